/** What became of provinces that changed hands, read from two views. */
import type { Province, View } from './view';

export interface Fate {
  name: string;
  /** Who holds it now; null: nobody. */
  owner: string | null;
  kind: 'captured' | 'destroyed' | 'taken';
}

const BUILDINGS = ['walls', 'forges', 'millstones', 'marduk', 'ishtar', 'canals'] as const;
const built = (province: Province) => BUILDINGS.reduce((sum, kind) => sum + province[kind], 0);

/** A province that somebody lost: what stood there has passed to the new owner, or is gone. */
export function fatesOf(before: View, after: View): Fate[] {
  return after.provinces.flatMap((province, at): Fate[] => {
    const old = before.provinces[at];
    if (!old?.owner || old.owner === province.owner) return [];
    const kind = built(old) === 0 ? 'taken' : built(province) === 0 ? 'destroyed' : 'captured';
    return [{ name: province.name, owner: province.owner, kind }];
  });
}
