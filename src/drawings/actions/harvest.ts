import { type Art, circleShape, GROUND_SHAPE, type Shape, translateShape } from '../shapes.ts'
import { crossedOut, FIST, HOE } from './parts.ts'

const SACK: Shape = ['straw', 'M10 24c-7 10-9 34 0 37h26c9-3 7-27 0-37-6-4-20-4-26 0z']
const SUN: Shape = ['sun', circleShape(50, 12, 8)]
const NOTES: Art = [
  ['leaf', 'M3 18l34-10 6 20L9 38z'],
  ['lime', 'M6 30h38v20H6z'],
  ['cream', circleShape(25, 40, 6)],
  ['deep', 'M11 35h.01M39 35h.01M11 45h.01M39 45h.01', 3],
  ['skin', 'M62 40v20H44c-6 0-11-2-14-6l-6-1c-4-1-4-6 0-6h12l6-5c4-3 8-2 10-2z'],
]

export const HARVEST_ACTIONS = {
  clear: [
    GROUND_SHAPE,
    ['straw', 'M26 54c2-18 10-24 18-24s15 6 17 24z'],
    ['wood', 'M34 50l2-22M42 48V24M50 50l-3-24M56 52l2-18M30 46l18-6M38 52l20-8', 2.6],
    { turn: 'translate(-4 8) scale(.88)', of: HOE },
  ],
  harvest: [
    ['orange', circleShape(16, 24, 9)],
    ['red', circleShape(47, 25, 9)],
    ['grain', 'M25 30V12c0-6 3-9 7-9s7 3 7 9v18z'],
    ['leaf', 'M24 30c-6-8-6-14-3-20 5 5 7 12 6 20zM40 30c6-8 6-14 3-20-5 5-7 12-6 20z'],
    ['wood', 'M3 30h58l-8 31H11z'],
    ['dark', 'M6 40h52M9 50h46M20 31l3 30M44 31l-3 30', 2.2],
  ],
  lift: [
    ['soil', 'M2 48h14c6 0 10 10 16 10s10-10 16-10h14v14H2z'],
    ['deep', 'M32 26v10', 5],
    [
      'wood',
      'M31 34C21 34 14 40 12 54c10 0 18-8 19-20zM33 34c10 0 17 6 19 20-10 0-18-8-19-20zM32 34c5 6 6 18 2 26-2 2-3 2-4 0-4-8-3-20 2-26z',
    ],
    ['leaf', 'M19 16C12 18 6 15 4 8c7-2 13 1 15 8zM45 16c7 2 13-1 15-8-7-2-13 1-15 8z'],
    ...FIST,
  ],
  dry: [
    SUN,
    ['orange', 'M50 1v.01M61 12h.01M39 12h.01M58 4h.01M42 4h.01M58 20h.01M42 20h.01', 3.5],
    ['blue', 'M14 34h36l12 26H2z'],
    [
      'grain',
      'M16 44c0-5 14-5 14 0s-14 5-14 0zM35 42c0-5 14-5 14 0s-14 5-14 0zM11 54c0-5 15-5 15 0s-15 5-15 0zM33 54c0-5 16-5 16 0s-16 5-16 0z',
    ],
    ['orange', 'M20 42v4M26 42v4M39 40v4M45 40v4M16 52v4M22 52v4M38 52v4M44 52v4', 1.8],
  ],
  ferment: [
    ['wood', 'M4 60c2-20 14-30 28-30s26 10 28 30z'],
    [
      'dark',
      translateShape(
        [
          [14, 52],
          [24, 46],
          [36, 44],
          [46, 50],
          [30, 54],
          [40, 56],
          [52, 56],
          [20, 57],
        ],
        'c4 0 5 4 1 4s-5-4-1-4z',
      ),
    ],
    ['leaf', 'M2 40C6 20 18 14 32 18c14-4 26 2 30 22-10-8-20-10-30-8-10-2-20 0-30 8z'],
    ['deep', 'M32 18v14M20 18l-2 14M44 18l2 14', 2],
    ['grey', 'M22 10c-3-3 3-4 0-8M32 10c-3-3 3-4 0-8M42 10c-3-3 3-4 0-8', 2.5],
  ],
  store: [
    ['wood', 'M14 60v-6M50 60v-6M32 60v-6', 5],
    ['rust', 'M9 28h46l-3 27H12z'],
    ['dark', 'M26 36h12v13H26z'],
    ['straw', 'M32 2L3 30h58z'],
    ['wood', 'M32 6L18 27M32 6v21M32 6l14 21', 2],
  ],
  sell: [
    SACK,
    ['wood', 'M12 22h22', 4],
    ['grain', 'M14 22c2-8 16-8 18 0z'],
    ['lime', 'M34 34h28v18H34z'],
    ['cream', circleShape(48, 43, 5)],
    ['sun', circleShape(52, 16, 8)],
    ['orange', 'M52 12v8', 3],
  ],
  'no-spend': crossedOut(NOTES),
  tell: [
    ['edge', 'M14 6h26a3 3 0 0 1 3 3v46a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z'],
    ['sky', 'M15 12h24v34H15z'],
    ['white', 'M24 52h6', 3],
    ['skin', 'M43 62V44l-8-4c-4-2-2-7 2-6l10 2V26c0-3 5-3 5 0v10l7 3c2 1 3 3 3 5l-2 18z'],
    ['leaf', 'M22 34c-3-4-1-12 2-14l4 4-2 3c0 2 2 4 3 4l3-1 3 4c-3 4-10 4-13 0z'],
  ],
  ask: [
    ['skin', 'M6 38c0-9 6-14 13-14s13 5 13 14-5 13-13 13S6 47 6 38z'],
    ['edge', 'M14 38h.01M24 38h.01', 3.5],
    ['blue', 'M2 62c0-8 8-12 17-12s17 4 17 12z'],
    ['red', 'M5 32c1-8 7-12 14-12s13 4 14 12c-8-3-20-3-28 0z'],
    ['white', 'M36 3h20c4 0 6 2 6 6v18c0 4-2 6-6 6H46l-8 8v-8h-2c-4 0-6-2-6-6V9c0-4 2-6 6-6z'],
    ['blue', 'M41 14c0-7 11-6 10 0-1 4-5 3-5 8M46 27h.01', 4],
  ],
} as const satisfies Record<string, Art>
