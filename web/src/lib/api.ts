/** The server's requests (docs/api.md). Everything that goes wrong arrives as a `Problem` with a sentence. */
import type { paths } from './api-types';
import { isAlone, isForDesk, isHere, openDesk, writtenAnswer, type Answered, type Asked } from './here';
import { keptTables } from './kept';
import { newKey } from './keys';
import { served } from './site';
import { thoughtHere } from './thinking';
import type {
  BaseView,
  CommentaryWish,
  ErrorBody,
  GameWish,
  Language,
  LessonState,
  LinePlace,
  Message,
  NewTable,
  NoticeWish,
  Puzzle,
  ReportWish,
  SeatPlan,
  State,
  Whom,
  SetUp,
  SetUpWish,
} from './types';

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
    text: string,
    readonly status = 0,
    /** Whose words it takes besides everybody's. */
    readonly game: string | null = null,
  ) {
    super(text);
  }
}

export function problemFrom(error: ErrorBody, status = 0): Problem {
  return new Problem(error.code, error.message, error.text, status, error.game ?? null);
}

type Method = 'get' | 'post' | 'patch';
/** The paths that know a method, and what the document says of a request. */
type Path<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never }[keyof paths];
type Operation<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer O> ? O : never;
type Content<T> = T extends { content: { 'application/json': infer C } }
  ? C
  : T extends { content: infer C }
    ? C
    : never;
type Answer<O> = O extends { responses: infer R } ? Content<R[keyof R]> : never;
type Body<O> = O extends { requestBody: { content: { 'text/plain': string } } }
  ? { body: string }
  : O extends { requestBody: infer B }
    ? { body: Content<B> }
    : O extends { requestBody?: infer B }
      ? { body?: Content<NonNullable<B>> }
      : { body?: never };
type Parameters<O> = O extends { parameters: infer P } ? P : { path?: never; query?: never };
type Given<O> = Parameters<O> & Body<O>;

