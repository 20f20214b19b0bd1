import { type Art, circleShape, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'
import { crossedOut, FIST, HAND } from './parts.ts'

const ROOTS: Shape = ['wood', 'M32 46c-2 6-6 8-10 14M32 46v14M32 46c2 6 6 8 10 14', 3]
const SPRAYER: Art = [
  ['edge', 'M24 50c14 8 16-4 14-14', 3.5],
  ['blue', 'M4 24c0-5 3-8 7-8h10c4 0 7 3 7 8v32c0 3-2 5-5 5H9c-3 0-5-2-5-5z'],
  ['grey', 'M10 8h12v8H10z'],
  ['white', 'M9 28h14v14H9z'],
  ['ash', 'M36 40l-4-4 14-26h8v6h-5z'],
  [
    'sky',
    translateShape(
      [
        [54, 18],
        [47, 24],
        [60, 24],
        [53, 29],
        [45, 33],
        [60, 33],
        [52, 37],
      ],
      'h.01',
    ),
    4.5,
  ],
  ['leaf', 'M49 62V50c-7 1-11-3-12-10 8 0 12 4 13 9 2-5 5-9 12-9-1 7-4 11-10 10v12z'],
]

export const PROTECTION_ACTIONS = {
  look: [
    GROUND_SHAPE,
    ['leaf', 'M31 54V44C21 46 11 42 7 33c10-2 20 1 25 9 5-8 15-11 25-9-4 9-14 13-24 11v10z'],
    ['white', 'M5 18C16 0 48 0 59 18 48 34 16 34 5 18z'],
    ['wood', circleShape(32, 17, 10)],
    ['edge', circleShape(32, 17, 4), 0],
    ['white', 'M35 13h.01', 4],
  ],
  pick: [
    ['leaf', 'M3 36C14 24 30 30 40 48 32 64 8 62 3 36z'],
    ['deep', 'M6 38c10 2 20 6 30 12', 2],
    ['lime', 'M13 37c-4-1-5-6-1-8 1-5 6-6 9-3 4-2 7 0 8 3 4-1 6 4 3 7-2 4-6 3-7 1-3 3-7 2-8 0-2 1-3 1-4 0z'],
    ['edge', 'M13 32h.01', 3.5],
    HAND,
  ],
  ash: [
    ['leaf', 'M31 62V40C20 40 10 32 7 18c11 2 20 8 24 17 4-9 13-15 24-17-2 14-12 22-21 22v22z'],
    [
      'grey',
      translateShape(
        [
          [30, 20],
          [36, 22],
          [27, 27],
          [33, 29],
          [30, 36],
          [36, 35],
        ],
        'h.01',
      ),
      5,
    ],
    { turn: 'translate(6 -12)', of: [HAND] },
  ],
  burn: [
    ['wood', 'M8 50l46 6-1 6-46-6zM56 50L10 56l1 6 46-6z'],
    ['red', 'M32 2c4 10 20 18 20 34 0 12-9 18-20 18s-20-6-20-18c0-8 4-12 7-16 1 4 3 7 6 8 0-10 2-18 7-26z'],
    ['sun', 'M33 24c2 7 10 11 10 19 0 7-5 11-11 11s-11-4-11-10c0-5 2-8 4-10 1 3 2 4 4 5 0-6 1-10 4-15z'],
  ],
  pull: [
    ['soil', 'M2 54h18c4 0 6 4 12 4s8-4 12-4h18v8H2z'],
    ROOTS,
    ['lime', 'M30 48V26h4v22zM30 38C20 40 12 36 8 28c10-2 18 2 22 10zM34 38c10 2 18-2 22-10-10-2-18 2-22 10z'],
    ...FIST,
  ],
  bury: [
    ['soil', 'M2 26h14l4 26h24l4-26h14v36H2z'],
    ['orange', circleShape(26, 46, 6) + circleShape(38, 46, 6)],
    ['orange', circleShape(32, 35, 6)],
    ['edge', 'M25 45h.01M39 47h.01M33 34h.01', 4],
    ['dark', 'M18 16c6-8 12-10 16-10s10 2 14 10z'],
    ['dark', 'M26 22h.01M34 24h.01M40 21h.01', 4],
  ],
  trap: [
    GROUND_SHAPE,
    ['wood', 'M30 56V4h4v52z'],
    ['sun', 'M12 8h40v28H12z'],
    [
      'edge',
      translateShape(
        [
          [20, 15],
          [32, 20],
          [44, 14],
          [24, 28],
          [40, 29],
        ],
        'h.01',
      ),
      5,
    ],
    ['edge', 'M17 13l6 4M41 12l6 4M21 26l6 4M37 27l6 4M29 18l6 4', 1.6],
  ],
  clean: [
    ['grey', 'M38 4l8-2c6 14 4 30-4 40l-8-4c4-10 6-22 4-34z'],
    ['wood', 'M34 37l9 5-6 12-8-4z'],
    ['blue', 'M4 32h38l-5 30H9z'],
    ['white', circleShape(12, 30, 6) + circleShape(24, 28, 7) + circleShape(36, 32, 5)],
    ['sky', circleShape(50, 50, 4) + circleShape(56, 38, 3)],
  ],
  neem: [
    ['leaf', 'M6 4c10-2 18 4 20 14C15 20 7 14 6 4zM58 8c-9-1-15 3-18 11 9 2 16-2 18-11z'],
    ['wood', 'M36 2h7l-6 38h-7z'],
    ['lime', circleShape(22, 30, 5) + circleShape(45, 30, 5)],
    ['wood', 'M8 32h48c0 12-4 20-14 22v2l6 6H16l6-6v-2C12 52 8 44 8 32z'],
    ['dark', 'M14 40h36', 2.5],
  ],
  spray: SPRAYER,
  'no-spray': crossedOut(SPRAYER),
  gloves: [
    ['skin', 'M14 22C14 8 22 2 32 2s18 6 18 20c0 12-8 20-18 20S14 34 14 22z'],
    ['sky', 'M15 16c10-3 24-3 34 0v8c-12 4-22 4-34 0z'],
    ['white', 'M17 28c10-3 20-3 30 0 0 9-6 15-15 15s-15-6-15-15z'],
    [
      'orange',
      'M4 62V46c0-4 6-4 6 0l1-4c1-4 7-3 6 1l1 2c2-3 7-2 6 3l-2 14zM60 62V46c0-4-6-4-6 0l-1-4c-1-4-7-3-6 1l-1 2c-2-3-7-2-6 3l2 14z',
    ],
  ],
  cover: [
    GROUND_SHAPE,
    [
      'leaf',
      translateShape(
        [
          [17, 54],
          [32, 54],
          [47, 54],
        ],
        'v-8c-5 0-7-3-8-8 5 0 7 3 8 6 1-3 4-6 8-6 0 5-3 8-7 8v8z',
      ),
    ],
    ['rose', 'M4 55C4 32 16 24 32 24s28 8 28 31h-6c0-17-9-24-22-24S10 38 10 55z'],
    ['violet', 'M12 33l5 6M25 25l2 7M39 25l-2 7M52 33l-5 6', 2.5],
    ['cream', 'M50 2c-5 6-2 15 7 15l4-1c-3 5-9 6-13 3-6-4-5-14 2-17z'],
    ['edge', 'M12 6v8M8 10h8M32 10v6M29 13h6', 2.5],
  ],
  guard: [
    GROUND_SHAPE,
    ['wood', 'M22 56V22h4v34z'],
    ['blue', 'M3 26h42v8H34l2 14H12l2-14H3z'],
    ['skin', circleShape(24, 16, 8)],
    ['straw', 'M10 12h28l-8-9H18z'],
    [
      'edge',
      'M61 12c-4-4-8-4-10 0-2-4-6-4-10 0 4 0 7 2 9 6 2-4 6-6 11-6zM61 38c-3-3-6-3-8 0-2-3-5-3-8 0 3 0 6 1 7 4 2-3 5-4 9-4z',
    ],
  ],
} as const satisfies Record<string, Art>
