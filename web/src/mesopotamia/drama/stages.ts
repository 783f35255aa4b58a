/** A moment as it is told: throw by throw, each with what was needed and what came of it. */
import type { Message } from '$lib/types';
import {
  type Battle,
  type Campaign,
  type Drama,
  type Duel,
  type Fighter,
  NOMADS,
  type Score,
  type Throw,
} from './moments';

/** A die and what is added to it. */
export interface Roll {
  pips: number;
  bonus: number;
  fighter?: Fighter;
}

export interface Stage {
  /** None, or one, or that of the attacker and that of the defender. */
  rolls: Roll[];
  needed: Message | null;
  outcome: Message;
  /** Whether it went as whoever brought it about wanted, or, for whom it befell, as they wanted; null: neither way. */
  good: boolean | null;
  /** Who loses a capital with it. */
  fall: number | null;
  /** It ends the moment: there is more time to read it. */
  last: boolean;
}

export interface Names {
  /** What the party of a seat is called; nomads too. */
  party: (seat: number) => Message;
  symbol: (symbol: string) => Message;
  /** Whether a place is a party's capital. */
  capital: (place: string) => boolean;
}

const say = (key: string, values?: Message['values']): Message => (values ? { key, values } : { key });

export function titleOf(drama: Drama, names: Names): Message {
  const who = names.party(drama.seat);
  if (drama.kind === 'score') return say('drama-score', { who, symbol: names.symbol(drama.symbol) });
  if (drama.kind === 'campaign')
    return say(`drama-campaign-${drama.campaign}`, { who, rival: names.party(drama.rival) });
  if (drama.tribe !== null) return say('drama-raid', { who, tribe: drama.tribe, place: drama.name });
  return say('drama-attack', { who, rival: names.party(drama.foe ?? NOMADS), place: drama.name });
}

/** All that is told of a moment; `own`: the seat that looks on, to whom a defeat is nothing good. */
export function stagesOf(drama: Drama, names: Names, own = -1): Stage[] {
  const stages = drama.kind === 'battle' ? ofBattle(drama, names) : [ofDie(drama)];
  const beaten = drama.kind === 'battle' && drama.foe === own;
  return stages.map(({ good, ...stage }, at) => ({
    fall: null,
    ...stage,
    // what becomes of one's buildings is nothing good either way
    good: !beaten || good === null ? good : stage.rolls.length === 1 ? null : !good,
    last: at === stages.length - 1,
  }));
}

type Part = Omit<Stage, 'last' | 'fall'> & Partial<Stage>;

function ofDie(drama: Score | Campaign): Part {
  const { pips, needed, won } = drama;
  const bonus = drama.kind === 'campaign' ? drama.bonus : 0;
  return { rolls: [{ pips, bonus }], needed: say('drama-needed', { needed }), outcome: say(outcome(drama)), good: won };
}

function outcome(drama: Score | Campaign): string {
  if (drama.kind === 'score') return drama.won ? 'drama-scored' : 'drama-missed';
  if (!drama.won) return 'drama-failed';
  return drama.answer ? `drama-succeeded-${drama.answer}` : 'drama-succeeded';
}

function ofBattle(battle: Battle, names: Names): Part[] {
  const duels = battle.duels.flatMap((duel) =>
    duel.throws.map((one, at) => ofThrow(one, duel, at === duel.throws.length - 1)),
  );
  return [...duels, ofEnd(battle, names), ...ofRuin(battle), ...ofOut(battle, names)];
}

function ofThrow({ attack, defence, bonus, walls }: Throw, { attacker, defender, won }: Duel, last: boolean): Part {
  return {
    rolls: [
      { pips: attack, bonus, fighter: attacker },
      { pips: defence, bonus: walls, fighter: defender },
    ],
    needed: null,
    outcome: say(last ? (won ? 'drama-duel-won' : 'drama-duel-lost') : 'drama-duel-tie'),
    good: last ? won : null,
  };
}

function ofEnd(battle: Battle, names: Names): Part {
  const { end, tribe, name: place } = battle;
  const [who, rival] = [names.party(battle.seat), names.party(battle.foe ?? NOMADS)];
  const fallen = end === 'conquered' && battle.foe !== NOMADS && names.capital(battle.place);
  const by = tribe === null ? '' : '-raid';
  const values = { who, rival, place, ...(tribe !== null && { tribe }) };
  const key = end === 'conquered' ? `drama-${fallen ? 'capital' : 'conquered'}${by}` : `drama-${end}${by}`;
  return {
    rolls: [],
    needed: null,
    outcome: say(key, values),
    good: end !== 'repelled',
    fall: fallen ? battle.foe : null,
  };
}

function ofRuin({ ruin }: Battle): Part[] {
  if (!ruin) return [];
  const { pips, needed, destroyed } = ruin;
  return [
    {
      rolls: [{ pips, bonus: 0 }],
      needed: say('drama-ruin', { needed }),
      outcome: say(destroyed ? 'drama-destroyed' : 'drama-captured'),
      good: !destroyed,
    },
  ];
}

function ofOut({ out }: Battle, names: Names): Part[] {
  return out === null
    ? []
    : [{ rolls: [], needed: null, outcome: say('drama-out', { who: names.party(out) }), good: null }];
}

/** Milliseconds: a throw until the dice lie, and the time to read what came of it. */
export interface Pace {
  roll: number;
  read: number;
  end: number;
}

const PACES: Record<'told' | 'quick', Pace> = {
  told: { roll: 900, read: 800, end: 2400 },
  quick: { roll: 300, read: 300, end: 1100 },
};
/** A battle of more throws than this is told quicker throw by throw. */
const CALM = 4;

export function paceOf(stages: number, quick: boolean): Pace {
  const { roll, read, end } = PACES[quick ? 'quick' : 'told'];
  const haste = Math.min(1, CALM / stages);
  return { roll: roll * haste, read: read * haste, end };
}
