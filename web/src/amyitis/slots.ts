/**
 * Pieces of the board that look alike keep their place from one view to the next, so that one sees which of them
 * moved.
 */
import type { LogEntry } from '$lib/types';
import { type Craft, CRAFTS, type Group, type Owner } from './view';

/** A card of a group: its craft, or null once it has been turned. */
export type Card = Craft | null;

/** What was dealt to a group this round, as the log tells it: whoever comes later sees the same cards turned. */
export function dealt(log: readonly LogEntry[], group: number): Card[] | null {
  const deals = log.flatMap((entry) => entry.events).filter(({ kind, seat }) => kind === 'deal' && seat === group);
  const last = deals.at(-1);
  return last ? CRAFTS.flatMap((craft, place) => Array<Card>(last.values[place] ?? 0).fill(craft)) : null;
}

/** The cards of a group where they lay before: a recruited card turns in its place. A new deal begins anew. */
export function settle(before: readonly Card[], group: Group): Card[] {
  const left = [...group.face_up];
  const kept = before.map((card) => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
    return card;
  });
  const whole = before.length === group.face_up.length + group.turned;
  return left.length === 0 && whole ? kept : [...group.face_up, ...Array<null>(group.turned).fill(null)];
}

/** A cube on a temple's steps with a number of its own. */
export interface StepCube {
  id: number;
  owner: Owner;
  place: number;
}

let lastId = 0;

/** New cubes come in from the left and push the others on; find how far they were pushed. */
export function push(before: readonly StepCube[], steps: readonly (Owner | null)[]): StepCube[] {
  for (let far = 0; far <= steps.length; far++) {
    const pushed = before
      .map((cube) => ({ ...cube, place: cube.place + far }))
      .filter((cube) => cube.place < steps.length);
    const fits = pushed.every((cube) => steps[cube.place] === cube.owner);
    const news = steps.flatMap((owner, place) =>
      owner && !pushed.some((cube) => cube.place === place) ? [{ owner, place }] : [],
    );
    if (fits && news.length <= far) return [...pushed, ...news.map((cube) => ({ ...cube, id: ++lastId }))];
  }
  return steps.flatMap((owner, place) => (owner ? [{ id: ++lastId, owner, place }] : []));
}
