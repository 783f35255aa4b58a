"""The games in the browser itself: rules and opponents as WebAssembly."""
