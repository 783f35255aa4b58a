/**
 * A game's face: all that the pages have to know of a game to show it. Each game's folder exports one; whatever is
 * shared asks the face and knows no game. A game without one is played in words (plain.ts).
 */
import type { Component } from 'svelte';
import type { Drawing } from '../icons';
import type {
  Action,
  BaseView,
  Blocked,
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
  help?(): Promise<Outline>;
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
  /** What a seat is called in the game. */
  name(seat: number, id: string, view: V | null): Message;
}

export interface Points {
  source: Message;
  count: number;
}

/** The parts of a game's help; each names a sentence of its words. */
export interface Outline {
  round: readonly string[];
  points: readonly string[];
  signs: Readonly<Record<string, Drawing>>;
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
  describe: (text: string | null) => void;
  /** The action a hint speaks of. */
  suggested: number | null;
  scene?: Scene;
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
export interface PanelProps<V extends BaseView = BaseView> extends Omit<BoardProps<V>, 'highlight' | 'log'> {
  table: TableInfo;
  log: LogEntry[];
  /** A chain of moves is under way. */
  busy: boolean;
  /** Plays the codes one after another, or what a function finds, as long as each is legal when its turn comes. */
  send: (codes: number[] | Next) => void;
}

export interface TopProps<V extends BaseView = BaseView> {
  view: V;
  table: TableInfo;
  say: (message: Message) => string;
}

export interface FinalProps<V extends BaseView = BaseView> extends TopProps<V> {
  log: LogEntry[];
}
