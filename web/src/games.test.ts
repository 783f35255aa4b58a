/** Every game with a face: its book draws icons it has, and the first pages tell of it. */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { allFaces, faceOf } from './face/faces';
import './games';
import { catalogue, catalogueText, everyLanguage } from './lib/catalogue-files';
import type { BaseView } from './lib/types';

const words = (game: string, part: string, language: string) => catalogue(language, `pages/${game}-${part}`);
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
  for (const language of everyLanguage) {
    test(`the rule book of ${face.game} draws only icons there are, in ${language}`, async () => {
      const icons = Object.keys((await face.icons?.()) ?? {});
      const resource = words(face.game, 'rules', language);
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(resource)).toEqual([]);
      const drawn = catalogueText(language, `pages/${face.game}-rules`).matchAll(/:([a-z-]+):|^icon-([a-z-]+) =/gm);
      for (const [, inText, inIndex] of drawn) expect(icons).toContain(inText ?? inIndex);
      expect(keysOf(resource)).toContain('goal-1');
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
