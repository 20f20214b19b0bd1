import { type Art, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'
import { crossedOut, HAND, HOE } from './parts.ts'

const CAN: Art = [
  GROUND_SHAPE,
  ['leaf', 'M15 54V44c-7 1-11-3-12-9 7 0 11 3 13 8 2-5 6-8 13-8-1 6-5 10-12 9v10z'],
  ['sky', 'M16 30l-2 5M11 26l-4 4M20 34l1 4', 3.5],
  ['ash', 'M16 16l14 12v-6L20 12z'],
  ['blue', 'M29 18h24v26H29z'],
  ['ash', 'M33 18C33 4 60 4 60 20c0 8-3 12-7 16', 3.5],
]
/** A sack of fertiliser, and its grains in a bottle cap. */
const FEED: Art = [
  GROUND_SHAPE,
  ['leaf', 'M13 54V32C6 32 3 27 3 20c7 0 10 4 11 9 2-6 6-9 12-9 0 7-4 12-11 12v22z'],
  [
    'white',
    translateShape(
      [
        [27, 32],
        [33, 38],
        [25, 43],
        [36, 46],
        [29, 48],
      ],
      'a3 3 0 1 0 .01 0z',
    ),
  ],
  { turn: 'translate(4 2)', of: [HAND] },
  ['red', 'M23 24h15l-3 10h-9z'],
]
const BED: Shape = ['soil', 'M2 40h60v22H2z']

export const SOIL_AND_WATER_ACTIONS = {
  weed: [
    GROUND_SHAPE,
    [
      'lime',
      'M8 54c0-8-2-12-5-16 6 2 8 6 9 10 1-6 4-10 9-13-2 6-4 12-8 19zM52 54c-1-7-3-10-7-13 5 1 8 4 9 8 1-4 3-7 7-9-1 5-2 9-5 14z',
    ],
    { turn: 'translate(6 -2)', of: HOE },
  ],
  mulch: [
    GROUND_SHAPE,
    ['leaf', 'M30 46V26C20 26 14 20 12 10c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v20z'],
    ['straw', 'M2 56c0-8 6-14 14-14h32c8 0 14 6 14 14z'],
    ['wood', 'M8 50l12 3M22 46l10 4M38 46l14 6M30 53l12-3M14 45l6 3M50 46l6 5', 2.2],
  ],
  ridges: [
    ['soil', 'M2 62V48c4-10 10-16 14-16s9 6 16 16c7-10 12-16 16-16s10 6 14 16v14z'],
    ['blue', 'M22 42h20l-6 9c-2 3-6 3-8 0z'],
    [
      'leaf',
      'M15 32V20C9 20 5 16 4 10c7 0 10 3 12 8 2-5 5-8 12-8-1 6-5 10-11 10v12zM47 32V20c-6 0-10-4-11-10 7 0 10 3 12 8 2-5 5-8 12-8-1 6-5 10-11 10v12z',
    ],
  ],
  water: CAN,
  'no-water': crossedOut(CAN),
  pond: [
    ['soil', 'M2 62V40h10l8 14h24l8-14h10v22z'],
    ['blue', 'M15 44h34l-6 10H21z'],
    [
      'leaf',
      'M23 48C23 34 19 24 14 18c8 2 13 14 12 30zM31 48c-2-18 0-28 4-36 4 12 3 26-1 36zM40 48c0-14 4-22 10-27 0 12-3 20-7 27z',
    ],
  ],
  bund: [
    ['blue', 'M2 44h30v16H2z'],
    ['white', 'M5 50c4-3 6 3 10 0s6 3 10 0', 2.5],
    ['soil', 'M18 62c4-20 8-30 16-30s12 10 16 30z'],
    { turn: 'translate(6 -14)', of: HOE },
  ],
  drain: [
    BED,
    ['blue', 'M26 40h12c0 8 8 10 8 22H18c0-12 8-14 8-22z'],
    ['white', 'M29 46c2-2 4 2 6 0M26 54c3-3 5 3 12 0', 2.5],
    [
      'leaf',
      'M10 40V28C4 28 2 23 2 18c6 0 8 4 9 8 1-4 4-8 9-8 0 6-3 10-8 10v12zM52 40V28c-5 0-8-4-8-10 5 0 8 4 9 8 1-4 3-8 9-8 0 6-3 10-8 10v12z',
    ],
    ['sky', 'M27 6l-2 7M38 4l-2 7M32 18l-2 7M44 12l-1 4M21 16l-1 4', 3.5],
  ],
  feed: FEED,
  hold: crossedOut(FEED),
  manure: [
    ['dark', 'M2 60c4-14 14-22 22-22s18 8 22 22z'],
    ['wood', 'M10 54l5-3M22 46l4 3M32 54l5 2M18 57l5 1', 2.5],
    ['cream', 'M38 8c6 2 14 2 20 0 4 10 2 24-4 31-3 4-9 4-12 0-6-7-8-21-4-31z'],
    ['rust', 'M40 6c4 6 5 12 1 20-5-4-7-12-1-20zM34 12c-6-2-10 0-12 4 6 3 10 2 13 0z'],
    ['rose', 'M42 30h12c3 4 2 10-6 10s-9-6-6-10z'],
    ['edge', 'M44 22h.01M53 22h.01M45 35h.01M51 35h.01', 4],
  ],
  'earth-up': [
    ['soil', 'M2 62v-6h6c6-2 10-18 24-18 10 0 14 16 20 18h10v6z'],
    ['leaf', 'M26 42V24C16 24 8 18 6 8c10 0 17 5 20 14 3-9 10-14 20-14-2 10-9 16-18 16v18z'],
    { turn: 'translate(22 6) scale(.8)', of: HOE },
  ],
} as const satisfies Record<string, Art>
