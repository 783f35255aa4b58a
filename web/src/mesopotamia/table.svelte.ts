/** The table of the map (board/table.svelte.ts): what every part of it needs to know besides. */
import { untrack } from 'svelte';
import { capitalized } from '$lib/words.svelte';
import { Table, useTable as use } from '../board/table.svelte';
import type { BoardProps } from '../face/face';
import { partyIn } from './seats';
import type { Scene, View } from './view';
import { type World, worldOf } from './world';

export class MapTable extends Table<View> {
  readonly world: World = $derived.by(() =>
    worldOf(this.scene, this.view.provinces, (name) => untrack(() => this.label(name))),
  );
  /** Who owns which province. */
  readonly owners: ReadonlyMap<string, string | null> = $derived.by(
    () => new Map(this.view.provinces.map(({ name, owner }) => [name, owner])),
  );

  constructor(props: () => BoardProps<View>) {
    super(props, farApart);
  }

  get scene(): Scene {
    return this.props().scene as unknown as Scene;
  }

  /** A province's name as it stands alone. */
  place(name: string): string {
    const word = this.say(provinceKey(name));
    return capitalized(word);
  }

  /** A province's name as it is written on the map: of a tribe's homeland the tribe's name is enough. */
  label(name: string): string {
    const tribe = this.view.tribes.find(({ home }) => home === name);
    const renamed = this.scene.words[provinceKey(name)];
    return tribe && !renamed ? this.say(`tribe-${tribe.name}`) : this.place(name);
  }

  /** What a seat's party is called; nomads and nobody too. */
  party(seat: string | null): string {
    if (seat === 'nomads') return this.say('party-nomads');
    const party = partyIn(this.view, seat);
    return party ? this.say(`party-${party}`) : '';
  }
}

const provinceKey = (name: string): string => `province-${name.replaceAll('_', '-')}`;

/** Whether two views are further apart than one turn can bring them. */
function farApart(before: View, after: View): boolean {
  const changed = after.provinces.filter((province, at) => province.owner !== before.provinces[at]?.owner).length;
  return changed > 5 || Math.abs(after.round - before.round) > 1;
}

export const useTable = (): MapTable => use<MapTable>();
