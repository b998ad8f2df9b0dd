"""What is printed on the pieces of Skirmish."""
