/** What every part of the panel needs to know, handed down once instead of through each component. */
import { getContext, setContext } from 'svelte';
import type { Action, LogEntry, Message, Next, PanelProps, TableInfo } from '../../lib/types';
import type { Party, Province, Scene, View } from '../view';

export interface DeskProps extends PanelProps<View> {
  scene?: Scene;
}

export interface Desk {
  readonly view: View;
  readonly actions: Action[];
  readonly table: TableInfo;
  readonly log: LogEntry[];
  readonly scene: Scene | undefined;
  readonly busy: boolean;
  readonly task: string | null;
  /** The own party and its place in the order of seats. */
  readonly me: Party | undefined;
  readonly seat: number;
  readonly own: Province[];
  say(key: string, values?: Message['values']): string;
  words(message: Message): string;
  party(seat: string | null): string;
  place(name: string): string;
  /** The legal action with this notation. */
  can(text: string): Action | undefined;
  /** Why an action can't be taken. */
  why(text: string): string | undefined;
  /** Play these one after another; those that answer themselves are left out. */
  play(...texts: string[]): void;
  send(next: Next): void;
  hover(code: number | null): void;
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

const KEY = Symbol('desk');

export function provideDesk(props: () => DeskProps): Desk {
  const desk: Desk = {
    get view() {
      return props().view;
    },
    get actions() {
      return props().actions;
    },
    get table() {
      return props().table;
    },
    get log() {
      return props().log;
    },
    get scene() {
      return props().scene;
    },
    get busy() {
      return props().busy;
    },
    get task() {
      return props().actions.length ? (props().view.question?.task ?? null) : null;
    },
    get me() {
      return props().view.parties.find((party) => party.seat === props().view.seat);
    },
    get seat() {
      return props().view.seats.indexOf(props().view.seat ?? '');
    },
    get own() {
      return props().view.provinces.filter((province) => province.owner === props().view.seat);
    },
    say: (key, values) => props().say(values ? { key, values } : { key }),
    words: (message) => props().say(message),
    party(seat) {
      if (seat === 'nomads') return props().say({ key: 'party-nomads' });
      const party = props().view.parties.find((one) => one.seat === seat)?.party;
      return party ? props().say({ key: `party-${party}` }) : '';
    },
    place: (name) => props().say({ key: `province-${name.replaceAll('_', '-')}` }),
    can: (text) => props().actions.find((action) => action.text === text),
    why(text) {
      const found = props().blocked.find((action) => action.text === text);
      return found && props().say(found.why);
    },
    play: (...texts) => props().send(inARow(texts)),
    send: (next) => props().send(next),
    hover: (code) => props().onhover(code),
  };
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** As notations write it. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
