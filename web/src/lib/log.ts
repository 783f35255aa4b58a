/** The log as the socket brings it: piece by piece, sometimes taken back. */
import type { LogEntry } from './types';

/** The log with news added; `back` says how many moves stand where some were taken back. */
export function merged(log: LogEntry[], news: LogEntry[], back = Infinity): LogEntry[] {
  const stands = Math.min(back, (news[0]?.number ?? Infinity) - 1);
  return [...log.filter((entry) => entry.number <= stands), ...news];
}

/** What is new in `news`: where moves were taken back, those of others that stand are told again, with other numbers. */
export function unheard(log: LogEntry[], news: LogEntry[], back = Infinity): LogEntry[] {
  const known = log.at(-1)?.number ?? Infinity;
  const again = log.filter((entry) => entry.number > back).map(content);
  let heard = 0;
  return news.filter((entry) => {
    if (entry.number <= Math.min(known, back)) return false;
    const place = again.indexOf(content(entry), heard);
    if (place >= 0) heard = place + 1;
    return place < 0;
  });
}

const content = ({ seat, action, events }: LogEntry) => JSON.stringify([seat, action, events]);
