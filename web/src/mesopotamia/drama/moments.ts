/** The moments of a game that deserve a look, read from the log: dice for the frame, campaigns, battles. */
import type { GameEvent, LogEntry, Message } from '$lib/types';
import { SYMBOLS, type SymbolName } from '../view';

export type Fighter = 'foot' | 'chariot' | 'nomad';

/** One throw of both sides, and what each adds. */
export interface Throw {
  attack: number;
  defence: number;
  bonus: number;
  walls: number;
}

export interface Duel {
  /** More than one where the first were ties. */
  throws: Throw[];
  attacker: Fighter;
  defender: Fighter;
  /** Whether the attacker won it. */
  won: boolean;
}

interface Moment {
  /** The entries of the log in which it began, and in which it was last spoken of. */
  first: number;
  last: number;
  round: number;
  /** Who brought it about. */
  seat: number;
  /** The id of the place on the board; none where it has none. */
  place: string | null;
}

/** A die decides whether a building puts its symbol on the frame. */
export interface Score extends Moment {
  kind: 'score';
  symbol: SymbolName;
  pips: number;
  needed: number;
  won: boolean;
  /** The slot that the symbol took. */
  slot: string | null;
}

export interface Campaign extends Moment {
  kind: 'campaign';
  campaign: 'alliance' | 'break' | 'war';
  rival: number;
  pips: number;
  bonus: number;
  needed: number;
  won: boolean;
  /** What the partner said to an alliance. */
  answer: 'allied' | 'refused' | null;
}

export interface Battle extends Moment {
  kind: 'battle';
  place: string;
  name: Message | string | number;
  /** The tribe that attacks, led by the seat. */
  tribe: Message | string | number | null;
  /** Whom it meets, NOMADS too; null: not told yet. */
  foe: number | null;
  force: { foot: number; chariots: number } | null;
  duels: Duel[];
  end: 'conquered' | 'repelled' | 'field' | null;
  /** The roll for the buildings of what was conquered. */
  ruin: { pips: number; needed: number; destroyed: boolean } | null;
  /** Who lost the last province with it. */
  out: number | null;
}

export type Drama = Score | Campaign | Battle;

/** How the rules number nomads as a foe. */
export const NOMADS = 8;
const CAMPAIGNS = ['alliance', 'break', 'war'] as const;
const NOBODY = -1;
const fighter = (number: number | undefined): Fighter => (number === 1 ? 'chariot' : 'foot');

/** All moments of a log, in the order in which they began. */
export function moments(log: readonly LogEntry[]): Drama[] {
  const reader = new Reader();
  for (const entry of log) for (const event of entry.events) reader.read(event, entry.number);
  return reader.found;
}

class Reader {
  readonly found: Drama[] = [];
  #round = 1;
  #battle: Battle | null = null;
  #march: GameEvent | null = null;
  #throws: Throw[] = [];
  #built = new Map<number, string>();
  #campaign: GameEvent | null = null;

  read(event: GameEvent, number: number): void {
    const { kind, seat, values, targets } = event;
    const [first = 0, second = 0, third = 0, fourth = 0] = values;
    const moment = { first: number, last: number, round: this.#round, seat };
    const latest = this.found.at(-1);
    if (kind === 'round') this.#round = first;
    else if (kind === 'erected') this.#built.set(seat, targets[0] ?? '');
    else if (kind === 'roll') {
      const symbol = SYMBOLS[first] ?? 'marduk';
      const place = this.#built.get(seat) ?? null;
      const roll = { pips: second, needed: third, won: second >= third };
      this.found.push({ ...moment, kind: 'score', place, symbol, ...roll, slot: null });
    } else if (kind === 'symbol') {
      if (latest?.kind === 'score' && latest.seat === seat && latest.won) latest.slot ??= targets[0] ?? null;
    } else if (kind === 'campaign') this.#campaign = event;
    else if (kind === 'campaign_roll') {
      const [campaign = 0, rival = NOBODY] = this.#campaign?.values ?? [];
      const roll = { pips: first, bonus: second, needed: third, won: first + second >= third };
      const about = { campaign: CAMPAIGNS[campaign] ?? 'war', rival, place: null, answer: null };
      this.found.push({ ...moment, kind: 'campaign', ...about, ...roll });
    } else if (kind === 'allied' || kind === 'refused') {
      const suitor = kind === 'allied' ? seat : first;
      const asked = this.found.findLast((one) => one.kind === 'campaign' && one.seat === suitor);
      if (asked?.kind === 'campaign' && asked.won) asked.answer = kind;
    } else if (kind === 'nomads') this.#march = event;
    else if (kind === 'attack') {
      this.#open(event, number, second, { foot: third, chariots: fourth });
    } else if (kind === 'duel_roll') {
      if (!this.#battle && this.#march) this.#open(this.#march, number, null, null);
      this.#throws.push({ attack: first, defence: second, bonus: third, walls: fourth });
    } else if (kind === 'duel') this.#duel(event, number);
    else if (kind === 'conquered' || kind === 'repelled' || kind === 'field') this.#close(kind, event, number);
    else if (kind === 'destroyed' || kind === 'captured') {
      if (latest?.kind !== 'battle' || latest.place !== targets[0]) return;
      latest.ruin = { pips: second, needed: third, destroyed: kind === 'destroyed' };
      latest.last = number;
    } else if (kind === 'out' && latest?.kind === 'battle' && latest.foe === seat) latest.out = seat;
  }

  /** A battle begins: with an attack, or with a tribe's march into a city. */
  #open(event: GameEvent, number: number, foe: number | null, force: Battle['force']): Battle {
    const { words, targets, seat } = event;
    const raid = event.kind === 'nomads';
    const battle: Battle = {
      kind: 'battle',
      first: number,
      last: number,
      round: this.#round,
      seat,
      place: targets.at(-1) ?? '',
      name: words.values?.[raid ? 'goal' : 'province'] ?? '',
      tribe: raid ? (words.values?.tribe ?? '') : null,
      foe,
      force,
      duels: [],
      end: null,
      ruin: null,
      out: null,
    };
    this.#battle = battle;
    this.#throws = [];
    this.found.push(battle);
    return battle;
  }

  #duel({ values: [attack = 0, defence = 0, mine, theirs] }: GameEvent, number: number): void {
    const battle = this.#battle;
    if (!battle) return;
    battle.duels.push({
      throws: this.#throws,
      attacker: battle.tribe === null ? fighter(mine) : 'nomad',
      defender: battle.foe === NOMADS ? 'nomad' : fighter(theirs),
      won: attack > defence,
    });
    battle.last = number;
    this.#throws = [];
  }

  #close(end: NonNullable<Battle['end']>, event: GameEvent, number: number): void {
    const [, foe = NOBODY, tribe = NOBODY] = event.values;
    // an undefended city falls to a tribe without a duel
    const raid = end !== 'field' && tribe !== NOBODY && this.#march;
    const battle = this.#battle ?? this.#open(raid || event, number, foe, null);
    battle.foe = foe;
    battle.end = end;
    battle.last = number;
    this.#battle = this.#march = null;
  }
}
