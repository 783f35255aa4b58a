"""Malformed requests, messages and files by the thousand, sent to a running server."""
