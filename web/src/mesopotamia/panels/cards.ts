/** How the cards look. */
import type { IconName } from '../../icons';

export const CARDS = [
  'sutaeans', 'hanaeans', 'yaminites', 'gutians', 'turukkaeans', 'forced-march', 'siege-ladders', 'mercenaries', 'deserters', 'second-wind',
  'rich-harvest', 'rich-vein', 'cedar-rafts', 'caravan', 'locusts', 'envoys', 'intrigue', 'spies', 'blessing',
] as const; // prettier-ignore

const ICONS: Record<string, IconName> = {
  'forced-march': 'foot',
  'siege-ladders': 'wall',
  mercenaries: 'foot',
  deserters: 'blank',
  'second-wind': 'dice',
  'rich-harvest': 'grain',
  'rich-vein': 'ore',
  'cedar-rafts': 'wood',
  caravan: 'camel',
  locusts: 'grain',
  envoys: 'merchant',
  intrigue: 'swap',
  spies: 'eye',
  blessing: 'temple',
};

export function cardIcon(card: string): IconName {
  return ICONS[card] ?? 'nomad';
}

export function cardKind(card: string): 'nomads' | 'military' | 'economic' | 'political' {
  const at = CARDS.findIndex((one) => one === card);
  return at < 5 ? 'nomads' : at < 10 ? 'military' : at < 15 ? 'economic' : 'political';
}
