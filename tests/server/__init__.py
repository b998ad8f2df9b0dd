"""Tests of the server: through real sockets, with a real database."""
