"""The games in the browser: tables, seats, live positions and computer opponents, over HTTP and WebSockets.

docs/api.md is the contract with clients, docs/architecture.md says which room does what.
"""
