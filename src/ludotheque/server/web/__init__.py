"""The web: thin handlers round the service, and what keeps them safe."""
