"""The end of a round: what every quarter brings, and to whom; and the end of the game."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import Tell
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.board import (
    BOURGEOIS_QUARTER,
    BOURGEOIS_SUM,
    FENCE,
    FENCE_QUARTER,
    FINE,
    OPERATIONAL_SUM,
)
from ludotheque.games.apaches.hideouts import (
    FIRST_BURGLARY,
    HURT_AT,
    JAILED_AT,
    KILLED_AT,
    REINFORCEMENTS_AT,
    ROBBERY_AT,
    SUMS,
    content_of,
)
from ludotheque.games.apaches.moves import ATTACK, BOURGEOIS, POLICEMAN, QUARTERS, Attack
from ludotheque.games.apaches.new_round import begin_round
from ludotheque.games.apaches.state import ATTACKING, Apaches

REINFORCEMENTS: Final = 2


def settle(s: Apaches, tell: Tell) -> None:
    """AP-16 to AP-27: quarters 1 to 7, then the fence, then the bourgeois (AP-R4)."""
    _let_out(s, tell)
    s.recruits_won = [0] * s.seats
    burglaries = 0
    for quarter in s.terms.open:
        if settle_quarter(s, quarter, tell):
            burglaries += 1
    fence = s.leading(FENCE_QUARTER)
    if fence == NOBODY:
        tell.everyone(ar.NOBODY_THERE, FENCE_QUARTER + 1)
    else:
        s.pay(fence, FENCE * burglaries)  # AP-26, AP-R9
        recruits = _promise_recruits(s, fence, 1)
        tell.everyone(ar.FENCED, fence, burglaries, FENCE * burglaries, recruits)
    attacker = s.leading(BOURGEOIS_QUARTER)
    if attacker == NOBODY:
        tell.everyone(ar.NOBODY_THERE, BOURGEOIS_QUARTER + 1)
        close_round(s, tell)
    else:
        tell.everyone(ar.ATTACKED, attacker)
        s.enter(ATTACKING)


def _let_out(s: Apaches, tell: Tell) -> None:
    """AP-R17: whoever was hurt or jailed a round ago is back at the end of this one."""
    for seat in range(s.seats):
        healed, released = s.hospital[seat], s.prison[seat]
        if healed or released:
            s.leaders_in_reserve[seat] += healed + released
            s.hospital[seat] = s.prison[seat] = 0
            tell.everyone(ar.CAME_BACK, seat, healed, released)


def settle_quarter(s: Apaches, quarter: int, tell: Tell) -> bool:
    """AP-11, AP-17 to AP-24: the majority takes what is uncovered; whether it was a burglary."""
    found = s.stacks[quarter].pop()
    s.uncovered[quarter] = found
    content = content_of(found)
    number = quarter + 1
    tell.everyone(ar.UNCOVERED, number, content)
    seat = s.leading(quarter)
    if seat == NOBODY:
        tell.everyone(ar.NOBODY_THERE, number)
        return False
    if content < ROBBERY_AT:
        s.pay(seat, SUMS[content])
        is_burglary = content >= FIRST_BURGLARY
        tell.everyone(ar.BURGLED if is_burglary else ar.MONEY_WON, seat, number, SUMS[content])
        return is_burglary
    if content == ROBBERY_AT:
        rob(s, seat, tell)
    elif content == REINFORCEMENTS_AT:
        recruits = _promise_recruits(s, seat, REINFORCEMENTS)
        tell.everyone(ar.REINFORCED, seat, number, recruits)
    else:
        s.leaders[QUARTERS * seat + quarter] -= 1  # AP-R7 There is always one.
        if content == HURT_AT:
            s.hospital[seat] += 1
            tell.everyone(ar.HURT, seat, number)
        elif content == KILLED_AT:
            s.cemetery[seat] += 1
            tell.everyone(ar.KILLED, seat, number)
        else:
            assert content == JAILED_AT
            s.prison[seat] += 1
            tell.everyone(ar.JAILED, seat, number)
    return False


def rob(s: Apaches, seat: Seat, tell: Tell) -> None:
    """AP-20, AP-R5: every other gang pays, as far as it can."""
    francs = s.francs()
    for victim in range(s.seats):
        if victim != seat:
            sum = min(s.terms.robbery, francs[victim])
            francs[victim] -= sum
            francs[seat] += sum
            tell.everyone(ar.ROBBED, seat, victim, sum)


def _promise_recruits(s: Apaches, seat: Seat, count: int) -> int:
    """AP-R6: recruits are won in the order of settlement, as far as they reach; how many."""
    in_hand = sum(s.recruits_in_reserve)
    used = 0 if s.terms.do_recruits_leave else sum(s.recruits)
    left = s.recruits_aside + in_hand + used - sum(s.recruits_won)
    won = min(count, left)
    s.recruits_won[seat] += won
    return won


class AttackABourgeois(Step[Apaches]):
    """AP-27: the majority draws a bourgeois, looks, and keeps it face down."""

    def asks(self, s: Apaches) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Apaches) -> int:
        return len(s.bourgeois)

    def outcome(self, s: Apaches, way: int) -> Move:
        return ATTACK[s.bourgeois[way]]

    def seen_by(self, s: Apaches, seat: Seat, move: Move) -> int:
        return 1 << s.leading(BOURGEOIS_QUARTER)

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Attack)
        attacker = s.leading(BOURGEOIS_QUARTER)
        s.bourgeois.remove(move.who)
        s.attacked[attacker].append(move.who)
        s.attacked[attacker].sort()
        tell.only(attacker, ar.ATTACKED_WHOM, move.who)
        close_round(s, tell)


def close_round(s: Apaches, tell: Tell) -> None:
    """AP-28, AP-29: the next round begins, or the game is over."""
    gather(s, tell)
    if s.round == s.terms.rounds:
        end_game(s, tell)
    else:
        s.round += 1
        begin_round(s, next_first(s), tell)


def next_first(s: Apaches) -> Seat:
    """AP-4: clockwise the next; with `richest_begins` whoever has most money before the last round,
    and of those who have as much the first from there."""
    first = s.left_of(s.first)
    if not s.terms.does_richest_begin or s.round < s.terms.rounds:
        return first
    francs = s.francs()
    richest = first
    for place in range(1, s.seats):
        seat = (first + place) % s.seats
        if francs[seat] > francs[richest]:
            richest = seat
    return richest


def gather(s: Apaches, tell: Tell) -> None:
    """AP-28, AP-R6: leaders come back, used novices and all recruits are discarded, and those
    just won are handed out."""
    for seat in range(s.seats):
        for at in range(QUARTERS * seat, QUARTERS * seat + QUARTERS):
            s.leaders_in_reserve[seat] += s.leaders[at]
            s.retired[seat] += s.novices[at]
    used = sum(s.recruits)
    if s.terms.do_recruits_leave:
        s.recruits_gone += used
        used = 0
    s.recruits_aside += used + sum(s.recruits_in_reserve) - sum(s.recruits_won)
    s.recruits_in_reserve = s.recruits_won
    s.recruits_won = [0] * s.seats
    s.leaders = [0] * len(s.leaders)
    s.novices = [0] * len(s.novices)
    s.recruits = [0] * len(s.recruits)
    for seat in range(s.seats):
        if s.recruits_in_reserve[seat]:
            left = s.terms.rounds - s.round
            tell.everyone(ar.RECRUITED, seat, s.recruits_in_reserve[seat], left)


def end_game(s: Apaches, tell: Tell) -> None:
    """AP-30, AP-31: the bourgeois are shown, then every operational Apache is paid."""
    for seat in range(s.seats):
        unmask(s, seat, tell)
    for seat in range(s.seats):
        apaches = s.reserve(seat)
        s.pay(seat, OPERATIONAL_SUM * apaches)
        tell.everyone(ar.OPERATIONAL, seat, apaches, OPERATIONAL_SUM * apaches)
    s.totals = s.francs()[:]
    s.end()


def unmask(s: Apaches, seat: Seat, tell: Tell) -> None:
    """AP-30, AP-R11: the bourgeois pay, then the policeman fines and takes a leader."""
    s.unmasked[seat] = s.attacked[seat]
    s.attacked[seat] = []
    bourgeois = s.unmasked[seat].count(BOURGEOIS)
    if bourgeois:
        s.pay(seat, BOURGEOIS_SUM * bourgeois)
        tell.everyone(ar.BOURGEOIS_SHOWN, seat, bourgeois, BOURGEOIS_SUM * bourgeois)
    if POLICEMAN in s.unmasked[seat]:
        fine = min(FINE, s.francs()[seat])  # AP-R5 No debts.
        s.pay(seat, -fine)
        taken = min(1, s.leaders_in_reserve[seat])
        s.leaders_in_reserve[seat] -= taken
        s.prison[seat] += taken
        tell.everyone(ar.POLICEMAN_SHOWN, seat, fine, taken)
