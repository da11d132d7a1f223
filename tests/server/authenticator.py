"""An authenticator: makes passkeys and signs with them, as a browser would ask it to."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from ludotheque.server.service.passkeys import write_base64


class Authenticator:
    """Holds one passkey for one site."""

    def __init__(self, origin: str = "https://example.org") -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: str, **wrong: Any) -> str:
        """The passkey that was asked for, as the JSON a browser sends."""
        asked = json.loads(options)
        numbers = self._key.public_key().public_numbers()
        key = {
            1: 2, 3: -7, -1: 1,
            -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big"),
        }  # fmt: skip
        data = self._data(asked["rp"]["id"], 0x45)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            "webauthn.create", asked["challenge"], wrong, attestationObject=write_base64(attested)
        )

    def sign(self, options: str, **wrong: Any) -> str:
        """What was asked for, signed."""
        asked = json.loads(options)
        self.uses += 1
        data = self._data(asked["rpId"], 0x05)
        client = self._client("webauthn.get", asked["challenge"], wrong)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        if wrong.get("signature"):
            signed = self._key.sign(b"something else", ec.ECDSA(hashes.SHA256()))
        return self._answer(
            "webauthn.get", asked["challenge"], wrong,
            authenticatorData=write_base64(data), signature=write_base64(signed), userHandle=None,
        )  # fmt: skip

    def _data(self, site: str, flags: int) -> bytes:
        return (
            hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")
        )

    def _client(self, kind: str, challenge: str, wrong: dict[str, Any]) -> bytes:
        said = {
            "type": kind,
            "challenge": wrong.get("challenge", challenge),
            "origin": wrong.get("origin", self.origin),
            "crossOrigin": False,
        }
        return json.dumps(said).encode()

    def _answer(self, kind: str, challenge: str, wrong: dict[str, Any], **response: Any) -> str:
        client = write_base64(self._client(kind, challenge, wrong))
        return json.dumps(
            {
                "id": write_base64(self.id),
                "rawId": write_base64(self.id),
                "type": "public-key",
                "response": {"clientDataJSON": client, **response},
                "clientExtensionResults": {},
                "authenticatorAttachment": "platform",
            }
        )
