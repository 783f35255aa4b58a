/** The pages write no words of their own: text, labels and titles come from the catalogues. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCE = import.meta.dirname;
/** Attributes that are read, aloud or on the screen. */
const READ = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];
/** Spelled alike in every language. */
const NAMES = ['Two Rivers'];
/** Two words in a row, or a word that begins a sentence and ends it: no class, key, path or selector looks like that. */
const SENTENCE = /[A-Za-z’']{2,},? [a-z’']{2,}(?: [a-z’']{2,})+|^[A-Z][a-z’']+(?: [a-z’']{2,})+|^[A-Z][a-z’' ]+[.!?…]$/;
const LETTERS = /\p{L}{2,}/u;
/** Where strings hold several words that nobody reads: styles, drawings, what a browser is asked. */
const CODE = /[{}<>=;:#/()[\]$@]|^[a-z-]+( [a-z-]+)?$|\d/;

interface Node {
  type?: string;
  name?: string;
  [part: string]: unknown;
}

function* nodes(root: unknown): Generator<Node> {
  if (Array.isArray(root)) for (const one of root) yield* nodes(one);
  else if (root && typeof root === 'object') {
    yield root as Node;
    for (const [part, value] of Object.entries(root)) if (part !== 'loc') yield* nodes(value);
  }
}

const isWord = (text: string) => LETTERS.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));

/** What a component's markup says by itself. */
function inMarkup(text: string): string[] {
  const { fragment } = parse(text, { modern: true });
  const found: string[] = [];
  for (const node of nodes(fragment)) {
    if (node.type === 'Fragment' || Array.isArray(node.nodes))
      for (const one of (node.nodes ?? []) as Node[])
        if (one.type === 'Text' && isWord(String(one.data))) found.push(String(one.data).trim());
    if (node.type === 'Attribute' && READ.includes(node.name ?? ''))
      for (const one of [node.value].flat() as Node[]) {
        if (one.type === 'Text' && isWord(String(one.data))) found.push(`${node.name}="${String(one.data)}"`);
        const said = one.expression as Node | undefined;
        if (said?.type === 'Literal' && isWord(String(said.value)))
          found.push(`${node.name}={'${String(said.value)}'}`);
      }
  }
  return found;
}

/** Sentences among the strings of some code. */
function inCode(text: string): string[] {
  const found: string[] = [];
  function walk(node: ts.Node): void {
    const aside =
      ts.isImportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isThrowStatement(node) ||
      (ts.isCallExpression(node) && /^console\./.test(node.expression.getText()));
    if (aside) return;
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      if (SENTENCE.test(node.text.trim()) && !CODE.test(node.text) && isWord(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, walk);
  }
  walk(ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function written(path: string, text: string): string[] {
  if (!path.endsWith('.svelte')) return inCode(text);
  const scripts = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1] ?? '');
  const expressions = [...text.replace(/<(script|style)[^]*?<\/\1>|<!--[^]*?-->/g, '').matchAll(/\{([^{}]+)\}/g)]
    .map((match) => (match[1] ?? '').replace(/^[#:/@]\w+/, ''))
    .map((code) => `(${code})`);
  return [...inMarkup(text), ...[...scripts, ...expressions].flatMap(inCode)];
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|api-types/.test(path));

test('no page says words that are in no catalogue', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    written(path, readFileSync(join(SOURCE, path), 'utf8')).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
}, 60_000);

test('words in the markup and in the code are found', () => {
  const page = `<script lang="ts">const a = 'You have no camels left'; const b = \`Buy \${n} more of them\`;</script>
    <p title="Your turn">Wait!</p><button aria-label={'Close'}>{over ? 'It is all over' : t('go-on')}</button>`;
  expect(written('a.svelte', page)).toEqual([
    'title="Your turn"',
    'Wait!',
    "aria-label={'Close'}",
    'You have no camels left',
    ' more of them',
    'It is all over',
  ]);
});

test('classes, keys and drawings are let be', () => {
  const page = `<script lang="ts">const a = 'M 0 0 L 1 1'; import b from './b c d'; const c = t('ask-turn');</script>
    <p class="card own quiet" style:color="var(--red)">{c} · 3 <b>Two Rivers</b></p>`;
  expect(written('a.svelte', page)).toEqual([]);
});
