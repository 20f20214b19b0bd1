import { type Art, circleShape, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'

const DEEP: Shape = ['soil', 'M2 44h60v18H2z']

const JAGGED =
  'M31 24c-7 6-12 5-15 1l-8 2c0-6 3-9 8-11 4-5 12-1 15 8zM33 24c7 6 12 5 15 1l8 2c0-6-3-9-8-11-4-5-12-1-15 8zM31 44c-7 6-13 5-16 1l-9 2c0-6 4-10 9-12 4-5 13-1 16 9zM33 44c7 6 13 5 16 1l9 2c0-6-4-10-9-12-4-5-13-1-16 9z'
const TOMATO: readonly Shape[] = [
  GROUND_SHAPE,
  ['wood', 'M34 55V2h5v53z'],
  ['deep', 'M30 55V10h4v45z'],
  ['leaf', `M32 16c-8-2-9-9-5-14 6 2 9 8 5 14z${JAGGED}`],
]

const ONION_LEAVES: Shape = [
  'leaf',
  'M29 46C22 34 14 22 6 18c0-5 4-7 7-5 10 8 16 20 20 33zM35 46c7-12 15-24 23-28 0-5-4-7-7-5-10 8-16 20-20 33zM29 46c-3-14-3-28 0-42 2-3 4-3 6 0 3 14 3 28 0 42z',
]

const BANANA: readonly Shape[] = [
  GROUND_SHAPE,
  ['lime', 'M25 55c3-12 4-22 4-31h6c0 9 1 19 4 31z'],
  [
    'leaf',
    'M32 26C24 10 12 8 3 18c10-1 14 2 29 8zM32 26c8-16 20-18 29-8-10-1-14 2-29 8zM32 26C18 20 7 26 4 42c10-6 18-8 28-16zM32 26c14-6 25 0 28 16-10-6-18-8-28-16zM32 26C23 18 24 8 32 2c8 6 9 16 0 24z',
  ],
]
const BUNCH = 'c-12-2-16 4-16 9 5 1 12-1 16-5 4 4 11 6 16 5 0-5-4-11-16-9z'

const COCOA: readonly Shape[] = [
  GROUND_SHAPE,
  ['wood', 'M25 55V24h14v31z'],
  ['deep', 'M32 28C20 34 8 32 3 24c1-10 8-13 13-12 2-7 9-10 16-10s14 3 16 10c5-1 12 2 13 12-5 8-17 10-29 4z'],
  ['leaf', 'M14 22l8-5M32 18v-9M50 22l-8-5', 3],
]
const POD = 'c6 3 7 11 0 18-7-7-6-15 0-18z'

/** Vegetables and trees that are told apart as they stand, from the day of planting. */
export const GARDEN_CROP_STAGES = {
  'tomato.planted': [
    GROUND_SHAPE,
    ['deep', 'M32 54V24', 4],
    [
      'leaf',
      'M31 42c-7 6-13 5-16 1l-9 2c0-6 4-10 9-12 4-5 13-1 16 9zM33 42c7 6 13 5 16 1l9 2c0-6-4-10-9-12-4-5-13-1-16 9zM32 26c-9-4-10-12-4-20 8 4 10 14 4 20z',
    ],
  ],
  'tomato.growing': TOMATO,
  'tomato.flowering': [
    ...TOMATO,
    ['sun', circleShape(32, 8, 6) + circleShape(13, 21, 6) + circleShape(51, 21, 6)],
    ['orange', 'M32 8h.01M13 21h.01M51 21h.01', 4.5],
    ['lime', circleShape(22, 48, 5.5) + circleShape(44, 49, 5.5)],
  ],
  'tomato.ready': [
    ...TOMATO,
    ['red', circleShape(17, 24, 8) + circleShape(47, 26, 8) + circleShape(20, 46, 8.5) + circleShape(45, 47, 8.5)],
  ],
  'onion.planted': [
    DEEP,
    [
      'leaf',
      translateShape(
        [
          [13, 46],
          [32, 46],
          [51, 46],
        ],
        'c-9-8-11-16-8-26 6 6 8 16 8 26zc4-8 8-14 8-22-7 4-9 12-8 22z',
      ),
    ],
  ],
  'onion.growing': [DEEP, ONION_LEAVES, ['rose', 'M32 42c6 2 9 5 9 9s-4 8-9 8-9-4-9-8 3-7 9-9z']],
  'onion.flowering': [
    DEEP,
    [
      'leaf',
      'M29 46C22 36 14 30 6 28c0-5 4-6 7-5 10 5 16 13 20 23zM35 46c7-10 15-16 23-18 0-5-4-6-7-5-10 5-16 13-20 23z',
    ],
    ['deep', 'M30 46V18h4v28z'],
    ['white', circleShape(32, 14, 12)],
    ['lime', 'M32 8h.01M26 12h.01M38 12h.01M29 18h.01M35 18h.01', 4],
    ['rose', 'M32 42c6 2 9 5 9 9s-4 8-9 8-9-4-9-8 3-7 9-9z'],
  ],
  'onion.ready': [
    DEEP,
    [
      'straw',
      'M28 24C24 12 14 8 4 16c0 4 3 6 5 5 6-3 10 2 15 11zM36 24c4-12 14-16 24-8 0 4-3 6-5 5-6-3-10 2-15 11zM29 24c-2-10-1-18 3-22 4 4 5 12 3 22z',
    ],
    ['purple', 'M32 18c2 8 19 8 19 23 0 10-8 17-19 17s-19-7-19-17c0-15 17-15 19-23z'],
    ['rose', 'M32 24c-10 8-10 24 0 31M32 24c10 8 10 24 0 31', 2.2],
  ],
  'banana.planted': [
    DEEP,
    ['wood', 'M20 46c4-5 20-5 24 0 3 8-2 15-12 15s-15-7-12-15z'],
    ['lime', 'M27 46c0-10 2-18 4-24h4c1 8 2 16 2 24z'],
    ['leaf', 'M33 28C22 22 22 10 30 2c9 8 10 18 3 26zM34 32c4-10 12-14 20-12-3 9-11 13-20 12z'],
  ],
  'banana.growing': BANANA,
  'banana.flowering': [
    ...BANANA,
    ['lime', 'M33 24c10 0 14 4 14 10', 4],
    ['purple', 'M47 32c9 6 9 15 0 22-9-7-9-16 0-22z'],
    ['rose', 'M47 38v10', 3],
  ],
  'banana.ready': [
    ['soil', 'M2 54h60v8H2z'],
    ['lime', 'M11 55c3-14 4-24 4-33h6c0 9 1 19 4 33z'],
    [
      'leaf',
      'M18 24C12 10 6 8 2 14c4 2 9 6 16 10zM18 24C12 22 5 28 3 40c7-5 12-9 15-16zM18 24C12 14 14 6 20 2c7 6 7 14-2 22zM18 24C24 8 36 4 50 10c-11 2-20 5-32 14z',
    ],
    ['deep', 'M18 22c14-8 24-6 26 2', 4],
    ['sun', `M44 19${BUNCH}M44 29${BUNCH}M44 39${BUNCH}`],
    ['purple', 'M44 47c4 3 4 9 0 13-4-4-4-10 0-13z'],
  ],
  'cocoa.planted': [
    ['edge', 'M20 38h24l-3 24H23z'],
    ['soil', 'M20 36h24v5H20z'],
    ['wood', 'M30 36V16h4v20z'],
    [
      'deep',
      'M31 18C18 14 8 20 5 34c13 2 22-4 26-16zM33 18c13-4 23 2 26 16-13 2-22-4-26-16zM32 18c-8-4-9-11-3-16 8 3 10 11 3 16z',
    ],
  ],
  'cocoa.growing': COCOA,
  'cocoa.flowering': [
    ...COCOA,
    ['white', circleShape(28, 36, 4) + circleShape(37, 46, 4)],
    ['rose', 'M28 36h.01M37 46h.01', 3.6],
    ['lime', 'M20 38c4 2 5 8 0 12-5-4-4-10 0-12zM45 34c4 2 5 8 0 12-5-4-4-10 0-12z'],
  ],
  'cocoa.ready': [
    ...COCOA,
    ['orange', `M18 34${POD}M46 32${POD}M32 36${POD}`],
    ['red', 'M18 38v8M46 36v8M32 40v8', 2.2],
  ],
} as const satisfies Record<string, Art>
