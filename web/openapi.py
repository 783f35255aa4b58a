"""Prints the server's OpenAPI document, from which the pages' TypeScript types are made."""

from __future__ import annotations

import json

from tworivers.server.app import create_app
from tworivers.server.settings import Settings

print(json.dumps(create_app(Settings()).openapi(), indent=2, sort_keys=True))
