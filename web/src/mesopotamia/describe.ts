/** What a thing on the map is, in a sentence. */
import type { Message } from '$lib/types';
import { capitalized } from '$lib/words.svelte';
import type { MapTable as Table } from './table.svelte';
import { type Province, type Stack, UNITS } from './view';

const BUILDINGS = ['walls', 'forges', 'millstones', 'marduk', 'ishtar', 'canals'] as const;

/** A province: whose it is, its cities, what is built there and who stands there. */
export function provinceWords(table: Table, province: Province): string {
  const say = (key: string, values?: Message['values']) => table.say(key, values);
  const land = table.world.byName.get(province.name);
  if (!province.in_play) return `${table.place(province.name)}: ${say('map-out-of-play')}.`;
  const owner = province.origin
    ? say('map-origin')
    : province.owner
      ? say('map-owner', { who: table.party(province.owner) })
      : say('map-neutral');
  const cities = land?.cities
    .map((city) => (city.irrigable ? say('map-irrigable', { city: city.name }) : city.name))
    .join(', ');
  const built: string[] = BUILDINGS.filter((kind) => province[kind] > 0).map((kind) =>
    say(`map-${kind}`, { count: province[kind] }),
  );
  if (province.mine) built.push(say('map-mine'));
  if (province.holes) built.push(say('map-trees', { trees: province.trees, holes: province.holes }));
  const troops = [
    ...province.stacks.map((stack) => stackWords(table, stack)),
    ...table.view.tribes
      .filter((tribe) => tribe.at === province.name)
      .map((tribe) => say('map-tribe', { tribe: say(`tribe-${tribe.name}`), count: tribe.units })),
  ];
  return [
    `${table.place(province.name)}: ${owner}.`,
    cities && say('map-cities', { count: province.city_count, names: cities }),
    built.length && `${capital(built.join(', '))}.`,
    ...troops,
  ]
    .filter(Boolean)
    .join(' ');
}

function capital(text: string): string {
  return capitalized(text);
}

/** A stack by its height, and by what is in it where that is known. */
export function stackWords(table: Table, stack: Stack): string {
  const who = table.party(stack.seat);
  const units = stack.units;
  if (!units) return table.say('map-stack', { who, height: stack.height });
  const content = UNITS.filter((unit) => units[unit] > 0).map((unit) =>
    table.say(`map-units-${unit}`, { count: units[unit] }),
  );
  return table.say('map-stack-known', { who, content: content.join(', ') });
}
