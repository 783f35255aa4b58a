/** One's own ratings by game: asked for once for each account. */
import { api } from './api';
import { house } from './me.svelte';
import { START } from './rating-range';

let ratings = $state.raw<Record<string, number>>({});
let asked = '';

/** One's points in a game, or what everybody begins with; null for guests. */
export function ownPoints(game: string): number | null {
  return house.me?.account ? (ratings[game] ?? START) : null;
}

/** Ask for them, if somebody else is here than before: to be used as an effect. */
export function learnRatings(): void {
  const account = house.me?.account ?? '';
  if (account === asked) return;
  asked = account;
  ratings = {};
  if (!account) return;
  api.person(account).then(
    (found) => (ratings = Object.fromEntries(found.ratings.map((one) => [one.game, one.points]))),
    () => (asked = ''),
  );
}
