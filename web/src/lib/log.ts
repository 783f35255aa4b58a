/** The log as the socket brings it: piece by piece, sometimes taken back. */
import type { LogEntry } from './types';

/** The log with news added; `back` says how many moves stand where some were taken back. */
export function merged(log: LogEntry[], news: LogEntry[], back = Infinity): LogEntry[] {
  const stands = Math.min(back, (news[0]?.number ?? Infinity) - 1);
  return [...log.filter((entry) => entry.number <= stands), ...news];
}
