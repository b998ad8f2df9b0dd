"""What must be true of In Between."""
