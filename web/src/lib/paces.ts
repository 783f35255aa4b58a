/** The paces a new table is offered, and what they are called. */
import type { Pace, PaceKind } from './types';
import { t } from './words.svelte';

export const PACES: Record<Exclude<PaceKind, 'none'>, Pace[]> = {
  live: [
    { kind: 'live', minutes: 10, increment: 10 },
    { kind: 'live', minutes: 20, increment: 20 },
    { kind: 'live', minutes: 45, increment: 45 },
  ],
  days: [
    { kind: 'days', hours: 12, reserve: 24 },
    { kind: 'days', hours: 24, reserve: 48 },
    { kind: 'days', hours: 72, reserve: 72 },
  ],
};
export const KINDS: PaceKind[] = ['none', 'live', 'days'];

export const kindOf = (pace: Pace | null | undefined): PaceKind => pace?.kind ?? 'none';

/** It in a few words: what each has. */
export function paceWords(pace: Pace | null | undefined): string {
  if (!pace) return t('pace-none');
  return pace.kind === 'live'
    ? t('pace-live-is', { minutes: pace.minutes, increment: pace.increment })
    : t('pace-days-is', { hours: pace.hours, reserve: pace.reserve });
}

/** What it means. */
export function paceNote(pace: Pace | null | undefined): string {
  if (!pace) return t('pace-none-note');
  return pace.kind === 'live'
    ? t('pace-live-note', { minutes: pace.minutes, increment: pace.increment })
    : t('pace-days-note', { hours: pace.hours, reserve: pace.reserve });
}
