/** Time that passes on the pages: what is left on clocks since the server told it. */
import type { SeatInfo, TableInfo } from './types';
import { t } from './words.svelte';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const TENTHS_BELOW = 10 * SECOND;

/** The time now, anew every so often while somebody looks. */
export class Ticking {
  now = $state(Date.now());

  constructor(every = SECOND) {
    $effect(() => {
      const beat = setInterval(() => (this.now = Date.now()), every);
      return () => clearInterval(beat);
    });
  }
}

/** When each table was told, by which its clocks go on here. */
const told = new WeakMap<TableInfo, number>();
export function arrived(table: TableInfo): number {
  const known = told.get(table);
  if (known !== undefined) return known;
  const now = Date.now();
  told.set(table, now);
  return now;
}

/** Milliseconds that a seat has left now; null without a pace. */
export function leftOf(table: TableInfo, seat: SeatInfo, now: number): number | null {
  if (!seat.clock) return null;
  return Math.max(0, seat.clock.left - (seat.clock.runs ? Math.max(0, now - arrived(table)) : 0));
}

/** It in words as short as they can be: days and hours, hours and minutes, or minutes and seconds. */
export function clockWords(left: number): string {
  const hours = Math.floor(left / HOUR);
  if (hours >= 24) return t('clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return t('clock-hours', { hours, minutes: Math.floor((left % HOUR) / (60 * SECOND)) });
  const seconds = left < TENTHS_BELOW ? Math.floor(left / SECOND) : Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
