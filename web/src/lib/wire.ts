/**
 * What goes over the wire, as the page sees it.
 *
 * Made from the server's `wire/` by `make wire`: change it there.
 */

import type { GameEvent } from "./board";

export const COLOURS: Colour[] = ["red", "blue", "yellow", "green", "white", "black", "orange", "purple"];

export const SEAT_SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "cross"];

export type Colour = "red" | "blue" | "yellow" | "green" | "white" | "black" | "orange" | "purple";

export type Shape =
  | "circle"
  | "square"
  | "triangle"
  | "diamond"
  | "star"
  | "hexagon"
  | "heart"
  | "cross";

export type Phase = "gathering" | "running" | "over";

export type SeatKind = "free" | "person" | "bot";

export type EntryKind = "move" | "late" | "chance" | "word" | "time" | "undo" | "held" | "resigned";

/**
 * Who may see what somebody has played: nobody else, those who have played with them, everybody.
 */
export type ShownTo = "nobody" | "played" | "everybody";

export type Proposing = "pause" | "go-on" | "pace" | "replace";

/** Of those in which the server has words; empty where nothing was said. */
export type Language = "" | "de" | "en" | "fr";

export type Setting = boolean | number | string;

export type Options = Record<string, Setting>;

/** What a seat, a spectator, or with all hands open everybody sees: fields under their names. */
export type View = Record<string, any>;

/** How long people have for their answers, in seconds; 0 is as long as they like. */
export interface Pace {
  /** Whether people sit at the table together, or look in when they can. */
  kind: "live" | "turns";
  /** For each answer. */
  answer: number;
  /** For all of them together; it runs only while somebody is asked. */
  bank: number;
  /** With a bank: what each answer adds to it. */
  increment: number;
  /** By turns: for so many days of holiday, in a whole game, somebody's time waits. */
  holiday: number;
  /**
   * When time is out: the step's default is played, or a bot takes the seat until its person is
   * back.
   */
  late: "default" | "bot";
}

/** One seat of a table, as one guest sees it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour;
  shape: Shape;
  /** Of a bot; empty for people. */
  level: string;
  /** Of a bot: the number of its name, and of how it plays within its level. */
  temper: number;
  /** The sentence of the game's words that tells of its temper; empty where it shows none. */
  character: string;
  is_mine: boolean;
  is_host: boolean;
  /** Whether a device of this person is connected. */
  is_here: boolean;
  has_word: boolean;
  has_resigned: boolean;
  /** Whether this guest handed the seat over to a bot and may take it back. */
  can_come_back: boolean;
  /** Of the private seat link; empty unless the seat is mine. */
  key: string;
  /**
   * Of a seat that is mine, while it runs: the seat that has won if I resign and end the game;
   * `null` where the others play on.
   */
  heir: number | null;
  /** By what this person is known at this table, in the chat too; empty for bots. */
  who: string;
  /** Whether a bot plays here because its person's time was out. */
  is_late: boolean;
  /** When this person's time is out, while they are asked, by the server's clock. */
  due_at: number | null;
  /** Of somebody's bank, while they are not asked: the seconds that are left in it. */
  left: number | null;
  /** Before the start: whether this person agrees that the game is rated. */
  agrees: boolean;
  /**
   * In lists of open tables, while people gather: how strong this person is by the ratings, where
   * they have one and let this guest see it.
   */
  rating: number | null;
}

/** Somebody asks everyone to take moves back. */
export interface UndoAsked {
  seat: number;
  /** The numbers of the entries that would be taken back, the latest first. */
  entries: number[];
  /** The seats that have not agreed yet. */
  waits_for: number[];
}

/** Somebody proposes something to everybody. */
export interface ProposalInfo {
  seat: number;
  what: Proposing;
  /** The seats that have not agreed yet. */
  waits_for: number[];
  pace: Pace | null;
  /** The seat that is to be replaced. */
  whom: number | null;
  /** By what an answer says that it is meant for this one. */
  id: string;
}

/** How a game ended. */
export interface ResultInfo {
  winners: number[];
  scores: number[];
  /**
   * Names the sentence that says why it ended, `ended-<name>` in the game's words; empty where the
   * log's last entry says it.
   */
  why: string;
}

/** That a table plays on an owner's values, and on whose. */
export interface OwnersBox {
  /** As the owner's board file says; empty where it says nothing. */
  title: string;
  /** A short name for the values. */
  hash: string;
}

/** A table as one guest sees it; what happens on it comes as news. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: number;
  phase: Phase;
  options: Options;
  is_open: boolean;
  pace: Pace;
  /** Whether hints were agreed on among people. */
  has_hints: boolean;
  /** Whether they can be asked for: so, or because somebody plays against bots alone. */
  offers_hints: boolean;
  seats: SeatInfo[];
  is_host: boolean;
  /** The hash of the secret that all luck of the table comes from. */
  seal: string;
  spectators: number;
  made_at: number;
  changed_at: number;
  asked: number[];
  entries: number;
  undo: UndoAsked | null;
  proposal: ProposalInfo | null;
  is_paused: boolean;
  result: ResultInfo | null;
  /** The table at which the same people play again; empty if there is none. */
  rematch: string;
  /** `null` where it plays on the game's own values; what the others are, `BoardSheet` says. */
  box: OwnersBox | null;
  /** By what this guest is known here. */
  who: string;
  /** Those (`who`) who may say nothing here. */
  muted: string[];
  /** Those (`who`) whom the host has removed: what they said is to be shown no more. */
  removed: string[];
  /** What its host speaks; empty where nothing was said. */
  language: Language;
  /**
   * Whether the game is rated; before the start, whether somebody wants it to be: it is once all
   * people agree.
   */
  is_rated: boolean;
  /** How often it was changed what is agreed: who agrees says to which of them. */
  terms: number;
}

