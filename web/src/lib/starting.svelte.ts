/** What is chosen before a table is made: how many sit there, how strong the bots are, and the options. */

import { lastChoice, noteChoice, type LastChoice } from "./lastchoice";
import { againstBots, usualLevel, withFriends } from "./newtable";
import { carryOver, settingOf, usualOptions } from "./options";
import { loadOptionWords, sayReset } from "./optionwords";
import { settings } from "./settings.svelte";
import type { GameInfo, Options, TableInfo } from "./wire";

export class Starting {
  seats = $state(0);
  level = $state("");
  options: Options = $state.raw({});
  /** What the last change of the number of players has set otherwise, in a sentence. */
  reset = $state("");
  /** How the game was begun last on this device; `null` for a newcomer to it. */
  readonly last: LastChoice["how"] | null;
  /** Whether the number of players was ever chosen. */
  private hasSeats: boolean;

  /** As it was chosen last; the fewest and gentlest opponents for whoever has not chosen yet. */
  constructor(readonly game: GameInfo) {
    const last = lastChoice(game);
    this.last = last?.how ?? null;
    this.seats = last?.seats ?? Math.min(...game.seats);
    this.level = last?.level ?? usualLevel(game);
    this.options = last?.options ?? {};
    this.hasSeats = last?.seats !== undefined;
  }

  /** Whether the table is to be played otherwise than usual. */
  get hasOwnOptions(): boolean {
    const usual = usualOptions(this.game.options, this.seats);
    return this.game.options.some((option) => settingOf(option, this.options, this.seats) !== usual[option.name]);
  }

  async setSeats(seats: number): Promise<void> {
    const { chosen, changed } = carryOver(this.game.options, this.options, this.seats, seats);
    this.seats = seats;
    this.options = chosen;
    this.hasSeats = true;
    const said = await loadOptionWords(this.game.name, settings.language);
    this.reset = sayReset(said, changed.filter((option) => option.name in chosen), chosen, seats);
  }

  setOptions(changes: Options): void {
    this.reset = "";
    this.options = { ...this.options, ...changes };
  }

  /** A table at which play against bots begins at once. */
  async againstBots(board = ""): Promise<TableInfo> {
    const { game, seats, level, options } = this;
    const made = await againstBots(game, seats, level, options, board);
    noteChoice(game.name, { how: "bots", seats, level, options });
    return made;
  }

  /** A table that waits for friends. */
  async withFriends(board = ""): Promise<TableInfo> {
    const { game, seats, level, options } = this;
    const made = await withFriends(game, seats, options, board);
    noteChoice(game.name, { how: "friends", seats, level, options });
    return made;
  }

  /** A table that waits for friends, where no number is asked for: for as many as can play, until one was chosen. */
  async withAnyFriends(): Promise<TableInfo> {
    if (this.hasSeats) return this.withFriends();
    const { game, seats, options } = this;
    const most = Math.max(...game.seats);
    const made = await withFriends(game, most, carryOver(game.options, options, seats, most).chosen);
    noteChoice(game.name, { how: "friends" });
    return made;
  }
}
