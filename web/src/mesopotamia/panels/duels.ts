/** The duels of a battle, as the log tells them. */
import type { LogEntry } from '$lib/types';

export interface Duel {
  attack: number;
  defence: number;
  attacker: 'foot' | 'chariot';
  defender: 'foot' | 'chariot';
}

/** A battle's events lie among the last moves of the log. */
const RECENT = 80;
const unit = (number: number | undefined) => (number === 1 ? 'chariot' : 'foot');

/** The duels of the battle that is on. Tribes' attacks begin with their march. */
export function duelsOf(log: LogEntry[]): Duel[] {
  const events = log.slice(-RECENT).flatMap((entry) => entry.events);
  const from = events.findLastIndex((event) => event.kind === 'attack' || event.kind === 'nomads');
  return (from < 0 ? [] : events.slice(from))
    .filter(({ kind }) => kind === 'duel')
    .map(({ values: [attack = 0, defence = 0, mine, theirs] }) => ({
      attack,
      defence,
      attacker: unit(mine),
      defender: unit(theirs),
    }));
}
