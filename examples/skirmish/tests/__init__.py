"""What must be true of Skirmish."""
