"""Native code on disk, shared by processes that may start at the same moment. Needs Numba: imported only where rules are compiled."""

from __future__ import annotations

from typing import Any

from filelock import FileLock
from numba.core.caching import FunctionCache


def _lock(folder: str) -> FileLock:
    """A new one every time: a lock that exists already can't be used after a fork."""
    return FileLock(f"{folder}/lock")


class SharedCache(FunctionCache):  # type: ignore[misc]
    """Numba's own cache, one process at a time: two that add code of the same function at once would give both the same file name."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The native code for a signature, if it was kept. What was kept for names of a game that isn't here any more can't be read: begin anew."""
        with _lock(self.cache_path):
            try:
                return super().load_overload(sig, target_context)
            except (ImportError, AttributeError):
                self.flush()
                return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the native code for a signature."""
        self._impl.locator.ensure_cache_path()
        with _lock(self.cache_path):
            super().save_overload(sig, data)
