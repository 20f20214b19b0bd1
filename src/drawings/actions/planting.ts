import { type Art, circleShape, GROUND_SHAPE, translateShape } from '../shapes.ts'
import { CUTLASS, crossedOut, FIST, HAND } from './parts.ts'

const SOW: Art = [
  ['soil', 'M2 46h22l6 10h6l6-10h20v16H2z'],
  HAND,
  [
    'grain',
    translateShape(
      [
        [28, 30],
        [33, 38],
        [32, 50],
      ],
      'c4 2 4 6 0 8-4-2-4-6 0-8z',
    ),
  ],
]
const STAKED: Art = [
  GROUND_SHAPE,
  ['wood', 'M40 56V4h5v52z'],
  ['deep', 'M26 56C22 40 40 34 38 10', 4],
  [
    'leaf',
    'M30 34C20 34 13 29 12 20c10-1 17 5 18 14zM36 20c-8-2-12-8-10-15 8 1 12 7 10 15zM28 50C18 52 10 48 7 40c10-2 18 2 21 10z',
  ],
  ['red', circleShape(22, 40, 6)],
  ['cream', 'M32 36l14-4M34 24l12-3', 3],
]

export const PLANTING_ACTIONS = {
  seed: [
    ['straw', 'M14 18c-8 8-10 20-9 30 1 10 10 13 27 13s26-3 27-13c1-10-1-22-9-30z'],
    ['dark', 'M14 18c6-6 30-6 36 0-6 6-30 6-36 0z'],
    [
      'grain',
      translateShape(
        [
          [22, 12],
          [32, 8],
          [42, 12],
          [27, 14],
          [37, 14],
        ],
        'c4 2 4 6 0 8-4-2-4-6 0-8z',
      ),
    ],
    ['leaf', 'M31 52V44c-7 1-12-3-13-10 8-1 12 3 14 8 2-5 6-9 14-8-1 7-6 11-13 10v8z'],
  ],
  sow: SOW,
  'no-sow': crossedOut(SOW),
  'plant-out': [
    ['soil', 'M2 44h16l6 14h16l6-14h16v18H2z'],
    ['leaf', 'M30 40V24C20 25 12 20 10 10c10-1 18 4 22 12 1-6 6-12 14-13-1 9-5 14-12 15v16z'],
    ['dark', 'M24 38h16l-3 14H27z'],
    { turn: 'translate(8 16)', of: [HAND] },
  ],
  nursery: [
    ['wood', 'M6 60V18h4v42zM54 60V18h4v42z'],
    ['lime', 'M2 18L12 6h40l10 12z'],
    ['deep', 'M12 18l6-12M24 18l3-12M40 18L37 6M52 18L46 6', 2],
    ['soil', 'M8 46h48l5 16H3z'],
    [
      'leaf',
      translateShape(
        [
          [18, 47],
          [32, 47],
          [46, 47],
        ],
        'v-8c-5 0-7-3-8-7 5 0 7 2 8 5 1-3 4-5 8-5 0 4-3 7-7 7v8z',
      ),
    ],
  ],
  rotate: [
    ['soil', 'M2 42h27v20H2z'],
    ['dark', 'M35 42h27v20H35z'],
    ['straw', 'M5 44V30l5 2v12zM13 44V26l5 3v15zM21 44V30l5 2v12z'],
    ['leaf', 'M48 44c-9 0-14-5-14-13 5-1 8 0 10 4-3-8-1-14 4-18 5 4 7 10 4 18 2-4 5-5 10-4 0 8-5 13-14 13z'],
    ['white', circleShape(48, 25, 3) + circleShape(40, 37, 3) + circleShape(56, 37, 3)],
  ],
  thin: [
    GROUND_SHAPE,
    [
      'leaf',
      'M9 54V42c-5 0-8-4-8-9 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 9-8 9v12zM53 54V42c-5 0-8-4-8-9 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 9-8 9v12z',
    ],
    ['lime', 'M32 30v18', 3.5],
    ['wood', 'M32 47c-1 3-3 4-5 5M32 47v6M32 47c1 3 3 4 5 5', 2.2],
    ['lime', 'M31 34c-7 1-11-1-14-6 6-2 11 0 14 6zM33 34c7 1 11-1 14-6-6-2-11 0-14 6z'],
    ...FIST,
  ],
  stake: STAKED,
  prop: [
    GROUND_SHAPE,
    [
      'leaf',
      'M24 22C18 10 10 6 3 8c2 8 10 14 21 14zM24 22c-2-9 2-16 10-19 5 7 1 15-10 19zM24 22c8-7 18-7 25-1-6 6-16 7-25 1zM24 22C13 20 7 24 5 32c8 2 16-2 19-10z',
    ],
    ['lime', 'M20 56l2-34h6l-2 34z'],
    ['sun', 'M28 26h12c3 6 2 12-2 18-4 1-7 0-10-4z'],
    ['orange', 'M29 32h11M29 38h10', 2],
    ['wood', 'M58 57L42 32l-5-7 3-2 5 6 2-8 4 1-2 11 13 22z'],
  ],
  prune: [
    ['wood', 'M6 62V2h10v60z'],
    ['wood', 'M14 40l22-14 4 6-26 17z'],
    ['leaf', 'M40 30c2-10 10-16 21-15-1 11-10 18-21 15zM36 24c-4-8-1-16 6-21 6 7 3 17-6 21z'],
    { turn: 'translate(66 24) scale(-.8 .8)', of: CUTLASS },
  ],
  cut: [
    GROUND_SHAPE,
    ['lime', 'M12 54l-2-14 6 1 2 13zM26 54V40h5v14zM42 54l1-14 5 1v13z'],
    ['leaf', 'M4 14c8-8 20-8 30-3 8-6 18-6 26 0-6 9-18 12-28 6-10 5-21 4-28-3z'],
    {
      turn: 'translate(4 16) scale(.9)',
      of: [
        ['grey', 'M2 10c12-3 30-1 44 6l-4 9C30 20 14 16 2 10z'],
        ['wood', 'M46 16l16 6-4 9-16-6z'],
      ],
    },
  ],
} as const satisfies Record<string, Art>
