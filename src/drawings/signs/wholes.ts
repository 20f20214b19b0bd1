import type { SignWhole } from '../../contracts/drawings.ts'
import { type Art, dot, GROUND } from '../shapes.ts'

export const SIGN_WHOLES = {
  worms: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  fly: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  beetle: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  weevil: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  bug: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  aphids: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  bird: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  cricket: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  striga: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
  waterlogged: [GROUND, ['edge', dot(32, 40, 12)], ['edge', 'M20 30l-8-8M44 30l8-8', 3]],
} satisfies Record<SignWhole, Art>
