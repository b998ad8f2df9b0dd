"""Lets people reach a table."""
