/** The server's requests (docs/api.md). Everything that goes wrong arrives as a `Problem` with a sentence. */
import type {
  BaseView,
  Blocked,
  ChancePoint,
  ChatEntry,
  GameInfo,
  Hint,
  HistoryEntry,
  LogEntry,
  Me,
  Message,
  Scene,
  SeatPlan,
  State,
  Swing,
  TableInfo,
} from './types';

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

export interface ErrorBody {
  code: string;
  message: Message;
  text: string;
}

export function problemFrom(error: ErrorBody, status = 0): Problem {
  return new Problem(error.code, error.message, error.text, status);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === 'string';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': text ? 'text/plain; charset=utf-8' : 'application/json' },
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Problem('offline', { key: 'problem-offline' }, 'The server can’t be reached.');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as { error?: ErrorBody } | null)?.error;
  if (error) throw problemFrom(error, response.status);
  throw new Problem(
    'unexpected',
    { key: 'problem-unexpected', values: { status: response.status } },
    'Unexpected answer',
    response.status,
  );
}

const query = (values: Record<string, string | number | null | undefined>): string => {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return set.length ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : '';
};

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  public?: boolean;
  hints?: boolean;
  chat?: boolean;
  /** An owner's component file. */
  box?: string;
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  makeAccount: (account: string, password: string) => call<Me>('POST', '/accounts', { account, password }),
  login: (account: string, password: string) => call<Me>('POST', '/login', { account, password }),
  logout: () => call<Me>('POST', '/logout'),
  games: () => call<{ games: GameInfo[] }>('GET', '/games').then((found) => found.games),
  newTable: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  tables: () => call<{ mine: TableInfo[]; running: TableInfo[] }>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  join: (id: string, seat: number, name?: string) =>
    call<TableInfo>('POST', `/tables/${id}/seats/${seat}/join`, { name }),
  token: (id: string, seat: number) => call<{ token: string }>('POST', `/tables/${id}/seats/${seat}/token`),
  claim: (token: string) => call<{ table: TableInfo; seat: number }>('POST', '/claim', { token }),
  openSave: (text: string) => call<TableInfo>('POST', '/saves', text),
  state: <V extends BaseView = BaseView>(id: string, seat: number | null, at?: number) =>
    call<State<V>>('GET', `/tables/${id}/state${query({ seat, at })}`),
  log: (id: string, seat: number | null, since?: number) =>
    call<{ log: LogEntry[] }>('GET', `/tables/${id}/log${query({ seat, since })}`).then((found) => found.log),
  why: (id: string, seat: number, number: number) =>
    call<{ actions: Blocked[] }>('GET', `/tables/${id}/why${query({ seat, number })}`).then((found) => found.actions),
  preview: (id: string, seat: number, number: number, action: number) =>
    call<{ view: BaseView | null }>('GET', `/tables/${id}/preview${query({ seat, number, action })}`),
  history: (id: string) =>
    call<{ history: HistoryEntry[] }>('GET', `/tables/${id}/history`).then((found) => found.history),
  hint: (id: string, seat: number, number: number, language: string) =>
    call<Hint>('GET', `/tables/${id}/hint${query({ seat, number, language })}`),
  chances: (id: string, seat: number | null, from: number, to = from, step = 1) =>
    call<{ chances: ChancePoint[] }>('GET', `/tables/${id}/chances${query({ seat, from, to, step })}`).then(
      (found) => found.chances,
    ),
  swings: (id: string) => call<{ swings: Swing[] }>('GET', `/tables/${id}/swings`).then((found) => found.swings),
  scene: (id: string) => call<Scene>('GET', `/tables/${id}/scene`),
  chat: (id: string) => call<{ chat: ChatEntry[] }>('GET', `/tables/${id}/chat`).then((found) => found.chat),
  saveAddress: (id: string) => `/api/tables/${id}/save`,
};
