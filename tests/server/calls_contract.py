"""The contract of a store about calls: what is to be sent stays until it was, under one name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import structs

from ludotheque.server.store.calls import Callee, FirstLetter, NewCall, Push, Telling
from ludotheque.server.store.store import Store
from tests.server.store_contract import change

T = TypeVar("T")


def call(id: str, guest: str = "anna", **more: Any) -> NewCall:
    whole: dict[str, Any] = {"way": "mail", "kind": "turn", "due_at": 10.0, "made_at": 5.0}
    return NewCall(id=id, guest=guest, **{**whole, **more})


def first(guest: str = "anna", address: str = "a@example.org", at: float = 5.0) -> FirstLetter:
    letter = call(f"{guest}-{address}-{at}", guest, kind="confirm", is_alone=True, made_at=at)
    proof = f"proof of {guest} for {address}"
    return FirstLetter(guest, address, f"hash of {address}", proof, f"key-{guest}", letter, 3, 0.0)


class CallsContract:
    def make(self, folder: Path) -> Store:
        raise NotImplementedError

    def run(self, folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
        async def with_store() -> T:
            store = self.make(folder)
            await store.open()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(with_store())

    def test_wishes_are_kept_and_the_key_that_signs_off_stays(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            assert await book.callees(["anna"]) == {}
            await book.keep_wishes("anna", "first", "key")
            await book.keep_wishes("anna", "second", "other", [call("a")])
            expected = Callee("anna", "second", off_key="key")
            assert await book.callees(["anna", "ben"]) == {"anna": expected}
            assert await book.callee_of_key("key") == expected
            assert await book.callee_of_key("other") is None
            assert await book.is_due("mail", 10.0, "s")

        self.run(tmp_path, work)

    def test_what_follows_from_wishes_is_replaced_with_them(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            for name in "abc":
                await book.keep_wishes("anna", name, "key", [call(name, way="self")])
            await book.keep_wishes("ben", "", "other", [call("d", "ben", way="self")])
            claimed = await book.claim("self", 10.0, "s", 70.0, "letter-1")
            assert [one.id for one in claimed] == ["c"]
            await book.keep_wishes("anna", "e", "key", [call("e", way="self")])
            claimed = await book.claim("self", 10.0, "s", 70.0, "letter-2")
            assert [one.id for one in claimed] == ["d"]
            await book.finish("letter-1", None)
            claimed = await book.claim("self", 10.0, "s", 70.0, "letter-3")
            assert [one.id for one in claimed] == ["e"]

        self.run(tmp_path, work)

    def test_an_address_counts_once_it_is_confirmed_in_time(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            assert await book.ask_address(first(at=100.0))
            anna = (await book.callees(["anna"]))["anna"]
            assert (anna.address, anna.asked) == ("", "a@example.org")
            assert await book.guests_at("a@example.org") == []
            assert await book.confirm("proof of anna for a@example.org", 101.0) is None
            assert await book.confirm("", 0.0) is None
            assert await book.confirm("proof of anna for a@example.org", 100.0) == "anna"
            assert await book.confirm("proof of anna for a@example.org", 100.0) is None
            assert await book.guests_at("a@example.org") == ["anna"]
            assert await book.ask_address(first(address="b@example.org"))
            anna = (await book.callees(["anna"]))["anna"]
            assert (anna.address, anna.asked) == ("a@example.org", "b@example.org")
            await book.drop_address("anna")
            anna = (await book.callees(["anna"]))["anna"]
            assert (anna.address, anna.asked) == ("", "")
            assert not await book.is_due("mail", 1_000.0, "s")
            assert await book.guests_at("") == []

        self.run(tmp_path, work)

    def test_asking_an_address_keeps_wishes_only_in_the_place_of_those_found(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            for before, wishes, kept in [("", "a", "a"), ("a", "b", "b"), ("a", "c", "b")]:
                letter = structs.replace(first(), before=before, wishes=wishes)
                assert await store.calls.ask_address(letter)
                assert (await store.calls.callees(["anna"]))["anna"].wishes == kept

        self.run(tmp_path, work)

    def test_only_so_many_first_letters_go_to_one_address(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            for guest in ("anna", "ben", "cleo"):
                assert await book.ask_address(first(guest))
            assert not await book.ask_address(first("dora"))
            assert await book.callees(["dora"]) == {}
            assert not await book.count_letter("hash of a@example.org", 5.5, 0.0, 3)
            assert await book.count_letter("hash of a@example.org", 5.5, 0.0, 4)
            await book.forget_letters(5.2)
            assert await book.ask_address(first("dora"))
            assert not await book.count_letter("hash of a@example.org", 5.5, 0.0, 2)

        self.run(tmp_path, work)

    def test_what_is_due_to_one_person_goes_together(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            for guest in ("anna", "ben"):
                await book.keep_wishes(guest, "", f"key-{guest}")
            await book.add([call("a"), call("b", "ben", due_at=9.0), call("c", due_at=8.0)])
            await book.add([call("d", due_at=99.0), call("e", way="push"), call("a", kind="end")])
            await book.add([call("f", is_alone=True, due_at=9.5)])
            assert not await book.is_due("mail", 7.0, "s")
            assert await book.claim("mail", 7.0, "s", 67.0, "letter-0") == []
            claimed = await book.claim("mail", 20.0, "s", 80.0, "letter-1")
            assert [(one.id, one.kind, one.letter) for one in claimed] == [
                ("a", "turn", "letter-1"), ("c", "turn", "letter-1"),
            ]  # fmt: skip
            claimed = await book.claim("mail", 20.0, "s", 80.0, "letter-2")
            assert [one.id for one in claimed] == ["b"]
            await book.finish("letter-1", 21.0)
            claimed = await book.claim("mail", 20.0, "s", 80.0, "letter-3")
            assert [one.id for one in claimed] == ["f"]
            assert not await book.is_due("mail", 20.0, "s")
            callees = await book.callees(["anna", "ben"])
            assert (callees["anna"].mailed_at, callees["ben"].mailed_at) == (21.0, 0.0)
            await book.finish("letter-2", None)
            assert (await book.callees(["ben"]))["ben"].mailed_at == 0.0
            claimed = await book.claim("push", 20.0, "s", 80.0, "letter-4")
            assert [one.id for one in claimed] == ["e"]

        self.run(tmp_path, work)

    def test_whoever_has_a_browser_called_has_a_key_and_is_called(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            await book.keep_push(Push("https://1", "anna", "k", "a", "o", 1.0), 3, "key")
            await book.keep_push(Push("https://2", "anna", "k", "a", "o", 2.0), 3, "other")
            assert await book.callee_of_key("key") == Callee("anna", off_key="key")
            await book.add([call("a", way="push")])
            assert await book.claim("push", 20.0, "s", 80.0, "letter-1")

        self.run(tmp_path, work)

    def test_to_nobody_two_letters_are_under_way(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            for guest in ("anna", "ben"):
                await book.keep_wishes(guest, "", f"key-{guest}")
            await book.add([call("a"), call("b", "ben")])
            assert await book.claim("mail", 20.0, "s", 80.0, "letter-1")
            await book.add([call("c")])
            claimed = await book.claim("mail", 20.0, "s", 80.0, "letter-2")
            assert [one.id for one in claimed] == ["b"]
            assert await book.claim("mail", 20.0, "s", 80.0, "letter-3") == []
            await book.finish("letter-1", 20.0)
            claimed = await book.claim("mail", 20.0, "s", 80.0, "letter-4")
            assert [one.id for one in claimed] == ["c"]

        self.run(tmp_path, work)

    def test_a_letter_that_was_not_sent_in_time_keeps_its_name(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            await book.keep_wishes("anna", "", "key")
            await book.add([call("a")])
            await book.claim("mail", 20.0, "killed", 80.0, "letter-1")
            await book.add([call("b")])
            assert await book.is_due("mail", 90.0, "next")
            claimed = await book.claim("mail", 90.0, "next", 150.0, "letter-2")
            assert [(one.id, one.letter) for one in claimed] == [("a", "letter-1")]
            await book.put_off("letter-1", 200.0, is_tried=True)
            claimed = await book.claim("mail", 199.0, "next", 250.0, "letter-3")
            assert [(one.id, one.letter) for one in claimed] == [("b", "letter-3")]
            await book.put_off("letter-3", 300.0, is_tried=False)
            claimed = await book.claim("mail", 300.0, "next", 400.0, "letter-4")
            assert [(one.id, one.letter, one.tries) for one in claimed] == [("a", "letter-1", 1)]
            await book.finish("letter-1", 301.0)
            claimed = await book.claim("mail", 300.0, "next", 400.0, "letter-4")
            assert [(one.id, one.letter, one.tries) for one in claimed] == [("b", "letter-4", 0)]
            await book.finish("letter-4", None)
            assert not await book.is_due("mail", 1_000.0, "s")

        self.run(tmp_path, work)

    def test_browsers_belong_to_whoever_came_last_and_are_not_many(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            for number in range(4):
                one = Push(f"https://{number}", "anna", "key", "auth", "origin", float(number))
                await book.keep_push(one, 3, "key")
            assert [one.endpoint for one in await book.pushes("anna")] == [
                "https://1", "https://2", "https://3",
            ]  # fmt: skip
            await book.keep_push(Push("https://2", "ben", "k", "a", "origin", 9.0), 3, "other")
            assert [one.endpoint for one in await book.pushes("anna")] == ["https://1", "https://3"]
            assert not await book.drop_push("https://2", "anna")
            assert await book.drop_push("https://2", "ben")
            assert await book.pushes("ben") == []

        self.run(tmp_path, work)

    def test_a_key_of_the_house_is_made_once(self, tmp_path: Path) -> None:
        async def make(store: Store) -> list[str]:
            return [await store.calls.house_key("push", made) for made in ("first", "second")]

        assert self.run(tmp_path, make) == ["first", "first"]
        assert self.run(tmp_path, lambda store: store.calls.house_key("push", "third")) == "first"

    def test_a_table_calls_when_its_time_has_come_and_once(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            await store.commit(change("t", call_at=50.0, down=10.0))
            await store.commit(change("later", call_at=90.0))
            await store.commit(change("never"))
            assert await book.tables_to_call(39.0, 9) == []
            [(kept, call_at)] = await book.tables_to_call(40.0, 9)
            assert (kept.table, kept.version, call_at) == ("t", 1, 40.0)
            assert set(await book.rows(["t", "later", "none"])) == {"t", "later"}
            one = Telling("t", 1, 40.0, 70.0, {("anna", "turn"): "mark"}, [call("a", table="t")])
            assert await book.tell(one)
            assert not await book.tell(one)
            assert await book.told_at("t") == {("anna", "turn"): "mark"}
            assert await book.tables_to_call(69.0, 9) == []
            again = Telling("t", 1, 70.0, None, {("anna", "turn"): "new"}, [call("b", table="t")])
            await store.commit(change("t", version=1, keeps_call=True))
            assert not await book.tell(again)
            again.version = 2
            assert await book.tell(again)
            assert await book.told_at("t") == {("anna", "turn"): "new"}
            await book.keep_wishes("anna", "", "key")
            claimed = await book.claim("mail", 99.0, "s", 199.0, "letter")
            assert [one.id for one in claimed] == ["b"]  # It has taken the place of the one before.
            await store.commit(change("t", version=2, call_at=95.0))
            found = await book.tables_to_call(99.0, 9)
            assert [(kept.table, at) for kept, at in found] == [("later", 90.0), ("t", 95.0)]
            await store.remove("t", "gathering", 1e9)
            assert await book.told_at("t") == {}

        self.run(tmp_path, work)

    def test_all_about_somebody_can_be_forgotten(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            for guest in ("anna", "ben"):
                await book.ask_address(first(guest))
                await book.keep_push(Push(f"https://{guest}", guest, "k", "a", "o", 1.0), 3, guest)
            await store.commit(change("t", call_at=5.0))
            told = {("anna", "turn"): "a", ("ben", "turn"): "b"}
            await book.tell(Telling("t", 1, 5.0, None, told, []))
            await book.forget_guest("anna")
            assert list(await book.callees(["anna", "ben"])) == ["ben"]
            assert await book.pushes("anna") == []
            assert await book.told_at("t") == {("ben", "turn"): "b"}
            assert (await book.claim("mail", 99.0, "s", 199.0, "letter"))[0].guest == "ben"
            assert not await book.is_due("mail", 99.0, "s")

        self.run(tmp_path, work)
