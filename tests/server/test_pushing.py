"""Pushing: browsers are called through services on the open internet; nothing else is reached."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from ludotheque.server.open_internet import NotOpen, OpenInternet, host_of, is_open, resolve
from ludotheque.server.post import NotNow
from ludotheque.server.pushing import PATIENCE as PATIENCE_WITH_A_SERVICE
from ludotheque.server.pushing import Pushing, new_key
from ludotheque.server.service.calling import Calling
from ludotheque.server.service.calls import Calls
from ludotheque.server.service.letters import Told
from ludotheque.server.service.sending import LEASE, Sending
from ludotheque.server.store.calls import Push
from ludotheque.server.wire import sheets, values
from tests.server.inn import Inn, refused
from tests.server.process import PATIENCE
from tests.server.push_service import NAME, OUTSIDE, Browser, PushService, coded

TOLD = Told("Zock: it is your turn", "with Ben", "/t/table", "table", "en")
SITE = "https://games.example.org"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with PushService(tmp_path) as service:
        yield service


@pytest.fixture
def pushing(inn: Inn, service: PushService) -> Iterator[Pushing]:
    book = inn.store.calls
    pushing = Pushing(book, new_key(), SITE, service.internet(), service.secrecy, lambda: 1e9)
    yield pushing
    inn.run(pushing.close())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::",
        "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "::127.0.0.1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "localhost", "",
        "fec0::1", "feff::1", "3fff::1", "192.0.0.8", "192.0.0.9", "192.88.99.1", "::ffff:0:7f00:1",
    ],
)  # fmt: skip
def test_an_address_inside_the_house_is_none_on_the_open_internet(address: str) -> None:
    assert not is_open(address)


def test_what_is_on_the_open_internet_is() -> None:
    assert is_open("8.8.8.8") and is_open("2606:4700:4700::1111") and is_open(OUTSIDE)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x", "https://", "https://push.example.org:22/x", "ftp://x/y",
        "https://anna@push.example.org/x", "https://push.example.org:x/", "https:\\\\x\\y",
        "https://push.example.org/a b", "https://[::1", "file:///etc/passwd", "https://pü.sh/x",
    ],
)  # fmt: skip
def test_an_address_that_is_none_of_a_push_service_is_refused(url: str) -> None:
    with pytest.raises(NotOpen):
        host_of(url)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "10.0.0.7", "169.254.169.254", "2130706433"]
)
def test_no_browser_is_called_inside_the_house(inn: Inn, host: str) -> None:
    """With the machine's own name server: these are addresses already."""
    pushing = Pushing(inn.store.calls, new_key(), internet=OpenInternet())
    with refused("bad-endpoint"):
        inn.run(pushing.add("anna", Browser().wish(host=host), SITE))
    assert inn.run(inn.store.calls.pushes("anna")) == []


def test_an_address_in_numbers_is_none_of_a_push_service(inn: Inn) -> None:
    """Nothing could be signed for it, whatever it leads to."""
    pushing = Pushing(inn.store.calls, new_key(), internet=OpenInternet())
    for host in ("[2606:4700:4700::1111]", "8.8.8.8"):
        with refused("bad-endpoint"):
            inn.run(pushing.add("anna", Browser().wish(host=host), SITE))


@pytest.mark.parametrize(
    ("site", "said"),
    [
        ("https://games.example.org/", "https://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org"),
        ("http://localhost:8000", "https://localhost"),
        ("", "https://games.example.org"),
    ],
)
def test_whatever_the_site_is_called_push_services_can_read_who_calls(
    inn: Inn, service: PushService, site: str, said: str
) -> None:
    book = inn.store.calls
    pushing = Pushing(book, new_key(), site, service.internet(), service.secrecy, lambda: 1e9)
    inn.run(pushing.add("anna", Browser().wish(), f"{SITE}:8443"))
    assert inn.run(pushing.tell("anna", TOLD))
    [(_, headers, _)] = service.calls
    token = headers["authorization"].partition("t=")[2]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["sub"] == said
    inn.run(pushing.close())


@pytest.mark.parametrize("host", ["", "x y", '"><', "[::1]", "a" * 300])
def test_whoever_says_they_came_from_nowhere_keeps_nobody_from_being_called(
    inn: Inn, service: PushService, host: str
) -> None:
    book = inn.store.calls
    pushing = Pushing(book, new_key(), "", service.internet(), service.secrecy, lambda: 1e9)
    inn.run(pushing.add("anna", Browser().wish(), f"https://{host}"))
    assert inn.run(pushing.tell("anna", TOLD))
    inn.run(pushing.close())


