"""Several servers over one PostgreSQL: what they tell each other, who sees to what, and what follows when one dies."""
