/**
 * The picture of a game as the server draws it (view.py, odds.py and journeys.py of the game), and of its box
 * (box.py).
 */
import type { BaseView } from '$lib/types';

export const SYMBOLS = ['marduk', 'ishtar', 'canal', 'military'] as const;
export const MATERIALS = ['grain', 'flour', 'ore', 'metal', 'wood'] as const;
export const UNITS = ['foot', 'chariot', 'blank'] as const;
export const PARTIES = ['larsa', 'babylon', 'mari', 'qatna', 'eshnunna', 'yamhad', 'assur', 'susa'] as const;

export type SymbolName = (typeof SYMBOLS)[number];
export type Material = (typeof MATERIALS)[number];
export type Unit = (typeof UNITS)[number];
export type PartyName = (typeof PARTIES)[number];

export interface Party {
  seat: string;
  party: PartyName;
  living: boolean;
  phase: string;
  marching: boolean;
  writing: boolean;
  symbols: Record<SymbolName, number>;
  score: number;
  provinces: string[];
  allies: string[];
  at_war: string[];
  /** Whom it may attack now, of those at war with it. */
  may_attack: string[];
  /** The round at whose end each war lapses, unless the two fight in it. */
  wars_lapse: Record<string, number>;
  cards: number;
  card_played: boolean;
  free_metal: number;
  strict: boolean;
  /** The next metal by free trade, and whether the party gets it as it stands; null: none will come. */
  free_trade: { round: number; metal: number; gets: boolean } | null;
  offers_left: number;
  stock?: Record<Material, number>;
  hand?: Record<string, number>;
  blanks?: number;
  food?: Food;
  known_cards?: Record<string, number>;
}

/** What the own cities eat, what can be milled before, and whether they have eaten this season. */
export interface Food {
  need: number;
  millable: number;
  fed: boolean;
  /** The grain that the fields bring before the next feeding; null: no harvest comes before it. */
  harvest: { least: number; most: number } | null;
  /** The flour that will be missing after the best and after the worst harvest, if all that can be is milled. */
  missing: { least: number; most: number };
}

export interface Stack {
  seat: string;
  height: number;
  units?: Record<Unit, number>;
}

export interface Province {
  name: string;
  /** A seat, "nomads", or nobody. */
  owner: string | null;
  /** With fewer parties a part of the board may be out. */
  in_play: boolean;
  origin: boolean;
  city_count: number;
  irrigable: number;
  mine: boolean;
  holes: number;
  trees: number;
  walls: number;
  forges: number;
  millstones: number;
  marduk: number;
  ishtar: number;
  canals: number;
  built: boolean;
  stacks: Stack[];
}

export interface Tribe {
  name: string;
  home: string;
  at: string;
  units: number;
  leader: string | null;
}

export interface Slot {
  seat: string;
  symbol: SymbolName;
}

export interface Battle {
  province: string;
  attacker: string | null;
  tribe: string | null;
  foe: string | null;
  committed: number;
}

export interface Basket {
  materials: Record<string, number>;
  cards: Record<string, number>;
}

export interface Offer {
  proposer: string;
  partner: string;
  state: 'draft' | 'transit' | 'tolls' | 'sent';
  waiting_for: string[];
  /** Whether it began as a counter-offer. */
  counter?: boolean;
  gives?: Basket;
  asks?: Basket;
  tolls: Record<string, Basket>;
}

/** What a unit of one's own stacks can do, while one is asked to move. */
export interface Order {
  from: string;
  unit: Unit;
  /** How many can still take a step. */
  ready: number;
  /** How many of them have eaten this turn. */
  fed: number;
  goals: string[];
  attacks: string[];
}

export interface Roll {
  needed: number;
  chance: number;
}

export interface CampaignOdds extends Roll {
  bonus: number;
  /** Against whom it makes sense. */
  rivals: string[];
}

/** Both sides of a battle as far as the seat sees them, and what they add to their dice. */
export interface BattleOdds {
  foot: number;
  chariots: number;
  bonus: Record<'foot' | 'chariot' | 'nomad', number>;
  defenders: number;
  /** The stack is hidden: all of it may be soldiers. */
  hidden: boolean;
  defence: number;
  /** The chance of each unit in a duel. */
  duels: Record<'foot' | 'chariot' | 'nomad', number>;
  /** The attackers' chance to win the battle. */
  chance: number;
  /** The same if everybody joins who can. */
  joined?: number;
  /** Who can still join: those who have eaten, and those who must eat first. */
  sources?: AttackSource[];
  /** The chance by foot and then by chariots that join besides those committed. */
  chances?: number[][];
  /** The unit that attacks in the duel one is asked about, and its chance. */
  duel?: { unit: 'foot' | 'chariot' | 'nomad'; chance: number };
}

/** An attack as its ruler means it. */
export interface Meant {
  foot: number;
  chariots: number;
  chance: number;
}

export interface AttackSource {
  from: string;
  unit: 'foot' | 'chariot';
  fed: number;
  hungry: number;
}

/** What one wall more does. */
export interface WallEffect {
  defence: number;
  after: number;
  bars_chariots: boolean;
}

/** What a seat should know before it decides; only what its question is about. */
export interface Odds {
  battle?: BattleOdds;
  frame?: Record<string, Roll>;
  campaigns?: Record<string, CampaignOdds>;
  /** The roll that a blessing or envoys would spare. */
  roll?: Roll & { bonus: number };
  walls?: Record<string, WallEffect>;
  /** Who follows, by direction. */
  directions?: Record<'clockwise' | 'counterclockwise', string[]>;
  /** The chance of a tribe, by province that it can step into. */
  raids?: Record<string, number>;
  /** The first thing that is missing for an attack. */
  attack_lacks?: 'foe' | 'declaration' | 'flour' | 'reach';
}

/** The way of a caravan: who must let it pass, and its provinces, none if there is no way. */
export interface Journey {
  from: string;
  to: string;
  asks: string[];
  path: string[];
}

export interface View extends BaseView {
  round: number;
  /** Null until the vote has decided. */
  rounds: number | null;
  /** When the length is voted upon. */
  vote: 'once' | 'yearly' | null;
  /** The most of a material that can be asked for. */
  basket_room: number;
  year: number;
  season: string;
  /** The phases that are played this season. */
  phases: string[];
  stage: string;
  active: string | null;
  direction: number;
  deciding: string[];
  parties: Party[];
  provinces: Province[];
  tribes: Tribe[];
  frame: { size: number; next: number; slots: (Slot | null)[] };
  cards_played: Record<string, number>;
  battle: Battle | null;
  marches: Order[];
  offers: Offer[];
  odds: Odds;
  journeys: Journey[];
}

export interface SceneCity {
  name: string;
  irrigable: boolean;
  at: [number, number];
}

export interface SceneProvince {
  name: string;
  kind: 'core' | 'origin' | 'ordinary';
  /** Latitude and longitude in degrees. */
  at: [number, number];
  borders: string[];
  cities: SceneCity[];
}

/** The map of the box, the same through a whole game. */
export interface Scene {
  words: Record<string, string>;
  provinces: SceneProvince[];
  /** How many cards of each kind there are. */
  cards: Record<string, number>;
  /** Numbers and prices of the box, by their names there. */
  numbers: Record<string, number>;
}
