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
interface Adviser {
  learn_text(table: string, told: string): string;
  answer_text(table: string, path: string, asked: string): string;
}
interface Desk {
  answer(method: string, path: string, asked: string): string;
  take_in(whole: string): void;
  study(table: string, text: string): string;
  judge(table: string, workers: number, answers: string): string;
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
from tworivers.browser.adviser import Adviser
adviser = Adviser()
from tworivers.browser.analysing import weigh
`;

let python: Promise<Python> | null = null;
/** Tables that Python has in memory. */
const known = new Set<string>();
/** What has changed and isn't kept yet. */
let unkept: Promise<void>[] = [];

async function begin(folder: string): Promise<Python> {
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: (o: object) => Promise<Python> }>,
    fetch(`${folder}games.zip`).then((found) => found.arrayBuffer()),
  ]);
  const fresh = await loadPyodide({ indexURL: folder });
  fresh.unpackArchive(archive, 'zip', { extractDir: PLACE });
  fresh.globals.set('keep', (id: string, whole: string, info: string) => {
    known.add(id);
    unkept.push(keepTable({ id, whole, info: JSON.parse(info) as TableInfo }));
  });
  fresh.runPython(BEGIN);
  return fresh;
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
    python ??= begin(question.folder);
    await python;
    return 'null';
  }
  if (!python) throw new Error(question.type);
  const { globals } = await python;
  if (question.type === 'learn' || question.type === 'advise') {
    const adviser = globals.get('adviser') as Adviser;
    return question.type === 'learn'
      ? adviser.learn_text(question.table, question.told)
      : adviser.answer_text(question.table, question.path, question.asked);
  }
  if (question.type === 'weigh')
    return JSON.stringify((globals.get('weigh') as (part: string) => string)(question.part));
  const found = globals.get('desk') as Desk;
  if (question.type === 'study') return found.study(question.table, question.text);
  await learn(found, question.table);
  if (question.type === 'judge') return found.judge(question.table, question.workers, JSON.stringify(question.answers));
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
