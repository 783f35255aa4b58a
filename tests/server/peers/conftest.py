"""PostgreSQL for servers that share it."""

from server.storage.conftest import cluster as cluster
from server.storage.conftest import own_url as own_url