def test_a_name_that_also_stands_for_something_inside_is_refused(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    service.resolved = [[OUTSIDE, "192.168.1.1"]]
    with refused("bad-endpoint"):
        inn.run(pushing.add("anna", Browser().wish(), SITE))
    with refused("bad-endpoint"):
        inn.run(pushing.add("anna", Browser().wish(host="unknown.example.org"), SITE))


def test_a_name_that_stands_for_something_else_later_is_not_followed(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    service.resolved = [[OUTSIDE], ["127.0.0.1"]]
    inn.run(pushing.add("anna", Browser().wish(), SITE))
    with pytest.raises(NotNow):
        inn.run(pushing.tell("anna", TOLD))
    assert service.calls == []


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("x", "y"), (coded(b"\4" + b"1" * 64), coded(b"s" * 16)), (coded(b"1" * 65), "é")],
)
def test_keys_that_are_none_are_refused(inn: Inn, pushing: Pushing, p256dh: str, auth: str) -> None:
    with refused("bad-endpoint"):
        wish = sheets.PushWish(f"https://{NAME}/x", p256dh, auth)
        inn.run(pushing.add("anna", wish, SITE))


def test_a_browser_is_told_what_only_it_can_read(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    browser = Browser()
    inn.run(pushing.add("anna", browser.wish(), SITE))
    assert inn.run(pushing.tell("anna", TOLD))
    [(path, headers, body)] = service.calls
    assert path == "/to/anna"
    assert b"Zock" not in body
    assert browser.read(body)["title"] == "Zock: it is your turn"
    assert (headers["host"], headers["content-encoding"]) == (NAME, "aes128gcm")
    token, key = (part.partition("=")[2] for part in headers["authorization"][6:].split(","))
    assert key == pushing.public_key
    assert Vapid02.verify(headers["authorization"])
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (f"https://{NAME}", SITE)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    inn: Inn, service: PushService, pushing: Pushing, status: int
) -> None:
    inn.run(pushing.add("anna", Browser().wish(), SITE))
    service.status = status
    assert not inn.run(pushing.tell("anna", TOLD))
    assert inn.run(inn.store.calls.pushes("anna")) == []


