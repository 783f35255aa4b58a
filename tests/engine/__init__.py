"""Tests of what every game shares, on a small game of their own: Wells."""
