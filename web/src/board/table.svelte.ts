/** What every part of a board needs to know, handed down once instead of through each component. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../face/face';
import type { BaseView, LogEntry, Message } from '$lib/types';
import type { Point } from './point';
import { NOTHING, type Thing, thingsOf } from './things';

const KEY = Symbol('table');

export class Table<V extends BaseView = BaseView> {
  readonly things = $derived.by(() => thingsOf(this.props()));
  /** Where the pointer or the focus is, for what floats up there. */
  pointed = $state.raw<Point | null>(null);
  /** Whether the view has jumped (a replay's scrubber): then nothing travels. */
  jumped = false;

  constructor(
    protected readonly props: () => BoardProps<V>,
    /** Whether too much changed at once for the eye to follow single pieces. */
    farApart: (before: V, after: V) => boolean,
  ) {
    setContext(KEY, this);
    let last: V | null = null;
    $effect.pre(() => {
      this.jumped = last !== null && farApart(last, this.view);
      last = this.view;
    });
  }

  get view(): V {
    return this.props().view;
  }

  /** The view after the hovered action. */
  get preview(): V | null {
    return this.props().preview;
  }

  get log(): LogEntry[] {
    return this.props().log ?? [];
  }

  thing(id: string): Thing {
    return this.things.get(id) ?? NOTHING;
  }

  say(key: string, values?: Message['values']): string {
    return this.sentence(values ? { key, values } : { key });
  }

  sentence(message: Message): string {
    return this.props().say(message);
  }

  pick(code: number): void {
    this.props().onpick(code);
  }

  hover(code: number | null): void {
    this.props().onhover(code);
  }

  describe(text: string | null, thing?: string): void {
    this.props().describe(text, thing);
  }
}

/** The table of the board one is part of. */
export function useTable<T extends Table = Table>(): T {
  return getContext<T>(KEY);
}
