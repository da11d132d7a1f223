"""Being known over HTTP: cookies, origins, limits, and several servers that agree."""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.service.accounts import new_codes
from ludotheque.server.store.sqlite import FILE_NAME
from tests.server.authenticator import Authenticator
from tests.server.process import Person, Server

ORIGIN = "https://club.example"
HEADERS = {"origin": ORIGIN, "host": "club.example"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Member(Person):
    """Somebody who comes by the server's name and keeps passkeys for it."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.http.headers["user-agent"] = FIREFOX
        self.device = Authenticator(ORIGIN)

    def ask(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        answer = self.http.post(path, json=body, headers={**HEADERS, **headers})
        assert answer.status_code == status, answer.text
        return answer.json()

    def keep(self) -> list[str]:
        offer = self.ask("/api/account/offer")
        credential = self.device.make(offer["options"])
        kept = self.ask("/api/account/passkeys", {"credential": credential, "name": "Key"}, 201)
        codes: list[str] = kept["codes"]
        return codes

    def enter(self, device: Authenticator) -> Any:
        offer = self.ask("/api/sign-in/offer")
        return self.ask("/api/sign-in", {"credential": device.sign(offer["options"])})

    def sign_off(self, where: str, device: str = "") -> Any:
        return self.ask("/api/account/sign-off", {"where": where, "device": device})

    def name_here(self) -> str:
        name: str = self.get("/api/hello")["guest"]["name"]
        return name


def test_a_passkey_gives_another_browser_a_cookie_of_its_own(server: Server) -> None:
    with Member(server, "Wilma") as wilma, Member(server, "Nobody") as other:
        codes = wilma.keep()
        assert len(codes) == 10
        before = other.cookie
        signed = other.enter(wilma.device)
        assert signed["guest"] == {
            "name": "Wilma", "colour": "red", "shape": "circle", "language": "", "is_kept": True,
        }  # fmt: skip
        assert other.cookie not in (before, wilma.cookie)
        assert other.name_here() == "Wilma"
        table = other.make("quarrel", 2)
        wilma.send(table, "sit")
        assert other.get(f"/api/tables/{table}")["seats"][0]["is_mine"]
        sheet = other.get("/api/account")
        assert [one["browser"] for one in sheet["devices"]] == ["Firefox, Linux"] * 2
        assert [one["is_this"] for one in sheet["devices"]].count(True) == 1

        with wilma.socket(table) as line:
            line.hear_until("news")
            there = next(one for one in sheet["devices"] if not one["is_this"])
            other.sign_off("device", there["id"])
            assert line.hear_until("bye")["code"] == "signed-off"
        old = wilma.cookie
        assert wilma.name_here() == ""
        assert wilma.cookie != old, "whoever was signed off is somebody new"
        assert other.sign_off("here")["made_at"] is None
        assert other.name_here() == ""
        assert wilma.ask("/api/sign-in", {"code": codes[3]})["guest"]["name"] == "Wilma"


def test_a_device_is_seen_wherever_it_comes_by(server: Server) -> None:
    with Member(server, "Ulla") as ulla, Member(server, "Nobody") as other:
        ulla.keep()
        other.enter(ulla.device)
        with closing(sqlite3.connect(server.data / FILE_NAME)) as file, file:
            file.execute("UPDATE sessions SET seen_at = 5")
        ulla.get("/api/hello")
        seen = {one["is_this"]: one["seen_at"] for one in other.get("/api/account")["devices"]}
        assert seen[False] > 5 and seen[True] > 5


def test_a_request_that_waits_for_news_is_not_answered_to_who_was_signed_off(
    server: Server,
) -> None:
    with Member(server, "Quirin") as quirin, Member(server, "Nobody") as other:
        quirin.keep()
        other.enter(quirin.device)
        table = other.make("quarrel", 2)
        version = quirin.news(table)["version"]
        waiting = f"{server.address}/api/tables/{table}/news?version={version}&wait=3"
        with httpx.Client(headers={"cookie": quirin.cookie}, timeout=60.0) as http:
            answers: list[httpx.Response] = []
            thread = threading.Thread(target=lambda: answers.append(http.get(waiting)))
            thread.start()
            other.sign_off("elsewhere")
            thread.join()
        assert answers[0].json().get("code", "") == "signed-off" or (
            "seats" in answers[0].json() and not answers[0].json()["table"]["seats"][0]["is_mine"]
        )


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "https://evil.example"}, "bad-origin"),
        ({"origin": "http://club.example"}, "no-passkeys-here"),
        ({"origin": "http://10.0.0.1", "host": "10.0.0.1"}, "no-passkeys-here"),
        ({"origin": "https://[::1]", "host": "[::1]"}, "no-passkeys-here"),
        ({"origin": ""}, "bad-origin"),
    ],
)
def test_passkeys_are_offered_by_name_and_https_only(
    server: Server, headers: dict[str, str], code: str
) -> None:
    with Member(server, "Rosa") as rosa:
        for path in ("/api/account/offer", "/api/sign-in/offer"):
            status = 403 if code == "bad-origin" else 422
            assert rosa.ask(path, None, status, **headers)["code"] == code


def test_on_this_machine_itself_a_name_is_enough(server: Server) -> None:
    with Member(server, "Rosa") as rosa:
        here = {"origin": f"http://localhost:{server.port}", "host": f"localhost:{server.port}"}
        offer = rosa.ask("/api/account/offer", None, 200, **here)
        assert json.loads(offer["options"])["rp"]["id"] == "localhost"


def test_whoever_guesses_is_slowed_down(tmp_path: Path) -> None:
    with (
        Server(tmp_path, sign_in_rate=0.001, sign_in_burst=3.0) as server,
        Member(server, "Thief") as thief,
    ):
        for code in new_codes()[:3]:
            assert thief.ask("/api/sign-in", {"code": code}, 403)["code"] == "bad-code"
        for path, body in (("/api/sign-in", {"code": "x"}), ("/api/sign-in/offer", None)):
            answer = thief.http.post(path, json=body, headers=HEADERS)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert int(answer.headers["retry-after"]) > 1


def test_an_address_is_slowed_down_however_many_guests_it_is(tmp_path: Path) -> None:
    with Server(tmp_path, sign_in_address_rate=0.001, sign_in_address_burst=2.0) as server:
        told = []
        for _ in range(3):
            answer = httpx.post(f"{server.address}/api/sign-in", json={"code": "x"})
            told.append(answer.json()["code"])
        assert told == ["bad-code", "bad-code", "too-fast"]


def test_what_was_answered_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Member(server, "Vera") as vera, Member(server, "") as other:
        codes = vera.keep()
        server.kill()
        server.start()
        assert other.ask("/api/sign-in", {"code": codes[0]})["guest"]["name"] == "Vera"
        server.kill()
        server.start()
        assert other.name_here() == "Vera"
        other.sign_off("elsewhere")
        server.kill()
        server.start()
        assert (vera.name_here(), other.name_here()) == ("", "Vera")
        assert vera.ask("/api/sign-in", {"code": codes[0]}, 410)["code"] == "used-code"
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        assert file.execute("SELECT count(*) FROM challenges").fetchone() == (0,)


def test_two_servers_of_one_database_agree_within_a_sweep(tmp_path: Path, database: str) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    settings = {"database": database, "sweep": 0.1}
    with (
        Server(folders[0], **settings) as one,
        Server(folders[1], **settings) as two,
        Member(one, "Paula") as paula,
        Member(two, "") as phone,
    ):
        paula.keep()
        offer = paula.ask("/api/sign-in/offer")  # What one server asks, the other may answer.
        phone.http.cookies.clear()
        phone.http.cookies.set("guest", paula.http.cookies["guest"])
        assert phone.name_here() == "Paula"
        signed = phone.ask("/api/sign-in", {"credential": paula.device.sign(offer["options"])})
        assert signed["guest"]["name"] == "Paula"
        table = phone.make("quarrel", 2)
        with phone.socket(table) as line:
            line.hear_until("news")
            paula.sign_off("here")
            assert line.hear_until("bye")["code"] == "signed-off"
        assert phone.name_here() == ""


def test_everything_about_me_is_one_file_and_goes_at_a_word(server: Server) -> None:
    with Member(server, "Zoe") as zoe, Member(server, "Ben") as ben:
        zoe.keep()
        table = zoe.make("quarrel", 2)
        zoe.send(table, "sit")
        ben.send(table, "sit")
        zoe.send(table, "start")
        answer = zoe.http.get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["tables"][0]["seats"][0]["name"] == "Zoe"
        assert zoe.ask("/api/account/erase", {"word": "no"}, 422)["code"] == "bad-message"
        assert zoe.name_here() == "Zoe"
        cookie = zoe.cookie
        assert zoe.ask("/api/account/erase", {"word": "erase"}) == {"tables": 1}
        assert zoe.cookie != cookie
        seats = ben.get(f"/api/tables/{table}")["seats"]
        assert [(seat["name"], seat["kind"]) for seat in seats] == [("—", "bot"), ("Ben", "person")]
        assert zoe.get("/api/account/export")["tables"] == []


def test_what_was_erased_is_in_no_file_while_the_server_runs(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with (
        Server(folder) as server,
        Member(server, "Zoraquirk") as zora,
        Member(server, "Ben") as ben,
    ):
        zora.keep()
        table = zora.make("quarrel", 2, sit={"name": "Zoraquirk"})
        ben.send(table, "sit")
        zora.send(table, "start")
        zora.send(table, "say", text="zoraquirk was here")
        guest = zora.get("/api/account/export")["guest"]
        zora.ask("/api/account/erase", {"word": "erase"})
        for file in folder.iterdir():
            found = file.read_bytes().lower()
            assert b"zoraquirk" not in found and guest.encode() not in found, file.name


def test_neither_a_credential_nor_a_code_is_a_bad_message(server: Server) -> None:
    with Member(server, "Rosa") as rosa:
        assert rosa.ask("/api/sign-in", {}, 422)["code"] == "bad-message"
        assert rosa.ask("/api/sign-in", {"password": "x"}, 422)["code"] == "bad-message"
