/** How a game is played, on one screen: which game's help is open, and what it tells. */
import { learn, say } from './words.svelte';

let open = $state<string | null>(null);

export function openedHelp(): string | null {
  return open;
}

export function openHelp(game: string): void {
  open = game;
}

export function closeHelp(): void {
  open = null;
}

/** Help's words are loaded only when somebody needs them. */
const words = (game: string) => `${game}/help`;

export function learnHelp(game: string): Promise<void> {
  return learn(words(game));
}

export function sayHelp(game: string, key: string): string {
  return say({ key: `help-${key}` }, words(game));
}
