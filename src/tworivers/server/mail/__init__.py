"""Letters to people: what they say, and the mail server that takes them."""
