"""The contract of a store's chapter about finding each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.store.finding import Block, Invitation, Seeker
from ludotheque.server.store.store import Conflict, Store
from tests.server.store_contract import StoreContract, change


def invitation(id: str, **other: object) -> Invitation:
    whole: dict[str, object] = {
        "table": "t", "inviter": "anna", "guest": "ben", "inviter_name": "Anna",
        "guest_name": "Ben", "at": 10.0, "expires_at": 100.0,
    }  # fmt: skip
    whole.update(other)
    return Invitation(id=id, **whole)  # type: ignore[arg-type]


class FindingContract(StoreContract):
    def test_a_block_is_kept_once_and_known_from_both_sides(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.block("anna", [Block("ben", "Ben", 1.0), Block("ben-2", "Ben", 1.0)])
            await store.block("anna", [Block("ben", "Bertha", 2.0), Block("carl", "Carl", 3.0)])
            assert [(one.other, one.name) for one in await store.blocked_by("anna")] == [
                ("carl", "Carl"), ("ben", "Ben"), ("ben-2", "Ben"),
            ]  # fmt: skip
            assert await store.blockers_of("ben") == {"anna"}
            assert await store.blocks_among(["anna", "ben", "dora"]) == {("anna", "ben")}
            assert await store.blocks_among([]) == set()
            await store.unblock("anna", ["ben", "ben-2", "nobody"])
            assert [one.other for one in await store.blocked_by("anna")] == ["carl"]

        self.run(tmp_path, work)

    def test_a_door_is_closed_and_opened(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            for is_closed in (True, True, False):
                await store.close_door("anna", is_closed)
                assert await store.is_door_closed("anna") == is_closed
            assert not await store.is_door_closed("ben")

        self.run(tmp_path, work)

    def test_an_invitation_is_open_until_it_is_settled_expires_or_the_game_begins(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("t"), change("u"), change("gone", phase="running"))
            for one in (
                invitation("1"), invitation("2", table="u", at=20.0), invitation("3", table="gone"),
                invitation("4", inviter="dora", expires_at=40.0), invitation("5", guest="carl"),
                invitation("6", table="nowhere"),
            ):  # fmt: skip
                await store.invite(one)
            assert [one.id for one in await store.invitations_to("ben", 50.0)] == ["2", "1"]
            assert [one.id for one in await store.invitations_from("anna", "t")] == ["1", "5"]
            assert await store.invited_since("anna", 15.0) == 1
            assert await store.settle_invitation("1", "declined")
            assert not await store.settle_invitation("1", "accepted")
            assert await store.invitation("1") == invitation("1", state="declined")
            assert await store.invitation("7") is None
            assert [one.id for one in await store.invitations_to("ben", 50.0)] == ["2"]
            assert await store.forget_invitations(50.0, 9) == 1
            assert await store.forget_invitations(500.0, 2) == 2

        self.run(tmp_path, work)

    def test_whoever_is_invited_twice_at_once_has_one_invitation(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("t"), change("u"))
            await asyncio.gather(*(store.invite(invitation(f"{place}")) for place in range(8)))
            first = await store.invitations_from("anna", "t")
            assert len(first) == 1
            await store.invite(invitation("u", table="u"))
            assert await store.settle_invitation(first[0].id, "withdrawn")
            await store.invite(invitation("new", at=20.0))
            await store.invite(invitation("newer", at=30.0))
            assert [one.id for one in await store.invitations_to("ben", 50.0)] == ["new", "u"]

        self.run(tmp_path, work)

    def test_who_waits_is_there_once_and_seen_for_a_while(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.seek(Seeker("anna", "zock", 1.0, 1.0))
            await store.seek(Seeker("ben", "any", 2.0, 2.0))
            await store.seek(Seeker("anna", "any", 3.0, 3.0))
            assert [one.guest for one in await store.seekers(0.0)] == ["ben", "anna"]
            await store.see_seeker("ben", 9.0)
            assert [one.guest for one in await store.seekers(5.0)] == ["ben"]
            await store.see_seeker("nobody", 9.0)
            await store.forget_seekers(5.0)
            assert await store.seeker("anna") is None
            await store.stop_seeking("ben")
            assert await store.seekers(0.0) == []

        self.run(tmp_path, work)

    def test_those_who_wait_are_claimed_together_with_their_table_or_not_at_all(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            for guest in ("anna", "ben", "carl"):
                await store.seek(Seeker(guest, "any", 1.0, 1.0))
            await store.claim(["anna", "ben"], change("t", holders=["anna", "ben"]))
            with pytest.raises(Conflict):
                await store.claim(["ben", "carl"], change("u"))
            with pytest.raises(Conflict):
                await store.claim(["carl"], change("t"))
            assert await store.load("u") is None
            found = [await store.seeker(guest) for guest in ("anna", "ben", "carl")]
            assert [one and one.table for one in found] == ["t", "t", ""]
            assert [row.table for row in await store.tables_of("anna", 9)] == ["t"]
            assert await store.has_company("anna") and not await store.has_company("carl")
            assert list(await store.rows_of(["t", "u"])) == ["t"]

        self.run(tmp_path, work)

    def test_of_many_who_claim_the_same_people_at_once_one_makes_a_table(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            for guest in ("anna", "ben"):
                await store.seek(Seeker(guest, "any", 1.0, 1.0))
            ends = await asyncio.gather(
                *(store.claim(["anna", "ben"], change(f"t{place}")) for place in range(8)),
                return_exceptions=True,
            )
            assert sum(end is None for end in ends) == 1
            assert sum(isinstance(end, Conflict) for end in ends) == 7
            assert len(await store.rows_of([f"t{place}" for place in range(8)])) == 1

        self.run(tmp_path, work)

    def test_a_table_takes_its_invitations_along(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("t"))
            await store.invite(invitation("1"))
            assert await store.remove("t", "gathering", 99.0)
            assert await store.invitation("1") is None

        self.run(tmp_path, work)
