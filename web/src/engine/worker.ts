/**
 * Games in a worker of the page: Python for browsers runs the house's own rules, views and opponents; what takes long is
 * WebAssembly in the same memory (`src/tworivers/browser/`).
 */
import { keepTable, keptTable } from '$lib/kept';
import type { TableInfo } from '$lib/types';
import type { Question, Reply, Sent } from './messages';

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
}
interface Desk {
  answer(method: string, path: string, asked: string): string;
  take_in(whole: string): void;
  told(table: string, seat: number | null, since: number, back: number | null): string;
  bot_move(table: string, seat: number | null): string;
}

const PLACE = '/games';
const BEGIN = `
import os, sys
from pathlib import Path
os.environ["TWORIVERS_JIT"] = "0"
sys.path.insert(0, "${PLACE}")
from tworivers.browser.in_pyodide import begin
begin(Path("${PLACE}/ready"))
from tworivers.browser.desk import Desk
desk = Desk(Path("${PLACE}/ready"), keep)
`;

let desk: Promise<Desk> | null = null;
/** Tables that Python has in memory. */
const known = new Set<string>();
/** What has changed and isn't kept yet. */
let unkept: Promise<void>[] = [];

async function begin(folder: string): Promise<Desk> {
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: (o: object) => Promise<Python> }>,
    fetch(`${folder}games.zip`).then((found) => found.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(archive, 'zip', { extractDir: PLACE });
  python.globals.set('keep', (id: string, whole: string, info: string) => {
    known.add(id);
    unkept.push(keepTable({ id, whole, info: JSON.parse(info) as TableInfo }));
  });
  python.runPython(BEGIN);
  return python.globals.get('desk') as Desk;
}

/** Python knows a table once it was read from where it is kept. */
async function learn(found: Desk, table: string | null): Promise<void> {
  if (table === null || known.has(table)) return;
  const kept = await keptTable(table);
  if (!kept || known.has(table)) return;
  found.take_in(kept.whole);
  known.add(table);
}

async function answer(question: Question): Promise<string> {
  if (question.type === 'begin') {
    desk ??= begin(question.folder);
    await desk;
    return 'null';
  }
  if (!desk) throw new Error(question.type);
  const found = await desk;
  await learn(found, question.table);
  let text: string;
  if (question.type === 'ask') text = found.answer(question.method, question.path, question.asked);
  else if (question.type === 'told') text = found.told(question.table, question.seat, question.since, question.back);
  else text = found.bot_move(question.table, question.seat);
  // nothing is told that isn't kept
  const keeping = unkept;
  unkept = [];
  await Promise.all(keeping);
  return text;
}

onmessage = ({ data: { id, question } }: MessageEvent<Sent>) => {
  answer(question).then(
    (text) => postMessage({ id, text } satisfies Reply),
    (failed: unknown) => postMessage({ id, failed: String(failed) } satisfies Reply),
  );
};
