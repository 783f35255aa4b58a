/** What went wrong or needs saying, until it is read. */
import { Problem } from './api';
import { learn, say, sayable } from './words.svelte';

interface Notice {
  id: number;
  /** Asked for whenever it is shown: the language may change meanwhile. */
  text: () => string;
  bad: boolean;
  /** What can be done about it. */
  way?: Way;
}
export interface Way {
  words: () => string;
  go: () => void;
}

export const notices: Notice[] = $state([]);
/** How many windows lie over the page: the uppermost shows what has to be told, because it covers the rest. */
export const windows = $state({ open: 0 });
let next = 1;

function put(text: () => string, bad: boolean, seconds: number, way?: Way): void {
  if (notices.some((notice) => notice.text() === text())) return;
  const id = next++;
  notices.push({ id, text, bad, way });
  if (seconds) setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const place = notices.findIndex((notice) => notice.id === id);
  if (place >= 0) notices.splice(place, 1);
}

export function tell(text: () => string): void {
  put(text, false, 4);
}

/** What must not be missed stays until it is read. */
export function announce(text: () => string): void {
  put(text, true, 0);
}

/** What can be done, for whoever wants it. */
export function propose(text: () => string, way: Way): void {
  put(text, false, 0, way);
}

/** A problem's sentence in the reader's language; English where the catalogue lacks it. */
export function sentence(problem: unknown, game: string | null = null): string {
  if (!(problem instanceof Problem)) return say({ key: 'problem-unexpected', values: { status: String(problem) } });
  const whose = problem.game ?? game;
  return sayable(problem.words, whose) ? say(problem.words, whose) : problem.message;
}

export function complain(problem: unknown, game: string | null = null): void {
  if (problem instanceof Problem && problem.game) void learn(problem.game);
  put(() => sentence(problem, game), true, 9);
}
