/** Every game's help says all its outline names, in every language, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { outline as amyitis } from '../amyitis/help/outline';
import { outline as mesopotamia } from '../mesopotamia/help/outline';

const source = join(import.meta.dirname, '..');
const words = (game: string, language: string) =>
  new FluentResource(readFileSync(join(source, game, 'help', 'words', `${language}.ftl`), 'utf8'));

for (const [game, outline] of Object.entries({ amyitis, mesopotamia }))
  for (const language of ['en', 'de'])
    test(`${game} is explained in ${language}`, () => {
      const told = [
        'help-goal',
        ...outline.round.map((part) => `help-round-${part}`),
        ...outline.points.map((part) => `help-points-${part}`),
        'help-end',
        ...outline.signs.map((sign) => `help-sign-${sign}`),
      ];
      const resource = words(game, language);
      expect(new FluentBundle(language).addResource(resource)).toEqual([]);
      expect(resource.body.map((message) => message.id)).toEqual(told);
    });
