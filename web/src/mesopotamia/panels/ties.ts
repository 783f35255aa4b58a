/** Alliances and wars: since when, as the log tells, and when a war lapses, as the view does. */
import type { LogEntry } from '$lib/types';
import type { View } from '../view';

export interface Tie {
  one: string;
  other: string;
  kind: 'alliance' | 'war';
  /** The round it began in; null: not told. */
  since: number | null;
  /** A war lapses at the end of this round, unless the two fight in it. */
  lapses: number | null;
  /** Who of the two may attack the other now. */
  attackers: string[];
}

const pair = (one: number, other: number) => [one, other].toSorted().join();

export function ties(view: Pick<View, 'parties' | 'seats'>, log: LogEntry[]): Tie[] {
  const began = new Map<string, number>();
  let round = 1;
  for (const entry of log)
    for (const { kind, seat, values } of entry.events) {
      if (kind === 'round') round = values[0] ?? round;
      else if (kind === 'allied' || kind === 'war') began.set(pair(seat, values[0] ?? -1), round);
    }
  return view.parties.flatMap((party, at) => {
    const later = (seat: string) => view.seats.indexOf(seat) > at;
    const tie = (other: string, kind: Tie['kind']): Tie => {
      const since = began.get(pair(at, view.seats.indexOf(other))) ?? null;
      const rival = view.parties.find((one) => one.seat === other);
      const attackers = [
        ...(party.may_attack.includes(other) ? [party.seat] : []),
        ...(rival?.may_attack.includes(party.seat) ? [other] : []),
      ];
      const lapses = kind === 'war' ? (party.wars_lapse[other] ?? null) : null;
      return { one: party.seat, other, kind, since, lapses, attackers };
    };
    return [
      ...party.allies.filter(later).map((other) => tie(other, 'alliance')),
      ...party.at_war.filter(later).map((other) => tie(other, 'war')),
    ];
  });
}
