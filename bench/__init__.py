"""Measures us beside our peers."""
