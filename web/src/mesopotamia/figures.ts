/** The parts of the map that figures of the rule book show: all of it, or the land around a province. */
import type { Window } from '../face/face';
import type { Scene as AnyScene } from '$lib/types';
import { HEIGHT, type Point, WIDTH } from './layout';
import { projection } from './projection';
import type { Scene, View } from './view';

const AROUND = { width: 500, height: 360 };

const known = new WeakMap<AnyScene, Point[]>();

/** Where provinces lie, in the scene's order: worked out once. */
function placesOf(scene: AnyScene): Point[] {
  const places = known.get(scene) ?? projection((scene as unknown as Scene).provinces).places;
  known.set(scene, places);
  return places;
}

export function windowOf(part: string, _: View, scene: AnyScene | undefined): Window | null {
  if (!scene) return null;
  const { provinces } = scene as unknown as Scene;
  const number = provinces.findIndex(({ name }) => part === `province-${name.replaceAll('_', '-')}`);
  const at = number < 0 ? undefined : placesOf(scene)[number];
  if (!at) return null;
  const { width, height } = AROUND;
  const within = (value: number, most: number) => Math.min(Math.max(0, value), most);
  return { x: within(at.x - width / 2, WIDTH - width), y: within(at.y - height / 2, HEIGHT - height), width, height };
}
