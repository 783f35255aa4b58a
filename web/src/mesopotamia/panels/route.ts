/** Whom a caravan has to ask: the fewest parties, then the fewest of their provinces, then table order (as routes.py does). */
import type { Scene } from '../view';
import type { View } from './desk';

export function transit(
  scene: Scene,
  view: Pick<View, 'provinces' | 'parties' | 'seats'>,
  from: string,
  to: string,
): string[] {
  const owner = new Map(view.provinces.map((province) => [province.name, province.owner]));
  const borders = new Map(scene.provinces.map((province) => [province.name, province.borders]));
  const free = (name: string) => [null, 'nomads', from, to].includes(owner.get(name) ?? null);
  const start = view.provinces.filter((province) => province.owner === from).map((province) => province.name);

  /** So many provinces of these parties lie on the way; null: no way. */
  function crossed(parties: Set<string>): number | null {
    let reached = new Set(start);
    for (let steps = 0; ; steps++) {
      reached = flood(reached);
      if ([...reached].some((name) => owner.get(name) === to)) return steps;
      const entered = around(reached).filter((name) => parties.has(owner.get(name) ?? ''));
      if (!entered.length) return null;
      entered.forEach((name) => reached.add(name));
    }
  }
  const around = (reached: Set<string>) =>
    [...reached].flatMap((name) => borders.get(name) ?? []).filter((name) => !reached.has(name));
  function flood(reached: Set<string>): Set<string> {
    const all = new Set(reached);
    for (let fresh = [...all]; fresh.length;) {
      fresh = fresh.flatMap((name) => borders.get(name) ?? []).filter((name) => !all.has(name) && free(name));
      fresh.forEach((name) => all.add(name));
    }
    return all;
  }

  const others = view.parties
    .filter((party) => party.living && ![from, to].includes(party.seat))
    .map(({ seat }) => seat);
  let best: { parties: string[]; steps: number } | null = null;
  // sets in table order, so that of two equal ones the earlier stays
  const sets = Array.from({ length: 1 << others.length }, (_, bits) => others.filter((_seat, at) => (bits >> at) & 1));
  const places = (parties: string[]) => parties.map((seat) => view.seats.indexOf(seat)).join();
  sets.sort((one, other) => one.length - other.length || (places(one) < places(other) ? -1 : 1));
  for (const parties of sets) {
    if (best && parties.length > best.parties.length) break;
    const steps = crossed(new Set(parties));
    if (steps !== null && (!best || steps < best.steps)) best = { parties, steps };
  }
  return best?.parties ?? others;
}