/** One entry of the log, as one seat may read it. Numbering has no holes. */
export interface Entry {
  number: number;
  kind: EntryKind;
  /** −1 is chance, or the table. */
  seat: number;
  text: string;
  events: GameEvent[];
  /**
   * What of the seat's view is new with each event and, one place further, after the last; it ends
   * where nothing more changes. `null` where the server does not know any more.
   */
  changes?: View[] | null;
}

/** What a seat is asked; a move answers it by number and wave. */
export interface Question {
  number: number;
  step: string;
  article: string;
  wave: number;
}

/** One legal move. */
export interface Choice {
  /** Its line: what is sent. */
  move: string;
  /** Names its sentence in the game's words: `move-<verb>`. */
  verb: string;
  /** Its parts, the variables of that sentence. */
  data: Record<string, number | string>;
  is_passive: boolean;
  /**
   * What would be told, as far as the seat can know before chance speaks; `null` where there are
   * too many moves to look ahead.
   */
  preview: GameEvent[] | null;
  /** Names the sentence that warns of it, `warning-<name>`, where one should think twice. */
  warning?: string;
  /**
   * Of a move with one part at most: whether somebody would learn something by it, so that it
   * cannot be taken back.
   */
  shows?: boolean;
  /**
   * What it costs or brings, where its line does not say it: its sentence then is the form `amount`
   * of `move-<verb>`.
   */
  amount?: number | null;
}

/** Whether a seat's last move can be taken back. */
export interface UndoState {
  can: "alone" | "ask" | "no";
  /** Where it cannot: `nothing`, `not-own`, `final`, `learnt` or `rated`; otherwise empty. */
  why: string;
}

/** A time that the table keeps. */
export interface ClockInfo {
  /** Where several run at once; otherwise empty. */
  name: string;
  /** When time is up, in seconds since 1970 by the server's clock. */
  due_at: number;
}

/** An answer that a seat has given in advance. */
export interface OrderInfo {
  /** By what it is withdrawn. */
  number: number;
  step: string;
  move: string;
  verb: string;
  data: Record<string, number | string>;
  condition: string;
  numbers: number[];
  /** For which of the decisions that come at that step, where 1 is the next. */
  first: number;
  last: number;
  /** Whether the seat is asked there now, because the condition does not hold. */
  is_unmet: boolean;
  /**
   * Where it was not legal when the question came: the article that forbade it, and the name of its
   * sentence, `refused-<reason>`. Both go when that decision is past.
   */
  article: string;
  reason: string;
}

/** How things stand, for one seat or for a spectator. */
export interface Now {
  view: View;
  asked: number[];
  question: Question | null;
  moves: Choice[];
  /** The seat's own. */
  orders: OrderInfo[];
  undo: UndoState | null;
  /** Those that run, the one that rings next first. */
  clocks: ClockInfo[];
  result: ResultInfo | null;
}

/** What one seat, or a spectator, has missed, and how things stand. */
export interface SeatNews {
  /** `null` is a spectator. */
  seat: number | null;
  /** The number of the first entry given here. */
  since: number;
  entries: Entry[];
  /** `null` until the game has started. */
  now: Now | null;
  /**
   * From the first entry of the game on: how it stood before that, to be changed as `changes` say.
   * `null` where the reader has seen it, or the server does not know any more.
   */
  before: View | null;
}

/** One line of the chat. */
export interface ChatLine {
  number: number;
  at: number;
  /** `null` is a spectator. */
  seat: number | null;
  name: string;
  text: string;
  /** By what this person is known at this table; empty of lines from older servers. */
  who: string;
}

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  build: string;
  protocol: number;
  time: number;
}

/** What has changed: for every seat of this device, or for a spectator. */
export interface News {
  type: "news";
  version: number;
  /** `null` if nothing of it has changed. */
  table: TableInfo | null;
  seats: SeatNews[];
  chat: ChatLine[];
  /**
   * What spectators have said among themselves while the game ran, with numbers of its own; who
   * plays hears it when the game is over.
   */
  gallery: ChatLine[];
}

/** A command was carried out, durably. */
export interface Done {
  type: "done";
  id: string;
  /** Of the log's entry that a move or an undo made. */
  number: number | null;
  /** The seat that was taken or claimed. */
  seat: number | null;
  /** The table that a rematch made. */
  table: string | null;
}

/** The answer to `why-not`: `null` if the move is legal. */
export interface Verdict {
  type: "verdict";
  id: string;
  problem: Problem | null;
}

/** Why something was not done; nothing has changed. */
export interface Problem {
  type: "problem";
  /** Of the command; empty if it could not be read, and in HTTP. */
  id: string;
  /** What went wrong; its sentence is `page-problem-<code>` in the shared words. */
  code: string;
  /** As in HTTP. */
  status: number;
  variables: Record<string, number | string>;
  article: string;
  /** Of a refusal: its sentence is `refused-<reason>` in the game's words. */
  reason: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}

/** The last message before the server closes a socket. */
export interface Bye {
  type: "bye";
  code: "too-slow" | "too-fast" | "no-such-table" | "bad-messages" | "banned" | "signed-off";
}

/** Everything that a table says. */
export type Message = Hello | News | Done | Verdict | Problem | Pong | Bye;

