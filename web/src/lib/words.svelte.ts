/**
 * Sentences from the catalogues. The Python package's .ftl files are the one source of a game's words; the pages' own
 * words stand in src/words. Games have a bundle each, because two games may use one key for different things.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { habits, keep } from './preferences.svelte';
import type { Language, Message } from './types';

export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  [
    '../words/*.ftl',
    '../*/words/*.ftl',
    '../*/panels/words/*.ftl',
    '../*/help/words/*.ftl',
    '../*/home/words/*.ftl',
    '../../../src/tworivers/words/*.ftl',
    '../../../src/tworivers/*/catalogue/*.ftl',
    '../../../src/tworivers/bots/*/catalogue/*.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;

/** Whose words a file holds: a game has its rules', its bots' and its board's, its help is apart; null: everybody's. */
function ownerOf(path: string): string | null {
  const owner = /([^/.]+(?:\/help|\/home)?)\/(?:panels\/)?(?:catalogue|words)\/\w+\.ftl$/.exec(path)?.[1] ?? null;
  // what the first pages say of a game is said before anybody has chosen it
  return owner === 'server' || owner === 'tworivers' || owner?.endsWith('/home') ? null : owner;
}

function filesOf(language: Language, game: string | null): Load[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`) && ownerOf(path) === game)
    .map(([, load]) => load);
}

let language = $state<Language>('en');
let bundles = $state.raw<Record<string, FluentBundle>>({});
const SHARED = '';
/** Words of a table's own box, in place of a game's. */
let ownWords: Record<string, Record<string, string>> = {};

function preferred(): Language {
  const wanted = [habits.language ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language;
}

async function read(wanted: Language, game: string | null): Promise<FluentBundle> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of await Promise.all(filesOf(wanted, game).map((load) => load())))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  override(bundle, ownWords[game ?? SHARED]);
  return bundle;
}

/** The words are names, not patterns: quoted, so that nothing in them is read as Fluent. */
function override(bundle: FluentBundle, words: Record<string, string> = {}): void {
  const text = Object.entries(words).map(
    ([key, word]) => `${key} = { ${JSON.stringify(word.replace(/[\n\r]/g, ' '))} }`,
  );
  if (text.length) bundle.addResource(new FluentResource(text.join('\n')), { allowOverrides: true });
}

/** A table's box may call things by names of its own; another table's are forgotten. */
export async function learnOwn(game: string, words: Record<string, string> = {}): Promise<void> {
  if (JSON.stringify(ownWords[game] ?? {}) === JSON.stringify(words)) return;
  ownWords = { ...ownWords, [game]: words };
  bundles = { ...bundles, [game]: await read(language, game) };
}

/** Load a language with the games whose words are in use. */
export async function speak(wanted: Language = preferred()): Promise<void> {
  const owners = [...new Set([SHARED, ...Object.keys(bundles)])];
  const read_ = await Promise.all(owners.map(async (owner) => [owner, await read(wanted, owner || null)] as const));
  bundles = Object.fromEntries(read_);
  language = wanted;
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep({ language: wanted });
  await speak(wanted);
}

/** Make sure a game's words are there. */
export async function learn(game: string): Promise<void> {
  if (bundles[game]) return;
  const bundle = await read(language, game);
  bundles = { ...bundles, [game]: bundle };
}

export function currentLanguage(): Language {
  return language;
}

/** Whether the shared words or a game's have a key. */
export function knows(key: string, game: string | null = null): boolean {
  return Boolean((game && bundles[game]?.hasMessage(key)) || bundles[SHARED]?.hasMessage(key));
}

/** A message's sentence, from the game's words or the shared ones. */
export function say(message: Message, game: string | null = null): string {
  const own = game ? bundles[game] : undefined;
  const bundle = own?.hasMessage(message.key) ? own : bundles[SHARED];
  const pattern = bundle?.getMessage(message.key)?.value;
  if (!bundle || !pattern) return message.key;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.values ?? {}))
    values[name] = typeof value === 'object' ? say(value, game) : value;
  return bundle.formatPattern(pattern, values);
}

/** One of the pages' own sentences. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return say({ key, values });
}

/** What the first pages say of a game, if anything. */
export function about(game: string): string {
  return knows(`about-${game}`) ? t(`about-${game}`) : '';
}

/** How a game's messages are said. */
export function sayer(game: string): (message: Message) => string {
  return (message) => say(message, game);
}

/** "Blue and Black". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
