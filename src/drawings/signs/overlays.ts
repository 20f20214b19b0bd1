import type { SignOverlay } from '../../contracts/drawing-ids.ts'
import { type Art, circleShape, type Paint, translateShape } from '../shapes.ts'

interface Overlay {
  marks: Art
  /** Replacement colours of the base. */
  instead?: Partial<Record<Paint, Paint>>
  /** Transform of the base. */
  turn?: string
}

const FIVE = [
  [24, 20],
  [40, 24],
  [30, 33],
  [22, 42],
  [41, 43],
] as const
const MANY = [...FIVE, [33, 14], [20, 30], [46, 34], [32, 50], [34, 25], [27, 26], [36, 40]] as const
const WORM = 'c-3-4 1-8 4-6 2-3 6-3 7 0 4-1 7 2 5 6-2 4-6 3-8 2-3 1-6 1-8-2z'

export const SIGN_OVERLAYS = {
  holes: {
    marks: [
      [
        'paper',
        'M20 17c4-4 9-2 9 2s-6 7-9 5-3-4 0-7zM38 26c5-3 9 0 8 4s-8 6-10 3-1-5 2-7zM24 38c5-2 9 1 8 5s-7 6-10 3-2-6 2-8z',
      ],
      [
        'wood',
        translateShape(
          [
            [40, 42],
            [44, 45],
            [39, 47],
          ],
          'h.01',
        ),
        3.5,
      ],
    ],
  },
  mosaic: {
    marks: [
      [
        'sun',
        'M21 13c6-3 10 4 8 10s-11 4-11-2 1-7 3-8zM40 16c7-1 9 9 2 13s-11-11-2-13zM25 31c7-4 14 2 10 9s-19 3-10-9zM43 36c7 0 7 9 1 11s-8-11-1-11zM20 43c6-2 9 5 5 9s-11-7-5-9z',
        0,
      ],
    ],
  },
  specks: { marks: [['sun', translateShape(MANY, 'h.01'), 4.5]] },
  spots: {
    marks: [
      ['dark', circleShape(24, 20, 5) + circleShape(41, 26, 6) + circleShape(28, 38, 6.5) + circleShape(43, 45, 4.5)],
      [
        'wood',
        translateShape(
          [
            [24, 20],
            [41, 26],
            [28, 38],
            [43, 45],
          ],
          'h.01',
        ),
        4,
      ],
    ],
  },
  rings: {
    marks: [
      ['sun', circleShape(24, 20, 7) + circleShape(41, 28, 7.5) + circleShape(26, 42, 8), 0],
      ['dark', circleShape(24, 20, 4.5) + circleShape(41, 28, 5) + circleShape(26, 42, 5.5), 0],
      ['straw', circleShape(24, 20, 2) + circleShape(41, 28, 2.2) + circleShape(26, 42, 2.5), 0],
    ],
  },
  streaks: { marks: [['sun', 'M25 16v9M25 30v6M25 41v6M32 12v6M32 24v9M32 39v8M39 18v8M39 31v5M39 42v6', 3.4]] },
  silver: {
    marks: [
      ['white', 'M25 14v12M27 32v9M32 20v14M32 42v6M39 14v9M38 29v13', 3.6],
      ['edge', 'M22 29h3M40 26h3M29 38h3', 2.4],
    ],
  },
  powder: {
    marks: [
      ['white', circleShape(24, 20, 5) + circleShape(40, 25, 6) + circleShape(30, 34, 5), 0],
      ['white', circleShape(24, 43, 6) + circleShape(41, 43, 5) + circleShape(33, 13, 4), 0],
      ['grey', translateShape(MANY, 'h.01'), 2.5],
    ],
  },
  rust: {
    marks: [
      ['orange', translateShape(MANY, 'h3'), 5],
      ['rust', translateShape(MANY, 'h.01'), 2.5],
    ],
  },
  soot: {
    marks: [
      ['edge', 'M16 34c4-6 8-2 12-6s10-2 12 1 6 0 8 4c0 10-6 17-16 17s-16-6-16-16z', 0],
      [
        'ash',
        translateShape(
          [
            [22, 38],
            [30, 34],
            [38, 38],
            [26, 44],
            [36, 45],
            [44, 36],
          ],
          'h.01',
        ),
        3,
      ],
    ],
  },
  curl: {
    turn: 'translate(12 0) scale(.62 1)',
    marks: [
      [
        'edge',
        'M20 13c-9-2-12 9-5 11 5 1 6-6 1-6M44 13c9-2 12 9 5 11-5 1-6-6-1-6M20 35c-9-2-12 9-5 11 5 1 6-6 1-6M44 35c9-2 12 9 5 11-5 1-6-6-1-6',
        7,
      ],
      [
        'lime',
        'M20 13c-9-2-12 9-5 11 5 1 6-6 1-6M44 13c9-2 12 9 5 11-5 1-6-6-1-6M20 35c-9-2-12 9-5 11 5 1 6-6 1-6M44 35c9-2 12 9 5 11-5 1-6-6-1-6',
        4,
      ],
    ],
  },
  wilt: {
    turn: 'matrix(.8 0 0 -.8 6 60)',
    instead: { leaf: 'lime', purple: 'wood', white: 'straw', deep: 'wood' },
    marks: [],
  },
  mould: {
    marks: [
      [
        'grey',
        'M20 16c4-5 10-4 12 0 6-3 12 2 10 8 5 3 4 10-1 12 0 6-7 9-12 6-6 3-13-1-12-7-5-3-4-10 0-12-2-3 0-6 3-7z',
      ],
      [
        'deep',
        translateShape(
          [
            [24, 21],
            [33, 22],
            [38, 29],
            [28, 30],
            [22, 36],
            [33, 37],
          ],
          'h.01',
        ),
        4,
      ],
      [
        'white',
        translateShape(
          [
            [28, 25],
            [36, 34],
            [24, 29],
          ],
          'h.01',
        ),
        3,
      ],
    ],
  },
  webbing: {
    marks: [
      ['white', 'M15 24l9-8 5 8 6-9 6 9 6-6M14 34l8-8 6 8 7-8 7 9 8-7M18 46l6-8 7 8 8-8 7 7', 2],
      ['edge', 'M22 40c5-6 8 4 12-1s5-2 8-1', 9],
      ['cream', 'M22 40c5-6 8 4 12-1s5-2 8-1', 6],
      ['edge', 'M42 38h.01', 3],
    ],
  },
  tracks: {
    marks: [
      ['edge', 'M18 22c6-8 12 2 18-4s12 0 8 6-20 0-22 8 12 2 16 8-4 8-10 8', 7],
      ['cream', 'M18 22c6-8 12 2 18-4s12 0 8 6-20 0-22 8 12 2 16 8-4 8-10 8', 4.5],
    ],
  },
  bored: {
    marks: [
      ['edge', circleShape(36, 26, 7)],
      ['cream', `M36 28${WORM}`],
      ['edge', circleShape(26, 46, 3.5)],
      [
        'wood',
        translateShape(
          [
            [32, 39],
            [38, 41],
            [30, 53],
          ],
          'h.01',
        ),
        3.5,
      ],
    ],
  },
  cracks: { marks: [['edge', 'M18 16l6 6-3 6 7 6-2 6M44 22l-6 5 4 7-6 5 3 9M32 14l2 7M22 46l6 3', 2.8]] },
} as const satisfies Record<SignOverlay, Overlay>
export type { Overlay }
