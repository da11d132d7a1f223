"""The schema of the socket's messages, made from the types themselves."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from ludotheque.server.wire import commands, messages


@functools.cache
def messages_schema() -> dict[str, Any]:
    """A JSON schema with `Command` (what a client may send) and `Message` (what it may get)."""
    (command, message), components = msgspec.json.schema_components(
        [commands.AnyCommand, messages.AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "$defs": {**components, "AnyCommand": command, "AnyMessage": message},
    }
