import type { SignBase } from '../../contracts/drawing-ids.ts'
import { CEREALS, SORGHUM_HEAD } from '../crops/cereals.ts'
import { TREES } from '../crops/trees.ts'
import { VEGETABLES } from '../crops/vegetables.ts'
import { type Art, circleShape, type Paint, translateShape } from '../shapes.ts'

interface Base {
  art: Art
  /** Replacement colours of the marks on this base. */
  marks?: Partial<Record<Paint, Paint>>
  /** Transform of the marks, when they are not centred. */
  moved?: string
}

/** One leaf, pod or fruit, so large that what is wrong with it is seen; marks lie about its middle. */
export const SIGN_BASES = {
  maize: {
    art: [
      ['leaf', 'M30 62C10 54 3 38 3 14c18 6 27 24 27 48zM34 62c20-8 27-24 27-48-18 6-27 24-27 48z'],
      ['leaf', 'M32 60C18 44 18 18 32 2c14 16 14 42 0 58z'],
      ['deep', 'M32 8v48', 2],
    ],
  },
  cassava: {
    art: [
      ['rose', 'M32 44v18', 4],
      ['leaf', 'M30 47C18 53 8 49 2 39c11-4 22-1 28 8zM34 47c12 6 22 2 28-8-11-4-22-1-28 8z'],
      ['leaf', 'M31 46C14 40 5 28 7 11c13 5 23 18 24 35zM33 46c17-6 26-18 24-35-13 5-23 18-24 35z'],
      ['leaf', 'M32 47C20 32 22 12 32 2c10 10 12 30 0 45z'],
    ],
  },
  legume: {
    art: [
      ['deep', 'M32 34v28', 4],
      ['leaf', 'M30 37C30 54 14 61 3 50 3 35 18 28 30 37zM34 37c0 17 16 24 27 13 0-15-15-22-27-13z'],
      ['leaf', 'M32 38C14 32 14 10 32 2c18 8 18 30 0 36z'],
      ['deep', 'M32 8v24M26 40L12 50M38 40l14 10', 2],
    ],
  },
  flower: {
    art: [
      ['deep', 'M32 40v22', 4],
      ['leaf', 'M31 60C22 60 15 56 12 48c10-1 17 4 19 12zM33 60c9 0 16-4 19-12-10-1-17 4-19 12z'],
      ['purple', 'M32 42C8 42 4 14 20 6c7-2 11 3 12 8 1-5 5-10 12-8 16 8 12 36-12 36z'],
      ['white', 'M32 42c-9-3-9-16 0-19 9 3 9 16 0 19z'],
    ],
    marks: { sun: 'edge' },
    moved: 'translate(0 -6)',
  },
  rice: {
    art: [
      ['blue', 'M2 54h60v8H2z'],
      ['leaf', 'M24 57C8 46 2 28 5 8c14 10 21 28 19 49zM40 57c16-11 22-29 19-49-14 10-21 28-19 49z'],
      ['leaf', 'M32 57C19 40 19 18 32 2c13 16 13 38 0 55z'],
    ],
    marks: { sun: 'cream' },
  },
  head: {
    art: [
      ['deep', 'M30 62V48h4v14z'],
      { turn: 'translate(-10 -1) scale(1.32)', of: [['grain', SORGHUM_HEAD]] },
      [
        'orange',
        translateShape(
          [
            [26, 9],
            [38, 9],
            [20, 18],
            [44, 18],
            [32, 12],
            [32, 22],
            [18, 30],
            [46, 30],
            [26, 27],
            [38, 27],
            [22, 40],
            [42, 40],
            [32, 44],
            [32, 33],
          ],
          'h.01',
        ),
        3.5,
      ],
    ],
  },
  cob: { art: CEREALS.maize },
  tomato: {
    art: [
      ['deep', 'M24 46v16', 4],
      [
        'leaf',
        'M26 52c-6 2-10 0-14-4l-6 0c0-6 2-9 6-11-4-3-8-5-9-11 4-2 7-1 10 1 0-6-1-10 1-14 4 1 7 4 9 7 0-8 2-14 6-18 5 5 6 11 6 18 3-4 6-6 11-7 1 5 0 9-2 14 4-2 8-2 11 1-2 5-6 8-11 10 3 3 5 6 4 11-5 1-8 0-11-2-2 3-6 5-11 5z',
      ],
      ['deep', 'M28 10v40M28 30l-14-8M28 30l12-8M28 42l-13-2M28 42l13-3', 2],
      ['red', circleShape(52, 52, 9)],
      ['leaf', 'M46 45l6 2 6-2-3-4h-6z'],
    ],
    moved: 'translate(-3 0)',
  },
  yam: {
    art: [
      ['leaf', 'M32 62C8 50 0 28 7 13c7-12 22-8 25 4 3-12 18-16 25-4 7 15-1 37-25 49z'],
      ['deep', 'M32 18v38M30 20C18 24 16 36 22 48M34 20c12 4 14 16 8 28', 2],
    ],
  },
  leaf: {
    art: [
      ['leaf', 'M32 61C4 48 6 18 32 2c26 16 28 46 0 59z'],
      ['deep', 'M32 8v50M32 26L20 18M32 26l12-8M32 40L18 31M32 40l14-9', 2],
    ],
  },
  banana: {
    art: [
      [
        'leaf',
        'M32 2c10 3 16 9 18 16l-6 3 8 5c1 4 2 7 1 11l-8 0 6 7c-2 5-5 9-10 13l-5-4v9h-8v-9l-5 4c-5-4-8-8-10-13l6-7-8 0c-1-4 0-7 1-11l8-5-6-3C16 11 22 5 32 2z',
      ],
      ['lime', 'M32 6v54', 3.5],
    ],
    marks: { sun: 'dark' },
  },
  pod: {
    art: [
      ['leaf', 'M8 4c5 2 9 6 10 12-6 2-11-1-14-6z'],
      ['lime', 'M14 10c12-8 24 2 34 18 8 12 10 22 12 33-12 1-24-4-34-16C14 32 6 18 14 10z'],
      ['leaf', 'M16 16c2 8 10 8 12 14s8 8 10 14 8 6 14 10', 2.5],
    ],
  },
  nut: {
    art: [
      ['straw', 'M16 5c14-6 26 2 24 14-1 6 2 8 8 12 12 8 10 26-4 29-16 4-24-6-24-18 0-6-2-8-6-12C4 20 6 9 16 5z'],
      ['wood', 'M18 14l8-2M18 24l10-3M26 36l8-5M28 46l10-6M36 54l9-4', 2.2],
    ],
  },
  tuber: {
    art: [
      ['deep', 'M20 10C16 8 14 5 14 2', 4],
      ['rose', 'M18 10C32 2 52 10 58 28c5 16-2 30-6 34C34 62 10 50 6 32 4 22 8 14 18 10z'],
      ['red', 'M18 20l6-2M40 16l6 4M14 34l5 2M48 34l5-2M28 50l5 2M44 48l5-1', 2],
    ],
  },
  cocoa: { art: TREES.cocoa, marks: { sun: 'edge' }, moved: 'translate(8 4)' },
  berry: {
    art: [
      ['deep', 'M4 8c18 4 38 4 56 0', 4],
      ['leaf', 'M22 12C14 2 8 2 3 3c1 8 9 13 19 9zM42 12C50 2 56 2 61 3c-1 8-9 13-19 9z'],
      ['leaf', circleShape(15, 30, 12) + circleShape(49, 30, 12)],
      ['red', circleShape(32, 42, 18)],
    ],
    moved: 'translate(0 9)',
  },
  onion: {
    art: [
      [
        'leaf',
        'M26 48C12 40 2 24 4 6c4-4 8-3 10 0 2 16 10 28 16 40zM38 48c14-8 24-24 22-42-4-4-8-3-10 0-2 16-10 28-16 40z',
      ],
      ['leaf', 'M27 48C22 32 22 14 28 3c4-3 8 0 9 3 2 14 2 28 0 42z'],
      ['purple', 'M32 42c8 0 14 5 14 11s-6 9-14 9-14-3-14-9 6-11 14-11z'],
    ],
    marks: { dark: 'purple' },
    moved: 'translate(3 -4) scale(.92)',
  },
  fruit: {
    art: [
      ['leaf', 'M34 10c2-7 12-10 22-6-4 8-14 10-22 6z'],
      ['orange', 'M32 9c18-4 29 9 29 26 0 16-12 27-29 27S3 51 3 35C3 18 14 5 32 9z'],
      ['deep', 'M32 10c0-4-1-6-3-8', 4],
    ],
  },
  chilli: { art: VEGETABLES.pepper, moved: 'translate(4 2)' },
  cabbage: { art: VEGETABLES.cabbage },
  boll: {
    art: [
      ['deep', 'M32 52v10', 5],
      ['lime', 'M32 2c12 10 20 20 20 32 0 14-8 22-20 22S12 48 12 34C12 22 20 12 32 2z'],
      ['leaf', 'M32 4v26M32 60C16 62 6 52 4 36c8 0 14 4 16 10l4-8 8 10 8-10 4 8c2-6 8-10 16-10-2 16-12 26-28 24z'],
    ],
    moved: 'translate(0 -3)',
  },
  frond: {
    art: [
      [
        'leaf',
        'M32 62L18 58 2 62l12-14L2 44l13-8L4 28l14-4L8 14l14 2-4-10 10 4 4-8 4 8 10-4-4 10 14-2-10 10 14 4-11 8 13 8-12 4 12 14-16-4z',
      ],
      ['lime', 'M32 6v56', 3],
    ],
  },
} as const satisfies Record<SignBase, Base>
export type { Base }
