/** What lies on the scale: an offer that is being written. It stays there while one looks elsewhere or is asked something. */
import type { Basket, Offer } from '../view';
import { atMost, EMPTY, type Sent } from './baskets';
import { NextOffers } from './next-offers.svelte';

type Kept = Pick<OnScale, 'wanted' | 'give' | 'ask' | 'note' | 'answers'>;

export class OnScale {
  /** To whom it goes; null: not chosen. */
  wanted = $state<string | null>(null);
  give = $state.raw<Basket>(EMPTY);
  ask = $state.raw<Basket>(EMPTY);
  /** Words that go with it. */
  note = $state('');
  /** Whose offer it answers. That one stands until this one is sent. */
  answers = $state<string | null>(null);
  /** The last that was sent, so that it can be changed when it was declined. */
  sent = $state.raw<Sent | null>(null);
  /** Offers that wait for the end of the open one. */
  readonly following = new NextOffers();

  /** An offer seen from the other side, as far as one has what it asks for. */
  answer(offer: Offer, owned: Basket): void {
    this.answers = this.wanted = offer.proposer;
    this.give = atMost(offer.asks ?? EMPTY, owned);
    this.ask = offer.gives ?? EMPTY;
    this.note = '';
  }

  /** The last one lies there again. */
  change({ partner, gives, asks, note }: Sent): void {
    [this.wanted, this.give, this.ask, this.note] = [partner, gives, asks, note];
  }

  /** It goes to somebody else, and answers nobody. */
  turnTo(seat: string): void {
    this.wanted = seat;
    this.answers = null;
  }

  /** What lies there now, for `putBack`. */
  kept(): Kept {
    const { wanted, give, ask, note, answers } = this;
    return { wanted, give, ask, note, answers };
  }

  /** What couldn't be sent lies there again. */
  putBack({ wanted, give, ask, note, answers }: Kept): void {
    [this.wanted, this.give, this.ask, this.note, this.answers] = [wanted, give, ask, note, answers];
  }

  clear(): void {
    this.give = this.ask = EMPTY;
    this.note = '';
    this.answers = null;
  }
}
