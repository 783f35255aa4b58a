/** The keys that choose: digits first, then letters, without those that mean something else at a table. */
const KEYS = '123456789abcdefgijklmnopqrstvwxyz';

/** The key of a choice by its place; none for the few beyond them. */
export const keyOf = (place: number): string | undefined => KEYS[place];

/** The place a key stands for, or -1. */
export const placeOf = (key: string): number => (key.length === 1 ? KEYS.indexOf(key) : -1);
