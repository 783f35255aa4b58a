/** Who we are on this server, and what it offers; asked for once. */
import { api, Problem } from './api';
import { beAlone, gamesHere } from './here';
import { complain } from './notices.svelte';
import type { GameInfo, Me } from './types';

interface House {
  me: Me | null;
  games: GameInfo[];
  /** Whether the server can't be reached: only tables on this device can be played. */
  alone: boolean;
  /** How often somebody else has been here since: pages begin anew with each. */
  visit: number;
  /** Why the server lets us do nothing at all. */
  refused: Problem | null;
}

export const house: House = $state({ me: null, games: [], alone: false, visit: 0, refused: null });
/** What a request says that reached no server. */
const UNREACHED = ['offline', 'no-server'];

function setAlone(alone: boolean): void {
  house.alone = alone;
  beAlone(alone);
}

let asked: Promise<void> | null = null;

/** Safe to call from every page. The name comes first, because the first request sets the cookie. */
export function enter(): Promise<void> {
  asked ??= (async () => {
    house.me = await api.me();
    house.games = await api.games();
    setAlone(false);
  })().catch(async (problem: unknown) => {
    // whoever asks later may find a line
    asked = null;
    if (refuse(problem)) return;
    const known = problem instanceof Problem && UNREACHED.includes(problem.code) ? gamesHere() : null;
    if (known) {
      house.games = known;
      setAlone(true);
      return;
    }
    throw problem;
  });
  return asked;
}

/** Whether we aren't let in at all; then no page shows anything else. */
export function refuse(problem: unknown): boolean {
  if (!(problem instanceof Problem) || problem.code !== 'banned') return false;
  house.refused = problem;
  return true;
}

/** Whether there is no line, as far as is known. */
export function offline(): boolean {
  return house.alone || !navigator.onLine;
}

/** Ask again who we are, after logging in or out here or in another browser. */
export async function meetAgain(): Promise<void> {
  const before = house.me?.id;
  try {
    house.me = await api.me();
  } catch (problem) {
    if (refuse(problem)) return;
    throw problem;
  }
  if (house.me.id !== before) house.visit++;
}

export async function rename(name: string): Promise<void> {
  try {
    house.me = await api.rename(name);
  } catch (problem) {
    complain(problem);
  }
}
