"""The contract of what a store keeps of games that are over: results, ratings, who may look.

A test module for a store subclasses `ResultsContract` as it does `StoreContract`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludotheque.server.store.results import KeptRating, NewRatings, NewResult, Person
from ludotheque.server.store.store import Conflict, Store
from tests.server.store_contract import change

T = TypeVar("T")


def result(table: str = "t", **other: Any) -> NewResult:
    whole: dict[str, Any] = {
        "game": "zock", "finished_at": 10.0, "is_rated": True, "text": "{}", "guests": ["anna"],
    }  # fmt: skip
    return NewResult(table=table, **{**whole, **other})


def rated(table: str, before: dict[str, KeptRating], *after: KeptRating) -> NewRatings:
    return NewRatings(table, "zock", "{}", f"moved by {table}", before, list(after))


ANNA = KeptRating("anna", 26.0, 8.0, 1)
BOT = KeptRating("bot:novice", 24.0, 8.0, 1)


class ResultsContract:
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

    def test_a_result_comes_with_the_change_that_ends_its_game_or_not_at_all(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("t"))
            assert await store.result("t") is None
            with pytest.raises(Conflict):
                await store.commit(change("t", version=7, phase="over", result=result()))
            assert await store.result("t") is None and await store.results_of("anna", 9) == []
            await store.commit(change("t", version=1, phase="over", result=result()))
            kept = await store.result("t")
            assert kept is not None
            assert (kept.game, kept.finished_at, kept.is_rated) == ("zock", 10.0, True)
            assert (kept.place, kept.ratings, kept.is_there) == (None, "", True)
            assert [one.table for one in await store.results_of("anna", 9)] == ["t"]

        self.run(tmp_path, work)
        found = self.run(tmp_path, lambda store: store.results_of("anna", 9))
        assert [one.table for one in found] == ["t"], "it is there after a restart"

    def test_results_stay_when_their_tables_go(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("t", phase="over", result=result()))
            assert await store.remove("t", "over", 11.0)
            (kept,) = await store.results_of("anna", 9)
            assert not kept.is_there

        self.run(tmp_path, work)

    def test_what_somebody_has_played_comes_the_latest_first(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            for number, table in enumerate("bac"):
                await store.commit(
                    change(table, result=result(table, finished_at=float(number // 2)))
                )
            await store.note_result(result("d", guests=["ben"], finished_at=9.0))
            found = [one.table for one in await store.results_of("anna", 9)]
            assert found == ["c", "a", "b"]
            assert len(await store.results_of("anna", 2)) == 2

        self.run(tmp_path, work)

    def test_tables_that_older_servers_have_ended_are_found_until_they_are_noted(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("running", phase="running"))
            await store.commit(change("over", phase="over"))
            assert await store.unnoted(9) == ["over"]
            await store.note_result(result("over", is_rated=False))
            await store.note_result(result("over", text="another"))
            assert await store.unnoted(9) == []
            kept = await store.result("over")
            assert kept is not None and kept.text == "{}", "the first one stays"
            assert await store.to_rate(9) == []

        self.run(tmp_path, work)

    def test_results_are_rated_in_the_order_in_which_they_came_and_once(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            for table, at in (("c", 1.0), ("b", 2.0), ("a", 2.0)):
                await store.commit(change(table, result=result(table, finished_at=at)))
            assert [one.table for one in await store.to_rate(9)] == ["c", "a", "b"]
            await store.keep_ratings(rated("c", {}, ANNA, BOT))
            assert await store.ratings_of("zock", ["anna", "ben"]) == {"anna": ANNA}
            assert [one.table for one in await store.to_rate(9)] == ["a", "b"]
            with pytest.raises(Conflict):
                await store.keep_ratings(rated("c", {"anna": ANNA, "bot:novice": BOT}, ANNA, BOT))
            with pytest.raises(Conflict):  # Somebody else has changed a rating since.
                await store.keep_ratings(rated("a", {}, ANNA))
            later = KeptRating("anna", 27.0, 7.0, 2)
            await store.keep_ratings(rated("a", {"anna": ANNA}, later))
            first, second = await store.result("c"), await store.result("a")
            assert first is not None and second is not None
            assert (first.place, second.place) == (1, 2)
            assert (first.ratings, second.ratings) == ("moved by c", "moved by a")
            assert await store.all_ratings_of("anna") == {"zock": later}

        self.run(tmp_path, work)

    def test_of_two_who_rate_at_once_one_comes_first(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            for table in "ab":
                await store.commit(change(table, result=result(table)))
            others = [rated("a", {}, ANNA), rated("b", {}, BOT), rated("a", {}, ANNA)]
            ends = await asyncio.gather(
                *(store.keep_ratings(one) for one in others), return_exceptions=True
            )
            assert all(one is None or isinstance(one, Conflict) for one in ends)
            places = [kept.place for one in "ab" if (kept := await store.result(one))]
            known = [place for place in places if place is not None]
            assert sorted(known) == list(range(1, len(known) + 1)) and known
            assert [ends[0], ends[2]].count(None) <= 1

        self.run(tmp_path, work)

    def test_of_many_who_rate_newcomers_at_once_nobody_passes_another_over(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            games = [f"game {number}" for number in range(20)]

            async def rate(game: str, table: str) -> None:
                while True:
                    before = await store.ratings_of(game, ["anna"])
                    games = before["anna"].games if before else 0
                    after = KeptRating("anna", 25.0, 8.0, games + 1)
                    new = NewRatings(table, game, "{}", "moved", before, [after])
                    try:
                        return await store.keep_ratings(new)
                    except Conflict:
                        continue

            tables = [(game, f"{game}, table {place}") for game in games for place in range(3)]
            for game, table in tables:
                await store.note_result(result(table, game=game))
            for game in games:
                await asyncio.gather(*(rate(*one) for one in tables if one[0] == game))
            rated = [await store.ratings_of(game, ["anna"]) for game in games]
            assert [one["anna"].games for one in rated] == [3] * len(games)

        self.run(tmp_path, work)

    def test_a_result_that_somebody_was_erased_from_meanwhile_is_looked_at_again(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.note_result(result("t", text='{"seats":["somebody else now"]}'))
            with pytest.raises(Conflict):
                await store.keep_ratings(rated("t", {}, ANNA))
            assert await store.ratings_of("zock", ["anna"]) == {}

        self.run(tmp_path, work)

    def test_only_those_are_listed_who_allow_it_and_all_bots(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            people = {"anna": "nobody", "ben": "played", "cleo": "everybody", "dora": "nobody"}
            everybody = [*people, "bot:novice", "gone:somebody"]
            await store.commit(change("t", result=result(guests=["anna", "ben"])))
            ratings = [KeptRating(one, 25.0, 8.0, 1) for one in everybody]
            await store.keep_ratings(rated("t", {}, *ratings))
            for name, shown_to in people.items():
                await store.keep_person(Person(name, f"id-{name}", shown_to))  # type: ignore[arg-type]
                await store.keep_guest(name, json.dumps({"id": name, "name": name.title()}))

            async def seen(guest: str) -> list[str]:
                return [one.player for one in await store.rating_list("zock", guest, 99)]

            assert await seen("anna") == ["anna", "ben", "bot:novice", "cleo"]
            assert await seen("dora") == ["bot:novice", "cleo", "dora"]
            assert await seen("nobody") == ["bot:novice", "cleo"]
            assert await store.rating_list("other", "anna", 99) == []
            (cleo,) = [one for one in await store.rating_list("zock", "", 9) if one.person]
            assert (cleo.person, json.loads(cleo.profile)["name"]) == ("id-cleo", "Cleo")
            assert await store.shown("anna", list(people)) == {"ben": "id-ben", "cleo": "id-cleo"}
            assert await store.shown("dora", list(people)) == {"cleo": "id-cleo"}
            assert await store.shown("dora", []) == {}
            assert await store.have_played("anna", "ben")
            assert not await store.have_played("anna", "cleo")

        self.run(tmp_path, work)

    def test_the_surely_strong_come_first(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("t", result=result()))
            await store.keep_ratings(
                rated(
                    "t",
                    {},
                    KeptRating("bot:new", 25.0, 8.0, 0),
                    KeptRating("bot:old", 24.0, 1.0, 9),
                )
            )
            found = [one.player for one in await store.rating_list("zock", "", 9)]
            assert found == ["bot:old", "bot:new"]

        self.run(tmp_path, work)

    def test_who_may_look_is_kept_and_the_id_stays(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            assert await store.person("anna") is None and await store.person_of_id("x") is None
            await store.keep_person(Person("anna", "x", "played"))
            await store.keep_person(Person("anna", "y", "everybody"))
            kept = Person("anna", "x", "everybody")
            assert await store.person("anna") == kept
            assert await store.person_of_id("x") == kept
            assert await store.person_of_id("y") is None
            assert await store.person_of_id("\0") is None

        self.run(tmp_path, work)
