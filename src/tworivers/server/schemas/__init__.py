"""The shapes of requests, answers and socket messages, as `/api/openapi.json` and docs/api.md describe them."""
