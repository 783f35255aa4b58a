/** A game's course with what somebody tries off it: branches, each of one move, with notes; and as saved games have them. */
import type { Commentary, CommentaryWish, Message } from './types';

export interface Tried {
  seat: number;
  code: number;
  words: Message;
}

type Variation = NonNullable<CommentaryWish['variations']>[number];

/** A move off the course of the game. */
export interface Branch {
  id: number;
  move: Tried;
  /** How many moves lead to it, itself included. */
  number: number;
  parent: Branch | null;
  note: string;
  /** How play may go on; the first is what was tried first. */
  next: Branch[];
}

/** A place in the tree: on the course after some moves, or off it at a branch. */
export interface Spot {
  at: number;
  branch: Branch | null;
}

export const MOST_MOVES = 400;

export class Variations {
  /** By place on the course: what was tried from there. */
  readonly from = new Map<number, Branch[]>();
  /** Notes on the course. */
  readonly notes = new Map<number, string>();
  #ids = 0;

  get empty(): boolean {
    return !this.from.size && !this.notes.size;
  }

  next(spot: Spot): Branch[] {
    return spot.branch ? spot.branch.next : (this.from.get(spot.at) ?? []);
  }

  /** A move tried at a spot: the branch that has it already, or a new one. */
  tried(spot: Spot, move: Tried): Spot {
    const known = this.next(spot).find((branch) => branch.move.seat === move.seat && branch.move.code === move.code);
    const branch = known ?? this.#grown(spot, move);
    return { at: spot.at, branch };
  }

  #grown(spot: Spot, move: Tried): Branch {
    const number = (spot.branch?.number ?? spot.at) + 1;
    const branch: Branch = { id: ++this.#ids, move, number, parent: spot.branch, note: '', next: [] };
    if (spot.branch) spot.branch.next.push(branch);
    else this.from.set(spot.at, [...(this.from.get(spot.at) ?? []), branch]);
    return branch;
  }

  noteAt(spot: Spot): string {
    return spot.branch ? spot.branch.note : (this.notes.get(spot.at) ?? '');
  }

  write(spot: Spot, note: string): void {
    if (spot.branch) spot.branch.note = note;
    else if (note.trim()) this.notes.set(spot.at, note);
    else this.notes.delete(spot.at);
  }

  /** Forget a branch and what grows from it; where one stood before it. */
  cut(spot: Spot): Spot {
    const { at, branch } = spot;
    if (!branch) return spot;
    if (branch.parent) branch.parent.next = branch.parent.next.filter((one) => one !== branch);
    else {
      const left = (this.from.get(at) ?? []).filter((one) => one !== branch);
      if (left.length) this.from.set(at, left);
      else this.from.delete(at);
    }
    return { at, branch: branch.parent };
  }

  /** What to send: notes and variations with their moves' codes. */
  wish(): CommentaryWish {
    const notes = Object.fromEntries([...this.notes].map(([place, note]) => [String(place), note]));
    const places = [...this.from.keys()].sort((one, other) => one - other);
    return { notes, variations: places.flatMap((at) => (this.from.get(at) ?? []).map((one) => variationOf(one, at))) };
  }

  /** Take in variations that come with their words. */
  graft(commentary: Commentary, spot?: Spot): void {
    for (const [place, note] of Object.entries(commentary.notes))
      this.write(spot ? { at: spot.at, branch: ancestor(spot.branch, Number(place)) } : at(Number(place)), note);
    for (const { after, moves, commentary: within } of commentary.variations) {
      let here: Spot = spot ? { at: spot.at, branch: ancestor(spot.branch, after) } : at(after);
      for (const { seat, action } of moves) here = this.tried(here, { seat, code: action.code, words: action.words });
      this.graft(within, here);
    }
  }
}

const at = (place: number): Spot => ({ at: place, branch: null });

/** The branch of a line that has a number. */
function ancestor(branch: Branch | null, number: number): Branch | null {
  let found = branch;
  while (found && found.number > number) found = found.parent;
  return found;
}

/** The moves that lead from the course to a spot. */
export function wayTo(spot: Spot): Tried[] {
  const way: Tried[] = [];
  for (let branch = spot.branch; branch; branch = branch.parent) way.unshift(branch.move);
  return way;
}

/** One variation, from its first move as long as play goes on; what leaves it are variations within it. */
function variationOf(first: Branch, after: number): Variation {
  const moves: [number, number][] = [];
  const notes: Record<string, string> = {};
  const variations: Variation[] = [];
  for (let branch: Branch | undefined = first; branch; branch = branch.next[0]) {
    moves.push([branch.move.seat, branch.move.code]);
    if (branch.note.trim()) notes[branch.number] = branch.note;
    for (const other of branch.next.slice(1)) variations.push(variationOf(other, branch.number));
  }
  return { after, moves, commentary: { notes, variations } };
}
