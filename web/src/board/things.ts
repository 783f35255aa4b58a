/** What one can point at: actions, reasons, highlights and a hint, sorted by the thing on the board they are about. */
import type { Action, BaseView, Blocked, EventRef } from '$lib/types';

export interface Thing {
  /** Actions one can take by pointing at the thing. */
  actions: Action[];
  blocked: Blocked[];
  /** Something just happened to it. */
  lit: boolean;
  /** A hint speaks of it. */
  suggested: boolean;
}

/** How a game's board names its things. A thing's id is what board, highlights and previews share. */
export interface Targets<V extends BaseView> {
  /** The thing one points at to take an action, from its notation; null where the board shows none. */
  ofAction(text: string, view: V): string | null;
  /** The things an event touched, to light them up while the log tells of it. */
  ofEvent(event: EventRef, view: V): string[];
}

const nothing = (): Thing => ({ actions: [], blocked: [], lit: false, suggested: false });
export const NOTHING: Readonly<Thing> = nothing();

interface Asked<V extends BaseView> {
  view: V;
  actions: readonly Action[];
  blocked: readonly Blocked[];
  highlight: readonly EventRef[];
  suggested: number | null;
}

export function thingsOf<V extends BaseView>(
  { view, actions, blocked, highlight, suggested }: Asked<V>,
  targets: Targets<V>,
): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const thing = (id: string): Thing => {
    const known = things.get(id) ?? nothing();
    things.set(id, known);
    return known;
  };
  for (const action of actions) {
    const id = targets.ofAction(action.text, view);
    if (id === null) continue;
    thing(id).actions.push(action);
    if (action.code === suggested) thing(id).suggested = true;
  }
  for (const action of blocked) {
    const id = targets.ofAction(action.text, view);
    if (id !== null) thing(id).blocked.push(action);
  }
  for (const event of highlight) for (const id of targets.ofEvent(event, view)) thing(id).lit = true;
  return things;
}
