/** The pages keep their shape: imports point one way, shared parts know no game, and every file has one subject. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = import.meta.dirname;
const WEB = join(SOURCE, '..');

/** Who may import whom: only downwards, or within the same room. Games stand on one floor and don't know each other. */
const FLOORS: Record<string, number> = {
  icons: 0,
  styles: 0,
  lib: 0,
  keeper: 0,
  engine: 1,
  face: 1,
  board: 2,
  components: 2,
  GAME: 3,
  book: 3,
  'games.ts': 4,
  home: 4,
  table: 4,
  replay: 5,
  analysis: 5,
  pages: 6,
  'App.svelte': 7,
  'main.ts': 8,
};
const REGISTRY = 'games.ts';
const LONGEST = 400;
/** Made by a tool, read by nobody. */
const GENERATED = 'lib/api-types.ts';

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.(svelte|ts|css|ftl)$/.test(path) && path !== GENERATED);
const code = files.filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'));
const textOf = (path: string) => readFileSync(join(SOURCE, path), 'utf8');

const roomOf = (path: string) => path.split('/')[0] ?? '';
/** The games are those whose face the registry introduces. */
const games = [...textOf(REGISTRY).matchAll(/from '\.\/([a-z]+)';/g)].map((match) => match[1] ?? '');
const floorOf = (path: string) => FLOORS[games.includes(roomOf(path)) ? 'GAME' : roomOf(path)];

/** The files of ours that a file imports, wherever in it: at its head, on demand or for types. */
function imports(path: string): string[] {
  const text = textOf(path).replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
  const named = [...text.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return named
    .filter((name) => name.startsWith('.') || name.startsWith('$lib/'))
    .map((name) =>
      name.startsWith('.') ? resolve(SOURCE, dirname(path), name) : join(SOURCE, 'lib', name.slice('$lib/'.length)),
    )
    .map((found) =>
      ['', '.ts', '/index.ts'].map((end) => found + end).find((one) => /\.\w+$/.test(one) && existsSync(one)),
    )
    .map((found) => (found ? relative(SOURCE, found).split(sep).join('/') : ''))
    .filter((found) => found && !found.startsWith('..'));
}
const arrows = new Map(code.map((path) => [path, imports(path)]));

test('there are games, and every room has its floor', () => {
  expect(games.length).toBeGreaterThan(1);
  for (const path of code) expect([path, floorOf(path)]).not.toEqual([path, undefined]);
});

test('imports point one way', () => {
  const wrong = [...arrows].flatMap(([from, found]) =>
    found
      .filter((to) => roomOf(from) !== roomOf(to) && (floorOf(to) ?? 99) >= (floorOf(from) ?? 0))
      .map((to) => `${from} may not import ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('only the registry imports a game', () => {
  const wrong = [...arrows].flatMap(([from, found]) =>
    found
      .filter((to) => games.includes(roomOf(to)) && roomOf(from) !== roomOf(to) && from !== REGISTRY)
      .map((to) => `${from} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('no import comes back to where it began', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  function walk(path: string, way: string[]): void {
    const at = way.indexOf(path);
    if (at >= 0) cycles.push([...way.slice(at), path].join(' > '));
    if (at >= 0 || done.has(path)) return;
    for (const next of arrows.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  }
  for (const path of code) walk(path, []);
  expect(cycles).toEqual([]);
});

test('shared parts name no game', () => {
  const shared = files.filter((path) => !games.includes(roomOf(path)) && path !== REGISTRY);
  const outside = ['index.html', 'vite.config.ts', 'package.json', 'public/favicon.svg'].map((path) =>
    join('..', path),
  );
  const naming = [...shared, ...outside].filter((path) => new RegExp(games.join('|'), 'i').test(textOf(path)));
  expect(naming.map((path) => relative(WEB, join(SOURCE, path)))).toEqual([]);
});

test('no game names another', () => {
  const wrong = games.flatMap((game) =>
    games
      .filter((other) => other !== game)
      .flatMap((other) =>
        code.filter((path) => roomOf(path) === game && textOf(path).toLowerCase().includes(`/${other}/`)),
      ),
  );
  expect(wrong).toEqual([]);
});

test('files have one subject, and say what they are', () => {
  for (const path of files) {
    const text = textOf(path);
    expect([path, text.split('\n').length <= LONGEST]).toEqual([path, true]);
    expect(path).not.toMatch(/\/(utils|helpers|manager|common|misc)\./);
    if (path.endsWith('.svelte')) expect([path, /<!--/.test(text)]).toEqual([path, true]);
  }
});
