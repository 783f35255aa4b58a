/** What the desk and the map tell each other: they stand side by side on a page and have nothing else in common. */
import type { Next } from '$lib/types';

class Plan {
  /** With whom the desk writes an offer: the map shows the caravan's way there. */
  partner = $state<string | null>(null);
  /** How the map plays several moves in a row; null while nobody sits at a desk. */
  send = $state.raw<((next: Next) => void) | null>(null);
}

export const plan = new Plan();
