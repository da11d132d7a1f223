/** Options of a table: what is offered to so many players, and what gives all of them even chances. */

import type { OptionAt, OptionInfo, Options, Setting } from "./wire";

/** An option as so many players have it. */
export function optionAt(option: OptionInfo, seats: number): OptionAt {
  return option.at.find((one) => one.seats === seats) ?? option.at[0]!;
}

/** How an option is set, where only what was chosen is given. */
export function settingOf(option: OptionInfo, chosen: Options, seats: number): Setting {
  return chosen[option.name] ?? (option.for_people || optionAt(option, seats).default);
}

/** How all options are set where nothing was chosen. */
export function usualOptions(options: OptionInfo[], seats: number): Options {
  return Object.fromEntries(options.map((option) => [option.name, settingOf(option, {}, seats)]));
}

/** What has to be set so that nobody has an advantage by seat or by order of play. */
export function evenChances(options: OptionInfo[], seats: number): Options {
  const even: Options = {};
  for (const option of options) {
    const there = optionAt(option, seats);
    if (there.even !== there.default) even[option.name] = there.even;
  }
  return even;
}

/** Whether all of that is set. */
export function areChancesEven(options: OptionInfo[], chosen: Options, seats: number): boolean {
  const even = Object.entries(evenChances(options, seats));
  return even.length > 0 && even.every(([name, setting]) => chosenOr(options, chosen, seats, name) === setting);
}

/** What the switch *even chances* sets. */
export function switchEven(options: OptionInfo[], seats: number, isEven: boolean): Options {
  const even = evenChances(options, seats);
  if (isEven) return even;
  return Object.fromEntries(
    options.filter((option) => option.name in even).map((option) => [option.name, optionAt(option, seats).default]),
  );
}

/**
 * What was chosen for some players, for another number of them: even chances stay even, what was as
 * usual is as usual there, and what is not offered there becomes so. `changed` are the options that
 * are set otherwise than before.
 */
export function carryOver(options: OptionInfo[], chosen: Options, from: number, to: number): { chosen: Options; changed: OptionInfo[] } {
  const wasEven = areChancesEven(options, chosen, from);
  const carried: Options = {};
  const changed: OptionInfo[] = [];
  for (const option of options) {
    const value = chosen[option.name];
    const before = optionAt(option, from);
    const after = optionAt(option, to);
    if (value !== undefined) {
      if (option.for_people) carried[option.name] = bySeat(String(value), to, option.for_people);
      else if (value === before.default) carried[option.name] = after.default;
      else carried[option.name] = isOffered(option, after, value) ? value : after.default;
    }
    if (wasEven && (before.even !== before.default || after.even !== after.default)) carried[option.name] = after.even;
    if (!option.for_people && settingOf(option, carried, to) !== settingOf(option, chosen, from)) changed.push(option);
  }
  return { chosen: carried, changed };
}

/** Whether so many players may set an option so. */
export function isOffered(option: OptionInfo, there: OptionAt, value: Setting): boolean {
  if (option.kind === "choice") return String(value).split(",").every((one) => there.choices.includes(one));
  if (option.kind === "switch") return typeof value === "boolean";
  return Number(value) >= option.low && Number(value) <= there.high;
}

/** A choice of each seat's own, for another number of seats. */
function bySeat(value: string, seats: number, usual: string): string {
  const said = value.split(",");
  if (said.length === 1) return value;
  return Array.from({ length: seats }, (_, seat) => said[seat] ?? usual).join(",");
}

function chosenOr(options: OptionInfo[], chosen: Options, seats: number, name: string): Setting {
  return settingOf(options.find((option) => option.name === name)!, chosen, seats);
}
