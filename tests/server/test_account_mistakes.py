"""Bad input where one is known by passkeys: one sentence, and nothing changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.inn import refused
from tests.server.registry import ELSEWHERE, HERE, Registry
from tests.server.registry import registry as registry  # a fixture


def test_only_what_was_asked_of_this_guest_here_and_just_now_counts(registry: Registry) -> None:
    run, anna, ben = registry.inn.run, registry.visitor("Anna"), registry.visitor("Ben")
    accounts, device = registry.accounts, Authenticator()
    offer = run(accounts.offer_to_keep(anna, HERE))
    made = device.make(offer)
    with refused("challenge-gone"):
        run(accounts.keep(ben, HERE, made, "Foreign"))
    with refused("challenge-gone"):
        run(accounts.keep(anna, HERE, made, "Laptop"))
    offer = run(accounts.offer_to_keep(anna, HERE))
    with refused("challenge-gone"):
        run(accounts.keep(anna, ELSEWHERE, device.make(offer), "Laptop"))
    offer = run(accounts.offer_to_keep(anna, HERE))
    registry.inn.time += 301
    with refused("challenge-gone"):
        run(accounts.keep(anna, HERE, device.make(offer), "Laptop"))
    offer = run(accounts.offer_to_enter(anna, HERE))
    with refused("challenge-gone"):
        run(accounts.keep(anna, HERE, device.make(_as_registration(offer)), "Laptop"))
    assert registry.sheet(anna).made_at is None


def _as_registration(offer: str) -> str:
    asked = json.loads(offer)
    return json.dumps({"challenge": asked["challenge"], "rp": {"id": asked["rpId"]}})


@pytest.mark.parametrize(
    "wrong", [{"origin": "https://evil.org"}, {"signature": True}, {"origin": "null"}]
)
def test_what_another_site_or_key_has_signed_is_refused(
    registry: Registry, wrong: dict[str, Any]
) -> None:
    anna, thief = registry.visitor("Anna"), registry.visitor("Thief")
    device, _ = registry.keep(anna)
    with refused("bad-passkey"):
        registry.enter(thief, device, **wrong)
    assert len(registry.sheet(anna).devices) == 1


def test_a_foreign_passkey_is_not_known(registry: Registry) -> None:
    registry.keep(registry.visitor("Anna"))
    with refused("no-such-passkey"):
        registry.enter(registry.visitor("Ben"), Authenticator())


@pytest.mark.parametrize(
    "credential",
    ["{}", "[]", "null", '{"response": {"clientDataJSON": "!"}}', "[" * 900, '"x"',
     '{"response": {"clientDataJSON": "e30"}}'],
)  # fmt: skip
def test_what_is_no_answer_of_a_passkey_is_refused(registry: Registry, credential: str) -> None:
    anna, run = registry.visitor("Anna"), registry.inn.run
    with refused("bad-passkey"):
        run(registry.accounts.keep(anna, HERE, credential, "Laptop"))
    with refused("bad-passkey"):
        run(registry.accounts.enter_with_passkey(anna, HERE, credential))


def test_an_answer_whose_parts_are_damaged_is_refused(registry: Registry) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    for spoil in ("attestationObject", "id"):
        offer = run(registry.accounts.offer_to_keep(anna, HERE))
        made = json.loads(Authenticator().make(offer))
        if spoil == "id":
            made["id"] = made["rawId"] = "!"
        else:
            made["response"][spoil] = "oWNmbXQ"
        with refused("bad-passkey"):
            run(registry.accounts.keep(anna, HERE, json.dumps(made), "Laptop"))
