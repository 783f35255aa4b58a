/** The round: its seasons and its phases in order. */
import type { Drawing } from '../../icons';
import type { LogEntry } from '$lib/types';
import { ICONS } from '../icons';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface PhaseMark {
  name: string;
  number: string;
  icon: Drawing;
}

export const PHASES: readonly PhaseMark[] = [
  { name: 'felling', number: '1', icon: ICONS.wood },
  { name: 'regrowth', number: '2', icon: ICONS.palm },
  { name: 'free_trade', number: '3', icon: ICONS.camel },
  { name: 'ore', number: '4', icon: ICONS.ore },
  { name: 'harvest', number: '5', icon: ICONS.grain },
  { name: 'milling', number: '6', icon: ICONS.millstone },
  { name: 'feeding', number: '7', icon: ICONS.flour },
  { name: 'forges', number: '8', icon: ICONS.metal },
  { name: 'walls', number: '9', icon: ICONS.wall },
  { name: 'works', number: '10', icon: ICONS.forge },
  { name: 'building', number: '11A', icon: ICONS.temples },
  { name: 'policy', number: '11B', icon: ICONS.chariot },
];

/** What happened since this round began. */
export function thisRound(log: LogEntry[]): LogEntry[] {
  const began = log.findLastIndex((entry) => entry.events.some((event) => event.kind === 'round'));
  const first = log[began];
  if (!first) return log;
  // what stands before the round's own event belongs to the round before
  const from = first.events.findLastIndex((event) => event.kind === 'round');
  return [{ ...first, events: first.events.slice(from) }, ...log.slice(began + 1)];
}
