/** The log in seasons (rounds): under each its moves, all of them or those that concern one seat. */
import type { GameEvent, LogEntry } from '$lib/types';

/** What one entry tells in one season. */
export interface Part {
  entry: LogEntry;
  events: GameEvent[];
  /** Whether the entry begins, and ends, with it: a move may end one season and begin the next. */
  first: boolean;
  last: boolean;
}

export interface Season {
  key: number;
  /** The event that began it; none before the first. */
  round: GameEvent | null;
  parts: Part[];
  /** Whether earlier moves of it are left out. */
  cut: boolean;
}

/**
 * The last moves of a log, at most so many. Where one seat is chosen: what it did, and of what others did that which
 * concerns it. Seasons in which nothing did are left out.
 */
export function seasons(
  log: LogEntry[],
  seat: number | null,
  concerns: (event: GameEvent, seat: number) => boolean,
  most = Infinity,
): Season[] {
  const all: Season[] = [{ key: 0, round: null, parts: [], cut: false }];
  for (const entry of log) {
    const cuts = entry.events.filter(({ kind }) => kind === 'round').length;
    let at = 0;
    let events: GameEvent[] = [];
    const put = () => {
      const first = at === 0;
      const told = seat === null || entry.seat === seat ? events : events.filter((event) => concerns(event, seat));
      const bare = first && entry.action !== null && (seat === null || entry.seat === seat);
      if (told.length || bare) all.at(-1)?.parts.push({ entry, events: told, first, last: at === cuts });
    };
    for (const event of entry.events)
      if (event.kind === 'round') {
        put();
        all.push({ key: all.length, round: event, parts: [], cut: false });
        events = [];
        at++;
      } else events.push(event);
    put();
  }
  return cutOff(all, most).filter(({ parts, round }) => parts.length > 0 || (round !== null && seat === null));
}

/** Only the last moves. */
function cutOff(all: Season[], most: number): Season[] {
  let left = most;
  const kept: Season[] = [];
  for (const season of all.toReversed()) {
    if (left <= 0) {
      const [oldest] = kept.slice(-1);
      if (oldest && season.parts.length) oldest.cut = true;
      break;
    }
    const parts = left === Infinity ? season.parts : season.parts.slice(-left);
    kept.push({ ...season, parts, cut: parts.length < season.parts.length });
    left -= parts.length;
  }
  return kept.toReversed();
}
