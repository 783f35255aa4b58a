/** Which thing on the map an action or an event is about. */
import type { Targets } from '../board/things';
import type { EventRef } from '$lib/types';
import type { View } from './view';

/**
 * The thing one points at to take an action, from its notation; null where the map shows none (stock, cards, offers).
 */
export function actionTarget(text: string): string | null {
  const [verb, what] = text.split(' ');
  switch (verb) {
    case 'at':
      return `province-${what?.replaceAll('-', '_')}`;
    case 'slot':
      return `slot-${what}`;
    case 'against':
      return `seat-${what}`;
    case 'unit':
      return `unit-${what}`;
    default:
      return null;
  }
}

/** Which of an event's values are provinces, and which is a slot (numbered from 0). */
const PROVINCES: Record<string, number[]> = {
  felled: [0],
  regrown: [0],
  torn_down: [0],
  raised: [0],
  wall: [0],
  erected: [0],
  moved: [0, 1],
  taken: [0],
  attack: [0],
  revealed: [0],
  unit_lost: [0],
  conquered: [0],
  destroyed: [0],
  captured: [0],
  repelled: [0],
  nomads: [1, 2],
  mercenaries: [0],
  deserted: [0],
};
const SLOTS: Record<string, number> = { symbol: 1, converted: 0, unseated: 0 };

/** The things an event touched, to light them up while the log tells of it. Provinces come in the view's order. */
export function eventTargets(event: EventRef, provinces: readonly { name: string }[]): string[] {
  const things = (PROVINCES[event.kind] ?? []).flatMap((at) => {
    const name = provinces[event.values[at] ?? -1]?.name;
    return name ? [`province-${name}`] : [];
  });
  const slot = SLOTS[event.kind];
  const number = slot === undefined ? undefined : event.values[slot];
  return number === undefined ? things : [...things, `slot-${number + 1}`];
}

export const targets: Targets<View> = {
  ofAction: actionTarget,
  ofEvent: (event, view) => eventTargets(event, view.provinces),
};