/** Who this browser is; known by its cookie only. */
export interface Guest {
  /** Empty until a name was chosen. */
  name: string;
  colour: Colour;
  shape: Shape;
  /** In which it reads, on all its devices; empty where that was not said. */
  language: string;
  /** Whether it has an account. */
  is_kept: boolean;
}

/** The answer to the first request: it also sets the guest's cookie. */
export interface Greeting {
  /** Of the page that the server holds: a page with another one is outdated. */
  build: string;
  version: string;
  protocol: number;
  languages: string[];
  guest: Guest;
  /** The server's clock, in seconds since 1970. */
  time: number;
}

/** How a guest wants to be seen. */
export interface Profile {
  name: string;
  colour?: Colour;
  shape?: Shape;
  /** In which it reads; empty is as each device says, and without it nothing changes. */
  language?: string | null;
}

/** Who sits down at a new table; without a name the guest's own. */
export interface Sitter {
  name?: string | null;
  colour?: Colour | null;
  shape?: Shape | null;
  word?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Options;
  is_open?: boolean;
  /** Levels by the seat's number (as text, since it is a key). */
  bots?: Record<string, string>;
  /** Sit down at the first free seat at once. */
  sit?: Sitter | null;
  /** Start at once: with `sit` and bots in all other seats, play begins with one request. */
  start?: boolean;
  pace?: Pace;
  /** People may ask the machine what it would do; against bots alone one always may. */
  has_hints?: boolean;
  /** A board file, to play on the values of an owner's box. */
  board?: string;
  /** What its host speaks. */
  language?: Language;
  /** The game is to be rated, if everybody agrees; whoever sits down at once does. */
  is_rated?: boolean;
}

/** Whose chat a guest does not want to read, as they are known at one table. */
export interface HiddenPeople {
  who: string[];
}

/** What a private seat link leads to. */
export interface SeatLink {
  table: string;
  seat: number;
  name: string;
  colour: Colour;
  shape: Shape;
  is_mine: boolean;
}

/** Something of the page that failed: one line for the server's log. */
export interface Fault {
  where: "board" | "cover" | "events" | "guide" | "line" | "page" | "practice" | "reading" | "sound" | "words";
  /** Empty where it is no game's. */
  game: string;
  /** Of the page that failed. */
  build: string;
  error: string;
}

/** A passkey of one's own. */
export interface PasskeyInfo {
  id: string;
  name: string;
  /** The host that it was made for: it is offered nowhere else. */
  site: string;
  made_at: number;
  /** When somebody last signed in with it. */
  used_at: number | null;
}

/** A browser that is signed in. */
export interface DeviceInfo {
  id: string;
  /** Its kind and system; empty where they are not known. */
  browser: string;
  made_at: number;
  seen_at: number;
  is_this: boolean;
}

/** What is kept so that somebody can come back; also of a guest who keeps nothing. */
export interface AccountSheet {
  /** When it was made; `null` where there is no account. */
  made_at: number | null;
  passkeys: PasskeyInfo[];
  /** So many recovery codes are not used yet. */
  codes_left: number;
  devices: DeviceInfo[];
  /** At so many tables the guest sits, or hosts. */
  tables: number;
  /** Whether links that sign in are sent by mail here. */
  has_links: boolean;
}

/** What a browser needs to make a passkey or to use one. */
export interface PasskeyOffer {
  /** JSON, as the browser's own interface takes it. */
  options: string;
}

/** A passkey that was made just now. */
export interface NewPasskey {
  credential: string;
  name: string;
}

/** Another name for a passkey. */
export interface PasskeyName {
  name: string;
}

/** An account after something was added to it. */
export interface KeptAccount {
  account: AccountSheet;
  /** Recovery codes, where they are new: nobody can see them again. */
  codes: string[];
}

/** One way in. */
export interface SignIn {
  credential?: string | null;
  code?: string | null;
  /** What a letter told. */
  link?: string | null;
}

/** Where to a link that signs in is sent, if an account has confirmed that address. */
export interface LinkWish {
  address: string;
  language: "de" | "en" | "fr";
}

/** Whom a link signs in, before it does. */
export interface LinkInfo {
  name: string;
}

/** Who this browser is from now on. */
export interface SignedIn {
  guest: Guest;
  /** So many tables of the guest that this browser was before are theirs now. */
  tables: number;
}

/** Which devices are signed off. */
export interface SignOff {
  where: "device" | "here" | "elsewhere" | "everywhere";
  /** Where it is one: its id. */
  device?: string;
}

/** That everything is to be erased; no other word is taken for it. */
export interface Erasure {
  word: "erase";
}

/** That it was. */
export interface Erased {
  /** At so many tables somebody sits there now. */
  tables: number;
}

/** A seat at one of a guest's tables, as a list shows it. */
export interface MySeat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour;
  shape: Shape;
  temper: number;
  is_mine: boolean;
  is_asked: boolean;
}

/**
 * A table that is not over and at which a guest holds a seat, or a bot does until they are back.
 */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  pace: "live" | "turns";
  is_paused: boolean;
  seats: MySeat[];
  /** So many entries its log has. */
  entries: number;
  changed_at: number;
  /** Since when the guest is asked; `null` where it is not. */
  asked_since: number | null;
  /** When the guest's time is out; `null` where it does not run. */
  due_at: number | null;
  /** Whether the guest is asked, and other people or a clock wait for it. */
  is_waiting: boolean;
  /** Whether a bot sits in for the guest, whose time was out, until they are back. */
  is_late: boolean;
}

/** All of them: first where somebody waits for the guest, whose time is out soonest first. */
export interface MyTables {
  tables: MyTable[];
  /** The server's clock, in seconds since 1970. */
  time: number;
}

