/** What became of an offer, as the log tells it. */
import type { LogEntry, Message } from '$lib/types';
import { thisRound } from './seasons';

/** How the rules number the ending of an offer that was carried out. */
const ACCEPTED = 0;

export interface Fate {
  accepted: boolean;
  words: Message;
}

/** How a seat's last offer of this round ended; null while it is open, or where there was none. */
export function lastOffer(log: LogEntry[], seat: number): Fate | null {
  const last = thisRound(log)
    .flatMap((entry) => entry.events)
    .findLast((event) => event.seat === seat && (event.kind === 'offer' || event.kind === 'offer_ended'));
  return last?.kind === 'offer_ended' ? { accepted: last.values[1] === ACCEPTED, words: last.words } : null;
}
