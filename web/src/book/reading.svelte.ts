/** The book somebody reads, on its own page or beside the board: handed down once to all of its parts. */
import { getContext, setContext } from 'svelte';
import type { Drawing } from '../icons';
import type { Book, Message } from '$lib/types';

const KEY = Symbol('book');

export interface Read {
  game: string;
  book: Book;
  icons: Readonly<Record<string, Drawing>>;
  tell: (message: Message) => string;
  /** All that is folded away or waits is drawn. */
  printing: boolean;
  /** Goes to a section without leaving; null: links lead there by themselves. */
  turnTo: ((section: string) => void) | null;
}

export class Reading {
  constructor(private readonly read: () => Read) {
    setContext(KEY, this);
  }

  get game(): string {
    return this.read().game;
  }

  get book(): Book {
    return this.read().book;
  }

  get icons(): Read['icons'] {
    return this.read().icons;
  }

  get printing(): boolean {
    return this.read().printing;
  }

  tell(message: Message): string {
    return this.read().tell(message);
  }

  /** Whether the page is the book's own: then sections are anchors of it. */
  get alone(): boolean {
    return this.read().turnTo === null;
  }

  /** A section's address: on the book's own page only its anchor. */
  address(section: string): string {
    return this.alone ? `#${section}` : `/rules/${this.game}#${section}`;
  }

  follow(event: MouseEvent, section: string): void {
    const { turnTo } = this.read();
    if (!turnTo || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    turnTo(section);
  }
}

export const useBook = (): Reading => getContext<Reading>(KEY);
