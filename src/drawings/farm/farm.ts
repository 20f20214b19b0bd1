import type { FarmDrawing } from '../../contracts/drawing-ids.ts'
import { type Art, circleShape, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'

type Farm<Id> = Id extends `farm.${infer Rest}` ? Rest : never

/** The farmer, by whom a field is measured. */
const FARMER: readonly Shape[] = [
  ['skin', circleShape(32, 9, 5)],
  ['blue', 'M26 16h12l2 14H24z'],
]
const plotShape = (x: number, y: number, w: number, h: number): Shape => ['lime', `M${x} ${y}h${w}v${h}h-${w}z`]
const rowsShape = (path: string): Shape => ['deep', path, 2.2]
const SPROUT = 'v-9c-6 0-9-4-9-9 6 0 9 3 10 6 1-3 4-6 9-6 0 5-3 9-9 9v9z'
const heapShape = (paint: 'rust' | 'straw' | 'dark' | 'grey' | 'soil'): Shape => [
  paint,
  'M2 56c4-18 18-32 30-32s26 14 30 32c-16 6-44 6-60 0z',
]

export const FARM_ART = {
  'size.small': [...FARMER, plotShape(20, 36, 24, 24), rowsShape('M28 37v22M36 37v22')],
  'size.medium': [...FARMER, plotShape(9, 34, 46, 27), rowsShape('M18 35v25M27 35v25M36 35v25M45 35v25')],
  'size.large': [
    plotShape(2, 14, 60, 47),
    rowsShape('M9 15v45M17 15v45M25 15v45M33 15v45M41 15v45M49 15v45M57 15v45'),
    ['skin', circleShape(32, 5, 3)],
    ['blue', 'M28 9h8l1 10H27z'],
  ],
  'size.very-large': [
    plotShape(2, 6, 60, 55),
    ['soil', 'M2 22h60v4H2zM2 42h60v4H2zM30 6h4v55h-4z'],
    rowsShape(
      'M8 7v14M15 7v14M22 7v14M41 7v14M48 7v14M55 7v14M8 27v14M15 27v14M22 27v14M41 27v14M48 27v14M55 27v14M8 47v13M15 47v13M22 47v13M41 47v13M48 47v13M55 47v13',
    ),
  ],
  'irrigation.rain-fed': [
    GROUND_SHAPE,
    ['leaf', `M31 54${SPROUT}`],
    ['blue', 'M14 26l-3 8M25 26l-3 8M41 26l-3 8M52 26l-3 8M12 42l-2 6M53 42l-2 6', 4],
    ['grey', 'M18 24C10 24 6 20 6 15s4-8 9-8c2-4 8-5 13-4 5-2 12-1 16 4 8-1 14 3 14 9 0 5-4 8-10 8z'],
  ],
  'irrigation.drip': [
    GROUND_SHAPE,
    ['edge', 'M2 22h60v7H2z'],
    [
      'leaf',
      translateShape(
        [
          [15, 54],
          [47, 54],
        ],
        SPROUT,
      ),
    ],
    [
      'blue',
      translateShape(
        [
          [16, 30],
          [48, 30],
          [32, 34],
        ],
        'c4 5 4 9 0 9s-4-4 0-9z',
      ),
    ],
    ['ash', 'M13 20h6v11h-6zM29 20h6v11h-6zM45 20h6v11h-6z'],
  ],
  'irrigation.sprinkler': [
    GROUND_SHAPE,
    ['ash', 'M29 56V28h6v28z'],
    ['edge', 'M24 20h16v8H24z'],
    [
      'blue',
      'M22 20C18 10 10 8 5 14M42 20c4-10 12-12 17-6M20 26c-8-4-15 0-16 10M44 26c8-4 15 0 16 10M30 16c-1-5-3-9-6-12M34 16c1-5 3-9 6-12',
      3.5,
    ],
    [
      'leaf',
      translateShape(
        [
          [12, 54],
          [51, 54],
        ],
        'v-6c-5 0-7-3-8-7 5 0 7 2 8 5 1-3 4-5 8-5 0 4-3 7-7 7v6z',
      ),
    ],
  ],
  'irrigation.manual': [
    GROUND_SHAPE,
    ['leaf', `M13 54${SPROUT}`],
    ['skin', circleShape(50, 10, 7)],
    ['orange', 'M42 20h18v20H42z'],
    ['blue', 'M43 40h16v14H43z'],
    ['skin', 'M44 22l-12 8 3 5 11-6z'],
    ['ash', 'M18 22l18 8-4 14-16-8z'],
    ['blue', 'M17 40l-2 5M12 36l-2 4', 4],
  ],
  'irrigation.flood': [
    ['soil', 'M2 62V34h8v14h44V34h8v28z'],
    ['blue', 'M10 42c7-4 7 4 14 0s7 4 14 0 9 4 16 0v12H10z'],
    [
      'leaf',
      translateShape(
        [
          [19, 46],
          [31, 46],
          [43, 46],
        ],
        'c-4-10-6-18-11-22 9 2 13 10 13 22zm2 0c-1-14 1-22 6-30 2 12 0 22-4 30z',
      ),
    ],
  ],
  'irrigation.furrow': [
    ['soil', 'M2 62V46c4-10 8-14 12-14s8 6 10 14c4 8 12 8 16 0 2-8 6-14 10-14s8 4 12 14v16z'],
    ['blue', 'M22 42h20c-2 12-18 12-20 0z'],
    [
      'leaf',
      translateShape(
        [
          [13, 34],
          [49, 34],
        ],
        SPROUT,
      ),
    ],
  ],
  'irrigation.other': [
    ['grey', 'M6 34h52l-5 28H11z'],
    ['edge', 'M12 46h40M22 36l-3 10M42 36l3 10M32 46v14', 2],
    ['wood', 'M10 34V6h5v28zM49 34V6h5v28zM6 8h52V3H6z'],
    ['straw', 'M32 8v12', 2.5],
    ['blue', 'M24 20h16l-3 16H27z'],
  ],
  // A handful of each, and how it holds together.
  'soil.clay': [heapShape('rust'), ['edge', 'M20 40l8 6-4 8M34 30l-2 9 8 5 2 10M48 42l-6 4', 2.4]],
  'soil.sand': [
    heapShape('straw'),
    [
      'wood',
      translateShape(
        [
          [20, 42],
          [28, 34],
          [36, 38],
          [44, 44],
          [26, 48],
          [36, 50],
          [14, 52],
          [48, 53],
          [30, 42],
          [42, 34],
        ],
        'h.01',
      ),
      3,
    ],
  ],
  'soil.loam': [
    heapShape('dark'),
    ['leaf', `M31 30${SPROUT}`],
    ['rose', 'M20 48c4-5 6 4 10-1', 4],
    [
      'wood',
      translateShape(
        [
          [40, 42],
          [46, 50],
          [14, 52],
          [28, 38],
        ],
        'h.01',
      ),
      4,
    ],
  ],
  'soil.silt': [heapShape('grey'), ['ash', 'M12 48c8-4 12 4 20 0s12 4 20 0M20 38c6-3 8 3 13 0s8 3 12 0', 2.4]],
  'soil.mixed': [
    heapShape('soil'),
    ['straw', 'M22 36h.01M40 50h.01M14 52h.01M44 38h.01M30 30h.01', 5],
    ['dark', 'M30 44h.01M50 50h.01M24 50h.01M36 36h.01', 6],
    ['grey', circleShape(34, 52, 3) + circleShape(18, 44, 3)],
  ],
  'experience.beginner': [GROUND_SHAPE, ['leaf', `M31 54${SPROUT}`]],
  'experience.intermediate': [
    GROUND_SHAPE,
    [
      'leaf',
      'M30 54V40c-9 0-14-4-16-12 9 0 14 3 16 8V26c-8 0-12-4-14-11 8 0 12 3 14 7 0-8 0-14 2-20 2 6 2 12 2 20 2-4 6-7 14-7-2 7-6 11-14 11v10c2-5 7-8 16-8-2 8-7 12-16 12v14z',
    ],
  ],
  'experience.experienced': [
    GROUND_SHAPE,
    [
      'leaf',
      translateShape(
        [
          [12, 54],
          [51, 54],
        ],
        'V38c-5 0-8-4-9-9 5 0 8 2 9 6 0-8 0-13 1-18 1 5 1 10 1 18 1-4 4-6 9-6-1 5-4 9-9 9v16z',
      ),
    ],
    [
      'straw',
      translateShape(
        [
          [13, 18],
          [52, 18],
        ],
        'c-5-4-5-10 0-15 5 5 5 11 0 15z',
      ),
    ],
    ['wood', 'M29 55V36h6v19z'],
    ['leaf', 'M32 8c6 0 10 4 10 8 6 2 7 9 4 14-3 6-9 8-14 7-5 1-11-1-14-7-3-5-2-12 4-14 0-4 4-8 10-8z'],
    ['orange', circleShape(27, 20, 4) + circleShape(37, 27, 4)],
  ],
  done: [
    ['edge', 'M32 2v7M10 10l5 6M54 10l-5 6', 6],
    ['sun', 'M32 2v7M10 10l5 6M54 10l-5 6', 3.5],
    ['sun', circleShape(32, 30, 15)],
    ['leaf', 'M2 40c18-8 42-8 60 0v22H2z'],
    ['lime', 'M12 60c2-9 4-15 8-22M26 60c0-9 1-16 3-24M38 60c0-9-1-16-3-24M52 60c-2-9-4-15-8-22', 3],
  ],
} as const satisfies Record<Farm<FarmDrawing>, Art>
