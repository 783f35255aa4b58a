/** What this browser remembers for its user: language, theme, habits. */

export type Theme = 'auto' | 'light' | 'dark';

interface Habits {
  language: string | null;
  theme: Theme;
  /** Ask before a move that ends one's turn. */
  confirm: boolean;
  /** Show everybody's chances of winning. */
  chances: boolean;
  sound: boolean;
  notify: boolean;
  /** The games whose goal was told. */
  goals: string[];
  /** Tables taken off the list of one's own. */
  removed: string[];
}

const PLACE = 'tworivers';
const usual: Habits = {
  language: null,
  theme: 'auto',
  confirm: true,
  chances: true,
  sound: false,
  notify: false,
  goals: [],
  removed: [],
};

function remembered(): Habits {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return { ...usual, ...(typeof found === 'object' ? found : {}) };
  } catch {
    // private windows may refuse storage, and anything may stand in it
    return { ...usual };
  }
}

export const habits: Habits = $state(remembered());

export function keep(changes: Partial<Habits>): void {
  Object.assign(habits, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(habits));
  } catch {
    // then it holds for this visit
  }
}

const night = matchMedia('(prefers-color-scheme: dark)');

export function showTheme(): void {
  const dark = habits.theme === 'dark' || (habits.theme === 'auto' && night.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

night.addEventListener('change', showTheme);