/** A table that waits for a guest. */
export interface MyTurn {
  table: string;
  title: string;
}

/** How many tables wait for a guest, and the most urgent of them. */
export interface MyTurns {
  count: number;
  tables: MyTurn[];
  /** At so many tables that are not over it holds a seat. */
  sits_at: number;
}

/** It is my turn; my time runs short; a table I sit at starts, or ends; somebody invites me. */
export type CallKind = "turn" | "short" | "start" | "end" | "invited";

export type CallLanguage = "fr" | "en" | "de";

/** The part of every day in which somebody is not called. */
export interface QuietHours {
  start: string;
  end: string;
}

/** Days on which somebody is not called, and on which clocks by turns wait. */
export interface Holiday {
  first: string;
  last: string;
}

/** How somebody wants to be called. */
export interface CallWishes {
  /** For what a letter is sent, if there is an address. */
  mail: CallKind[];
  /** For what browsers are called, if there are any. */
  push: CallKind[];
  quiet: QuietHours | null;
  holidays: Holiday[];
  /** Empty is the guest's own, or else the one in which the address was asked for. */
  language: CallLanguage | "";
  zone: string;
}

/** How somebody is called, and how one can be. */
export interface CallSheet {
  wishes: CallWishes;
  /** Whether that was ever said, or is what everybody begins with. */
  has_wished: boolean;
  /** Whether this server sends letters. */
  has_mail: boolean;
  /** Where to, once that was confirmed. */
  address: string;
  /** Where to, while that is not confirmed. */
  asked: string;
  /** What a browser has to know to let this server call it. */
  push_key: string;
  /** So many browsers are called. */
  browsers: number;
}

/** An address to which letters are to be sent. */
export interface AddressWish {
  address: string;
  language?: CallLanguage;
  /** Both hold until something else is wished for. */
  zone?: string;
}

/** What a letter told, which confirms that it arrived. */
export interface Confirming {
  token: string;
}

/** An address that is confirmed now. */
export interface Confirmed {
  address: string;
}

/** Whom a link belongs to that signs off, and whether letters are still sent there. */
export interface SignedOff {
  /** As far as it is shown to whoever has the link. */
  address: string;
  is_called: boolean;
}

/** A browser that wants to be called. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that wants to be called no more. */
export interface PushEnd {
  endpoint: string;
}

/** A wish to play with somebody now. */
export interface Seek {
  /** Empty is any game. */
  game?: string;
  /** How many are to play; 0 is any number. */
  seats?: number;
  /**
   * Two people are enough, and bots of this level take the other seats; without it all seats are
   * people's.
   */
  fill?: string | null;
  language?: Language;
  sit?: Sitter;
}

/** What a guest waits for, and what was found. */
export interface Seeking {
  game: string;
  seats: number;
  since: number;
  /** So many other people wait as well, for whatever it is. */
  others: number;
  /** The table that was made for this guest and others; empty while it waits. */
  table: string;
}

/** An invitation that is open to a guest. */
export interface InvitationInfo {
  id: string;
  table: string;
  game: string;
  title: string;
  pace: "live" | "turns";
  seats: number;
  /** Who invites. */
  from_name: string;
  at: number;
  expires_at: number;
}

/** What is new for a guest wherever it is on the page. */
export interface Finding {
  /** Another one whenever anything here has changed. */
  tag: string;
  seeking: Seeking | null;
  invitations: InvitationInfo[];
  /** Whether anybody could invite this guest; who has played with nobody need not ask again. */
  knows_people: boolean;
}

/** Somebody with whom a guest has played. */
export interface Acquaintance {
  /** By what they are known to this guest alone. */
  who: string;
  name: string;
  colour: Colour;
  shape: Shape;
  /** So many tables they have sat at together, of the latest. */
  tables: number;
  last_at: number;
  /** Its title. */
  last_game: string;
}

/** Those with whom a guest has played, the latest first. */
export interface People {
  people: Acquaintance[];
}

/** Whom to invite to a table. */
export interface Invite {
  who: string;
}

/** An invitation that a guest has sent from a table. */
export interface SentInvitation {
  id: string;
  who: string;
  name: string;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  at: number;
}

/** All of them, the earliest first. */
export interface SentInvitations {
  invitations: SentInvitation[];
}

/** What becomes of an invitation. */
export interface InvitationAnswer {
  /** `block` declines and blocks whoever invites. */
  answer: "accept" | "decline" | "block" | "withdraw";
  /** With `accept`: who sits down. */
  sit?: Sitter;
}

/** Somebody whom a guest does not want to meet. */
export interface BlockedPerson {
  /** By what they are known to this guest alone. */
  who: string;
  /** What they were called when they were blocked. */
  name: string;
  at: number;
}

/** Whom a guest does not want to meet, and whether it takes invitations. */
export interface Door {
  blocked: BlockedPerson[];
  is_closed: boolean;
}

/** What is to change of that. */
export interface DoorChange {
  unblock?: string | null;
  /** Somebody with whom the guest has played. */
  block?: string | null;
  is_closed?: boolean | null;
}

/** An option as so many players have it. */
export interface OptionAt {
  seats: number;
  /** What is offered; empty where it is no choice. */
  choices: string[];
  /** Of a number: the highest. */
  high: number;
  default: Setting;
  /** What gives even chances to all, whoever begins; the default where that does. */
  even: Setting;
}

/**
 * A choice made before the game: `option-<name>` in the game's words, and in one line
 * `option-<name>-about`.
 */
