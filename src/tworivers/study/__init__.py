"""Measuring games and the program that plays them."""
