import type { Habit } from '../../contracts/crops.ts'
import type { DrawnStage } from '../../contracts/drawings.ts'
import { type Art, dot, GROUND } from '../shapes.ts'

export const STAGES = {
  'cereal.planted': [
    GROUND,
    ['grain', dot(32, 58, 3)],
    ['leaf', 'M31 54v-6c-5 0-8-3-8-8 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 8-8 8v6z'],
  ],
  'cereal.growing': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
  ],
  'cereal.flowering': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['sun', dot(32, 12, 6) + dot(18, 22, 5) + dot(46, 22, 5)],
  ],
  'cereal.ready': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['orange', dot(32, 40, 10)],
  ],
  'root.planted': [
    GROUND,
    ['grain', dot(32, 58, 3)],
    ['leaf', 'M31 54v-6c-5 0-8-3-8-8 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 8-8 8v6z'],
  ],
  'root.growing': [GROUND, ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z']],
  'root.flowering': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['sun', dot(32, 12, 6) + dot(18, 22, 5) + dot(46, 22, 5)],
  ],
  'root.ready': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['orange', dot(32, 40, 10)],
  ],
  'low.planted': [
    GROUND,
    ['grain', dot(32, 58, 3)],
    ['leaf', 'M31 54v-6c-5 0-8-3-8-8 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 8-8 8v6z'],
  ],
  'low.growing': [GROUND, ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z']],
  'low.flowering': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['sun', dot(32, 12, 6) + dot(18, 22, 5) + dot(46, 22, 5)],
  ],
  'low.ready': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['orange', dot(32, 40, 10)],
  ],
  'tall.planted': [
    GROUND,
    ['grain', dot(32, 58, 3)],
    ['leaf', 'M31 54v-6c-5 0-8-3-8-8 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 8-8 8v6z'],
  ],
  'tall.growing': [GROUND, ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z']],
  'tall.flowering': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['sun', dot(32, 12, 6) + dot(18, 22, 5) + dot(46, 22, 5)],
  ],
  'tall.ready': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['orange', dot(32, 40, 10)],
  ],
  'tree.planted': [
    GROUND,
    ['grain', dot(32, 58, 3)],
    ['leaf', 'M31 54v-6c-5 0-8-3-8-8 5 0 8 3 9 7 1-4 4-7 9-7 0 5-3 8-8 8v6z'],
  ],
  'tree.growing': [GROUND, ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z']],
  'tree.flowering': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['sun', dot(32, 12, 6) + dot(18, 22, 5) + dot(46, 22, 5)],
  ],
  'tree.ready': [
    GROUND,
    ['leaf', 'M30 54V30C20 30 14 24 12 14c10 0 17 5 20 14 3-9 10-14 20-14-2 10-8 16-18 16v24z'],
    ['orange', dot(32, 40, 10)],
  ],
} satisfies Record<`${Habit}.${DrawnStage}`, Art>
