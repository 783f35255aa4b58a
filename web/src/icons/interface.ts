/** Icons of the pages around the boards; they take the colour of the text beside them. */
import { disc, type Drawing, star } from './shapes';

const LINE = 1.9;

export const INTERFACE = {
  undo: {
    strokes: [
      ['a', 'M8 4 3.5 8.5 8 13', LINE],
      ['a', 'M4 8.500h10a6 6 0 0 1 0 12H8', LINE],
    ],
  },
  hint: {
    b: '#d8a23a',
    strokes: [
      ['b', 'M12 2a7 7 0 0 0-4.2 12.600c.8.7 1.2 1.5 1.2 2.400h6c0-.9.4-1.7 1.2-2.400A7 7 0 0 0 12 2Z'],
      [
        'a',
        'M12 2a7 7 0 0 0-4.2 12.600c.8.7 1.2 1.5 1.2 2.400h6c0-.9.4-1.7 1.2-2.400A7 7 0 0 0 12 2ZM9.5 20h5M10.5 22.500h3',
        1.6,
      ],
    ],
  },
  chat: {
    strokes: [
      [
        'a',
        'M4 3.500h16a1.5 1.5 0 0 1 1.5 1.500v10.5A1.5 1.5 0 0 1 20 17h-8l-5.5 4.500V17H4a1.5 1.5 0 0 1-1.5-1.500V5A1.5 1.5 0 0 1 4 3.500Z',
        LINE,
      ],
      ['a', 'M7 8.500h10M7 12.300h6', 1.6],
    ],
  },
  flag: {
    strokes: [['a', 'M5 22V3.500c5-3 8.500 3 14 0v10.500c-5.500 3-9-3-14 0', LINE]],
  },
  log: {
    strokes: [
      ['a', 'M5 2.500h14v19H5Z', LINE],
      ['a', 'M8.5 7.500h7M8.5 12h7M8.5 16.500h4', 1.6],
    ],
  },
  players: {
    strokes: [
      ['a', disc(8.5, 8, 4), LINE],
      ['a', 'M1.5 20.500c.3-4.5 3-6.5 7-6.500s6.7 2 7 6.5', LINE],
      ['a', 'M15.5 4.300a4 4 0 0 1 0 7.400M18 14.500c2.7.7 4.3 2.7 4.5 6', LINE],
    ],
  },
  sun: {
    b: '#d8a23a',
    strokes: [
      ['b', disc(12, 12, 4.5)],
      ['a', disc(12, 12, 4.5), LINE],
      [
        'a',
        'M12 1.500v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.600l1.8 1.800M17.6 17.600l1.8 1.800M4.6 19.400l1.8-1.800M17.6 6.400l1.8-1.8',
        LINE,
      ],
    ],
  },
  moon: { strokes: [['a', 'M14.5 2.500A9.8 9.8 0 1 0 21.5 15 7.8 7.8 0 0 1 14.5 2.500Z', LINE]] },
  globe: {
    strokes: [
      ['a', disc(12, 12, 10), LINE],
      ['a', 'M2 12h20M12 2c-6 5.5-6 14.5 0 20M12 2c6 5.5 6 14.5 0 20', 1.5],
    ],
  },
  link: {
    strokes: [
      [
        'a',
        'M10 7.5 13 4.500a4.6 4.6 0 0 1 6.5 6.500l-3 3M14 16.500l-3 3A4.6 4.6 0 0 1 4.5 13l3-3M8.5 15.500l7-7',
        LINE,
      ],
    ],
  },
  download: { strokes: [['a', 'M12 2.500v12.5M7 10.500l5 5 5-5M3 17.500v4h18v-4', LINE]] },
  upload: { strokes: [['a', 'M12 15.500V3M7 7.500l5-5 5 5M3 17.500v4h18v-4', LINE]] },
  play: {
    strokes: [['a', 'M6 3.200v17.6c0 .8.9 1.3 1.5.8l13-8.800c.6-.4.6-1.2 0-1.600l-13-8.800c-.6-.5-1.5 0-1.5.8Z']],
  },
  pause: { strokes: [['a', 'M5.5 3h4.5v18H5.5ZM14 3h4.5v18H14Z']] },
  step: {
    strokes: [
      ['a', 'M4 4v16c0 .8.9 1.2 1.5.8L16 12.700c.5-.4.5-1 0-1.400L5.5 3.200C4.9 2.8 4 3.2 4 4ZM17.5 3.500H20.5v17h-3Z'],
    ],
  },
  'step-back': {
    strokes: [
      ['a', 'M20 4v16c0 .8-.9 1.2-1.5.8L8 12.700c-.5-.4-.5-1 0-1.400l10.5-8.100c.6-.4 1.5 0 1.5.8ZM3.5 3.500h3v17h-3Z'],
    ],
  },
  first: { strokes: [['a', 'M3.5 3.500h2.8v17H3.5ZM20.5 4.500v15L13.5 12ZM13 4.500v15L6.5 12Z']] },
  last: { strokes: [['a', 'M17.7 3.500h2.8v17h-2.8ZM3.5 4.500v15l7-7.500ZM11 4.500v15l6.5-7.500Z']] },
  clock: { strokes: [['a', 'M12 2.500a9.500 9.500 0 1 0 .01 0ZM12 6.500V12l4 2.500', LINE]] },
  close: { strokes: [['a', 'M4.5 4.500l15 15M19.5 4.500l-15 15', 2.2]] },
  check: { strokes: [['a', 'M3.5 13 9 18.5 20.5 5.5', 2.4]] },
  plus: { strokes: [['a', 'M12 4v16M4 12h16', 2.2]] },
  minus: { strokes: [['a', 'M4 12h16', 2.2]] },
  menu: { strokes: [['a', 'M3 6h18M3 12h18M3 18h18', 2]] },
  settings: {
    strokes: [
      ['a', star(12, 12, 8, 11, 7.8), LINE],
      ['a', disc(12, 12, 3.2), LINE],
    ],
  },
  bell: { strokes: [['a', 'M5 17.500V11a7 7 0 0 1 14 0v6.5l1.5 1.500h-17ZM10 21.500c.8 1 3.2 1 4 0', LINE]] },
  eye: {
    strokes: [
      ['a', 'M1.5 12C4 7.3 7.7 5 12 5s8 2.3 10.5 7c-2.5 4.7-6.2 7-10.5 7S4 16.7 1.5 12Z', LINE],
      ['a', disc(12, 12, 3.4)],
    ],
  },
  bot: {
    strokes: [
      ['a', 'M4.5 8.500h15v11h-15ZM12 8.500V4', LINE],
      ['a', disc(12, 3.2, 1.7)],
      ['a', disc(9, 13, 1.5)],
      ['a', disc(15, 13, 1.5)],
      ['a', 'M9 16.800h6M1.5 12v4M22.5 12v4', 1.6],
    ],
  },
  door: {
    strokes: [
      ['a', 'M5 22V2.5h14V22M2 22h20', LINE],
      ['a', disc(15.5, 12.5, 1.4)],
    ],
  },
  home: { strokes: [['a', 'M2.5 11.5 12 3l9.5 8.500M5 10v11h5v-6h4v6h5V10', LINE]] },
  fit: { strokes: [['a', 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6', 2]] },
  chart: {
    strokes: [
      ['a', 'M3 3v18h18', LINE],
      ['a', 'M6.5 16.5 11 11l3.5 3L20.5 6', LINE],
    ],
  },
  dice: {
    strokes: [
      ['a', 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z', LINE],
      ['a', disc(8, 8, 1.7)],
      ['a', disc(16, 16, 1.7)],
      ['a', disc(12, 12, 1.7)],
    ],
  },
  copy: { strokes: [['a', 'M8 7.500h12.5v14H8ZM16 7V3H3.5v14H7.5', LINE]] },
  info: {
    strokes: [
      ['a', disc(12, 12, 10), LINE],
      ['a', 'M12 11v6.5', 2.2],
      ['a', disc(12, 7, 1.4)],
    ],
  },
} as const satisfies Record<string, Drawing>;
