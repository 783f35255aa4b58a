/** Every game with a face: its help says all its outline names, in every language, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { allFaces, faceOf } from './face/faces';
import './games';
import type { BaseView } from './lib/types';

const words = (game: string, folder: string, language: string) =>
  new FluentResource(readFileSync(join(import.meta.dirname, game, folder, 'words', `${language}.ftl`), 'utf8'));
const keysOf = (resource: FluentResource) => resource.body.map((message) => message.id);

test('faces are found by their game’s name', () => {
  expect(allFaces().length).toBeGreaterThan(1);
  for (const face of allFaces()) expect(faceOf(face.game)).toBe(face);
});

test('a game without a face has plain seats, and its rows are found in its view', () => {
  const face = faceOf('wells');
  const wells = [
    { water: 3, score: 4 },
    { water: 0, score: 1 },
  ];
  const view = { game: 'wells', seats: ['one', 'two'], actions: [], wells } as unknown as BaseView;
  expect(face.seats.name(0, 'one', view)).toEqual({ key: 'seat-one' });
  expect(face.standings(view)).toEqual(wells);
  expect(face.score(view, 1)).toBe(1);
});

for (const face of allFaces())
  for (const language of ['en', 'de']) {
    test(`${face.game} is explained in ${language}`, async () => {
      const outline = await face.help?.();
      const told = [
        'help-goal',
        ...(outline?.round ?? []).map((part) => `help-round-${part}`),
        ...(outline?.points ?? []).map((part) => `help-points-${part}`),
        'help-end',
        ...Object.keys(outline?.signs ?? {}).map((sign) => `help-sign-${sign}`),
      ];
      const resource = words(face.game, 'help', language);
      expect(new FluentBundle(language).addResource(resource)).toEqual([]);
      expect(keysOf(resource)).toEqual(told);
    });

    test(`the first pages tell of ${face.game} in ${language}`, () => {
      const keys = [...(face.Hero ? ['hero-title', 'hero-lead'] : []), 'about', 'lasts'].map(
        (key) => `${key}-${face.game}`,
      );
      expect(keysOf(words(face.game, 'home', language)).filter((key) => !key.startsWith('own-box-note-'))).toEqual(
        keys,
      );
    });
  }
