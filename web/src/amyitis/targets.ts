/** Which thing on the board an action or an event is about. */
import type { Targets } from '../board/things';
import type { EventRef, GameEvent } from '$lib/types';
import { CRAFTS, ROWS, TEMPLES, type View } from './view';

const CITIES = ['babylon', 'eshnunna', 'susa', 'ur', 'uruk', 'mari', 'palmyra', 'khorsabad', 'ninoua'];

/** The thing one points at to take an action, from its notation; null where the board shows none (goods on a mat). */
export function actionTarget(text: string): string | null {
  const [verb, ...words] = text.split(' ');
  switch (verb) {
    case 'pass':
      return 'pass';
    case 'recruit':
      return `craft-${words[1]}-${words[0]}`;
    case 'caravan':
      return `city-${words[0]}`;
    case 'sell':
      return 'city-babylon';
    case 'field':
    case 'temple':
    case 'court':
    case 'card':
      return `${verb}-${words[0]}`;
    case 'water':
      return `zone-${words[0]}`;
    case 'plant':
      return `square-${words[0]}`;
    case 'ishtar':
      return 'temple-ishtar';
    case 'keep':
    case 'swap':
      return 'temple-tammouz';
    default:
      return null;
  }
}

function squareName(square: number): string {
  return 'abcd'[square >> 2] + String((square & 3) + 1);
}

/**
 * Zones are numbered two to an edge; edges 0 to 11 lie between neighbours of a row, the others between those of a
 * column.
 */
export function zoneName(zone: number): string {
  const edge = zone >> 1;
  const square = edge < 12 ? Math.floor(edge / 3) * 4 + (edge % 3) : edge - 12;
  return `${squareName(square)}-${squareName(square + (edge < 12 ? 1 : 4))}${zone % 2 ? "'" : ''}`;
}

/** The court card an event names in its sentence. */
function courtCard({ words }: Partial<GameEvent>): string {
  const card = words?.values?.card;
  return typeof card === 'object' ? card.key : 'court';
}

/** The things an event touched, to light them up while the log tells of it. */
export function eventTargets(event: EventRef | GameEvent): string[] {
  const [a = 0, b = 0] = event.values;
  switch (event.kind) {
    case 'passed':
      return ['pass'];
    case 'recruited':
      return [`craft-${a + 1}-${CRAFTS[b]}`, `group-${a + 1}`];
    case 'deal':
      return [`group-${event.seat + 1}`];
    case 'field':
    case 'row_full':
      return [`field-${ROWS[a]}`];
    case 'temple':
    case 'pushed_out':
      return [`temple-${TEMPLES[a]}`];
    case 'watered':
      return [`zone-${zoneName(a)}`];
    case 'caravan':
    case 'card_flipped':
      return [`city-${CITIES[a]}`];
    case 'sold':
      return ['city-babylon'];
    case 'court':
      return [courtCard(event)];
    case 'gardener':
    case 'gardeners_spent':
      return ['court-gardener'];
    case 'planted':
      return [`square-${squareName(a)}`];
    case 'prestige':
      return [`score-${event.seat}`];
    default:
      return [];
  }
}

export const targets: Targets<View> = { ofAction: actionTarget, ofEvent: eventTargets };