export interface OptionInfo {
  name: string;
  kind: "switch" | "choice" | "count";
  default: Setting;
  choices: string[];
  low: number;
  high: number;
  /**
   * Of a choice that each seat has of its own (`sound,number`, or one for all): what people have if
   * nothing is said. Empty where one choice holds for the whole table.
   */
  for_people: string;
  /** For each number of players; nothing else is accepted there. */
  at: OptionAt[];
}

/** What is printed on the box. */
export interface BoxFacts {
  authors: string[];
  publisher: string;
  year: string;
  players: number[];
  minutes: number[];
  age: number;
  weight: number;
  blurb: Record<string, string>;
}

/**
 * What the ladder says of a level: one bot of it at a table whose other seats have bots of another
 * level.
 */
export interface StrengthInfo {
  level: string;
  among: string;
  seats: number;
  /** Of a hundred games. */
  wins: number;
  /** So many were played. */
  games: number;
}

/** A box on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  is_playable: boolean;
  /** How many may play; empty if it cannot be played yet. */
  seats: number[];
  options: OptionInfo[];
  /** The bots that can be asked for, weakest first. */
  levels: string[];
  /** How strong they are, where it was measured. */
  strengths: StrengthInfo[];
  box: BoxFacts | null;
}

/** A number that an event carries, and how it is read aloud. */
export interface NumberInfo {
  name: string;
  /** `seat`, `number`, or a kind whose words are `<kind>-<number>` or `value-<kind>`. */
  kind: string;
}

/** A kind of event. */
export interface HappeningInfo {
  name: string;
  article: string;
  numbers: NumberInfo[];
  /**
   * The option with which what it tells is not told again once there is a later event of the name
   * `fades_at`; empty where it always is.
   */
  fades_with: string;
  fades_at: string;
}

/** A place where the rule book waits for somebody. */
export interface StepInfo {
  name: string;
  article: string;
  is_live: boolean;
  /** Whether moves can be ordered in advance here. */
  takes_orders: boolean;
  /**
   * Whether that is asked for at live tables, too: the decision is taken together, and there is a
   * way to say that one needs nothing.
   */
  is_together: boolean;
  /** Whether nothing that is answered here can be taken back. */
  is_final: boolean;
}

/** What a list has a member for. */
export interface AxisInfo {
  /** Empty where the members have no names of their own. */
  kind: string;
  /** The number under which words know the first of them. */
  first: number;
}

/** A field of every view: its words are `field-<name>`, with hyphens. */
export interface FieldInfo {
  name: string;
  shape: "number" | "numbers" | "rows" | "window";
  audience: "everyone" | "owner" | "nobody";
  /**
   * What its numbers stand for, said as the numbers of events are. In the views: `null` for what is
   * secret, and a number for a list of which only the length is seen.
   */
  kind: string;
  /** What is added to a number before it is said. */
  shift: number;
  /** Of a number made of two: the kinds of both, `span` times the first and once the second. */
  parts: string[];
  span: number;
  /** The number that says that there is nothing. */
  none: number | null;
  /** The numbers that are no things, but what hidden things show from behind. */
  backs: number[];
  /** What it has a member for; of the kind `seat`, one for each seat. */
  by: AxisInfo | null;
  /** Of a flat list: of what each of those members has one number for all there are. */
  each: AxisInfo | null;
  /** The field in whose list its number is a place: what stands there is meant. */
  among: string;
  /** The option without which it is not used; empty where it always is. */
  when: string;
  /** The option with which it is not used. */
  unless: string;
  /** Whether people have to remember it: no table says it to them. */
  is_unsaid: boolean;
}

/** All that a page needs to show a game it has never heard of. */
export interface GameSheet {
  name: string;
  title: string;
  code: string;
  rules: number;
  steps: StepInfo[];
  happenings: HappeningInfo[];
  fields: FieldInfo[];
  /** The board's values as they stand in its file. */
  board: Record<string, any>;
}

/** One article, ruling or option of a rule book; its text is Markdown. */
export interface PassageInfo {
  code: string;
  title: string;
  chapter: string;
  text: string;
}

/** A rule book in one language. */
export interface RuleBookInfo {
  game: string;
  language: string;
  passages: PassageInfo[];
}

/**
 * What is wrong with a board file: `box-<code>` in the game's words says what is wanted, and `box-
 * fault-<frame>` says that of a line or a value.
 */
export interface FaultInfo {
  frame: "value" | "table" | "line" | "file";
  line: number;
  /** Of the value; empty where it is about none. */
  name: string;
  code: string;
  /** The variables of the sentence, apart from `name`, `line` and `file`. */
  given: Record<string, string>;
}

/** One `key = value` of a board file, as it is written there. */
export interface BoardPart {
  key: string;
  text: string;
}

/**
 * A value of a board file and where it comes from: called `box-label-<name>`, with hyphens, and its
 * parts `box-key-<key>`, in the game's words.
 */
export interface BoardValue {
  name: string;
  /** Among the tables of that name, from 0. */
  place: number;
  /** Which of several it is, as the file calls it; empty where there is only one. */
  which: string;
  /**
   * By what the game's own file knows that one, if it calls it the same: the game's words may have
   * a name for it, `box-<name>-<id>`. Else empty.
   */
  id: string;
  provenance: "stated" | "reported" | "inferred" | "reconstructed" | "box";
  /** Whether it is the game's own value, wherever it was read. */
  is_own: boolean;
  /** By language; under `any` what an owner has noted. */
  why: Record<string, string>;
  line: number;
  parts: BoardPart[];
}

