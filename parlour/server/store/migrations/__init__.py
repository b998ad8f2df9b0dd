"""How the tables of the database came to be, step by step."""
