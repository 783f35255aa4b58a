/** What one can point at: actions, reasons, highlights and a hint, sorted by the thing on the board they are about. */
import type { Action, Blocked, EventRef } from '$lib/types';

export interface Thing {
  /** Actions one can take by pointing at the thing. */
  actions: Action[];
  blocked: Blocked[];
  /** Something just happened to it. */
  lit: boolean;
  /** A hint speaks of it. */
  suggested: boolean;
}

const nothing = (): Thing => ({ actions: [], blocked: [], lit: false, suggested: false });
export const NOTHING: Readonly<Thing> = nothing();

interface Asked {
  actions: readonly Action[];
  blocked: readonly Blocked[];
  highlight: readonly EventRef[];
  suggested: number | null;
}

/** By the ids that the server gives to what an action points at and an event touched. */
export function thingsOf({ actions, blocked, highlight, suggested }: Asked): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const thing = (id: string): Thing => {
    const known = things.get(id) ?? nothing();
    things.set(id, known);
    return known;
  };
  for (const action of actions) {
    if (action.target === null) continue;
    thing(action.target).actions.push(action);
    if (action.code === suggested) thing(action.target).suggested = true;
  }
  for (const action of blocked) {
    if (action.target !== null) thing(action.target).blocked.push(action);
  }
  for (const event of highlight) for (const id of event.targets) thing(id).lit = true;
  return things;
}
