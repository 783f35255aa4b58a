/** Every sentence a page says is there in every language, and nothing is there that nobody says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { catalogueText, everyLanguage } from './catalogue-files';

const source = join(import.meta.dirname, '..');
/** Folders with words of their own: the games. */
const isGame = (folder: string) =>
  existsSync(join(source, folder, 'index.ts')) && existsSync(join(source, folder, 'home'));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const SHARED = ['pages/common', 'pages/people'];
const textOf = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n');
const all = textOf(files(source));
/** What the shared pages say; a game says most in its own words. */
const code = textOf(files(source).filter((path) => !isGame(relative(source, path).split(sep)[0] ?? '')));
/** What everybody may read, whichever game it is about. */
const catalogue = (language: string) => SHARED.map((name) => catalogueText(language, name)).join('\n');
const keys = (language: string) =>
  [...catalogue(language).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '');
const variables = (language: string, key: string) => {
  const message =
    catalogue(language)
      .split(new RegExp(`^${key} =`, 'm'))[1]
      ?.split(/^[a-z#]/m)[0] ?? '';
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();
};

test('every language has the same keys with the same values', () => {
  for (const language of everyLanguage) {
    expect(keys(language)).toEqual(keys('en'));
    for (const key of keys('en')) expect([key, variables(language, key)]).toEqual([key, variables('en', key)]);
  }
});

test('every file can be read', () => {
  for (const language of everyLanguage) {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(catalogue(language)))).toEqual([]);
  }
});

test('every key that is said exists', () => {
  const calls = [...code.matchAll(/\bt\(([^;{}]*?)\)/g)].map((match) => match[1] ?? '');
  // what a value is compared with isn't said
  const said = calls
    .map((call) => call.replace(/[!=]==\s*'[^']*'/g, ''))
    .flatMap((call) => [...call.matchAll(/'([a-z][a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
  said.push(
    ...[...code.matchAll(/key: '((?:problem|points|lost|seat-number)[a-z-]*)'/g)].map((match) => match[1] ?? ''),
  );
  const missing = [...new Set(said)].filter((key) => !keys('en').includes(key));
  expect(missing).toEqual([]);
});

test('nothing stands in the catalogue that no page says', () => {
  const prefixes = [
    'level-',
    'save-',
    'theme-',
    'seat-kind-',
    'panel-',
    'pace-',
    'moments-',
    'left-',
    'report-',
    'sound-',
  ];
  const idle = keys('en').filter(
    (key) => !all.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(idle).toEqual([]);
});
