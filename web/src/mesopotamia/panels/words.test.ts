/** Every sentence of the panels is there in every language, and nothing is there that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { catalogueText, everyLanguage } from '$lib/catalogue-files';
import { PHASES } from './seasons';

const read = (language: string) => catalogueText(language, 'pages/mesopotamia-panels');
const keys = (language: string) =>
  [...read(language).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '');
const code = readdirSync(import.meta.dirname)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every language says the same and can be read', () => {
  for (const language of everyLanguage) {
    expect(keys(language)).toEqual(keys('en'));
    expect(new FluentBundle(language).addResource(new FluentResource(read(language)))).toEqual([]);
  }
});

test('every key that is said exists, and every one is said', () => {
  const said = [...code.matchAll(/['"`](panel-[a-z0-9-]+)['"`]/g)].map((match) => match[1] ?? '');
  expect(said.filter((key) => !keys('en').includes(key) && !key.endsWith('-'))).toEqual([]);
  // messages that others are made of
  said.push(...[...read('en').matchAll(/\{ (panel-[a-z-]+) \}/g)].map((match) => match[1] ?? ''));
  const composed = [...code.matchAll(/`(panel-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
  const asked = ['panel-bless', 'panel-envoys', 'panel-vote', 'panel-consent', 'panel-second-wind'];
  expect(
    keys('en').filter(
      (key) => !said.includes(key) && !asked.includes(key) && !composed.some((prefix) => key.startsWith(prefix)),
    ),
  ).toEqual([]);
  for (const phase of PHASES) expect(keys('en')).toContain(`panel-phase-${phase.name.replaceAll('_', '-')}`);
});
