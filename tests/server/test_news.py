"""News: every seat gets its own version of everything, whole in number, and no secret."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.core.errors import Stale
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.server.service import news
from ludotheque.server.service.news import choices
from ludotheque.server.wire import commands, messages
from tests.server.inn import Ear, Inn, refused


def last(ear: Ear) -> messages.News:
    """The last news that a listener got."""
    return msgspec.json.decode(ear.heard[-1], type=messages.News)


def test_who_asks_again_and_again_lets_moves_be_worked_out_once(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And never hears what was before."""
    worked_out: list[int] = []

    def count(match: Match, seat: int) -> list[messages.Choice]:
        worked_out.append(seat)
        return choices(match, seat)

    monkeypatch.setattr(news, "choices", count)
    monkeypatch.setattr(news, "MANY_MOVES", 1)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, game="zock")
    people = [anna, ben]
    seat = inn.match(table).asks()[0]
    said = [inn.news(table, people[seat], since=0).seats[0] for _ in range(20)]
    assert worked_out == [seat]
    assert all(one == said[0] for one in said)
    for _ in range(12):
        seat = inn.match(table).asks()[0]
        inn.play(table, people[seat], seat, inn.match(table).legal(seat)[0].text)
        for other in (0, 1):
            told = inn.news(table, people[other]).seats[0]
            assert told == news.seat_news(inn.table(table), other, 0)


