/**
 * A game's face: all that the pages have to know of a game to show it. Each game's folder exports one; whatever is
 * shared asks the face and knows no game. A game without one is played in words (plain.ts).
 */
import type { Component, Snippet } from 'svelte';
import type { Drawing, IconName } from '../icons';
import type {
  Action,
  BaseView,
  Blocked,
  ChatEntry,
  EventRef,
  GameEvent,
  LogEntry,
  Message,
  Next,
  Scene,
  TableInfo,
} from '$lib/types';

export interface Face<V extends BaseView = BaseView, Standing = unknown> {
  /** The game's name, as the server calls it. */
  game: string;
  /** Its picture among the games to choose from. */
  Picture: Component;
  /** The picture behind the first page, of the game the page invites to. */
  Hero?: Component;
  seats: SeatLooks<V>;
  /** What belongs to each seat: its row on a plain board, the mat of a drawn one. */
  standings(view: V): readonly Standing[];
  score(view: V, seat: number): number;
  /** Points that an event tells of. */
  pointsIn?(event: GameEvent): Points | null;
  /** Points that can be counted in the view itself. */
  pointsOn?(view: V, seat: number): Points[];
  /** Whether an option means anything with this many seats. */
  matters?(option: string, seats: number): boolean;
  /** Options that are readings of the rulebook, for who wants to choose among them. */
  readings?: readonly string[];
  /** Its icons by name, for the rule book. */
  icons?(): Promise<Readonly<Record<string, Drawing>>>;
  /** What is drawn at a table, fetched when somebody sits down. */
  table(): Promise<TableFace<V, Standing>>;
}

export interface SeatLooks<V extends BaseView = BaseView> {
  /** The colours, custom properties `--seat-…` of tokens.css; the emblems are in the same order. */
  colours: readonly string[];
  /** Whether a seat's colour and emblem are known before the game begins. */
  settled: boolean;
  /** The number of each seat's colour and emblem, where that depends on who sits there. */
  worn?(view: V): readonly number[];
  /** The same of a place that is told before the game begins, by its id. */
  lookOf?(place: string): number;
  /** What a seat is called in the game. */
  name(seat: number, id: string, view: V | null): Message;
}

export interface Points {
  source: Message;
  count: number;
}

export interface TableFace<V extends BaseView = BaseView, Standing = unknown> {
  Board: Component<BoardProps<V>>;
  /** A player's belongings. */
  Mat?: Component<MatProps<V, Standing>>;
  /** The game's own controls, in place of the plain list of choices. */
  Panel?: Component<PanelProps<V>>;
  /** What stands above the board: where the game is. */
  Top?: Component<TopProps<V>>;
  /** The game's own part of the final screen. */
  Final?: Component<FinalProps<V>>;
  /** How the log tells what came of a seat's move. */
  tell?: (events: GameEvent[], mover: number | null) => Telling[];
  /** What deserves a look, told over the board: dice, battles. */
  Drama?: Component<DramaProps<V>>;
  /** The entries of the log whose moment can be told again. */
  told?: (log: readonly LogEntry[]) => ReadonlySet<number>;
  /** Whether an event is a seat's deed or done to it; otherwise whose deed it is decides. */
  concerns?: (event: GameEvent, seat: number) => boolean;
  /** Where on the drawing a part of the board is, as figures of the rule book name it; null: the whole board. */
  window?: (part: string, view: V, scene: Scene | undefined) => Window | null;
  /** A closer look at what the log tells, where a game has one. */
  closer?: Closer;
}

/** A part of a board's drawing, in its units. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Entries of the log that can be looked at closer, and what shows one of them. */
export interface Closer {
  among: (log: LogEntry[]) => ReadonlySet<number>;
  Look: Component<CloserProps>;
  /** What the button to it says. */
  words: Message;
  icon: IconName | Drawing;
}

export interface CloserProps {
  log: LogEntry[];
  /** The number of the entry. */
  number: number;
  say: (message: Message) => string;
  close: () => void;
}

/** How the log tells an event: its sentence, and what was paid for it as icons. */
export interface Telling {
  event: GameEvent;
  costs: { icon: Drawing; count: number; words: Message }[];
}

export interface BoardProps<V extends BaseView = BaseView> {
  view: V;
  actions: Action[];
  blocked: Blocked[];
  /** The same after the hovered action. */
  preview: V | null;
  highlight: EventRef[];
  /** What has happened so far. */
  log?: LogEntry[];
  say: (message: Message) => string;
  onpick: (code: number) => void;
  onhover: (code: number | null) => void;
  /** Says what is pointed at; `thing` is its id. */
  describe: (text: string | null, thing?: string) => void;
  /** The action a hint speaks of. */
  suggested: number | null;
  scene?: Scene;
  /** The part of the drawing that is seen; otherwise all of it. */
  window?: Window | null;
}

export interface MatProps<V extends BaseView, Standing> {
  standing: Standing;
  /** The same after the hovered action. */
  preview: Standing | null;
  view: V;
  you: boolean;
  turn: boolean;
  name: string;
  say: (message: Message) => string;
}

/** What a game's own panel is given: what its board has, and the way to play several moves in a row. */
export interface PanelProps<V extends BaseView = BaseView> extends Omit<BoardProps<V>, 'highlight' | 'log' | 'window'> {
  table: TableInfo;
  log: LogEntry[];
  /** A chain of moves is under way. */
  busy: boolean;
  /**
   * Plays the codes one after another, or what a function finds, as long as each is legal when its turn comes; settles
   * when it comes to an end.
   */
  send: (codes: number[] | Next) => Promise<void>;
  /** What was said at the table, and the way to say something with an offer. */
  chat: ChatEntry[];
  speak: (text: string, to: number, offer: number) => Promise<boolean>;
  /** Lights up on the board what these events touched. */
  point: (events: EventRef[]) => void;
  /** What a bot would do, once asked: above the game's own controls, below what stays in sight. */
  hint?: Snippet;
}

export interface TopProps<V extends BaseView = BaseView> {
  view: V;
  table: TableInfo;
  say: (message: Message) => string;
}

export interface DramaProps<V extends BaseView = BaseView> {
  view: V;
  log: LogEntry[];
  say: (message: Message) => string;
  scene?: Scene;
  /** Somebody at this screen may decide something now. */
  asked: boolean;
  /** The board can't be seen. */
  paused: boolean;
  /** The entry of the log that is to be told again; a new one for every time. */
  again: { number: number } | null;
  /** Lights up on the board what it is about. */
  light: (events: EventRef[]) => void;
}

export interface FinalProps<V extends BaseView = BaseView> extends TopProps<V> {
  log: LogEntry[];
}
