/** The picture of a game of Amyitis as the server draws it (src/tworivers/amyitis/view.py). */
import type { BaseView } from '$lib/types';

export const GOODS = ['barley', 'dates', 'salt', 'palm', 'wine'] as const;
export const TEMPLES = ['ishtar', 'marduk', 'tammouz'] as const;
export const ROWS = ['upper', 'lower'] as const;
export const CRAFTS = ['farmer', 'priest', 'engineer', 'merchant'] as const;

export type Good = (typeof GOODS)[number];
export type TempleName = (typeof TEMPLES)[number];
export type RowName = (typeof ROWS)[number];
/** A kind of court card; the view says which there are. */
export type CourtKind = string;
export type Craft = (typeof CRAFTS)[number];
export type Seat = 'blue' | 'red' | 'black' | 'white';
export type Owner = Seat | 'neutral';
export type Bonus = 'camel' | 'talent' | 'banker' | 'leader' | 'palace' | 'good' | 'court';

export interface Noble {
  seat: Seat;
  prestige: number;
  cubes: number;
  talents: number;
  camels: number;
  goods: Record<Good, number>;
  gardeners: number;
  /** The level of each kind that has levels. */
  court: Record<CourtKind, number>;
  caravan_bonus: number;
  keeps: number;
  tiles: number;
  passed: boolean;
}

export interface Group {
  price: number;
  face_up: Craft[];
  turned: number;
}

export interface Square {
  name: string;
  level: number;
  state: 'unused' | 'tile' | 'planted';
  prestige?: number;
  bonus?: Bonus[];
}

export interface Zone {
  name: string;
  between: [string, string];
  owner: Owner | null;
  available: boolean;
}

export interface Field {
  good: Good;
  owner: Owner | null;
}

export interface PlantCard {
  level: number;
  extra: Good | null;
}

export interface City {
  name: string;
  trade: 'sale' | 'court' | 'plant';
  good: Good | null;
  /** Camels the looking seat would spend; null where the caravan stands, absent for spectators. */
  camels?: number | null;
  offers?: CourtKind[];
  plant?: PlantCard;
  plant_after?: PlantCard;
}

export interface CourtLevel {
  level: number;
  left: number;
  talents?: number;
  prestige?: number;
  spaces?: number;
  keeps?: number;
}

/** Court cards left: kinds with levels, gardeners, and the goods that leaders can bring. */
export interface Court {
  gardener: number;
  leader_goods: Good[];
  [kind: CourtKind]: CourtLevel[] | Good[] | number;
}

/** The kinds of court cards with their levels; gardeners have none. */
export function levelsOf(court: Court): [CourtKind, CourtLevel[]][] {
  const { gardener: _, leader_goods: __, ...kinds } = court;
  return Object.entries(kinds) as [CourtKind, CourtLevel[]][];
}

export interface Scoring {
  engineer: number;
  good_sold: number;
  marduk: [number, number];
  temple_places: number;
  good_left: number;
  favour: { tiles: number; prestige: number }[];
}

/** What is left in the supply, where it can run out. */
export interface Supply {
  talents: number;
  camels: number;
  goods: Record<Good, number>;
}

export interface View extends BaseView {
  seat: Seat | null;
  seats: Seat[];
  round: number;
  start: Seat;
  procession: Seat | null;
  nobles: Noble[];
  crafts: Group[];
  garden: { squares: Square[]; zones: Zone[]; tiles_left: number; last_tiles: number };
  fields: Record<RowName, Field[]>;
  temples: Record<TempleName, (Owner | null)[]>;
  caravan: { at: string; cities: City[] };
  court: Court;
  supply: Supply | null;
  scoring: Scoring;
}
