/** What the browser keeps of tables on this device: each whole, with what lists show of it. */
import type { TableInfo } from './types';

export interface Kept {
  id: string;
  info: TableInfo;
  /** The table as the desk reads it again. */
  whole: string;
}

const NAME = 'tworivers';
const STORE = 'tables';
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error(NAME));
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function carriedOut<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode, { durability: 'strict' });
  const asked = work(transaction.objectStore(STORE));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(asked.result);
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error(NAME));
  });
}

/** Settles once it is on the disk. */
export async function keepTable(table: Kept): Promise<void> {
  await carriedOut('readwrite', (store) => store.put(table));
}

export function keptTable(id: string): Promise<Kept | undefined> {
  return carriedOut('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>);
}

/** All of them, the latest first; none where the browser keeps nothing. */
export async function keptTables(): Promise<TableInfo[]> {
  const found = await carriedOut('readonly', (store) => store.getAll() as IDBRequest<Kept[]>).catch(() => []);
  return found.map((table) => table.info).sort((one, other) => other.changed.localeCompare(one.changed));
}