/** A board file, looked through. */
export interface BoardSheet {
  text: string;
  title: string;
  hash: string;
  /** Whether these are the game's own values. */
  is_own: boolean;
  /** Empty where it can be played on. */
  faults: FaultInfo[];
  values: BoardValue[];
  /** The values as boards draw them; empty where the file cannot be read at all. */
  data: Record<string, any>;
}

/** One value, as it stands on the owner's box. */
export interface BoardChange {
  name: string;
  place: number;
  key: string;
  text: string;
}

/** A board file to look through, perhaps with changes; without text the game's own. */
export interface BoardDraft {
  game: string;
  text?: string | null;
  /** Whose values these are, where that is to be written into the file. */
  title?: string | null;
  changes?: BoardChange[];
  /** Whether so many can play on it, with these options. */
  seats?: number | null;
  options?: Options;
}

/** A move that the machine likes, and what it led to when the game was played on. */
export interface Hinted {
  move: string;
  /** So many of the continuations the seat won, alone or with others. */
  ahead: number;
  continuations: number;
}

/** What the machine would do in a seat's place, the best first. */
export interface Hint {
  seat: number;
  question: number;
  moves: Hinted[];
  /** So much may two moves that are worth the same differ by chance, in 95 of 100 cases. */
  noise: number;
}

/** How likely each seat was to win, when so many entries had been written. */
export interface Chances {
  entry: number;
  chances: number[];
}

/** A move with what its sentence needs, as in `Choice`. */
export interface SaidMove {
  move: string;
  verb: string;
  data: Record<string, number | string>;
}

/**
 * Something that decided a game: an outcome of chance, a decision with a better move, or that
 * somebody resigned who might have won.
 */
export interface Moment {
  kind: "luck" | "decision" | "resignation";
  entry: number;
  /** Who decided; of luck: whose chances it changed most. */
  seat: number;
  /** What it did to that seat's chances, or what the better move was worth. */
  change: number;
  played: SaidMove | null;
  better: SaidMove | null;
  ahead: number;
  ahead_better: number;
  continuations: number;
}

/** Where a finished game was won; `is_done` says whether that is known already. */
export interface Analysis {
  is_done: boolean;
  done: number;
  /** So much of it is done; 0 of 0 where nobody has asked for it yet. */
  of: number;
  curve: Chances[];
  /** By seat: what draws and throws gave it, in chances to win. */
  luck: number[];
  own: number[];
  others: number[];
  moments: Moment[];
  /** So often each place was played on; 0 where that was not kept. */
  playouts: number;
  /** By so much a chance of one half, which is the least sure of all, may then be off. */
  off: number;
}

/** A position with one move that is clearly best, as the seat sees it that is asked. */
export interface Puzzle {
  game: string;
  /** Its place in the game's collection, from 1. */
  number: number;
  seats: number;
  options: Options;
  seat: number;
  view: View;
  question: Question;
  moves: Choice[];
  /** The numbers that the game's puzzles have. */
  collection: number[];
  /** Where another one is; the last is followed by the first. */
  next_game: string;
  next_number: number;
}

/** What somebody would do there. */
export interface PuzzleMove {
  move: string;
}

/** Something of which the best move brings more than another, or less. */
export interface PuzzleReason {
  /** The event that scores come with: `source-<event>` in the game's words. */
  source: string;
  /** Whether it goes to the seat itself, or to the best of the others. */
  is_own: boolean;
  /** How much more, on average; below zero it is less. */
  more: number;
}

/** What a move led to, each continuation played on to the end of the game. */
export interface PuzzleFigure {
  move: string;
  /** So many continuations the seat won, alone or with others. */
  ahead: number;
  continuations: number;
  /** What the seat came to, on average … */
  score: number;
  /** … and the best of the others. */
  best_other: number;
  /** Where the best move gets its lead over this one from, the greatest difference first. */
  why: PuzzleReason[];
}

/** Whether that was the best move, and what the moves led to that were played on to compare. */
export interface PuzzleAnswer {
  is_best: boolean;
  best: string;
  /** What a sound player does without thinking ahead. */
  obvious: string;
  /** The best first. What is not among them fell behind at a first look. */
  moves: PuzzleFigure[];
}

/** A number of a condition, and a variable of its sentence. */
export interface ParameterInfo {
  name: string;
  /** `number`, or a kind whose words are `<kind>-<number>`. */
  kind: string;
  low: number;
  high: number;
}

/** On what a move can be ordered: its sentence is `ahead-if-<name>`. */
export interface ConditionInfo {
  name: string;
  parameters: ParameterInfo[];
}

/** A step at which moves can be ordered: its words are `ahead-<step>`. */
export interface ForeseenStep {
  step: string;
  /** The move that says that one needs nothing; empty where there is none. */
  passive: string;
  /** What might be legal there, by what the seat knows now; others can be ordered, too. */
  moves: SaidMove[];
  conditions: ConditionInfo[];
}

/** What a seat can order, in the order of the rule book. */
export interface Foresight {
  seat: number;
  /** So many decisions ahead one can look. */
  most: number;
  steps: ForeseenStep[];
}

/** How a table stood for one seat, or for a spectator, at entries that it has been told. */
export interface Past {
  /** The first entry that is shown: the one asked for, or a later one if that is long ago. */
  since: number;
  /** Before that entry; `null` where the rules here cannot tell. */
  view: View | null;
  /** Of that entry and of each that follows, as in `Entry.changes`; none where `view` is null. */
  changes: View[][];
}

/** Where scores came from: `start`, or the event that they came with. */
export interface Source {
  name: string;
  /** What each seat had from it. */
  values: number[];
}

/** How it stood after an entry that changed it. */
export interface Standing {
  number: number;
  scores: number[];
}

