"""Les Apaches de Paris."""
