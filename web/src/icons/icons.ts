/** The icons all pages share: those of the interface, things of the time, and the seats' emblems. */
import { EMBLEMS } from './emblems';
import { INTERFACE } from './interface';
import type { Drawing } from './shapes';

export type Emblem = keyof typeof EMBLEMS;
export type IconName = keyof typeof INTERFACE | `emblem-${Emblem}`;

const emblems = Object.fromEntries(
  Object.entries(EMBLEMS).map(([name, icon]) => [`emblem-${name}`, icon]),
) as unknown as Record<`emblem-${Emblem}`, Drawing>;
const ICONS: Record<IconName, Drawing> = { ...INTERFACE, ...emblems };

/** A shared icon by its name; a game brings the drawings of its own. */
export function drawing(icon: IconName | Drawing): Drawing {
  return typeof icon === 'string' ? ICONS[icon] : icon;
}