/** A finished game taken apart. Neither has anything where the rules here cannot tell. */
export interface Reckoning {
  /** In the order in which they first counted; all together they are the scores. */
  sources: Source[];
  curve: Standing[];
}

/** A log as a file holds it. */
export interface LogUpload {
  log: string;
}

/** One entry with everything in it, and how the table changed with it. */
export interface ReplayEntry {
  number: number;
  kind: EntryKind;
  seat: number;
  text: string;
  /** What those read who may not read `text`. */
  public: string;
  /** Who may read `text`, one bit a seat; −1 is everyone. */
  sees: number;
  /** With `sees` where not everyone may know of it. */
  events: GameEvent[];
  /** Of an outcome of chance: in how many ways it could have come out. */
  ways: number | string | null;
  /** Of an outcome of chance: what each way would have given, where they are few. */
  outcomes: string[] | null;
  /** Of an outcome of chance: the number of the draw, for the seal. */
  draw: number | null;
  /**
   * Places in the replay's `changes`, as in `Entry.changes`: a list for each seat, then for a
   * spectator, then with all open.
   */
  changes: number[][];
}

/** A finished game, to be shown from any seat. */
export interface Replay {
  game: string;
  title: string;
  rules: number;
  seats: number;
  options: Options;
  /** Who played, where the server knows; empty for an uploaded log. */
  names: SeatInfo[];
  entries: ReplayEntry[];
  /** How it stood before the first entry: to each seat, to a spectator, with all open. */
  start: View[];
  /** A pool of changes without doubles. */
  changes: View[];
  /** Whether the rules here could replay it: if not, there are no views, only events. */
  is_replayed: boolean;
  result: ResultInfo | null;
  seal: string;
  /** What was mixed into the luck, each as `seat:word`. */
  words: string[];
  /** Of the luck; empty where luck was not sealed. */
  secret: string;
  /** Where it was played on an owner's values. */
  box: OwnersBox | null;
  /** These values, as in `BoardSheet.data`; `null` where they are the game's own. */
  board: Record<string, any> | null;
}

/** A seat of a finished game. */
export interface PlayedSeat {
  kind: SeatKind;
  name: string;
  colour: Colour;
  shape: Shape;
  temper: number;
  /** Of a bot; empty for people. */
  level: string;
  is_mine: boolean;
  score: number;
  has_won: boolean;
  /** Whether its person resigned, was replaced, or was late and never came back. */
  has_left: boolean;
}

/** A finished game of a guest's, the latest first. */
export interface PlayedGame {
  /** Empty where the table is kept no longer, and so its replay. */
  table: string;
  game: string;
  title: string;
  finished_at: number;
  is_rated: boolean;
  seats: PlayedSeat[];
}

/** How often somebody has won at a number of players. */
export interface WonAt {
  seats: number;
  games: number;
  wins: number;
}

/** How somebody opens a game: `opening-<name>` in the game's words, with these variables. */
export interface PlayedOpening {
  name: string;
  about: Record<string, string>;
  games: number;
  wins: number;
}

/** With whom somebody has played. */
export interface PlayedWith {
  kind: SeatKind;
  name: string;
  /** Of bots; empty for people. */
  level: string;
  /** The id of the person's page, where this guest may see it. */
  person: string;
  games: number;
}

/** What somebody has played of one game; those first that were played most often. */
export interface GameTotals {
  game: string;
  title: string;
  games: number;
  wins: number;
  won_at: WonAt[];
  /** The favourite ones first; empty where the game has no names for them. */
  openings: PlayedOpening[];
  /** `null` where no rated game was played. */
  rating: number | null;
  give: number;
  rated_games: number;
}

/** What a guest has played. */
export interface History {
  games: PlayedGame[];
  totals: GameTotals[];
  /** Those first with whom it was most often. */
  people: PlayedWith[];
  /** Who may see the guest's page. */
  shown_to: ShownTo;
  /** The id of that page; empty while nobody else may see it. */
  person: string;
}

/** Who may see what a guest has played. */
export interface Showing {
  shown_to: ShownTo;
}

/** The same, as it is kept. */
export interface Shown {
  shown_to: ShownTo;
  /** The id of the guest's page; empty where nobody else may see it. */
  person: string;
}

/** What somebody lets others see of what they have played: totals, and nobody else's name. */
export interface PersonPage {
  name: string;
  colour: Colour;
  shape: Shape;
  is_me: boolean;
  totals: GameTotals[];
}

/**
 * Somebody in the list of a game. The true strength is within `give` of `rating` in nineteen of
 * twenty cases.
 */
export interface RatedPlayer {
  kind: "person" | "bot";
  /** Of a bot; empty for people. */
  level: string;
  /** Of a person; empty for bots. */
  name: string;
  colour: Colour;
  shape: Shape;
  /** The id of the person's page; empty where there is none to be seen. */
  person: string;
  is_me: boolean;
  rating: number;
  give: number;
  /** So many rated ones. */
  games: number;
}

/** The bots of a game, and the people who let this guest see them; the surely strong first. */
export interface RatingList {
  game: string;
  title: string;
  players: RatedPlayer[];
}

/** What a rated game has changed for one seat. */
export interface SeatRating {
  seat: number;
  rating: number;
  give: number;
  before: number;
  before_give: number;
}

/** What a finished game has changed; empty where it is not rated. */
export interface TableRatings {
  seats: SeatRating[];
}

/** Take a free seat, or one more on the same device; in one's own seat, be seen otherwise. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  name?: string | null;
  colour?: Colour | null;
  shape?: Shape | null;
  word?: string | null;
}

/** Come back to one's seat with the key of its private link. */
export interface Claim {
  type: "claim";
  key: string;
}

