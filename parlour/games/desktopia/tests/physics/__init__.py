"""What must be true of the flick simulator."""
