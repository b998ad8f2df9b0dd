"""The rules of Desktopia, one file a chapter."""
