"""What must be true of the script book, its format and its checks."""
