/** What every part of the panel needs to know, handed down once instead of through each component. */
import { getContext, setContext } from 'svelte';
import type { PanelProps } from '../../face/face';
import type { Action, EventRef, LogEntry, Message, Next, TableInfo } from '$lib/types';
import type { Basket, Odds, Offer, Party, Province, Scene, View } from '../view';
import { EMPTY, steps } from './baskets';

const KEY = Symbol('desk');

export class Desk {
  constructor(private readonly props: () => PanelProps<View>) {
    setContext(KEY, this);
  }

  get view(): View {
    return this.props().view;
  }

  get actions(): Action[] {
    return this.props().actions;
  }

  get table(): TableInfo {
    return this.props().table;
  }

  get log(): LogEntry[] {
    return this.props().log;
  }

  get busy(): boolean {
    return this.props().busy;
  }

  get scene(): Scene | undefined {
    return this.props().scene as unknown as Scene | undefined;
  }

  /** Chances for what is asked now. */
  get odds(): Odds {
    return this.view.odds;
  }

  get task(): string | null {
    return this.actions.length ? (this.view.question?.task ?? null) : null;
  }

  /** The own party. */
  get me(): Party | undefined {
    return this.view.parties.find((party) => party.seat === this.view.seat);
  }

  /** Its place in the order of seats. */
  get seat(): number {
    return this.view.seats.indexOf(this.view.seat ?? '');
  }

  get own(): Province[] {
    return this.view.provinces.filter((province) => province.owner === this.view.seat);
  }

  /** What one has, as a basket. */
  get owned(): Basket {
    const cards = Object.entries(this.me?.hand ?? {}).map(([card, count]) => [dashed(card), count]);
    return { materials: this.me?.stock ?? {}, cards: Object.fromEntries(cards) };
  }

  /** What others want of one: answers to their offers, ways for their caravans, tolls for the own one. */
  get wanted(): Offer[] {
    const seat = this.view.seat ?? '';
    return this.view.offers.filter((offer) =>
      offer.state === 'sent'
        ? offer.partner === seat
        : offer.state === 'transit'
          ? offer.waiting_for.includes(seat) && this.can(`free ${offer.proposer}`)
          : offer.state === 'tolls' && offer.proposer === seat,
    );
  }

  /** The flour that is missing to feed the own cities. */
  get hunger(): number {
    return (this.me?.food?.need ?? 0) - (this.me?.stock?.flour ?? 0);
  }

  /** A number or price of the box. */
  number(name: string): number {
    return this.scene?.numbers[name] ?? 1;
  }

  say(key: string, values?: Message['values']): string {
    return this.words(values ? { key, values } : { key });
  }

  /** A sentence with the box's own numbers in it. */
  sayOfBox(key: string): string {
    return this.say(key, this.scene?.numbers ?? {});
  }

  words(message: Message): string {
    return this.props().say(message);
  }

  party(seat: string | null): string {
    if (seat === 'nomads') return this.say('party-nomads');
    const party = this.view.parties.find((one) => one.seat === seat)?.party;
    return party ? this.say(`party-${party}`) : '';
  }

  place(name: string): string {
    return this.say(`province-${dashed(name)}`);
  }

  /** The legal action with this notation. */
  can(text: string): Action | undefined {
    return this.actions.find((action) => action.text === text);
  }

  /** Why an action can't be taken. */
  why(text: string): string | undefined {
    const found = this.reason(text);
    return found && this.words(found);
  }

  /** The same as a message. */
  reason(text: string): Message | undefined {
    return this.props().blocked.find((action) => action.text === text)?.why;
  }

  /** Play these one after another; those that answer themselves are left out. */
  play(...texts: string[]): Promise<void> {
    return this.send(inARow(texts));
  }

  readonly send = (next: Next): Promise<void> => this.props().send(next);

  /** The move by which a party sent its last offer. */
  sentBy(party: string | null): number | null {
    const seat = this.view.seats.indexOf(party ?? '');
    const sent = this.log.findLast(({ events }) =>
      events.some((event) => event.kind === 'offer' && event.seat === seat),
    );
    return sent?.number ?? null;
  }

  /** The words that came with a party's last offer, or went with the own one. */
  note(party: string | null): string | null {
    const number = this.sentBy(party);
    return number === null ? null : (this.props().chat.findLast(({ offer }) => offer === number)?.text ?? null);
  }

  /** Whether words can go with an offer to a party: somebody sits there who would read them. */
  reads(party: string | null): boolean {
    const seat = this.table.seats[this.view.seats.indexOf(party ?? '')];
    return this.table.chat && seat !== undefined && seat.taken && seat.kind !== 'bot' && !seat.yours;
  }

  /** Words with an offer that was sent. */
  speak(text: string, party: string, offer: number): Promise<boolean> {
    return this.props().speak(text, this.view.seats.indexOf(party), offer);
  }

  /** Lights up on the map what these events touched. */
  point(events: EventRef[]): void {
    this.props().point(events);
  }

  hover(code: number | null): void {
    this.props().onhover(code);
  }
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** Notations in a row. The rules take an answer that is the only one by themselves: then the next one is looked for. */
export function inARow(texts: string[]): Next {
  const left = [...texts];
  return (actions) => {
    const at = left.findIndex((text) => actions.some((action) => action.text === text));
    if (at < 0) return null;
    const [text] = left.splice(0, at + 1).slice(-1);
    return actions.find((action) => action.text === text)?.code ?? null;
  };
}

/**
 * Answers an offer with an own one. The rules begin that with the other side of the offer, as far as one has it; what
 * is on the scale is written from there.
 */
export function counterWith(proposer: string, give: Basket, ask: Basket): Next {
  let begun = false;
  let rest: Next | null = null;
  return (actions, view) => {
    if (!begun) {
      begun = true;
      return actions.find(({ text }) => text === `counter ${proposer}`)?.code ?? null;
    }
    if (!rest) {
      const draft = (view as View).offers.find(({ state, proposer: own }) => state === 'draft' && own === view.seat);
      if (!draft) return null;
      rest = inARow([...steps('give', draft.gives ?? EMPTY, give), ...steps('ask', draft.asks ?? EMPTY, ask), 'send']);
    }
    return rest(actions, view);
  };
}

/** As notations write it. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
