/** The rule book: what is in it, where something is explained, and which place of it is open beside the page. */
import { api } from './api';
import type { Book, Message, TableInfo } from './types';
import { learn, owns, say } from './words.svelte';

export interface Place {
  game: string;
  /** The table whose box gives the numbers; null: the standard box. */
  table: string | null;
  section: string;
}

let open = $state.raw<Place | null>(null);
/** Where messages and things are explained, by game, as far as its book has been fetched. */
let known = $state.raw<Record<string, Pick<Book, 'links' | 'things'>>>({});
/** The table one sits at, if it has a box of its own. */
let own = $state.raw<{ game: string; table: string } | null>(null);
const books = new Map<string, Promise<Book>>();

export function openedBook(): Place | null {
  return open;
}

/** Opens the book at a section. */
export function openBook(game: string, section = ''): void {
  open = { game, table: own?.game === game ? own.table : null, section };
}

export function closeBook(): void {
  open = null;
}

/** The words of a book are loaded only when somebody needs them. */
const wordsOf = (game: string) => `${game}/rules`;

/** The book of a game, with the numbers of a table's box, and its words. */
export async function learnBook(game: string, table: string | null = null): Promise<Book> {
  const [book] = await Promise.all([fetched(game, table), learn(game), learn(wordsOf(game))]);
  return book;
}

function fetched(game: string, table: string | null): Promise<Book> {
  const key = `${game} ${table ?? ''}`;
  const found =
    books.get(key) ??
    (table === null ? api.book(game) : api.bookOf(table)).then((book) => {
      known = { ...known, [game]: book };
      return book;
    });
  books.set(key, found);
  // whoever asks again after a failure asks the server again
  found.catch(() => books.delete(key));
  return found;
}

/** Whoever sits down at a table finds its things in the book, told with the numbers of the table's box. */
export function sitWithBook(table: TableInfo): void {
  own = table.custom_box ? { game: table.game, table: table.id } : null;
  // a game may have no book: then nothing is linked
  fetched(table.game, own?.table ?? null).catch(() => undefined);
}

/** The section that explains a message, if there is one. */
export function placeOf(game: string, key: string): string | undefined {
  return known[game]?.links[key];
}

/** The section that explains a thing on the board, by the longest known beginning of its id. */
export function placeOfThing(game: string, id: string): string | undefined {
  const parts = id.split('-');
  for (let count = parts.length; count > 0; count--) {
    const section = known[game]?.things[parts.slice(0, count).join('-')];
    if (section) return section;
  }
  return undefined;
}

/** The first line of the book: what the game is about. */
export async function learnGoal(game: string): Promise<string | null> {
  await learn(wordsOf(game));
  return owns(GOAL, wordsOf(game)) ? say({ key: GOAL }, wordsOf(game)) : null;
}
const GOAL = 'goal-1';

/** How a book speaks: in its own words, in the game's, with the box's numbers. */
export function teller(game: string, numbers: Readonly<Record<string, number>>): (message: Message) => string {
  const tell = (message: Message): string => {
    const values: Record<string, string | number> = { ...numbers };
    for (const [name, value] of Object.entries(message.values ?? {}))
      values[name] = typeof value === 'object' ? tell(value) : value;
    return say({ key: message.key, values }, owns(message.key, wordsOf(game)) ? wordsOf(game) : game);
  };
  return tell;
}
