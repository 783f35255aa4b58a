/** The installed app's badge: at how many tables it is one's turn. The service worker sets it while no page is open. */
import { api } from './api';
import type { TableInfo } from './types';

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** The tables that wait for us, as far as is known; null: not asked yet. */
let waiting: Set<string> | null = null;
let shown = -1;

export function calls(table: Pick<TableInfo, 'state' | 'seats' | 'turn'>): boolean {
  return (
    table.state === 'playing' &&
    table.seats.some((seat) => seat.yours && !seat.stand_in && (table.turn ?? []).includes(seat.seat))
  );
}

function show(count: number): void {
  const app = navigator as Badged;
  if (count === shown || !app.setAppBadge || !app.clearAppBadge) return;
  shown = count;
  // a browser may know badges and still have none for a page that isn't installed
  void (count ? app.setAppBadge(count) : app.clearAppBadge()).catch(() => {});
}

/** All of one's tables are known. */
export function countTables(tables: TableInfo[]): void {
  waiting = new Set(tables.filter(calls).map((table) => table.id));
  show(waiting.size);
}

/** One of them has changed. The others are asked for the first time. */
export function countTable(table: TableInfo): void {
  if (!('setAppBadge' in navigator)) return;
  if (waiting) {
    if (calls(table)) waiting.add(table.id);
    else waiting.delete(table.id);
    show(waiting.size);
    return;
  }
  waiting = new Set(calls(table) ? [table.id] : []);
  show(waiting.size);
  api.tables().then(
    ({ mine }) => countTables(mine),
    () => {},
  );
}