const filled = (path: string, values: Asked['path'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** A list is asked for by one parameter for each of its values. */
const asked = (values: Asked['query'] = {}): string => {
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  return set.length ? `?${new URLSearchParams(set)}` : '';
};

/** Milliseconds before a request that got no answer, or that the server couldn't keep, is sent again. */
const AGAIN_AFTER = [500, 2000];

/** Send a request; one that changes something has a key, so that it may be sent again. */
async function send(address: string, request: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  if (request.method === 'POST') request.headers['Idempotency-Key'] = newKey();
  for (const pause of request.method === 'POST' ? AGAIN_AFTER : []) {
    const response = await fetch(address, request).catch(() => null);
    if (response && response.status !== 503) return response;
    await new Promise((done) => setTimeout(done, pause));
  }
  return fetch(address, request);
}

async function call<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  given?: Given<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
  const { path: places }: Asked = (given ?? {}) as Asked;
  const here = isHere(places?.table) || (isAlone() && isForDesk(method, path));
  return here ? callHere(method, path, given) : callServer(method, path, given);
}

async function callServer<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  given?: Given<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
  const { path: places, query, body }: Asked = (given ?? {}) as Asked;
  if (!served) return callWritten(method, path, places);
  const own = await thoughtHere(method, path, (given ?? {}) as Asked);
  if (own !== undefined) return own as Answer<Operation<M, P>>;
  const text = typeof body === 'string';
  let response: Response;
  try {
    response = await send(filled(path, places) + asked(query), {
      method: method.toUpperCase(),
      headers: body === undefined ? {} : { 'Content-Type': text ? 'text/plain; charset=utf-8' : 'application/json' },
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    return callWritten(method, path, places);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer<Operation<M, P>>;
  const error = (answer as { error?: ErrorBody } | null)?.error;
  if (error) throw problemFrom(error, response.status);
  // what stands before a server that is gone answers in its place
  if (GONE.includes(response.status)) return callWritten(method, path, places);
  throw new Problem(
    'unexpected',
    { key: 'problem-unexpected', values: { status: response.status } },
    'Unexpected answer',
    response.status,
  );
}

const GONE = [502, 503, 504];

/** Where no server answers: what was written down beforehand. */
async function callWritten<T>(method: Method, path: string, places: Asked['path']): Promise<T> {
  const found = method === 'get' ? await writtenAnswer(path, places).catch(() => undefined) : undefined;
  if (found !== undefined) return found as T;
  if (!served) throw new Problem('no-server', { key: 'problem-no-server' }, 'This needs a server.');
  throw new Problem('offline', { key: 'problem-offline' }, 'The server can’t be reached.');
}

/** The same, answered by the page itself. */
async function callHere<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  given?: Given<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
  let found: Answered;
  try {
    found = await (await openDesk()).ask(method, path, (given ?? {}) as Asked);
  } catch {
    throw new Problem('no-desk', { key: 'problem-no-desk' }, 'This device can’t play by itself now.');
  }
  if ('answer' in found) return found.answer as Answer<Operation<M, P>>;
  throw problemFrom(found.problem, found.status);
}

const at = (table: string) => ({ path: { table } });

export const api = {
  me: () => call('get', '/api/me'),
  rename: (name: string) => call('patch', '/api/me', { body: { name } }),
  makeAccount: (account: string, password: string) => call('post', '/api/accounts', { body: { account, password } }),
  login: (account: string, password: string) => call('post', '/api/login', { body: { account, password } }),
  logout: () => call('post', '/api/logout'),
  changePassword: (old: string, password: string) => call('post', '/api/password', { body: { old, password } }),
  sessions: () => call('get', '/api/sessions').then((found) => found.sessions),
  endOtherSessions: () => call('post', '/api/sessions/end-others').then((found) => found.sessions),
  address: () => call('get', '/api/address'),
  giveAddress: (email: string, password: string, language: Language) =>
    call('post', '/api/address', { body: { email, password, language } }),
  confirmAddress: (token: string) => call('post', '/api/address/confirm', { body: { token } }),
  removeAddress: (password: string) => call('post', '/api/address/remove', { body: { password } }),
  forgotten: (email: string) => call('post', '/api/forgotten', { body: { email } }),
  freshPassword: (token: string, password: string) => call('post', '/api/password/new', { body: { token, password } }),
  deleteAccount: (password: string) => call('post', '/api/account/delete', { body: { password } }),
  notices: () => call('get', '/api/notices'),
  changeNotices: (wish: NoticeWish) => call('post', '/api/notices', { body: wish }),
  tellDevice: (endpoint: string, p256dh: string, auth: string) =>
    call('post', '/api/notices/devices', { body: { endpoint, p256dh, auth } }),
  forgetDevice: (endpoint: string) => call('post', '/api/notices/devices/forget', { body: { endpoint } }),
  friends: () => call('get', '/api/friends'),
  askFriend: (account: string) => call('post', '/api/friends', { body: { account } }),
  acceptFriend: (friendship: number) => call('post', '/api/friends/{friendship}/accept', { path: { friendship } }),
  endFriend: (friendship: number) => call('post', '/api/friends/{friendship}/end', { path: { friendship } }),
  showFriends: (shown: boolean) => call('post', '/api/friends/shown', { body: { shown } }),
  invite: (table: string, account: string) =>
    call('post', '/api/tables/{table}/invitations', { path: { table }, body: { account } }),
  declineInvitation: (invitation: number) =>
    call('post', '/api/invitations/{invitation}/decline', { path: { invitation } }),
  blocks: () => call('get', '/api/blocks').then((found) => found.blocks),
  block: (whom: Whom) => call('post', '/api/blocks', { body: whom }).then((found) => found.blocks),
  unblock: (block: number) =>
    call('post', '/api/blocks/{block}/remove', { path: { block } }).then((found) => found.blocks),
  report: (wish: ReportWish) => call('post', '/api/reports', { body: wish }),
  person: (name: string) => call('get', '/api/people/{name}', { path: { name: encodeURIComponent(name) } }),
  leaders: (game: string) => call('get', '/api/leaders/{game}', { path: { game } }).then((found) => found.leaders),
  games: () => call('get', '/api/games').then((found) => found.games),
  book: (game: string) => call('get', '/api/games/{game}/book', { path: { game } }),
  bookOf: (id: string) => call('get', '/api/tables/{table}/book', at(id)),
  figure: (game: string, figure: string) =>
    call('get', '/api/games/{game}/figures/{figure}', { path: { game, figure } }),
  gameScene: (game: string) => call('get', '/api/games/{game}/scene', { path: { game } }),
  boxAddress: (game: string) => `/api/games/${game}/box`,
  checkBox: (game: string, text: string) => call('post', '/api/games/{game}/box', { path: { game }, body: text }),
  places: (game: string, seats: number, option: string[]) =>
    call('get', '/api/games/{game}/places', { path: { game }, query: { seats, option } }).then((found) => found.places),
  placesAt: (id: string) => call('get', '/api/tables/{table}/places', at(id)).then((found) => found.places),
  moveOver: (table: string, seat: number, to: number) =>
    call('post', '/api/tables/{table}/seats/{seat}/move', { path: { table, seat }, body: { to } }),
  newTable: (table: NewTable) => call('post', '/api/tables', { body: table }),
  tables: () => call('get', '/api/tables'),
  tablesHere: keptTables,
  newTableHere: (table: NewTable) => callHere('post', '/api/tables', { body: table }),
  table: (id: string) => call('get', '/api/tables/{table}', at(id)),
  join: (table: string, seat: number, name?: string) =>
    call('post', '/api/tables/{table}/seats/{seat}/join', { path: { table, seat }, body: { name } }),
  resign: (table: string, seat: number) =>
    call('post', '/api/tables/{table}/seats/{seat}/resign', { path: { table, seat } }),
  comeBack: (table: string, seat: number) =>
    call('post', '/api/tables/{table}/seats/{seat}/return', { path: { table, seat } }),
  replaceAbsent: (table: string, seat: number) =>
    call('post', '/api/tables/{table}/seats/{seat}/replace', { path: { table, seat } }),
  release: (table: string, seat: number) =>
    call('post', '/api/tables/{table}/seats/{seat}/release', { path: { table, seat } }),
  stop: (id: string, agrees: boolean) => call('post', '/api/tables/{table}/stop', { ...at(id), body: { agrees } }),
  findGame: (wish: GameWish) => call('post', '/api/lobby/find', { body: wish }),
  deleteTable: (id: string) => call('post', '/api/tables/{table}/delete', at(id)),
  rematch: (id: string) => call('post', '/api/tables/{table}/rematch', at(id)),
  token: (table: string, seat: number) =>
    call('post', '/api/tables/{table}/seats/{seat}/token', { path: { table, seat } }),
  keptSeat: (token: string) => call('get', '/api/claims/{token}', { path: { token } }),
  claim: (token: string) => call('post', '/api/claim', { body: { token } }),
  openSave: (text: string) => call('post', '/api/saves', { body: text }),
  openSaveThere: (text: string) => callServer('post', '/api/saves', { body: text }),
  state: (id: string, seat: number | null, moves?: number) =>
    call('get', '/api/tables/{table}/state', { ...at(id), query: { seat, at: moves } }).then(
      // what a game shows only its own board knows
      (found) => found as unknown as State,
    ),
  log: (id: string, seat: number | null, since?: number) =>
    call('get', '/api/tables/{table}/log', { ...at(id), query: { seat, since } }).then((found) => found.log),
  why: (id: string, seat: number, number: number) =>
    call('get', '/api/tables/{table}/why', { ...at(id), query: { seat, number } }).then((found) => found.actions),
  preview: (id: string, seat: number, number: number, action: number) =>
    call('get', '/api/tables/{table}/preview', { ...at(id), query: { seat, number, action } }).then(
      (found) => found.view as BaseView | null,
    ),
  history: (id: string) => call('get', '/api/tables/{table}/history', at(id)).then((found) => found.history),
  hint: (id: string, seat: number, number: number, language: Language) =>
    call('get', '/api/tables/{table}/hint', { ...at(id), query: { seat, number, language } }),
  chances: (id: string, seat: number | null, from: number, to = from, step = 1) =>
    call('get', '/api/tables/{table}/chances', { ...at(id), query: { seat, from, to, step } }).then(
      (found) => found.chances,
    ),
  swings: (id: string) => call('get', '/api/tables/{table}/swings', at(id)).then((found) => found.swings),
  analysed: (id: string, wish: LinePlace & { seat: number | null }) =>
    call('post', '/api/tables/{table}/analysis/position', { ...at(id), body: wish }).then(
      (found) => found as unknown as State,
    ),
  lines: (id: string, wish: LinePlace & { seat: number; depth: number }) =>
    call('post', '/api/tables/{table}/analysis/lines', { ...at(id), body: wish }),
  judgement: (id: string) => call('get', '/api/tables/{table}/analysis/report', at(id)),
  variations: (id: string, wish: CommentaryWish) =>
    call('post', '/api/tables/{table}/analysis/variations', { ...at(id), body: wish }),
  annotated: (id: string, wish: CommentaryWish) =>
    call('post', '/api/tables/{table}/analysis/file', { ...at(id), body: wish }),
  playOn: (id: string, wish: LinePlace & { seats: SeatPlan[] }) =>
    call('post', '/api/tables/{table}/analysis/play', { ...at(id), body: wish }),
  /** A position that somebody sets up by hand: all its things, and what is wrong with it. */
  setUp: (game: string, wish: SetUpWish) =>
    call('post', '/api/positions/{game}', { path: { game }, body: wish }).then((found) => found as unknown as SetUp),
  setUpFrom: (id: string, wish: LinePlace) =>
    call('post', '/api/tables/{table}/analysis/setup', { ...at(id), body: wish }).then(
      (found) => found as unknown as SetUp,
    ),
  setUpFile: (game: string, wish: SetUpWish) =>
    call('post', '/api/positions/{game}/file', { path: { game }, body: wish }),
  setUpPlay: (game: string, wish: SetUpWish & { players: SeatPlan[] }) =>
    call('post', '/api/positions/{game}/play', { path: { game }, body: wish }),
  savedVariations: (text: string) => call('post', '/api/saves/variations', { body: text }),
  scene: (id: string) => call('get', '/api/tables/{table}/scene', at(id)),
  chat: (id: string) => call('get', '/api/tables/{table}/chat', at(id)).then((found) => found.chat),
  puzzles: (game: string) => call('get', '/api/puzzles/{game}', { path: { game } }),
  puzzle: (game: string, number: number) =>
    call('get', '/api/puzzles/{game}/{number}', { path: { game, number } }).then((found) => found as unknown as Puzzle),
  answerPuzzle: (game: string, number: number, action: number) =>
    call('post', '/api/puzzles/{game}/{number}', { path: { game, number }, body: { action } }),
  course: (game: string) => call('get', '/api/lessons/{game}', { path: { game } }),
  lessonScene: (game: string) => call('get', '/api/lessons/{game}/scene', { path: { game } }),
  lesson: (game: string, lesson: string, moves: number[]) =>
    call('post', '/api/lessons/{game}/{lesson}', { path: { game, lesson }, body: { moves } }).then(
      (found) => found as unknown as LessonState,
    ),
  lessonPreview: (game: string, lesson: string, moves: number[], action: number) =>
    call('post', '/api/lessons/{game}/{lesson}/preview/{action}', {
      path: { game, lesson, action },
      body: { moves },
    }).then((found) => found.view as BaseView | null),
  /** The file with which a game that one plays alone goes on. */
  takeAlong: (id: string) => call('post', '/api/tables/{table}/save', at(id)),
  saveAddress: (id: string) => `/api/tables/${id}/save`,
};
