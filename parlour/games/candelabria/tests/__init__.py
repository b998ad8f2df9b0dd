"""What must be true of The Curse of Candelabria."""