def test_who_listens_hears_of_the_table_and_of_the_log_from_its_number_on(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    known = len(inn.match(table).entries)
    ear = inn.listen(table, anna, since=2)
    news = last(ear)
    assert news.table is not None and news.table.seats[0].is_here
    assert (news.seats[0].seat, news.seats[0].since) == (0, 2)
    assert [entry.number for entry in news.seats[0].entries] == list(range(2, known))
    inn.play(table, ben, 1, inn.match(table).legal(1)[0].text)
    news = last(ear)
    assert news.table is None
    assert [entry.number for entry in news.seats[0].entries] == [known]
    assert news.seats[0].now is not None
    assert news.seats[0].now.asked == [0]


def test_numbers_have_no_holes_and_secrets_are_numbers_only(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.started(anna, ben)
    inn.play(table, anna, 0, "peek")
    stories = {}
    for guest in (anna, ben, cleo):
        news = inn.news(table, guest)
        entries = news.seats[0].entries
        assert [entry["number"] for entry in _plain(entries)] == list(range(len(entries)))
        events = [event for entry in _plain(entries) for event in entry["events"]]
        assert [event["number"] for event in events] == list(range(len(events)))
        stories[guest.id] = [event for event in events if event.get("event") == "peek-seen"]
    assert len(stories["anna"]) == 1
    assert stories["ben"] == stories["cleo"] == []


def _plain(entries: list[messages.Entry]) -> list[dict]:  # type: ignore[type-arg]
    whole: list[dict] = msgspec.to_builtins(entries)  # type: ignore[type-arg]
    return whole


def test_a_seat_reads_its_own_cards_and_nobody_elses(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.started(anna, ben)
    hands = inn.match(table).state.hands  # type: ignore[attr-defined]
    for guest, shown in ((anna, [hands[0], 2]), (ben, [2, hands[1]]), (cleo, [2, 2])):
        now = inn.news(table, guest).seats[0].now
        assert now is not None
        assert now.view["hands"] == shown
    spectator = inn.news(table, cleo).seats[0]
    assert spectator.seat is None and spectator.now is not None
    assert (spectator.now.question, spectator.now.moves, spectator.now.undo) == (None, [], None)


def test_who_gains_a_seat_gets_its_story_from_the_beginning(inn: Inn) -> None:
    anna, ben, phone = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Phone")
    table = inn.started(anna, ben)
    ear = inn.listen(table, phone)
    assert last(ear).seats[0].seat is None
    key = inn.info(table, anna).seats[0].key
    inn.send(table, phone, commands.Claim(id="c", key=key))
    news = last(ear)
    assert (news.seats[0].seat, news.seats[0].since) == (0, 0)
    assert len(news.seats[0].entries) == len(inn.match(table).entries)


def test_hot_seat_gets_news_for_each_of_its_seats(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.started(anna, anna)
    news = inn.news(table, anna)
    assert [one.seat for one in news.seats] == [0, 1]
    views = [one.now.view["hands"] for one in news.seats if one.now is not None]
    assert views[0] != views[1]


def test_one_can_set_the_numbers_back_and_hear_everything_again(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.send(table, ben, commands.Say(id="s", text="hello"))
    ear = inn.listen(table, anna, since=99)
    assert last(ear).seats[0].entries == []
    inn.run(inn.tables.catch_up(inn.table(table), ear, 1, 0))
    news = last(ear)
    assert news.seats[0].since == 1
    assert len(news.seats[0].entries) == len(inn.match(table).entries) - 1
    assert len(news.chat) == 1
    assert news.table is not None


def test_people_see_who_is_there_and_how_many_watch(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.started(anna, ben)
    ear = inn.listen(table, anna)
    other = inn.listen(table, cleo)
    news = last(ear)
    assert news.table is not None
    assert [seat.is_here for seat in news.table.seats] == [True, False]
    assert news.table.spectators == 1
    inn.run(inn.tables.go(inn.table(table), other))
    assert last(ear).table.spectators == 0  # type: ignore[union-attr]


def test_a_preview_tells_what_would_be_told_up_to_the_next_chance(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    now = inn.news(table, anna).seats[0].now
    assert now is not None
    previews = {choice.verb: choice.preview for choice in now.moves}
    assert previews["peek"] == [{"number": 0, "event": "peeked", "article": "QU-6", "seat": 0}]
    assert previews["lay"] == [{"number": 0, "event": "laid", "article": "QU-2", "seat": 0}]


def test_a_preview_ends_where_it_would_tell_a_secret(inn: Inn) -> None:
    """The last to stand turns the cards up: what others laid is not in the preview."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    for seat, guest in enumerate((anna, ben)):
        inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text)
    inn.play(table, ben, 1, "stand")
    laid = inn.match(table).state.laid[0]  # type: ignore[attr-defined]
    now = inn.news(table, anna).seats[0].now
    assert now is not None
    stand = next(choice for choice in now.moves if choice.move == "stand")
    assert stand.preview == [
        {"number": 0, "event": "shown", "article": "QU-4", "seat": 0, "card": laid, "raise": 0}
    ]
    assert stand.is_passive


@pytest.mark.parametrize("seat", [0, 1])
def test_previews_are_the_same_on_every_deal_that_the_seat_holds_possible(
    inn: Inn, seat: int
) -> None:
    anna = inn.guest("Anna")
    table = inn.started(anna, anna)
    match = inn.match(table)
    inn.play(table, anna, 1 - seat, match.legal(1 - seat)[0].text)
    shown = choices(match, seat)
    luck = Luck.seeded(5)
    for _ in range(20):
        match.state = match.redeal(seat, luck)
        assert choices(match, seat) == shown


def test_a_sound_is_heard_by_the_seat_that_it_is_for_and_by_all_in_the_end(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    def media_from(match: Match, seat: int | None, number: int) -> tuple[str, list[int]]:
        if (seat, number) != (0, 3):
            raise Stale("nothing to be heard")
        return "rattled", [1, 2]

    monkeypatch.setattr(Match, "media_from", media_from)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    hear = inn.tables.media
    assert inn.run(hear(table, anna.id, 0, 3)) == ("quarrel", "rattled", [1, 2])
    with refused("not-found"):
        inn.run(hear(table, anna.id, 0, 4))
    with refused("not-your-seat"):
        inn.run(hear(table, ben.id, 0, 3))
    with refused("not-found"):
        inn.run(hear(table, ben.id, None, 3))
    inn.play_out(table, {0: anna, 1: ben})
    assert inn.run(hear(table, ben.id, 0, 3))[1] == "rattled"


def test_a_game_is_told_from_the_table_as_it_was_laid(inn: Inn) -> None:
    """Whoever waited for the start sees the first entries on the table before them."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    part = inn.news(table, anna).seats[0]
    assert part.before is not None
    assert part.now is not None
    view = dict(part.before)
    assert view["hands"] != part.now.view["hands"]
    for entry in inn.match(table).entries:
        assert entry.changes is not None
        for new in entry.changes.seen_by(0):
            view |= new
    assert view == part.now.view
    assert inn.news(table, anna, since=1).seats[0].before is None
