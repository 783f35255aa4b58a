/**
 * Sentences from the catalogues in `src/tworivers/languages`, one folder a language: the Python package's are the one
 * source of a game's words, those below `pages/` are said by pages alone. Games have a bundle each, because two games may
 * use one key for different things.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import languages from '$catalogues/languages.json';
import { firstSpoken, spokenHere } from './first-spoken';
import { habits, keep } from './preferences.svelte';
import type { Language, Message } from './types';

/** Languages by their own names. */
export const LANGUAGES = Object.fromEntries(
  Object.entries(languages).map(([language, facts]) => [language, facts.name]),
) as Record<Language, string>;

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  ['$catalogues/*/*.ftl', '$catalogues/*/pages/*.ftl', '!**/{terminal,commands,tournament,study,mail}.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;

const EVERYBODYS = ['common', 'server', 'files', 'people'];
/** Words that most visits don't say, or not at once: what went wrong, people, hints. They come when one is missed. */
const LATE = /(server|files|people|-box|-bots)\.ftl$/;
let late = false;
/** Whether they are there. */
let complete = false;
/** Parts of a game's words that are loaded by themselves, as `game/part`, when somebody opens them. */
const APART = ['rules', 'lessons'];

/** Whose words a file holds: a game has its rules', its bots' and its board's; null: everybody's. */
function ownerOf(path: string): string | null {
  const [owner = '', part = ''] = (/([^/]+)\.ftl$/.exec(path)?.[1] ?? '').split('-');
  // what the first pages say of a game is said before anybody has chosen it
  if (EVERYBODYS.includes(owner) || part === 'home') return null;
  return APART.includes(part) ? `${owner}/${part}` : owner;
}

function filesOf(language: Language, game: string | null): Load[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) && ownerOf(path) === game && (late || !LATE.test(path)))
    .map(([, load]) => load);
}

let language = $state<Language>('en');
let bundles = $state.raw<Record<string, FluentBundle>>({});
const SHARED = '';
/** Words of a table's own box, in place of a game's. */
let ownWords: Record<string, Record<string, string>> = {};

function preferred(): Language {
  return firstSpoken([habits.language ?? '', ...navigator.languages], LANGUAGES);
}

async function read(wanted: Language, game: string | null): Promise<FluentBundle> {
  const bundle = new FluentBundle([spokenHere(wanted, navigator.languages), wanted], { useIsolating: false });
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

/** What was asked for last: whatever comes later in another language is too late. */
let asked: Language = 'en';

/** Load a language with the games whose words are in use; what is shown changes when all of it is there. */
export async function speak(wanted: Language = preferred()): Promise<void> {
  asked = wanted;
  const whole = late;
  const owners = [...new Set([SHARED, ...Object.keys(bundles)])];
  const read_ = await Promise.all(owners.map(async (owner) => [owner, await read(wanted, owner || null)] as const));
  if (asked !== wanted) return;
  const missed = Object.keys(bundles).filter((owner) => !owners.includes(owner));
  const learnt = await Promise.all(missed.map(async (owner) => [owner, await read(wanted, owner)] as const));
  if (asked !== wanted) return;
  bundles = Object.fromEntries([...read_, ...learnt]);
  complete ||= whole;
  language = wanted;
  document.documentElement.lang = wanted;
}

/** A sentence is missing: perhaps it is among those that come late. What shows it shows it once it is there. */
function miss(): void {
  if (late || !bundles[SHARED]) return;
  late = true;
  queueMicrotask(() => void speak(asked));
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep({ language: wanted });
  await speak(wanted);
}

/** Make sure a game's words are there. */
export async function learn(game: string): Promise<void> {
  if (bundles[game]) return;
  let spoken = language;
  let bundle = await read(spoken, game);
  while (spoken !== language) bundle = await read((spoken = language), game);
  bundles = { ...bundles, [game]: bundle };
}

export function currentLanguage(): Language {
  return language;
}

/** How dates and numbers are written: the language, as the browser's region has it. */
export function currentLocale(): string {
  return spokenHere(language, navigator.languages);
}

/** Whether the shared words or a game's have a key. */
export function knows(key: string, game: string | null = null): boolean {
  return Boolean((game && bundles[game]?.hasMessage(key)) || bundles[SHARED]?.hasMessage(key));
}

/** Whether a message can be said, with all that is in it. */
export function sayable(message: Message, game: string | null = null): boolean {
  const values = Object.values(message.values ?? {});
  if (!knows(message.key, game)) miss();
  return knows(message.key, game) && values.every((value) => typeof value !== 'object' || sayable(value, game));
}

/** Whether a key stands in a game's own words, or in a part of them that is loaded by itself. */
export function owns(key: string, game: string): boolean {
  return bundles[game]?.hasMessage(key) ?? false;
}

/** A message's sentence, from the game's words or the shared ones. */
export function say(message: Message, game: string | null = null): string {
  const own = game ? bundles[game] : undefined;
  const bundle = own?.hasMessage(message.key) ? own : bundles[SHARED];
  const pattern = bundle?.getMessage(message.key)?.value;
  if (!bundle || !pattern) {
    miss();
    return complete ? message.key : '';
  }
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

/** The same with a capital letter, as the language writes it. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** "Blue and Black". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names);
}
