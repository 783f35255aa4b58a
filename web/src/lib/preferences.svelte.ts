/** What this browser remembers for its user: language, theme, habits. */

import type { PuzzleRecord } from './puzzle-rating';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast bots play before our eyes. */
export type Pace = 'instant' | 'quick' | 'told';

/** What can be heard when it becomes one's turn. */
export const SOUNDS = ['off', 'harp', 'bell', 'drum', 'flute'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Habits {
  language: string | null;
  theme: Theme;
  /** Ask before a move that ends one's turn. */
  confirm: boolean;
  /** Show everybody's chances of winning. */
  chances: boolean;
  /** Find advice on this device, where it can. */
  thinks: boolean;
  /** How dice and battles are told over the board. */
  drama: 'told' | 'quick' | 'off';
  pace: Pace;
  /** What is heard when it becomes one's turn. */
  sound: Sound;
  notify: boolean;
  /** The games whose goal was told. */
  goals: string[];
  /** Tables taken off the list of one's own. */
  removed: string[];
  /** The lessons that were done, as `game/lesson`. */
  lessons: string[];
  /** Whether a card explains each new kind of decision. */
  guide: boolean;
  /** How often a kind of decision was made with its card in sight, by `game/question`. */
  guided: Record<string, number>;
  /** How well puzzles of each game were solved. */
  puzzles: Record<string, PuzzleRecord>;
}

const PLACE = 'tworivers';
const usual: Habits = {
  language: null,
  theme: 'auto',
  confirm: true,
  chances: true,
  thinks: true,
  drama: 'told',
  pace: 'quick',
  sound: 'off',
  notify: false,
  goals: [],
  removed: [],
  lessons: [],
  guide: false,
  guided: {},
  puzzles: {},
};

function remembered(): Habits {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    const known: Habits = { ...usual, ...(typeof found === 'object' ? found : {}) };
    // there was one sound once, on or off
    const sound = (known.sound as unknown) === true ? 'harp' : known.sound;
    return { ...known, sound: SOUNDS.includes(sound) ? sound : 'off' };
  } catch {
    // private windows may refuse storage, and anything may stand in it
    return { ...usual };
  }
}

export const habits: Habits = $state(remembered());
/** The same as it is stored: while a part of a page is taken away, states still read as they were before. */
const stored = remembered();

export function keep(changes: Partial<Habits>): void {
  Object.assign(habits, changes);
  Object.assign(stored, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(stored));
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
