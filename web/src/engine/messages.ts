/** What the page and the worker in which games run say to each other. */

/** What the worker is asked; `folder` is where its files lie, `asked` JSON, whatever the page's values are wrapped in. */
export type Question =
  | { type: 'begin'; folder: string }
  | { type: 'ask'; method: string; path: string; table: string | null; asked: string }
  | { type: 'told'; table: string; seat: number | null; since: number; back: number | null }
  | { type: 'bot'; table: string; seat: number | null }
  | { type: 'study'; table: string; text: string }
  | { type: 'judge'; table: string; workers: number; answers: string[] | null }
  | { type: 'weigh'; part: string }
  | { type: 'learn'; table: string; told: string }
  | { type: 'advise'; table: string; path: string; asked: string };

export interface Sent {
  id: number;
  question: Question;
}

/** JSON, or why there is none. */
export type Reply = { id: number; text: string } | { id: number; failed: string };

/** What a bot's turn came to. */
export interface BotMove {
  moved: boolean;
  /** Whether whoever looks is told what it did. */
  heard: boolean;
  /** Whether it has asked people something. */
  asked: boolean;
}
