/** The faces that were introduced (games.ts), by their game's name. */
import type { BaseView } from '$lib/types';
import type { Face } from './face';
import { plainFace } from './plain';

const faces = new Map<string, Face>();

/** A face's views are its own game's: only the game's name ties the two, so types end here. */
export function introduce<V extends BaseView, Standing>(face: Face<V, Standing>): void {
  faces.set(face.game, face as unknown as Face);
}

/** A game's face; one that has none is played in words. */
export function faceOf(game: string): Face {
  return faces.get(game) ?? plainFace(game);
}

/** All faces, in the order they were introduced. */
export function allFaces(): Face[] {
  return [...faces.values()];
}

/** A game's name is the same in every language. */
export function title(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}
