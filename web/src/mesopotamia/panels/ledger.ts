/** The ledger: what came and went this season, and what feeding will take. */
import type { LogEntry } from '../../lib/types';
import { MATERIALS, type Material, type Party, type Province } from '../view';
import { PHASES, thisRound } from './seasons';

export interface Change {
  material: Material;
  by: number;
  reason: number;
}

/** What the log tells of a seat's stock since the round began. */
export function changes(log: LogEntry[], seat: number): Change[] {
  return thisRound(log).flatMap((entry) =>
    entry.events
      .filter((event) => event.kind === 'stock' && event.seat === seat)
      .flatMap(({ values: [material = 0, by = 0, reason = 0] }) => {
        const name = MATERIALS[material];
        return name ? [{ material: name, by, reason }] : [];
      }),
  );
}

export function cities(own: Province[]): number {
  return own.reduce((sum, province) => sum + province.city_count, 0);
}

export interface Forecast {
  need: number;
  /** Flour after feeding, if nothing else happens; below zero: so many walls or forges fall. */
  left: number;
  /** What milling can still add before. */
  millable: number;
  /** Whether this season's cities have eaten. */
  fed: boolean;
}

export function forecast(me: Party, own: Province[], stage: string): Forecast {
  const need = cities(own);
  const at = PHASES.findIndex((phase) => phase.name === me.phase);
  const fed = stage !== 'parallel' || me.phase === 'idle' || at > PHASES.findIndex((phase) => phase.name === 'feeding');
  const stones = own.reduce((sum, province) => sum + province.millstones, 0);
  const milled = fed || at > PHASES.findIndex((phase) => phase.name === 'milling');
  const millable = milled && !fed ? 0 : Math.min(5 * stones, me.stock?.grain ?? 0);
  return { need, left: (me.stock?.flour ?? 0) - need, millable, fed };
}
