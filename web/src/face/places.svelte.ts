/** What each seat of a table is in the game and how it begins, where seats differ: told before anybody takes one. */
import { dressAs } from './looks.svelte';
import { faceOf } from './faces';
import { api } from '$lib/api';
import type { PlaceInfo } from '$lib/types';

export class Places {
  all = $state.raw<PlaceInfo[]>([]);
  #asked = '';

  /** The places of a table there is. */
  async ofTable(game: string, table: string): Promise<void> {
    await this.#fetch(game, table, () => api.placesAt(table));
  }

  /** Those of a table that is being set up. */
  async ofPlan(game: string, seats: number, options: Record<string, string>): Promise<void> {
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    await this.#fetch(game, [seats, ...chosen].join(' '), () => api.places(game, seats, chosen));
  }

  forget(): void {
    this.#asked = '';
    this.all = [];
  }

  async #fetch(game: string, what: string, ask: () => Promise<PlaceInfo[]>): Promise<void> {
    const asked = `${game} ${what}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    // without them a table can be set up just as well
    const found = await ask().catch(() => []);
    if (this.#asked !== asked) return;
    dressAs(
      game,
      found.map(({ id }) => faceOf(game).seats.lookOf?.(id) ?? -1),
    );
    this.all = found;
  }
}
