/** The picture of a game of Mesopotamia as the server draws it (src/tworivers/mesopotamia/view.py and land.py). */
import type { BaseView, BoardProps, Message } from '../lib/types';

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
  cards: number;
  card_played: boolean;
  free_metal: number;
  strict: boolean;
  offers_left: number;
  stock?: Record<Material, number>;
  hand?: Record<string, number>;
  blanks?: number;
  known_cards?: Record<string, number>;
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

export interface View extends Omit<BaseView, 'question'> {
  round: number;
  /** Null until the vote has decided. */
  rounds: number | null;
  year: number;
  season: string;
  stage: string;
  active: string | null;
  direction: number;
  deciding: string[];
  question: { seat: string; task: string; words: Message } | null;
  parties: Party[];
  provinces: Province[];
  tribes: Tribe[];
  frame: { size: number; next: number; slots: (Slot | null)[] };
  cards_played: Record<string, number>;
  battle: Battle | null;
  marches: Order[];
  offers: Offer[];
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
}

export interface MapProps extends BoardProps<View> {
  scene: Scene;
}
