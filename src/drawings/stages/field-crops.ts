import { type Art, circleShape, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'

const DEEP: Shape = ['soil', 'M2 38h60v24H2z']
const WATER: Shape = ['blue', 'M2 54h60v8H2z']
const HEAP: Shape = ['soil', 'M2 62C6 46 16 36 32 36s26 10 30 26z']

const MAIZE: Shape = [
  'leaf',
  'M29 55V14h6v41zM30 34C26 20 14 14 3 24c10-1 17 6 27 18zM34 30C38 16 50 10 61 20c-10-1-17 6-27 18zM30 46C24 36 12 34 2 43c10-2 19 3 28 11zM34 46c6-10 18-12 28-3-10-2-19 3-28 11z',
]
const TASSEL = 'M32 16V3M32 15L22 5M32 15L42 5'
const HUSK = 'M45 54C34 52 29 41 30 29c9 3 14 12 15 25zM45 54c11-2 16-13 15-25-9 3-14 12-15 25z'

const TUFT =
  'M30 56C20 50 8 38 4 20c14 6 24 18 28 36zM34 56c10-6 22-18 26-36-14 6-24 18-28 36zM32 56C23 38 23 22 32 6c9 16 9 32 0 50z'
const EAR = 'c5 3 5 9 0 12-5-3-5-9 0-12z'

/** Five fingers from one point. */
const FINGERS =
  'c-5-5-5-12 0-17 5 5 5 12 0 17zc-8 0-13-5-15-12 8 0 13 5 15 12zc8 0 13-5 15-12-8 0-13 5-15 12zc-6 4-11 4-15 0 4-4 10-4 15 0zc6 4 11 4 15 0-4-4-10-4-15 0z'
const CASSAVA: readonly Shape[] = [
  DEEP,
  ['wood', 'M29 40V18h6v22z'],
  [
    'leaf',
    translateShape(
      [
        [32, 19],
        [16, 33],
        [48, 33],
      ],
      FINGERS,
    ),
  ],
]
const ROOTS =
  'M29 40C18 40 8 46 4 57c11 1 22-5 25-17zM35 40c11 0 21 6 25 17-11 1-22-5-25-17zM32 40c6 5 7 16 2 22h-4c-5-6-4-17 2-22z'
const THIN_ROOTS =
  'M30 40c-6 2-11 7-13 14 8-2 13-8 13-14zM34 40c6 2 11 7 13 14-8-2-13-8-13-14zM32 41c4 5 4 13 0 18-4-5-4-13 0-18z'

const HEART = 'c-9-4-12-10-10-15 3-4 8-3 10 0 2-3 7-4 10 0 2 5-1 11-10 15z'
const YAM_LEAVES = translateShape(
  [
    [13, 30],
    [32, 20],
    [51, 25],
    [30, 42],
    [50, 44],
  ],
  HEART,
)
const YAM_STAKE: Shape = ['wood', 'M38 44V2h4v42z']

const NUT_STEMS: Shape = ['deep', 'M32 40V12M32 38L12 18M32 38l20-20', 3]
const NUT_LEAVES = [8, 22, 18, 13, 27, 7, 39, 7, 47, 13, 56, 22, 10, 33, 54, 33, 22, 25, 42, 25, 32, 18]
const NUT_BUSH = NUT_LEAVES.flatMap((x, n) => (n % 2 ? [] : [circleShape(x, NUT_LEAVES[n + 1]!, 6.5)])).join('')
const NUTS =
  'M14 42c5 0 7 4 5 7 3 4 1 11-5 11s-8-7-5-11c-2-3 0-7 5-7zM32 42c5 0 7 4 5 7 3 4 1 11-5 11s-8-7-5-11c-2-3 0-7 5-7zM50 42c5 0 7 4 5 7 3 4 1 11-5 11s-8-7-5-11c-2-3 0-7 5-7z'

const THREE = 'c-8-4-9-13 0-20 9 7 8 16 0 20zc-9 3-16-1-18-9 9-3 16 1 18 9zc9 3 16-1 18-9-9-3-16 1-18 9z'
const COWPEA: readonly Shape[] = [
  GROUND_SHAPE,
  ['deep', 'M32 54V26M32 54L16 46M32 54l16-8', 3.5],
  [
    'leaf',
    translateShape(
      [
        [20, 48],
        [44, 48],
        [32, 30],
      ],
      THREE,
    ),
  ],
]

/** Field crops that are told apart as they stand, from the day of planting. */
export const FIELD_CROP_STAGES = {
  'maize.planted': [
    GROUND_SHAPE,
    ['grain', 'M12 55c4-2 7 0 7 3l-4 3-4-3zM47 55c4-2 7 0 7 3l-4 3-4-3z'],
    [
      'leaf',
      'M30 54C28 36 18 24 4 24c4 14 12 26 26 30zM34 54c2-18 12-30 26-30-4 14-12 26-26 30zM32 54C25 38 26 20 32 8c6 12 7 30 0 46z',
    ],
  ],
  'maize.growing': [GROUND_SHAPE, MAIZE, ['leaf', 'M32 24C24 16 26 8 32 2c6 6 8 14 0 22z']],
  'maize.flowering': [
    GROUND_SHAPE,
    MAIZE,
    ['edge', TASSEL, 7],
    ['grain', TASSEL, 4],
    ['lime', 'M34 46c0-10 4-16 11-18 3 8-1 16-11 18z'],
    ['rose', 'M45 28l7-3M45 28l3-6', 3],
  ],
  'maize.ready': [
    GROUND_SHAPE,
    ['straw', 'M12 55V6h6v49zM13 30C10 20 6 18 2 19c4 4 7 10 11 19zM17 24c2-8 6-12 12-12-5 4-8 10-12 20z'],
    ['grain', 'M45 6c8 0 11 9 11 20s-4 20-11 20-11-9-11-20S37 6 45 6z'],
    ['orange', 'M40 9v34M45 7v38M50 9v34M35 18h20M34 27h22', 1.6],
    ['straw', HUSK],
  ],
  'rice.planted': [
    WATER,
    [
      'leaf',
      translateShape(
        [
          [13, 55],
          [32, 55],
          [51, 55],
        ],
        'c-8-5-11-12-9-22 6 5 9 12 9 22zc8-5 11-12 9-22-6 5-9 12-9 22z',
      ),
    ],
  ],
  'rice.growing': [WATER, ['leaf', TUFT]],
  'rice.flowering': [
    WATER,
    ['leaf', TUFT],
    [
      'cream',
      translateShape(
        [
          [20, 2],
          [15, 10],
          [24, 12],
          [44, 2],
          [40, 12],
          [49, 10],
        ],
        EAR,
      ),
    ],
  ],
  'rice.ready': [
    WATER,
    ['straw', TUFT],
    ['edge', 'M30 40C30 18 22 6 12 8M34 40C34 18 42 6 52 8', 3],
    [
      'grain',
      translateShape(
        [
          [17, 5],
          [10, 9],
          [18, 17],
          [9, 20],
          [16, 29],
          [47, 5],
          [54, 9],
          [46, 17],
          [55, 20],
          [48, 29],
        ],
        EAR,
      ),
    ],
  ],
  'cassava.planted': [
    DEEP,
    ['wood', 'M8 54l30-32 7 6-29 32z'],
    ['dark', 'M20 46h.01M28 38h.01M24 52h.01', 4],
    ['leaf', `M42 24${FINGERS}`],
  ],
  'cassava.growing': [...CASSAVA, ['straw', 'M30 40l-10 11M32 40v16M34 40l10 11', 4]],
  'cassava.flowering': [
    ...CASSAVA,
    ['rose', circleShape(24, 8, 3.5) + circleShape(40, 8, 3.5) + circleShape(32, 24, 3.5)],
    ['straw', THIN_ROOTS],
  ],
  'cassava.ready': [...CASSAVA, ['straw', ROOTS], ['wood', 'M13 50l4 3M51 50l-4 3M31 50h3', 2.4]],
  'yam.planted': [
    HEAP,
    ['wood', 'M20 48h22c4 2 4 9 0 12H20z'],
    ['cream', 'M20 47c5 0 5 14 0 14s-5-14 0-14z'],
    ['deep', 'M36 48V26', 3.5],
    ['leaf', `M27 33${HEART}M47 27${HEART}`],
  ],
  'yam.growing': [YAM_STAKE, HEAP, ['leaf', YAM_LEAVES]],
  'yam.flowering': [
    YAM_STAKE,
    HEAP,
    ['straw', 'M27 44h11c3 5 3 12 0 17H27c-3-5-3-12 0-17z'],
    ['leaf', YAM_LEAVES],
    ['white', circleShape(24, 16, 4) + circleShape(43, 10, 4) + circleShape(38, 30, 4)],
  ],
  'yam.ready': [
    YAM_STAKE,
    HEAP,
    ['sun', `M15 29${HEART}M33 20${HEART}M51 26${HEART}`],
    ['dark', 'M12 40c12-4 30-3 42 1 8 4 8 16 0 19-12 3-30 3-42 0-6-6-6-14 0-20z'],
    ['cream', 'M13 39c6 0 9 6 9 11s-4 11-9 11-9-6-9-11 3-11 9-11z'],
    ['wood', 'M30 47h4M42 46h4M36 55h4M50 53h4', 2.4],
  ],
  'groundnuts.planted': [
    DEEP,
    ['rose', circleShape(14, 50, 5) + circleShape(50, 50, 5)],
    ['deep', 'M32 44V22', 4],
    ['leaf', circleShape(22, 25, 8) + circleShape(42, 25, 8) + circleShape(26, 11, 8) + circleShape(38, 11, 8)],
  ],
  'groundnuts.growing': [DEEP, NUT_STEMS, ['leaf', NUT_BUSH]],
  'groundnuts.flowering': [
    DEEP,
    ['lime', 'M18 30v18M32 30v22M46 30v18', 3.5],
    NUT_STEMS,
    ['leaf', NUT_BUSH],
    ['sun', circleShape(18, 28, 6) + circleShape(32, 14, 6) + circleShape(46, 28, 6)],
    ['orange', 'M18 28h.01M32 14h.01M46 28h.01', 4],
  ],
  'groundnuts.ready': [
    DEEP,
    NUT_STEMS,
    ['lime', NUT_BUSH],
    ['straw', NUTS],
    ['wood', 'M12 47h4M12 54h4M30 47h4M30 54h4M48 47h4M48 54h4', 2],
  ],
  'cowpeas.planted': [
    GROUND_SHAPE,
    ['cream', circleShape(12, 57, 4.5) + circleShape(52, 57, 4.5)],
    ['edge', 'M12 58h.01M52 58h.01', 3.5],
    ['deep', 'M32 54V34', 4],
    ['leaf', 'M31 40C16 42 8 34 8 20c14 0 23 8 23 20zM33 40c15 2 23-6 23-20-14 0-23 8-23 20z'],
  ],
  'cowpeas.growing': COWPEA,
  'cowpeas.flowering': [
    ...COWPEA,
    [
      'purple',
      circleShape(12, 26, 5.5) +
        circleShape(20, 26, 5.5) +
        circleShape(44, 26, 5.5) +
        circleShape(52, 26, 5.5) +
        circleShape(28, 7, 5.5) +
        circleShape(36, 7, 5.5),
    ],
    ['white', circleShape(16, 29, 3) + circleShape(48, 29, 3) + circleShape(32, 10, 3)],
  ],
  'cowpeas.ready': [
    GROUND_SHAPE,
    ['deep', 'M32 54V20M32 40C28 16 18 8 10 12M32 40c4-24 14-32 22-28', 3.5],
    ['lime', `M32 26${THREE}M32 54${THREE}`],
    [
      'straw',
      translateShape(
        [
          [10, 10],
          [22, 12],
          [42, 12],
          [54, 10],
        ],
        'c6 9 6 27 0 38-6-11-6-29 0-38z',
      ),
    ],
    ['wood', 'M10 22v16M22 24v16M42 24v16M54 22v16', 2.4],
  ],
} as const satisfies Record<string, Art>
