/** Who we are on this server, and what it offers; asked for once. */
import { api } from './api';
import { complain } from './notices.svelte';
import type { GameInfo, Me } from './types';

interface House {
  me: Me | null;
  games: GameInfo[];
  /** How often somebody else has been here since: pages begin anew with each. */
  visit: number;
}

export const house: House = $state({ me: null, games: [], visit: 0 });
let asked: Promise<void> | null = null;

/** Safe to call from every page. The name comes first, because the first request sets the cookie. */
export function enter(): Promise<void> {
  asked ??= (async () => {
    house.me = await api.me();
    house.games = await api.games();
  })().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** Ask again who we are, after logging in or out here or in another browser. */
export async function meetAgain(): Promise<void> {
  const before = house.me?.id;
  house.me = await api.me();
  if (house.me.id !== before) house.visit++;
}

export async function rename(name: string): Promise<void> {
  try {
    house.me = await api.rename(name);
  } catch (problem) {
    complain(problem);
  }
}
