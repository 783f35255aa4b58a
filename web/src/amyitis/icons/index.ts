/** The game's own icons, by name. */
import type { Drawing } from '../../icons';
import { THINGS } from '../../icons/things';
import { GOODS } from './goods';
import { PEOPLE } from './people';

export const ICONS = { ...THINGS, ...GOODS, ...PEOPLE };

/** A court card's icon; one without an icon of its own looks like any court card. */
export function courtIcon(kind: string): Drawing {
  return (ICONS as Record<string, Drawing>)[kind] ?? ICONS.court;
}
