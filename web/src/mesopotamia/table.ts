/** What every part of the map needs to know, handed down once instead of through each component. */
import { getContext, setContext } from 'svelte';
import type { Action, Blocked, EventRef, Message } from '../lib/types';
import { partyIn } from './seats';
import { actionTarget, eventTargets } from './targets';
import type { MapProps, View } from './view';
import type { World } from './world';

export interface Thing {
  /** Actions one can take by pointing at the thing. */
  actions: Action[];
  blocked: Blocked[];
  lit: boolean;
}

const NOTHING: Thing = { actions: [], blocked: [], lit: false };
const KEY = Symbol('map');

export interface Table {
  readonly view: View;
  readonly preview: View | null;
  readonly things: Map<string, Thing>;
  readonly world: World;
  /** Who owns which province. */
  readonly owners: ReadonlyMap<string, string | null>;
  /** Whether the view has jumped (a replay's scrubber): then nothing travels. */
  jumped: boolean;
  say(key: string, values?: Message['values']): string;
  sentence(message: Message): string;
  /** A province's name as it stands alone. */
  place(name: string): string;
  /** A province's name as it is written on the map: of a tribe's homeland the tribe's name is enough. */
  label(name: string): string;
  /** What a seat's party is called; nomads and nobody too. */
  party(seat: string | null): string;
  pick(code: number): void;
  hover(code: number | null): void;
  describe(text: string | null): void;
}

/** Sort actions, reasons and highlights by the thing they are about. */
export function thingsOf(
  actions: readonly Action[],
  blocked: readonly Blocked[],
  highlight: readonly EventRef[],
  view: View,
): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const thing = (id: string): Thing => {
    const known = things.get(id) ?? { actions: [], blocked: [], lit: false };
    things.set(id, known);
    return known;
  };
  for (const action of actions) {
    const id = actionTarget(action.text);
    if (id !== null) thing(id).actions.push(action);
  }
  for (const action of blocked) {
    const id = actionTarget(action.text);
    if (id !== null) thing(id).blocked.push(action);
  }
  for (const event of highlight) for (const id of eventTargets(event, view.provinces)) thing(id).lit = true;
  return things;
}

export function thingOf(table: Table, id: string): Thing {
  return table.things.get(id) ?? NOTHING;
}

/** Whether two views are further apart than one turn can bring them. */
export function farApart(before: View, after: View): boolean {
  const changed = after.provinces.filter((province, at) => province.owner !== before.provinces[at]?.owner).length;
  return changed > 5 || Math.abs(after.round - before.round) > 1;
}

export function provideTable(
  now: () => MapProps,
  things: () => Map<string, Thing>,
  world: () => World,
  owners: () => ReadonlyMap<string, string | null>,
): Table {
  const table: Table = {
    jumped: false,
    get view() {
      return now().view;
    },
    get preview() {
      return now().preview;
    },
    get things() {
      return things();
    },
    get owners() {
      return owners();
    },
    get world() {
      return world();
    },
    say: (key, values) => now().say(values ? { key, values } : { key }),
    sentence: (message) => now().say(message),
    place(name) {
      const word = now().say({ key: `province-${name.replaceAll('_', '-')}` });
      return word.charAt(0).toLocaleUpperCase() + word.slice(1);
    },
    label(name) {
      const tribe = now().view.tribes.find(({ home }) => home === name);
      const renamed = now().scene.words[`province-${name.replaceAll('_', '-')}`];
      return tribe && !renamed ? now().say({ key: `tribe-${tribe.name}` }) : table.place(name);
    },
    party(seat) {
      if (seat === 'nomads') return now().say({ key: 'party-nomads' });
      const party = partyIn(now().view, seat);
      return party ? now().say({ key: `party-${party}` }) : '';
    },
    pick: (code) => now().onpick(code),
    hover: (code) => now().onhover(code),
    describe: (text) => now().describe(text),
  };
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
