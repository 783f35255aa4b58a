/** Offers that follow one another: a party has one open offer at a time, and they all lapse with the round. */
import type { LogEntry } from '$lib/types';
import type { View } from '../view';
import type { Sent } from './baskets';
import { thisRound } from './seasons';

export interface Following extends Sent {
  /** Of offers with the same number one that is accepted is enough. */
  of: number;
}

export class NextOffers {
  /** In the order in which they go out. */
  list = $state.raw<Following[]>([]);
  /** One whose turn came and that couldn't be sent. */
  unsent = $state.raw<Sent | null>(null);
  #round = 0;
  #count = 0;
  /** What the open offer, or the last one, is of. */
  #open = 0;

  /** An offer goes out now; if it is declined, these parties are asked for the same. */
  begin(offer: Sent, others: readonly string[], round: number): void {
    this.#open = this.#enter(round);
    this.#add(offer, others);
  }

  /** An offer, and the same to others, go out after those there are. */
  add(offer: Sent, others: readonly string[], round: number): void {
    this.#enter(round);
    this.#add(offer, [offer.partner, ...others]);
  }

  leaveOut(offer: Following): void {
    this.list = this.list.filter((one) => one !== offer);
  }

  /** Whose turn it is now: nobody's while an offer is open, or an answer is waited for. */
  due(
    { offers, parties, round, seat }: Pick<View, 'offers' | 'parties' | 'round' | 'seat'>,
    log: LogEntry[],
    own: number,
  ) {
    if (offers.some((one) => one.proposer === seat || (one.state === 'sent' && one.partner === seat))) return null;
    if (round !== this.#round) return null;
    const left = met(log, own) ? this.list.filter(({ of }) => of !== this.#open) : this.list;
    return left.find(({ partner }) => parties.some((party) => party.seat === partner && party.living)) ?? null;
  }

  /** It goes out: it and those before it, which have become needless, wait no more. */
  take(offer: Following): void {
    this.list = this.list.slice(this.list.indexOf(offer) + 1);
    this.#open = offer.of;
  }

  /** Those that still wait in a round. */
  waiting(round: number): Following[] {
    return round === this.#round ? this.list : [];
  }

  #enter(round: number): number {
    if (round !== this.#round) this.list = [];
    this.#round = round;
    this.unsent = null;
    return ++this.#count;
  }

  #add(offer: Sent, to: readonly string[]): void {
    this.list = [...this.list, ...to.map((partner) => ({ ...offer, partner, of: this.#count }))];
  }
}

/** Whether a seat and the party it offered to last have come to terms since, by the offer or by another. */
export function met(log: LogEntry[], seat: number): boolean {
  const events = thisRound(log).flatMap((entry) => entry.events);
  const sent = events.findLastIndex((event) => event.kind === 'offer' && event.seat === seat);
  const partner = events[sent]?.values[0];
  return events.slice(sent + 1).some(({ kind, seat: proposer, values }) => {
    const two = [proposer, values[0]];
    return sent >= 0 && kind === 'traded' && two.includes(seat) && two.includes(partner);
  });
}