/** Get up before the start; without a seat from all of one's seats. The host's role passes. */
export interface Leave {
  type: "leave";
  seat?: number | null;
}

/** Host: put a bot into a free seat, or change its level. */
export interface PutBot {
  type: "put-bot";
  seat: number;
  level: string;
}

/** Host: free a seat before the start, of a bot or of somebody who went away. */
export interface FreeSeat {
  type: "free-seat";
  seat: number;
}

/** Host: change what is agreed, before the start; what is not named stays. */
export interface Change {
  type: "change";
  seats?: number | null;
  options?: Options | null;
  is_open?: boolean | null;
  pace?: Pace | null;
  has_hints?: boolean | null;
  /** At any time. */
  language?: Language | null;
}

/** Mix a word into the table's luck, before the start. */
export interface Word {
  type: "word";
  seat: number;
  word: string;
}

/**
 * Before the start, of one's own seat: this game is to be rated, or it is not to be. Who is the
 * first to want it asks all others; one no ends it for all.
 */
export interface Rate {
  type: "rate";
  is_rated: boolean;
  /** To what was read one agrees (`TableInfo.terms`), and to nothing that was changed since. */
  terms?: number | null;
}

/** Host: begin; with `fill` bots of that level take the free seats. */
export interface Start {
  type: "start";
  fill?: string | null;
}

/** Answer a question. */
export interface Play {
  type: "move";
  seat: number;
  move: string;
  question: number;
  wave?: number;
}

/** Ask whether a move could be made now; nothing is changed. */
export interface AskWhyNot {
  type: "why-not";
  seat: number;
  move: string;
}

/**
 * Answer a decision at a step in advance, by a move that must be legal then.
 *
 * It is for the decisions from the `first` to the `last` that come at that step, where 1 is the
 * next or the one that is open. `numbers` are the condition's. It replaces one for the same
 * decisions on the same condition; of several, the one with the most particular condition counts.
 */
export interface GiveOrder {
  type: "order";
  seat: number;
  step: string;
  move: string;
  condition?: string;
  numbers?: number[];
  first?: number;
  last?: number;
}

/** Take back an answer in advance: the one of that number, or with 0 all. */
export interface WithdrawOrder {
  type: "withdraw";
  seat: number;
  order?: number;
}

/** Take one's own last move back. */
export interface Undo {
  type: "undo";
  seat: number;
}

/** Ask everyone to go back before one's own last move. */
export interface AskUndo {
  type: "ask-undo";
  seat: number;
}

/** Agree, or not, to what was asked; for all of one's seats. The asker may withdraw so. */
export interface AnswerUndo {
  type: "answer-undo";
  agree: boolean;
}

/**
 * Propose something that everybody else has to agree to: a pause or its end, another pace, or that
 * a bot takes the seat of somebody who does not answer any more, for good.
 */
export interface Propose {
  type: "propose";
  what: Proposing;
  /** With `pace`. */
  pace?: Pace | null;
  /** With `replace`. */
  seat?: number | null;
}

/** Agree to what was proposed, or not; for all of one's seats. The proposer withdraws so. */
export interface AnswerProposal {
  type: "answer-proposal";
  agree: boolean;
  /** The one that was read, by its id: an answer to it is none to whatever has replaced it. */
  proposal?: string | null;
}

/** Hand one's seat over to a bot; or end the game, where `SeatInfo.heir` says who has won. */
export interface Resign {
  type: "resign";
  seat: number;
  ends?: boolean;
}

/** Take the seat back that one handed over to a bot. */
export interface ComeBack {
  type: "come-back";
  seat: number;
}

/** Chat; `seat` says who of those on this device speaks. */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
}

/** Host: let somebody say nothing more at this table; or let them back, also who was removed. */
export interface Mute {
  type: "mute";
  who: string;
  is_muted?: boolean;
}

/**
 * Host: take somebody out of the chat with all they said and, before the start, out of their seat.
 */
export interface Remove {
  type: "remove";
  who: string;
}

/** Read somebody's chat no more, at any table; or read it again. */
export interface Hide {
  type: "hide";
  who: string;
  is_hidden?: boolean;
}

/** Neither sit down with somebody, nor be invited by them, nor read them; or do so again. */
export interface Block {
  type: "block";
  who: string;
  is_blocked?: boolean;
}

/** Tell the host of the server of this table, or of somebody here. */
export interface Report {
  type: "report";
  text: string;
  who?: string | null;
}

/** After the end: a new table for the same people. */
export interface Rematch {
  type: "rematch";
}

/** Socket only: send everything again from these numbers on. */
export interface CatchUp {
  type: "catch-up";
  since?: number;
  chat?: number;
  gallery?: number;
}

/**
 * Socket only: whether the table is before somebody's eyes, or open behind something else. One who
 * looks is not called to it.
 */
export interface Look {
  type: "look";
  is_looking: boolean;
}

/** Socket only: are you there? */
export interface Ping {
  type: "ping";
}

/** Everything that may be said at a table. */
export type Command =
  | Sit
  | Claim
  | Leave
  | PutBot
  | FreeSeat
  | Change
  | Word
  | Rate
  | Start
  | Play
  | AskWhyNot
  | GiveOrder
  | WithdrawOrder
  | Undo
  | AskUndo
  | AnswerUndo
  | Propose
  | AnswerProposal
  | Resign
  | ComeBack
  | Say
  | Mute
  | Remove
  | Hide
  | Block
  | Report
  | Rematch
  | CatchUp
  | Look
  | Ping;
