/** Own troops, and what a battle's course tells of them. */
import type { LogEntry } from '../../lib/types';
import type { View } from '../view';

export interface Troops {
  foot: number;
  chariots: number;
}

/** All soldiers of the looking seat. */
export function muster(view: Pick<View, 'provinces' | 'seat'>): Troops {
  const units = view.provinces.flatMap(
    (province) => province.stacks.find((stack) => stack.seat === view.seat)?.units ?? [],
  );
  return {
    foot: units.reduce((sum, one) => sum + one.foot, 0),
    chariots: units.reduce((sum, one) => sum + one.chariot, 0),
  };
}

export interface Duel {
  attack: number;
  defence: number;
  attacker: 'foot' | 'chariot';
  defender: 'foot' | 'chariot';
}

export interface Course extends Troops {
  duels: Duel[];
}

const unit = (number: number | undefined) => (number === 1 ? 'chariot' : 'foot');

/** The battle that is on: the duels so far, and the attackers left. Tribes' attacks begin with their march. */
export function course(log: LogEntry[], attacker: number): Course {
  const events = log.slice(-80).flatMap((entry) => entry.events);
  const from = events.findLastIndex((event) => event.kind === 'attack' || event.kind === 'nomads');
  const began = events[from];
  const found: Course = { foot: 0, chariots: 0, duels: [] };
  if (!began) return found;
  if (began.kind === 'attack') [, , found.foot = 0, found.chariots = 0] = began.values;
  for (const { kind, seat, values } of events.slice(from)) {
    if (kind === 'duel')
      found.duels.push({
        attack: values[0] ?? 0,
        defence: values[1] ?? 0,
        attacker: unit(values[2]),
        defender: unit(values[3]),
      });
    else if (kind === 'unit_lost' && seat === attacker && began.kind === 'attack')
      if (values[1] === 1) found.chariots--;
      else found.foot--;
  }
  return found;
}

/** Whether siege ladders were played and wait for the next battle. */
export function ladders(log: LogEntry[], seat: number): boolean {
  const events = log.slice(-80).flatMap((entry) => entry.events);
  const played = events.findLastIndex((event) => event.kind === 'card' && event.seat === seat && event.values[0] === 6);
  const over = events.findLastIndex((event) => ['conquered', 'repelled', 'round'].includes(event.kind));
  return played > over;
}
