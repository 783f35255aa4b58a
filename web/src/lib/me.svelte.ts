/** Who we are on this server, and what it offers; asked for once. */
import { api } from './api';
import { complain } from './notices.svelte';
import type { GameInfo, Me } from './types';

interface House {
  me: Me | null;
  games: GameInfo[];
}

export const house: House = $state({ me: null, games: [] });
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

export async function rename(name: string): Promise<void> {
  try {
    house.me = await api.rename(name);
  } catch (problem) {
    complain(problem);
  }
}
