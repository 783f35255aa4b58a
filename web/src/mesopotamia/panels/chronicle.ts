/** The story of a game in a few sentences a season, from what the log tells. */
import type { HistoryEntry, LogEntry, Message } from '$lib/types';
import { moments } from '../drama/moments';

export interface Chapter {
  round: number;
  title: Message;
  lines: Message[];
}

/** What is worth telling, the weightiest first; of the rest only the most important of a season are told. */
const WEIGHT: Record<string, number> = {
  out: 9,
  conquered: 8,
  years: 8,
  allied: 7,
  broken: 7,
  destroyed: 6,
  converted: 6,
  war: 5,
  repelled: 5,
  traded: 3,
  taken: 3,
  refused: 2,
  torn_down: 1,
  war_lapsed: 1,
};
const MOST = 4;

export function chronicle(log: LogEntry[]): Chapter[] {
  const chapters: (Chapter & { told: { at: number; weight: number; words: Message }[] })[] = [];
  let at = 0;
  for (const entry of log)
    for (const event of entry.events) {
      if (event.kind === 'round')
        chapters.push({ round: event.values[0] ?? chapters.length + 1, title: event.words, lines: [], told: [] });
      const weight = WEIGHT[event.kind];
      const chapter = chapters.at(-1);
      if (!weight || !chapter) continue;
      const known = chapter.told.some((one) => JSON.stringify(one.words) === JSON.stringify(event.words));
      if (!known) chapter.told.push({ at: at++, weight, words: event.words });
    }
  return chapters.map(({ round, title, told }) => ({
    round,
    title,
    lines: told
      .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
      .slice(0, MOST)
      .toSorted((one, other) => one.at - other.at)
      .map(({ words }) => words),
  }));
}

export interface Lead {
  seats: number[];
  score: number;
}

/** Who was first when a round ended: those with most symbols, if anybody had one. */
export function lead(history: HistoryEntry[], round: number): Lead | null {
  // the standing when a round begins is that at the end of the one before
  const scores = (history.find((entry) => entry.round === round + 1) ?? history.at(-1))?.scores ?? [];
  const score = Math.max(0, ...scores);
  return score ? { seats: [...scores.keys()].filter((seat) => scores[seat] === score), score } : null;
}

export interface Deeds {
  battles: number;
  won: number;
  lost: number;
  trades: number;
  alliances: number;
  wars: number;
}

/** What each seat did. */
export function deeds(log: LogEntry[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, (): Deeds => ({
    battles: 0,
    won: 0,
    lost: 0,
    trades: 0,
    alliances: 0,
    wars: 0,
  }));
  const count = (seat: number | undefined, what: keyof Deeds) => {
    const one = all[seat ?? -1];
    if (one) one[what]++;
  };
  for (const battle of moments(log)) {
    if (battle.kind !== 'battle' || !battle.end) continue;
    const held = battle.end === 'repelled';
    // who leads a tribe doesn't fight
    if (battle.tribe === null) for (const what of ['battles', held ? 'lost' : 'won'] as const) count(battle.seat, what);
    for (const what of ['battles', held ? 'won' : 'lost'] as const) count(battle.foe ?? -1, what);
  }
  for (const entry of log)
    for (const { kind, seat, values } of entry.events) {
      const [first] = values;
      if (kind === 'traded') [seat, first].forEach((one) => count(one, 'trades'));
      else if (kind === 'allied') [seat, first].forEach((one) => count(one, 'alliances'));
      else if (kind === 'war') [seat, first].forEach((one) => count(one, 'wars'));
    }
  return all;
}
