"""Passkeys: what a browser is asked to sign, and whether it was the right key that did.

The library takes a while to load, and few ever need it: it is loaded by the first who does, beside
the loop that serves everybody.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from typing import Any, Final

from msgspec import Struct

from ludotheque.server.service.trouble import Trouble

TITLE: Final = "Ludothèque"


class Site(Struct, frozen=True):
    """Where the page was reached, as the browser and the request say."""

    origin: str
    host: str
    """What a passkey is made for, and offered at."""


class Proved(Struct):
    """A passkey that has signed what it should."""

    id: str
    key: str
    uses: int


def user_of(guest: str) -> bytes:
    """By what a passkey knows whose it is; it says nothing of the guest."""
    return hashlib.sha256(f"passkey {guest}".encode()).digest()


def options_to_keep(site: Site, guest: str, name: str, challenge: bytes, known: list[str]) -> str:
    """What a browser needs to make a passkey, as JSON; none where it has one that is known."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import structs

    return options_to_json(
        generate_registration_options(
            rp_id=site.host,
            rp_name=TITLE,
            user_name=name,
            user_id=user_of(guest),
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=read_base64(id)) for id in known
            ],
        )
    )


def options_to_enter(site: Site, challenge: bytes) -> str:
    """What a browser needs to sign in with any passkey that it has for this site, as JSON."""
    from webauthn import generate_authentication_options, options_to_json

    return options_to_json(generate_authentication_options(rp_id=site.host, challenge=challenge))


def verify_new(site: Site, credential: str, challenge: bytes) -> Proved:
    """A new passkey, if it was made for this site and this challenge; `bad-passkey` otherwise."""
    from webauthn import verify_registration_response

    found: Any = _verified(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    )
    return Proved(
        write_base64(found.credential_id),
        write_base64(found.credential_public_key),
        found.sign_count,
    )


def verify_known(site: Site, credential: str, challenge: bytes, key: str, uses: int) -> Proved:
    """A known passkey, if it has signed this challenge for this site; `bad-passkey` otherwise."""
    from webauthn import verify_authentication_response

    found: Any = _verified(
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=read_base64(key),
            credential_current_sign_count=uses,
        )
    )
    return Proved(write_base64(found.credential_id), key, found.new_sign_count)


def challenge_in(credential: str) -> bytes:
    """The challenge that a browser says it was signed; `bad-passkey` if it says nothing."""
    try:
        said = json.loads(read_base64(json.loads(credential)["response"]["clientDataJSON"]))
        return read_base64(said["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Trouble("bad-passkey") from None


def id_in(credential: str) -> str:
    """The id of the passkey that a browser says was used."""
    try:
        return write_base64(read_base64(json.loads(credential)["rawId"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Trouble("bad-passkey") from None


def read_base64(text: str) -> bytes:
    """Bytes as browsers write them; `ValueError` if they are none."""
    try:
        return base64.b64decode(f"{text}{'=' * (-len(text) % 4)}", altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def write_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _verified(verify: Any) -> Any:
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify()
    except (WebAuthnException, ValueError, TypeError, KeyError, RecursionError):
        raise Trouble("bad-passkey") from None
