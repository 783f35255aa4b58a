/** Who has marched where, read from two views: a stack that shrank beside one that grew. */
import type { View } from './view';
import type { Land, World } from './world';

export interface March {
  seat: string;
  from: Land;
  to: Land;
  height: number;
  /** Which of the province's banners it becomes. */
  place: number;
}

export function marchesOf(before: View, after: View, world: World): March[] {
  const height = (view: View, name: string, seat: string): number =>
    view.provinces.find((province) => province.name === name)?.stacks.find((stack) => stack.seat === seat)?.height ?? 0;
  return after.seats.flatMap((seat) => {
    const changes = after.provinces
      .map(({ name }) => ({ name, by: height(after, name, seat) - height(before, name, seat) }))
      .filter(({ by }) => by !== 0);
    const left = changes.filter(({ by }) => by < 0);
    return changes.flatMap(({ name, by }): March[] => {
      const to = world.byName.get(name);
      const start = by > 0 ? left.find((one) => to?.borders.includes(one.name) && one.by < 0) : undefined;
      const from = start && world.byName.get(start.name);
      if (!to || !from || !start) return [];
      const moved = Math.min(by, -start.by);
      start.by += moved;
      const stacks = after.provinces.find((province) => province.name === name)?.stacks ?? [];
      return [
        {
          seat,
          from,
          to,
          height: moved,
          place: Math.max(
            0,
            stacks.findIndex((stack) => stack.seat === seat),
          ),
        },
      ];
    });
  });
}
