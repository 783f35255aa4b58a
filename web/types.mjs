/**
 * TypeScript types from the server's OpenAPI document: writes src/lib/api-types.ts or, with --check, says whether it is
 * what the document gives. The document comes from openapi.py, run by the project's Python.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here('./src/lib/api-types.ts');

const HEAD = `/**
 * The server's requests, answers and socket messages: made from its OpenAPI document by \`npm run types\`.
 * \`npm run check\` fails where the two differ. Don't edit.
 */
`;

function readDocument() {
  const python = ['../.venv/bin/python', '../.venv/Scripts/python.exe'].map(here).find(existsSync) ?? 'python3';
  const env = { ...process.env, TWORIVERS_JIT: '0' };
  return JSON.parse(execFileSync(python, [here('./openapi.py')], { env, encoding: 'utf8', maxBuffer: 2 ** 26 }));
}

/** What a page needs to know of a request: parameters, body and the good answers. Names of functions may change freely. */
function slim({ parameters, requestBody, responses }) {
  const good = Object.entries(responses).filter(([code]) => code.startsWith('2'));
  return { parameters, requestBody, responses: Object.fromEntries(good) };
}

const languages = Object.keys(JSON.parse(readFileSync(here('../src/tworivers/languages/languages.json'), 'utf8')));

/** Titles only repeat the fields' names, and which languages there are, the pages read from the one list of them. */
function untitled(key, value) {
  if (key === 'title' && typeof value === 'string') return undefined;
  return key === 'enum' && String(value) === String(languages) ? undefined : value;
}

function slimmed(document) {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, slim(operation)])),
  ]);
  return JSON.parse(JSON.stringify({ ...document, paths: Object.fromEntries(paths) }, untitled));
}

async function made() {
  const types = await openapiTS(slimmed(readDocument()), { alphabetize: true, defaultNonNullable: false });
  // methods that a path doesn't have, free headers and the like say nothing
  const text = astToString(types)
    .replace(/^ *\w+\?: never;\n/gm, '')
    .replace(/^ *headers: \{\s*\[name: string\]: unknown;\s*\};\n/gm, '')
    .replace(/^ *parameters: \{\s*\};\n/gm, '')
    .replace(/^ *\/\*\* @description Successful Response \*\/\n/gm, '');
  return format(HEAD + text, { ...(await resolveConfig(target)), filepath: target });
}

const text = await made();
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('src/lib/api-types.ts differs from the server’s OpenAPI document: run `npm run types` in web/.');
  process.exit(1);
}
