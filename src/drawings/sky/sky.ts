import type { SkyId } from '../../contracts/drawings.ts'
import { type Art, dot } from '../shapes.ts'

export const SKY = {
  sun: [['sun', dot(32, 32, 18)]],
  moon: [['cream', 'M40 8a26 26 0 1 0 16 36A20 20 0 0 1 40 8z']],
  partly: [
    ['sun', dot(24, 22, 14)],
    ['white', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z'],
  ],
  cloud: [['grey', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z']],
  fog: [['white', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z']],
  dust: [['white', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z']],
  drizzle: [
    ['blue', 'M20 60l4-10M32 62l4-10M44 60l4-10', 4],
    ['grey', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z'],
  ],
  rain: [
    ['blue', 'M20 60l4-10M32 62l4-10M44 60l4-10', 4],
    ['grey', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z'],
  ],
  storm: [
    ['violet', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z'],
    ['sun', 'M34 44l-10 12h8l-4 8 14-14h-8l4-6z'],
  ],
  wind: [['white', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z']],
  heat: [['sun', dot(32, 32, 18)]],
  frost: [['white', 'M18 48a12 12 0 0 1 0-24 16 16 0 0 1 30-2 13 13 0 0 1-2 26z']],
} satisfies Record<SkyId, Art>
