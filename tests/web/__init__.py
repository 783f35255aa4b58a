"""The pages in a real Chromium, against the real server."""
