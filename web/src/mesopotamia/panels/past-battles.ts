/** Battles that are over, as the log tells them: what happened between the attack and its end. */
import type { GameEvent, LogEntry, Message } from '$lib/types';
import { type Battle, moments } from '../drama/moments';

export interface PastBattle extends Battle {
  /** Its season, in words. */
  season: Message | null;
  /** What the sides are called. */
  attacker: Message;
  defender: Message;
  /** How it began and what came of it, in the order in which it was told. */
  began: GameEvent[];
  came: GameEvent[];
}

/** What the button to it says. */
export const SEE: Message = { key: 'panel-past-battle' };

const BEGAN = ['attack', 'nomads', 'revealed'];
const CAME = ['conquered', 'repelled', 'field', 'destroyed', 'captured', 'converted', 'unseated', 'out'];

/** The entries of a log in which battles ended. */
export function battlesIn(log: LogEntry[]): Set<number> {
  return new Set(over(log).map((battle) => battle.last));
}

/** The battle that ended in an entry of a log; null: none did. */
export function battleIn(log: LogEntry[], number: number): PastBattle | null {
  const battle = over(log).find((one) => one.last === number);
  if (!battle) return null;
  const told = log
    .filter((entry) => battle.first - 1 <= entry.number && entry.number <= battle.last)
    .flatMap(({ events }) => events);
  // the march into a city may stand in the entry before the first dice
  const start = told.findLastIndex(({ kind, targets }) => BEGAN.includes(kind) && targets.at(-1) === battle.place);
  const opened = told.findLastIndex(
    ({ kind, targets }, at) => at <= start && kind !== 'revealed' && targets.at(-1) === battle.place,
  );
  const events = told.slice(Math.max(0, opened));
  const end = events.find(({ kind }) => kind === battle.end)?.words.values ?? {};
  const rounds = log.filter((entry) => entry.number <= battle.first).flatMap((entry) => entry.events);
  return {
    ...battle,
    season: rounds.findLast(({ kind, values }) => kind === 'round' && values[0] === battle.round)?.words ?? null,
    attacker: named(battle.tribe ?? end.who),
    defender: named(end.rival),
    began: events.filter(({ kind }) => BEGAN.includes(kind)),
    came: events.filter(({ kind }) => CAME.includes(kind)),
  };
}

function over(log: LogEntry[]): Battle[] {
  return moments(log).filter((one): one is Battle => one.kind === 'battle' && one.end !== null);
}

/** A name as a message of its own. */
function named(name: Message | string | number | undefined): Message {
  return typeof name === 'object' ? name : { key: `${name ?? ''}` };
}
