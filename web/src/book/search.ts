/** Finding places of a book by words. */
import type { Book, Message } from '$lib/types';
import { bare } from './markup';

/** A section as it is searched: its heading and its sentences without marks. */
export interface Searched {
  section: string;
  heading: string;
  text: string;
}

/** A section with all of the words; `before`, `match` and `after` are the piece of it that is shown. */
export interface Hit {
  section: string;
  heading: string;
  before: string;
  match: string;
  after: string;
}

const AROUND = 42;
const SPOKEN = new Set(['p', 'li', 'step', 'note']);

/** Letters without their marks, in the same places: "Würfel" is found by "wurfel". */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');
}

export function searched(book: Book, tell: (message: Message) => string): Searched[] {
  return book.chapters.flatMap((chapter) =>
    chapter.sections.map((section) => ({
      section: section.id,
      heading: tell({ key: section.id }),
      text: section.parts
        .flatMap(({ kind, name }) => {
          if (SPOKEN.has(kind)) return [bare(tell({ key: name }))];
          return kind === 'icons' ? book.icons.map(({ icon }) => tell({ key: `icon-${icon}` })) : [];
        })
        .join(' '),
    })),
  );
}

/** Sections with all words of the query: those that have one in their heading first, otherwise in the book's order. */
export function find(sections: readonly Searched[], query: string): Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const inHeading = (one: Searched) => words.some((word) => plain(one.heading).includes(word));
  const found = sections.filter((one) => words.every((word) => plain(`${one.heading} ${one.text}`).includes(word)));
  return [...found.filter(inHeading), ...found.filter((one) => !inHeading(one))].map((one) => excerpt(one, words));
}

function excerpt({ section, heading, text }: Searched, words: readonly string[]): Hit {
  const searchedText = plain(text);
  const word = words.find((one) => searchedText.includes(one)) ?? '';
  const at = Math.max(0, searchedText.indexOf(word));
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const to = Math.min(text.length, at + word.length + 2 * AROUND);
  return {
    section,
    heading,
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    match: text.slice(at, at + word.length),
    after: text.slice(at + word.length, to) + (to < text.length ? ' …' : ''),
  };
}
