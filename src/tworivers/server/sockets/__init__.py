"""The live connection: people who watch a table through a WebSocket."""
