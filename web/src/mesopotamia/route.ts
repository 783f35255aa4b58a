/** The way of a caravan and whom it has to ask: the fewest parties, then the fewest of their provinces, then table order (as routes.py does). */
import type { Scene, View } from './view';

export interface Route {
  /** The parties that must let it pass. */
  parties: string[];
  /** The provinces on the way, from the one realm to the other; none if there is no way. */
  path: string[];
}

type Lands = Pick<View, 'provinces' | 'parties' | 'seats'>;

export function route(scene: Scene, view: Lands, from: string, to: string): Route {
  const owner = new Map(view.provinces.map((province) => [province.name, province.owner]));
  const borders = new Map(scene.provinces.map((province) => [province.name, province.borders]));
  const free = (name: string) => [null, 'nomads', from, to].includes(owner.get(name) ?? null);

  /** The way with the fewest provinces of these parties; null: no way. */
  function through(parties: Set<string>): { path: string[]; crossed: number } | null {
    const known = new Map<string, { before: string | null; crossed: number; steps: number }>();
    let edge = view.provinces.filter((province) => province.owner === from).map((province) => province.name);
    for (const name of edge) known.set(name, { before: null, crossed: 0, steps: 0 });
    while (edge.length) {
      const next = new Set<string>();
      for (const name of edge)
        for (const other of borders.get(name) ?? []) {
          const here = known.get(name);
          const asked = parties.has(owner.get(other) ?? '');
          if (!here || !(asked || free(other))) continue;
          const way = { before: name, crossed: here.crossed + (asked ? 1 : 0), steps: here.steps + 1 };
          const old = known.get(other);
          if (old && (old.crossed < way.crossed || (old.crossed === way.crossed && old.steps <= way.steps))) continue;
          known.set(other, way);
          next.add(other);
        }
      edge = [...next];
    }
    const ends = [...known].filter(([name]) => owner.get(name) === to);
    const end = ends.toSorted(([, one], [, other]) => one.crossed - other.crossed || one.steps - other.steps)[0];
    if (!end) return null;
    const path: string[] = [];
    for (let at: string | null = end[0]; at !== null; at = known.get(at)?.before ?? null) path.unshift(at);
    return { path, crossed: end[1].crossed };
  }

  const others = view.parties
    .filter((party) => party.living && ![from, to].includes(party.seat))
    .map(({ seat }) => seat);
  // sets in table order, so that of two equal ones the earlier stays
  const sets = Array.from({ length: 1 << others.length }, (_, bits) => others.filter((_seat, at) => (bits >> at) & 1));
  const places = (parties: string[]) => parties.map((seat) => view.seats.indexOf(seat)).join();
  sets.sort((one, other) => one.length - other.length || (places(one) < places(other) ? -1 : 1));
  let best: (Route & { crossed: number }) | null = null;
  for (const parties of sets) {
    if (best && parties.length > best.parties.length) break;
    const way = through(new Set(parties));
    if (way && (!best || way.crossed < best.crossed)) best = { parties, ...way };
  }
  return best ? { parties: best.parties, path: best.path } : { parties: others, path: [] };
}
