"""The server: tables, their store, and the wire to the page."""
