/** Marching orders given on the map: which units go, what that costs, and the moves the rules know for it. */
import type { Order, Unit } from './view';

/** One unit of a kind, or all soldiers. */
export type Choice = Unit | 'all';

/** The orders that bring somebody of the chosen to a province: by a march, or for a fight. */
function bound(orders: readonly Order[], chosen: Choice, to: string): Order[] {
  return orders.filter(
    (order) =>
      (chosen === 'all' ? order.unit !== 'blank' : order.unit === chosen) &&
      (order.goals.includes(to) || order.attacks.includes(to)),
  );
}

/** How many soldiers can go at once: those who have eaten, and as many as there is flour for. */
export function host(orders: readonly Order[], flour: number): number {
  const soldiers = orders.filter(({ unit }) => unit !== 'blank');
  const fed = soldiers.reduce((sum, order) => sum + order.fed, 0);
  const ready = soldiers.reduce((sum, order) => sum + order.ready, 0);
  return Math.min(ready, fed + flour);
}

/** The units that go, chariots before foot. No more than there is flour for. */
export function party(orders: readonly Order[], chosen: Choice, to: string, flour: number): Unit[] {
  const going = bound(orders, chosen, to).toReversed();
  if (chosen !== 'all') return going.map(({ unit }) => unit);
  return going.flatMap(({ unit, ready }) => Array<Unit>(ready).fill(unit)).slice(0, host(going, flour));
}

/** The flour a march takes: who has eaten this turn goes first. */
export function cost(orders: readonly Order[], units: readonly Unit[]): number {
  return orders.reduce((sum, { unit, fed }) => {
    const going = units.filter((one) => one === unit).length;
    return sum + Math.max(0, going - fed);
  }, 0);
}

/** Everywhere the chosen can go, and where they would fight. */
export function reach(orders: readonly Order[], chosen: Choice): Map<string, 'goal' | 'foe'> {
  const meant = orders.filter(({ unit }) => (chosen === 'all' ? unit !== 'blank' : unit === chosen));
  return new Map([
    ...meant.flatMap(({ goals }) => goals.map((name) => [name, 'goal'] as const)),
    ...meant.flatMap(({ attacks }) => attacks.map((name) => [name, 'foe'] as const)),
  ]);
}

/** As notations write it. */
const dashed = (name: string) => name.replaceAll('_', '-');

/** The moves for it: step by step, or the attack with all who join; the go is left to the ruler. */
export function moves(from: string, to: string, units: readonly Unit[], fight: boolean): string[] {
  const [start, goal] = [`at ${dashed(from)}`, `at ${dashed(to)}`];
  return fight
    ? ['attack', goal, ...units.flatMap((unit) => [start, `unit ${unit}`])]
    : units.flatMap((unit) => [`unit ${unit}`, start, goal]);
}
