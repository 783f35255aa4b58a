/** The one set of icons, by name. */
import { AMYITIS } from './amyitis';
import { PEOPLE } from './people';
import { EMBLEMS } from './emblems';
import { MESOPOTAMIA } from './mesopotamia';
import { INTERFACE } from './interface';
import type { Drawing } from './shapes';

type EmblemIcons = Record<`emblem-${Emblem}`, Drawing>;
const emblems = Object.fromEntries(
  Object.entries(EMBLEMS).map(([name, icon]) => [`emblem-${name}`, icon]),
) as unknown as EmblemIcons;

export const ICONS: Record<IconName, Drawing> = { ...AMYITIS, ...PEOPLE, ...emblems, ...MESOPOTAMIA, ...INTERFACE };

export type Emblem = keyof typeof EMBLEMS;
export type IconName =
  keyof typeof AMYITIS | keyof typeof PEOPLE | `emblem-${Emblem}` | keyof typeof MESOPOTAMIA | keyof typeof INTERFACE;

export function drawing(name: IconName): Drawing {
  return ICONS[name];
}
