/** How the cards look. One that isn't listed here has a plain face; what it does stands in the game's catalogue. */
import type { Drawing, IconName } from '../../icons';
import { ICONS } from '../icons';

type Kind = 'nomads' | 'military' | 'economic' | 'political';

const FACES: Record<string, [Kind, IconName | Drawing]> = {
  sutaeans: ['nomads', ICONS.nomad],
  hanaeans: ['nomads', ICONS.nomad],
  yaminites: ['nomads', ICONS.nomad],
  gutians: ['nomads', ICONS.nomad],
  turukkaeans: ['nomads', ICONS.nomad],
  'forced-march': ['military', ICONS.foot],
  'siege-ladders': ['military', ICONS.wall],
  mercenaries: ['military', ICONS.foot],
  deserters: ['military', ICONS.blank],
  'second-wind': ['military', 'dice'],
  'rich-harvest': ['economic', ICONS.grain],
  'rich-vein': ['economic', ICONS.ore],
  'cedar-rafts': ['economic', ICONS.wood],
  caravan: ['economic', ICONS.camel],
  locusts: ['economic', ICONS.grain],
  envoys: ['political', ICONS.merchant],
  intrigue: ['political', ICONS.swap],
  spies: ['political', 'eye'],
  blessing: ['political', ICONS.temple],
};

export function cardIcon(card: string): IconName | Drawing {
  return FACES[card]?.[1] ?? ICONS.blank;
}

export function cardKind(card: string): Kind {
  return FACES[card]?.[0] ?? 'political';
}
