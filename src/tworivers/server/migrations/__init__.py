"""How the database came to its form, one step a file; the server takes the steps that are missing when it starts."""
