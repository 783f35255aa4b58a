/** The round: seasons, phases, and when each phase is played (docs/rules/mesopotamia.md). */
import type { LogEntry } from '../../lib/types';
import type { IconName } from '../../icons';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface PhaseMark {
  name: string;
  number: string;
  icon: IconName;
}

export const PHASES: readonly PhaseMark[] = [
  { name: 'felling', number: '1', icon: 'wood' },
  { name: 'regrowth', number: '2', icon: 'palm' },
  { name: 'free_trade', number: '3', icon: 'camel' },
  { name: 'ore', number: '4', icon: 'ore' },
  { name: 'harvest', number: '5', icon: 'grain' },
  { name: 'milling', number: '6', icon: 'millstone' },
  { name: 'feeding', number: '7', icon: 'flour' },
  { name: 'forges', number: '8', icon: 'metal' },
  { name: 'walls', number: '9', icon: 'wall' },
  { name: 'works', number: '10', icon: 'forge' },
  { name: 'building', number: '11A', icon: 'temples' },
  { name: 'policy', number: '11B', icon: 'chariot' },
];

/** Whether a phase is played in a season. */
export function played(phase: string, season: string, year: number, options: Record<string, string>): boolean {
  if (phase === 'free_trade') return season === 'spring' && year > 1;
  if (phase === 'ore') return season === 'spring';
  if (phase === 'harvest')
    return options.harvests === 'two' ? season === 'summer' || season === 'winter' : season === 'autumn';
  return true;
}

/** What happened since this round began. */
export function thisRound(log: LogEntry[]): LogEntry[] {
  const began = log.findLastIndex((entry) => entry.events.some((event) => event.kind === 'round'));
  const first = log[began];
  if (!first) return log;
  // what stands before the round's own event belongs to the round before
  const from = first.events.findLastIndex((event) => event.kind === 'round');
  return [{ ...first, events: first.events.slice(from) }, ...log.slice(began + 1)];
}
