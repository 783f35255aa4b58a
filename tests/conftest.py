"""Settings of all tests."""

from __future__ import annotations

from hypothesis import settings

# how long an example takes says more about the machine than about the code
settings.register_profile("tworivers", deadline=None)
settings.load_profile("tworivers")
