"""The steps; an old one is never changed."""
