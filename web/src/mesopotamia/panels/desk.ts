/** What every part of the panel needs to know, handed down once instead of through each component. */
import { getContext, setContext } from 'svelte';
import type { PanelProps } from '../../face/face';
import type { Action, EventRef, LogEntry, Message, Next, TableInfo } from '$lib/types';
import type { Odds, Party, Province, Scene, View } from '../view';

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
  play(...texts: string[]): void {
    this.send(inARow(texts));
  }

  readonly send = (next: Next): void => this.props().send(next);

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

/** As notations write it. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
