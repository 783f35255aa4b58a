"""What operators watch: counted while it happens, and handed out as Prometheus reads it."""
