/** What travels between the server (docs/api.md), the shell and the boards. */
import type { IconName } from '../icons';

/** A sentence before it has a language: a key of the catalogues and its values; a value may be a message itself. */
export interface Message {
  key: string;
  values?: Record<string, string | number | Message>;
}

/** A legal action of the looking seat. */
export interface Action {
  code: number;
  text: string;
  words: Message;
}

/** An action that would answer the question but can't be taken now, with the reason. */
export interface Blocked extends Action {
  why: Message;
}

/** Something that happened, by which a board finds what to highlight. `seat` is -1 where no seat did it. */
export interface EventRef {
  kind: string;
  seat: number;
  values: number[];
}

/** An event with its sentence. */
export interface GameEvent extends EventRef {
  words: Message;
}

/** How the log tells an event: its sentence, and what was paid for it as icons. */
export interface Telling {
  event: GameEvent;
  costs: { icon: IconName; count: number; words: Message }[];
}

/** One move and what came of it; entry 0 is the setup and has no action. */
export interface LogEntry {
  number: number;
  seat: number | null;
  action: Message | null;
  events: GameEvent[];
}

export type SeatKind = 'me' | 'screen' | 'open' | 'bot';

export interface SeatInfo {
  seat: number;
  id: string;
  kind: SeatKind;
  name: string | null;
  level: string | null;
  yours: boolean;
  taken: boolean;
  online: boolean;
}

export type TableState = 'waiting' | 'playing' | 'over';

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  /** Whether it is played with an owner's own component file. */
  custom_box: boolean;
  seats: SeatInfo[];
  state: TableState;
  moves: number;
  seed_hash: string;
  /** Known once the game is over. */
  seed: string | null;
  seed_chosen: boolean;
  public: boolean;
  /** Whether hints and winning chances may be seen while it is played. */
  hints: boolean;
  /** Whether people at it can talk. */
  chat: boolean;
  turn: number[];
  scores: number[];
  winners: number[] | null;
  created: string;
  changed: string;
  /** What of the box a picture needs and a view leaves out. */
  scene?: Scene;
}

/** What of a game's box never changes: words that replace the catalogues', and whatever its board draws. */
export interface Scene {
  words?: Record<string, string>;
  [more: string]: unknown;
}

/** What every game's view has, whatever else it shows. Seats are named by their id ("blue"). */
export interface BaseView {
  game: string;
  seat: string | null;
  seats: string[];
  round?: number;
  over: boolean;
  question: { seat: string; task: string; words: Message } | null;
  actions: Action[];
}

export interface State<V extends BaseView = BaseView> {
  table: TableInfo;
  number: number;
  seat: number | null;
  view: V;
  undo: boolean;
  log: LogEntry[];
  turn: number[];
  back?: number;
}

export interface ChatEntry {
  id: number;
  from: string;
  seat: number | null;
  text: string;
  /** A seat it was said to; null: everybody. */
  to: number | null;
  at: string;
}

/** What every board component is given. V is the game's own view. */
export interface BoardProps<V extends BaseView = BaseView> {
  view: V;
  actions: Action[];
  blocked: Blocked[];
  preview: V | null;
  highlight: EventRef[];
  say: (message: Message) => string;
  onpick: (code: number) => void;
  onhover: (code: number | null) => void;
  describe: (text: string | null) => void;
  /** The action a hint speaks of. */
  suggested?: number | null;
  scene?: any;
}

/** Which action comes next, given those that are legal now; null: no more. */
export type Next = (actions: Action[], view: BaseView) => number | null;

/** What a game's own panel is given: what its board has, and the way to play several moves in a row. */
export interface PanelProps<V extends BaseView = BaseView> extends Omit<BoardProps<V>, 'highlight'> {
  table: TableInfo;
  log: LogEntry[];
  /** A chain of moves is under way. */
  busy: boolean;
  /** Plays the codes one after another, or what a function finds, as long as each is legal when its turn comes. */
  send: (codes: number[] | Next) => void;
}

/** What a game's own part of the final screen is given. */
export interface FinalProps<V extends BaseView = BaseView> {
  table: TableInfo;
  view: V;
  log: LogEntry[];
  say: (message: Message) => string;
}

export interface Me {
  id: string;
  name: string;
  account: string | null;
}

export interface GameInfo {
  name: string;
  /** The numbers of seats it can be played with. */
  seats: number[];
  seat_names: string[];
  options: { name: string; values: string[] }[];
  secrets: boolean;
  levels: string[];
  /** Whether bots can judge its positions: then there are hints and winning chances. */
  hints: boolean;
}

/** A seat as a new table asks for it. */
export interface SeatPlan {
  kind: SeatKind;
  level?: string;
  name?: string;
}

/** One move in a game's course, 0 is the setup; `round` where one begins with it. */
export interface HistoryEntry {
  number: number;
  seat: number | null;
  scores: number[];
  round: number | null;
}

/** What becomes more or less by an action, and what that is worth in points. */
export interface Reason {
  term: string;
  points: number;
  words: Message;
}

/** What a bot would do in one's place, and why. */
export interface Hint {
  number: number;
  seat: number;
  action: Action;
  /** A sentence above the reasons, or instead of them. */
  note: { words: Message; text: string } | null;
  /** The action that the reasons compare it with; otherwise it is the position as it is. */
  instead: Action | null;
  reasons: Reason[];
}

/** Each seat's chance of winning after so many moves. */
export interface ChancePoint {
  number: number;
  chances: number[];
}

/** A move that changed a seat's chance of winning a lot. */
export interface Swing {
  number: number;
  mover: number;
  action: Message;
  seat: number;
  before: number;
  after: number;
}
