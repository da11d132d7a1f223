"""How the expert of Zock was trained: `python -m tools.zock_net`."""