def test_a_service_that_leads_elsewhere_is_not_followed(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    inn.run(pushing.add("anna", Browser().wish(), SITE))
    service.status = 307
    assert not inn.run(pushing.tell("anna", TOLD))
    assert [path for path, _, _ in service.calls] == ["/to/anna"]


def test_a_service_that_is_busy_is_asked_again(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    inn.run(pushing.add("anna", Browser().wish(), SITE))
    service.status = 503
    with pytest.raises(NotNow):
        inn.run(pushing.tell("anna", TOLD))
    assert len(inn.run(inn.store.calls.pushes("anna"))) == 1


def test_a_service_that_dawdles_keeps_no_other_waiting(inn: Inn, pushing: Pushing) -> None:
    """All browsers of somebody are called before a letter may be claimed by another server."""
    others = asyncio.Event()
    reached: list[str] = []

    async def send(push: Push, told: Told) -> int:
        if push.endpoint.endswith("/a-slow"):
            await others.wait()
        reached.append(push.endpoint.rpartition("/")[2])
        if len(reached) == 2:
            others.set()
        return 201

    pushing._send = send  # type: ignore[method-assign]
    for path in ("/a-slow", "/phone", "/laptop"):
        inn.run(pushing.add("anna", Browser().wish(path), SITE))
    assert inn.run(pushing.tell("anna", TOLD))
    assert reached[2:] == ["a-slow"] and PATIENCE_WITH_A_SERVICE < LEASE


def test_an_answer_without_end_is_not_heard_to_its_end(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    inn.run(pushing.add("anna", Browser().wish(), SITE))
    service.is_endless = True
    assert inn.run(pushing.tell("anna", TOLD))
    assert service.hung_up.wait(PATIENCE)


def test_a_slow_name_server_takes_no_thread_that_others_wait_for(inn: Inn) -> None:
    """Whoever names a browser chooses which name server is asked."""

    async def with_others_busy() -> list[str]:
        is_over = threading.Event()
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1) as others:
            loop.set_default_executor(others)
            loop.run_in_executor(None, is_over.wait)
            try:
                return await resolve("127.0.0.1", 443)
            finally:
                is_over.set()

    assert asyncio.run(with_others_busy()) == ["127.0.0.1"]


class OneHearsAfterTheOther:
    """Browsers of which one hears of nothing before the other has."""

    def __init__(self, slow: str) -> None:
        self.slow = slow
        self.other_heard = asyncio.Event()

    async def tell(self, guest: str, told: Told) -> bool:
        if guest == self.slow:
            await self.other_heard.wait()
        else:
            self.other_heard.set()
        return True


def test_nobody_waits_for_the_browser_of_somebody_else(inn: Inn) -> None:
    calls = Calls(inn.tables, has_mail=False, push_key="key")
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    sending = Sending(inn.tables, None, "", OneHearsAfterTheOther(anna.id))
    for guest in (anna, ben):
        inn.run(calls.wish(guest.id, sheets.CallWishes(push=["start"])))
    inn.started(anna, ben, pace=values.Pace(kind="turns", answer=86_400))
    inn.time += 61
    inn.run(Calling(calls).look())
    inn.time += 30
    assert inn.run(sending.send_all("push")) == 2


class OneBreaks:
    """Browsers of which one cannot be called for a reason that nobody has thought of."""

    def __init__(self, broken: str) -> None:
        self.broken = broken
        self.told: list[str] = []

    async def tell(self, guest: str, told: Told) -> bool:
        if guest == self.broken:
            raise ValueError("of a library")
        self.told.append(guest)
        return True


def test_nobody_misses_a_call_because_of_what_somebody_elses_browser_does(inn: Inn) -> None:
    calls = Calls(inn.tables, has_mail=False, push_key="key")
    people = [inn.guest(name) for name in ("Anna", "Ben", "Cleo")]
    browsers = OneBreaks(people[0].id)
    sending = Sending(inn.tables, None, "", browsers)
    for guest in people:
        inn.run(calls.wish(guest.id, sheets.CallWishes(push=["start"])))
    inn.started(*people, game="zock", pace=values.Pace(kind="turns", answer=86_400))
    inn.time += 61
    inn.run(Calling(calls).look())
    inn.time += 30
    assert inn.run(sending.send_all("push")) == 2
    assert sorted(browsers.told) == sorted(one.id for one in people[1:])
    assert not inn.run(inn.store.calls.is_due("push", inn.time, sending.server))


def test_nothing_is_kept_to_call_somebody_of_whom_nothing_is_known(inn: Inn) -> None:
    calls = Calls(inn.tables, has_mail=False, push_key="key")
    inn.run(calls.call("anna", "invited", "table"))
    assert not inn.run(inn.store.calls.is_due("push", inn.time + 60, "server"))


def test_a_table_calls_all_browsers_of_whoever_is_asked(
    inn: Inn, service: PushService, pushing: Pushing
) -> None:
    calls = Calls(inn.tables, has_mail=False, push_key=pushing.public_key)
    calling, sending = Calling(calls), Sending(inn.tables, None, "", pushing)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    browsers = {path: Browser() for path in ("/laptop", "/phone")}
    for path, browser in browsers.items():
        inn.run(pushing.add(anna.id, browser.wish(path), SITE))
    inn.run(calls.wish(anna.id, sheets.CallWishes(push=["start"], language="de")))
    table = inn.started(anna, ben, pace=values.Pace(kind="turns", answer=86_400))
    inn.time += 61
    inn.run(calling.look())
    inn.time += 30
    assert inn.run(sending.send_all("push")) == 1
    for path, _, body in service.calls:
        told = browsers[path].read(body)
        assert told["title"] == "Quarrel: Die Partie beginnt"
        assert (told["url"], told["tag"], told["lang"]) == (f"/t/{table}", table, "de")
        assert told["body"] == "Quarrel mit Ben: Die Partie hat begonnen."
    assert {path for path, _, _ in service.calls} == set(browsers)
    assert inn.run(sending.send_all("push")) == 0


def test_a_key_is_made_that_browsers_take() -> None:
    point = base64.urlsafe_b64decode(Pushing(None, new_key()).public_key + "=")  # type: ignore[arg-type]
    assert ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
