import type { SignBase } from '../../contracts/drawings.ts'
import type { Art } from '../shapes.ts'

export const BASES = {
  maize: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  cassava: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  legume: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  flower: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  rice: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  head: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  cob: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  tomato: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  yam: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  leaf: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  banana: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  pod: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  tuber: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  cocoa: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  berry: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  onion: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  fruit: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  chilli: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  cabbage: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  boll: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
  frond: [['leaf', 'M32 4c16 10 20 36 0 56C12 40 16 14 32 4z']],
} satisfies Record<SignBase, Art>
