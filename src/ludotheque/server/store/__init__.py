"""Stores: where tables outlive the process. One interface, one contract for all of them."""
