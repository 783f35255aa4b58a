/** What every part of the board needs to know, handed down once instead of through each component. */
import { getContext, setContext } from 'svelte';
import type { Action, Blocked, BoardProps, EventRef, Message } from '../lib/types';
import { actionTarget, eventTargets } from './targets';
import type { Point } from './layout';
import type { View } from './view';

export interface Thing {
  /** Actions one can take by pointing at the thing. */
  actions: Action[];
  blocked: Blocked[];
  lit: boolean;
  /** A hint speaks of it. */
  suggested: boolean;
}

const NOTHING: Thing = { actions: [], blocked: [], lit: false, suggested: false };
const KEY = Symbol('table');

export interface Table {
  readonly view: View;
  readonly preview: View | null;
  readonly things: Map<string, Thing>;
  /** Whether the view has jumped (a replay's scrubber): then nothing travels. */
  jumped: boolean;
  say(key: string, values?: Message['values']): string;
  sentence(message: Message): string;
  pick(code: number): void;
  hover(code: number | null): void;
  describe(text: string | null): void;
  /** Where the pointer or the focus is, for what floats up there. */
  point(at: Point | null): void;
}

/** Sort actions, reasons and highlights by the thing they are about. */
export function thingsOf(
  actions: readonly Action[],
  blocked: readonly Blocked[],
  highlight: readonly EventRef[],
  suggested: number | null = null,
): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const thing = (id: string): Thing => {
    const known = things.get(id) ?? { actions: [], blocked: [], lit: false, suggested: false };
    things.set(id, known);
    return known;
  };
  for (const action of actions) {
    const id = actionTarget(action.text);
    if (id === null) continue;
    thing(id).actions.push(action);
    if (action.code === suggested) thing(id).suggested = true;
  }
  for (const action of blocked) {
    const id = actionTarget(action.text);
    if (id !== null) thing(id).blocked.push(action);
  }
  for (const event of highlight) for (const id of eventTargets(event)) thing(id).lit = true;
  return things;
}

export function thingOf(table: Table, id: string): Thing {
  return table.things.get(id) ?? NOTHING;
}

/** Whether so much changed at once that no single piece could be followed. */
export function farApart(before: View, after: View): boolean {
  const zones = after.garden.zones.filter((zone, index) => zone.owner !== before.garden.zones[index]?.owner).length;
  return zones > 4 || Math.abs(after.round - before.round) > 1;
}

export function provideTable(
  now: () => BoardProps<View>,
  things: () => Map<string, Thing>,
  point: (at: Point | null) => void,
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
    say: (key, values) => now().say(values ? { key, values } : { key }),
    sentence: (message) => now().say(message),
    pick: (code) => now().onpick(code),
    hover: (code) => now().onhover(code),
    describe: (text) => now().describe(text),
    point,
  };
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
