/** The things of a position that is set up by hand. */
import type { SetUpField } from './types';

/** All values, by name. */
export function valuesOf(fields: SetUpField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** The things by what they belong to, in their order. */
export function grouped(fields: SetUpField[]): SetUpField[][] {
  const groups = new Map<string, SetUpField[]>();
  for (const one of fields) {
    const key = JSON.stringify(one.group);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}
