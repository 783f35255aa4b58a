/** How an action looks as a choice: its icon, its word, and what one should know about it. */
import type { Action } from '$lib/types';
import type { Drawing } from '../../icons';
import { percentOf } from '$lib/percent';
import { ICONS } from '../icons';
import { symbolIcon } from '../symbols';
import type { Material, Province, Unit } from '../view';
import type { Desk } from './desk';

export interface Pick {
  action: Action;
  word: string;
  icon?: Drawing;
  /** A party's seat, shown as its emblem. */
  seat?: string;
  note?: string;
  /** It is no answer any more, and only stays in its place. */
  gone?: boolean;
  /** Because it was chosen. */
  done?: boolean;
}

/** Answers to offers stand on the offers' own cards, and whatever ends a question in the footer. */
const ELSEWHERE = /^(accept|decline|counter|free|demand|refuse|bank|trade|card) |^(tolls|no tolls|withdraw|done)$/;

export function picks(desk: Desk): Pick[] {
  const cards = desk.task === 'take_card' || desk.task === 'nomad_card';
  return desk.actions
    .filter(({ text }) => !ELSEWHERE.test(text) || (cards && text.startsWith('card ')))
    .map((action) => shown(desk, action));
}

function shown(desk: Desk, action: Action): Pick {
  const [verb, what = ''] = action.text.split(' ');
  const word = desk.words(action.words);
  switch (verb) {
    case 'at': {
      const province = desk.view.provinces.find((one) => one.name === what.replaceAll('-', '_'));
      return { action, word, note: province && placeNote(desk, province) };
    }
    case 'against':
      return what === 'nomads'
        ? { action, word, icon: ICONS.nomad }
        : { action, word, seat: what, note: partyNote(desk, what) };
    case 'clockwise':
    case 'counterclockwise': {
      const order = desk.odds.directions?.[verb].map((seat) => desk.party(seat)).join(', ');
      return { action, word, note: order && desk.say('panel-followers', { order }) };
    }
    case 'no':
      return { action, word, note: desk.odds.roll && desk.say('panel-roll-chance', rollValues(desk.odds.roll)) };
    case 'yes': {
      const duel = desk.task === 'second_wind' ? desk.odds.battle?.duel : undefined;
      if (!duel) return { action, word };
      const chance = desk.view.battle?.attacker === desk.view.seat ? duel.chance : 1 - duel.chance;
      return { action, word, note: desk.say('panel-second-wind-chance', { percent: percentOf(chance) }) };
    }
    case 'slot': {
      const slot = desk.view.frame.slots[Number(what) - 1];
      return { action, word, icon: slot ? symbolIcon(slot.symbol) : undefined };
    }
    case 'pay':
      return {
        action,
        word,
        icon: ICONS[what as Material],
        note: desk.say('panel-have', { count: desk.me?.stock?.[what as Material] ?? 0 }),
      };
    case 'unit':
      return { action, word, icon: ICONS[what as Unit] };
    case 'card':
      return { action, word, note: desk.sayOfBox(`card-${what}-note`) };
    default:
      return { action, word };
  }
}

/** What a roll without a card promises. */
function rollValues({ needed, bonus, chance }: NonNullable<Desk['odds']['roll']>) {
  return { needed, bonus, percent: percentOf(chance) };
}

function partyNote(desk: Desk, seat: string): string | undefined {
  const party = desk.view.parties.find((one) => one.seat === seat);
  return party && desk.say('panel-party-note', { score: party.score, cards: party.cards });
}

/** What matters about a province depends on the question. */
export function placeNote(desk: Desk, province: Province): string | undefined {
  switch (desk.task) {
    case 'fell':
    case 'regrow':
      return desk.say('map-trees', { trees: province.trees, holes: province.holes });
    case 'tear':
      return desk.say(province.walls ? 'map-walls' : 'map-forges', { count: province.walls || province.forges });
    case 'wall':
      return wallNote(desk, province);
    case 'work_at':
      return desk.say('map-forges', { count: province.forges });
    case 'erect_at':
      return buildsCanal(desk)
        ? desk.say('panel-canals-of', { canals: province.canals, count: province.irrigable })
        : desk.say('panel-cities', { count: province.city_count });
    case 'attack_at':
    case 'nomad_step':
    case 'deserters_at':
      return defenceNote(desk, province);
    case 'move_to':
      return province.owner === desk.view.seat
        ? desk.say('panel-own-land')
        : province.owner === null && !province.origin
          ? desk.say('panel-to-take')
          : undefined;
    default:
      return undefined;
  }
}

/** Whether it is a canal that is built: how many fields there are counts then. */
function buildsCanal(desk: Desk): boolean {
  const what = desk.view.question?.words.values?.what;
  return typeof what === 'object' && what !== null && 'key' in what && what.key === 'building-canal';
}

/** How a wall changes the defence, and whether it keeps chariots out. */
export function wallNote(desk: Desk, province: Province): string {
  const effect = desk.odds.walls?.[province.name];
  return [
    desk.say('panel-walls-of', { count: province.walls, cities: province.city_count }),
    effect && desk.say('panel-wall-effect', { before: effect.defence, after: effect.after }),
    effect?.bars_chariots ? desk.say('panel-wall-bars') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A tribe that is led into a party's city fights there at once. */
function raidNote(desk: Desk, province: Province): string {
  const chance = desk.odds.raids?.[province.name];
  return chance === undefined ? '' : desk.say('panel-raid', { percent: percentOf(chance) });
}

function defenceNote(desk: Desk, province: Province): string {
  const tribe = desk.view.tribes.find((one) => one.at === province.name);
  const stacks = province.stacks.filter((stack) => stack.seat !== desk.view.seat);
  return [
    province.owner && province.owner !== 'nomads' ? desk.party(province.owner) : '',
    ...stacks.map((stack) => desk.say('panel-height', { count: stack.height })),
    tribe && desk.say('map-tribe', { tribe: desk.say(`tribe-${tribe.name}`), count: tribe.units }),
    province.walls ? desk.say('map-walls', { count: province.walls }) : '',
    raidNote(desk, province),
  ]
    .filter(Boolean)
    .join(', ');
}
