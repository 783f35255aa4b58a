"""Telling people that it is their turn once they have left: by letter and by Web Push."""
