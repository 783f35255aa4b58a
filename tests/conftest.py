"""Settings of all tests."""

from __future__ import annotations

from hypothesis import settings

from turns import DAY, today

# how long an example takes says more about the machine than about the code
settings.register_profile("tworivers", deadline=None)
settings.load_profile("tworivers")

today()  # before other processes start: which tests have their turn is the same for all


def pytest_report_header() -> str:
    """What is needed to repeat it."""
    return f"turns: those of {DAY}={today()}"
