import type { DrawnPlant, DrawnStage } from '../../contracts/drawing-ids.ts'
import { type Art, circleShape, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'
import { FIELD_CROP_STAGES } from './field-crops.ts'
import { GARDEN_CROP_STAGES } from './garden-crops.ts'

const SEEDS: Shape = ['grain', circleShape(14, 57, 3) + circleShape(50, 57, 3)]
const DEEP: Shape = ['soil', 'M2 38h60v24H2z']
/** Full of what was brought in. */
const BASKET: readonly Shape[] = [
  ['sun', circleShape(45, 47, 5) + circleShape(55, 47, 5)],
  ['wood', 'M37 49h26l-3 13H40z'],
  ['dark', 'M40 54h20', 2],
]

/** Roots that fill, and full ones. */
const SWOLLEN =
  'M32 40c4 4 4 13 0 19-4-6-4-15 0-19zM29 41c-6 2-10 9-11 16 8-2 12-9 11-16zM35 41c6 2 10 9 11 16-8-2-12-9-11-16z'
const LARGE =
  'M32 38c6 5 6 18 0 24-6-6-6-19 0-24zM28 39C17 39 8 46 4 58c13 1 23-6 24-19zM36 39c11 0 20 7 24 19-13 1-23-6-24-19z'

const STALK: Shape = ['leaf', 'M30 56V10h4v46z']
const BLADES: Shape = [
  'leaf',
  'M31 40C22 38 14 32 10 20c11 1 19 9 21 20zM33 40c9-2 17-8 21-20-11 1-19 9-21 20zM31 55c-9-1-17-6-22-16 11 0 19 6 22 16zM33 55c9-1 17-6 22-16-11 0-19 6-22 16z',
]
const VINE: Shape = [
  'leaf',
  'M31 38C20 38 10 34 6 24c8-3 15-1 19 4-3-8-1-15 7-20 8 5 10 12 7 20 4-5 11-7 19-4-4 10-14 14-25 14z',
]
const BUSH: Shape = [
  'leaf',
  'M32 54C16 56 6 50 5 38c9-2 14 0 17 4-4-8-3-16 10-22 13 6 14 14 10 22 3-4 8-6 17-4-1 12-11 18-27 16z',
]
const TALL: readonly Shape[] = [
  ['deep', 'M30 56V8h4v48z'],
  [
    'leaf',
    'M31 20C22 20 15 15 13 6c10 0 17 5 18 14zM33 20c9 0 16-5 18-14-10 0-17 5-18 14zM31 37c-11 1-19-4-22-14 12-1 20 4 22 14zM33 37c11 1 19-4 22-14-12-1-20 4-22 14zM31 54c-11 1-19-4-22-13 12-1 20 4 22 13zM33 54c11 1 19-4 22-13-12-1-20 4-22 13z',
  ],
]
const CROWN =
  'M32 3c7 0 11 4 12 8 7-1 13 4 13 11 0 8-6 13-14 12-3 5-8 6-11 6s-8-1-11-6C13 35 7 30 7 22 7 15 13 10 20 11c1-4 5-8 12-8z'
const TREE: readonly Shape[] = [
  ['wood', 'M28 56V36h8v20z'],
  ['leaf', CROWN],
]

/** Growth habits and main crops at each stage: seed and first leaves, leaves, flowers, and the harvest. */
export const STAGE_ART = {
  ...FIELD_CROP_STAGES,
  ...GARDEN_CROP_STAGES,
  'cereal.planted': [
    GROUND_SHAPE,
    SEEDS,
    ['leaf', 'M31 54C22 50 19 42 20 34c8 3 11 10 12 16 1-10 4-17 11-22 2 10-2 21-10 26z'],
  ],
  'cereal.growing': [GROUND_SHAPE, STALK, BLADES, ['leaf', 'M32 22C26 16 26 8 32 3c6 5 6 13 0 19z']],
  'cereal.flowering': [
    GROUND_SHAPE,
    STALK,
    BLADES,
    ['grain', 'M32 18L20 5M32 18L44 5M32 20V2', 4],
    [
      'orange',
      translateShape(
        [
          [20, 5],
          [44, 5],
          [32, 3],
          [26, 11],
          [38, 11],
        ],
        'h.01',
      ),
      5,
    ],
  ],
  'cereal.ready': [
    GROUND_SHAPE,
    ['straw', 'M22 56V20h4v36z'],
    ['straw', 'M23 46C14 44 8 38 5 28c10 1 16 8 18 18zM25 56c8-1 13-6 17-15-10 0-15 6-17 15z'],
    ['grain', 'M24 3c7 0 10 6 10 13s-4 14-10 14-10-7-10-14S17 3 24 3z'],
    ['orange', 'M24 5v22M16 12h16M16 20h16', 1.8],
    ...BASKET,
  ],
  'root.planted': [
    DEEP,
    ['wood', 'M22 42h20v14H22z'],
    ['leaf', 'M31 42V32C24 33 18 29 16 22c8-1 13 2 16 8 3-6 8-9 16-8-2 7-8 11-15 10v10z'],
  ],
  'root.growing': [DEEP, VINE, ['straw', 'M32 39v15M30 40l-11 11M34 40l11 11', 5]],
  'root.flowering': [
    DEEP,
    VINE,
    ['rose', circleShape(14, 20, 5) + circleShape(50, 20, 5) + circleShape(32, 8, 5)],
    ['straw', SWOLLEN],
  ],
  'root.ready': [DEEP, VINE, ['grain', LARGE]],
  'low.planted': [
    GROUND_SHAPE,
    SEEDS,
    ['leaf', 'M31 54V44c-9 1-14-4-15-12 9 0 14 3 16 9 2-6 7-9 16-9-1 8-6 13-15 12v10z'],
  ],
  'low.growing': [GROUND_SHAPE, BUSH],
  'low.flowering': [
    GROUND_SHAPE,
    BUSH,
    ['white', circleShape(32, 24, 5.5) + circleShape(14, 40, 5.5) + circleShape(50, 40, 5.5)],
    ['sun', circleShape(32, 24, 2) + circleShape(14, 40, 2) + circleShape(50, 40, 2), 0],
  ],
  'low.ready': [
    GROUND_SHAPE,
    ['lime', 'M22 55C10 56 4 50 3 40c7-1 11 0 13 4-2-8 0-15 8-20 8 5 10 12 8 20 2-4 6-5 12-4 0 10-8 15-22 15z'],
    ...BASKET,
  ],
  'tall.planted': [
    GROUND_SHAPE,
    SEEDS,
    ['deep', 'M32 54V36', 4],
    ['leaf', 'M31 42C22 42 16 37 15 28c9 0 15 5 16 14zM33 42c9 0 15-5 16-14-9 0-15 5-16 14z'],
  ],
  'tall.growing': [GROUND_SHAPE, ...TALL],
  'tall.flowering': [
    GROUND_SHAPE,
    ...TALL,
    [
      'sun',
      circleShape(32, 8, 5.5) +
        circleShape(15, 22, 5.5) +
        circleShape(49, 22, 5.5) +
        circleShape(20, 40, 5.5) +
        circleShape(44, 40, 5.5),
    ],
    [
      'orange',
      translateShape(
        [
          [32, 8],
          [15, 22],
          [49, 22],
          [20, 40],
          [44, 40],
        ],
        'h.01',
      ),
      4,
    ],
  ],
  'tall.ready': [
    GROUND_SHAPE,
    ['deep', 'M22 56V6h4v50z'],
    [
      'leaf',
      'M23 18C14 18 8 13 6 5c10 0 16 5 17 13zM25 18c9 0 15-5 17-13-10 0-16 5-17 13zM23 36C13 37 6 32 3 23c11 0 19 4 20 13zM25 36c10 1 17-4 20-13-11 0-19 4-20 13z',
    ],
    ['orange', circleShape(13, 27, 5.5) + circleShape(36, 26, 5.5) + circleShape(15, 45, 5.5) + circleShape(31, 43, 5)],
    ...BASKET,
  ],
  'tree.planted': [
    GROUND_SHAPE,
    ['wood', 'M30 55V30h4v25z'],
    [
      'leaf',
      'M31 34C22 34 16 29 14 20c10 0 16 5 17 14zM33 34c9 0 15-5 17-14-10 0-16 5-17 14zM32 22c-6-6-6-13 0-18 6 5 6 12 0 18z',
    ],
    ['straw', 'M12 56V38M52 56V38', 3],
  ],
  'tree.growing': [GROUND_SHAPE, ...TREE],
  'tree.flowering': [
    GROUND_SHAPE,
    ...TREE,
    [
      'white',
      circleShape(20, 20, 4.5) + circleShape(34, 13, 4.5) + circleShape(45, 23, 4.5) + circleShape(31, 29, 4.5),
    ],
    [
      'rose',
      translateShape(
        [
          [20, 20],
          [34, 13],
          [45, 23],
          [31, 29],
        ],
        'h.01',
      ),
      4,
    ],
  ],
  'tree.ready': [
    GROUND_SHAPE,
    ...TREE,
    ['orange', circleShape(18, 20, 5) + circleShape(33, 13, 5) + circleShape(46, 24, 5) + circleShape(30, 28, 5)],
    ...BASKET,
  ],
} as const satisfies Record<`${DrawnPlant}.${DrawnStage}`, Art>
