import type { SkyId } from '../../contracts/drawing-ids.ts'
import { type Art, circleShape, type Shape } from '../shapes.ts'

const CLOUD = 'M17 44C8 44 4 38 4 32s5-11 11-11C17 12 24 7 32 7c9 0 15 6 17 13 7 0 11 6 11 12s-4 12-12 12z'
const cloudShape = (paint: 'white' | 'grey' | 'ash' | 'violet'): Shape => [paint, CLOUD]
const RAYS = 'M32 2v7M32 55v7M2 32h7M55 32h7M11 11l5 5M48 48l5 5M11 53l5-5M48 16l5-5'

export const SKY_ART = {
  sun: [
    ['edge', RAYS, 7],
    ['sun', RAYS, 4],
    ['sun', circleShape(32, 32, 16)],
  ],
  moon: [
    ['cream', 'M38 5C22 10 18 34 34 44c7 5 16 5 22 1-5 11-16 16-27 14C14 56 4 44 6 29 8 14 22 3 38 5z'],
    ['sun', 'M50 10l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'],
  ],
  partly: [
    ['edge', 'M22 2v6M3 21h6M8 8l4 4M36 8l-4 4', 6],
    ['sun', 'M22 2v6M3 21h6M8 8l4 4M36 8l-4 4', 3.5],
    ['sun', circleShape(22, 22, 11)],
    {
      turn: 'translate(6 17)',
      of: [['white', 'M17 42c-7 0-11-4-11-9s4-9 9-9c2-7 7-11 14-11s13 5 14 11c6 0 10 4 10 9s-4 9-10 9z']],
    },
  ],
  cloud: [{ turn: 'translate(0 6)', of: [cloudShape('grey')] }],
  fog: [cloudShape('white'), ['edge', 'M6 52h52M14 60h36', 7], ['grey', 'M6 52h52M14 60h36', 4]],
  dust: [
    ['sun', circleShape(32, 24, 14)],
    ['edge', 'M4 36c10-6 18 6 28 0s18 6 28 0M4 47c10-6 18 6 28 0s18 6 28 0M4 58c10-6 18 6 28 0s18 6 28 0', 8],
    ['straw', 'M4 36c10-6 18 6 28 0s18 6 28 0M4 47c10-6 18 6 28 0s18 6 28 0M4 58c10-6 18 6 28 0s18 6 28 0', 5],
  ],
  drizzle: [
    cloudShape('grey'),
    ['edge', 'M22 51l-2 4M42 51l-2 4M32 56l-2 4', 7],
    ['sky', 'M22 51l-2 4M42 51l-2 4M32 56l-2 4', 4.5],
  ],
  rain: [
    ['edge', 'M16 50l-4 10M27 50l-4 11M38 50l-4 11M49 50l-4 10', 7.5],
    ['blue', 'M16 50l-4 10M27 50l-4 11M38 50l-4 11M49 50l-4 10', 4.5],
    cloudShape('grey'),
  ],
  storm: [
    ['edge', 'M14 50l-3 8M51 50l-3 8', 7],
    ['blue', 'M14 50l-3 8M51 50l-3 8', 4.5],
    cloudShape('violet'),
    ['sun', 'M34 30L20 48h9l-5 14 18-20h-9l6-12z'],
  ],
  wind: [
    ['edge', 'M4 22h34c12 0 10-16 0-14M4 34h48c12 0 10 18-1 15M4 46h28c10 0 8 15 0 13', 8],
    ['sky', 'M4 22h34c12 0 10-16 0-14M4 34h48c12 0 10 18-1 15M4 46h28c10 0 8 15 0 13', 5],
  ],
  heat: [
    ['edge', 'M22 2v5M4 10l4 4M40 10l-4 4', 6],
    ['sun', 'M22 2v5M4 10l4 4M40 10l-4 4', 3.5],
    ['sun', circleShape(22, 22, 12)],
    ['white', 'M42 12c0-8 12-8 12 0v28c8 6 4 21-6 21s-14-15-6-21z'],
    ['red', 'M46 18h4v26c6 3 4 12-2 12s-8-9-2-12z'],
  ],
  frost: [
    ['sky', circleShape(32, 32, 28)],
    [
      'white',
      'M32 12v40M15 22l34 20M15 42l34-20M26 14l6 6 6-6M26 50l6-6 6 6M14 30l8-2-2-8M50 34l-8 2 2 8M14 34l8 2-2 8M50 30l-8-2 2-8',
      3.5,
    ],
  ],
} as const satisfies Record<SkyId, Art>
