/** One's friends, asked for again and again while somebody looks at them. */
import { api } from './api';
import { house } from './me.svelte';
import type { Friends } from './types';

const EVERY = 15_000;

export const friends: { known: Friends | null } = $state({ known: null });

/** Ask now; guests have none. */
export async function askForFriends(): Promise<void> {
  friends.known = house.me?.account && !house.alone ? await api.friends() : null;
}

/** Keep them up to date as long as a page shows them: to be used as an effect. */
export function watchFriends(): () => void {
  const ask = () => void askForFriends().catch(() => {});
  ask();
  const beat = setInterval(() => document.visibilityState === 'visible' && ask(), EVERY);
  return () => clearInterval(beat);
}
