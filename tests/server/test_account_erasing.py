"""Everything about me: given out, and erased."""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque.server.service.exporting import everything_about
from ludotheque.server.service.notices import Notices
from ludotheque.server.wire import commands, sheets
from tests.server.inn import refused
from tests.server.registry import Registry
from tests.server.registry import registry as registry  # a fixture


def test_the_language_goes_with_the_guest(registry: Registry) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    introduce = registry.inn.tables.guests.introduce
    run(introduce(anna.guest, sheets.Profile(name="Anna", language="fr")))
    run(introduce(anna.guest, sheets.Profile(name="Änne")))
    assert registry.as_guest(anna).language == "fr"
    with refused("no-such-language"):
        run(introduce(anna.guest, sheets.Profile(name="Anna", language="tlh")))


def test_everything_is_given_out_and_then_erased(registry: Registry, tmp_path: Path) -> None:
    inn, anna, ben = registry.inn, registry.visitor("Anna"), registry.visitor("Ben")
    device, _ = registry.keep(anna)
    table = inn.started(registry.as_guest(anna), registry.as_guest(ben))
    inn.send(table, registry.as_guest(anna), commands.Say(id="one", text="Hello Ben", seat=0))
    inn.send(table, registry.as_guest(ben), commands.Say(id="two", text="Hello Anna", seat=1))
    for guest, seat in ((anna, 0), (ben, 1)):
        order = commands.GiveOrder(id="ahead", seat=seat, step="raise", move="stand")
        inn.send(table, registry.as_guest(guest), order)
    told = inn.run(everything_about(inn.tables, anna.guest))
    text = json.dumps(told)
    assert told["guests"][0]["name"] == "Anna"
    [said] = told["tables"][0]["my_answers_in_advance"]
    assert (said["seat"], said["step"], said["move"]) == (0, "raise", "stand")
    assert [one["my_seats"] for one in told["tables"]] == [[0]]
    assert "Hello Ben" in text and "Hello Anna" not in text
    assert told["passkeys"][0]["name"] == "Laptop"
    assert ben.guest not in text
    assert inn.run(registry.accounts.erase(anna)) == 1
    notices = Notices(inn.tables, set(), registry.sessions)
    inn.run(notices.heed())
    names = [seat.name for seat in inn.info(table, registry.as_guest(ben)).seats]
    assert names == ["—", "Ben"]
    told = inn.run(everything_about(inn.tables, anna.guest))
    rows = [told[name] for name in ("guests", "tables", "chat", "passkeys", "sessions", "accounts")]
    assert not any(rows)
    with refused("no-such-passkey"):
        registry.enter(registry.visitor(""), device)


def test_also_what_was_played_and_where_somebody_was(registry: Registry) -> None:
    inn, anna = registry.inn, registry.visitor("Anna")
    registry.keep(anna)
    ben, cleo = inn.guest("Ben"), inn.guest("Cleo")
    over = inn.started(registry.as_guest(anna), ben)
    inn.play_out(over, {0: registry.as_guest(anna), 1: ben})
    left = inn.started(registry.as_guest(anna), ben, cleo)
    inn.send(left, registry.as_guest(anna), commands.Resign(id="go", seat=0))
    told = inn.run(everything_about(inn.tables, anna.guest))
    (game,) = told["games"]
    assert (game["table"], game["is_rated"]) == (over, False)
    assert [(one["name"], one["is_mine"]) for one in game["seats"]] == [
        ("Anna", True), ("Ben", False),
    ]  # fmt: skip
    assert "opening" not in game["seats"][1]
    tables = {one["id"]: one for one in told["tables"]}
    assert (tables[over]["my_seats"], tables[left]["my_seats"]) == ([0], [])
    assert tables[left]["my_former_seats"] == [0]
    assert told["codes"] == [{"is_used": 0}] * 10


def test_no_name_stays_where_somebody_was_replaced_or_was_a_guest_before(
    registry: Registry,
) -> None:
    inn, phone = registry.inn, registry.visitor("Phone")
    anna = registry.visitor("Anna")
    device, _ = registry.keep(anna)
    ben, cleo = inn.guest("Ben"), inn.guest("Cleo")
    over = inn.started(registry.as_guest(phone), ben)
    inn.play_out(over, {0: registry.as_guest(phone), 1: ben})
    registry.enter(phone, device)
    running = inn.started(registry.as_guest(anna), ben, cleo)
    inn.time += 100_000
    inn.send(running, ben, commands.Propose(id="out", what="replace", seat=0))
    inn.send(running, cleo, commands.AnswerProposal(id="yes", agree=True))
    for seat, one in ((1, ben), (2, cleo)):
        inn.send(running, one, commands.Say(id=inn.message(), text="Where is she?", seat=seat))
    inn.run(registry.accounts.erase(anna))
    inn.run(Notices(inn.tables, set(), registry.sessions).heed())
    inn.tables.forget(running)
    assert inn.table(running).record.chairs[0].name == "—"
    kept = inn.run(inn.store.result(over))
    assert kept is not None
    assert "Phone" not in kept.text and "Ben" in kept.text
    assert anna.guest not in kept.text + str(inn.table(running).record)
