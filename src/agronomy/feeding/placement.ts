import type { CanonicalCropId } from '../../contracts/crops.ts'
import { fertilizerOf } from '../crops/fertilizer.ts'
import type { PlacementFigures } from './figures.ts'
import type { FeedingSystem } from './targets.ts'

export type PlacementWay = 'stand' | 'ring' | 'band' | 'mud' | 'broadcast'

export interface Placement {
  way: PlacementWay
  /** cm; null if not buried or distance is irrelevant. */
  depth: number | null
  from: number | null
  to: number | null
  index: number
}

const WAYS: [text: string, way: PlacementWay][] = [
  ['mud', 'mud'],
  ['ring', 'ring'],
  ['spot', 'stand'],
  ['broadcast', 'broadcast'],
  ['band', 'band'],
  ['furrow', 'band'],
]
/** Methods that need special equipment or another dose. */
const SPECIAL = /hill|deep|on the row/

/** Placement for a crop: drained mud of a paddy, beside the row of upland rice. */
export function placementOf(crop: CanonicalCropId, system: FeedingSystem): Placement | null {
  const ways = fertilizerOf(crop)?.placement ?? []
  const found = ways.findIndex(
    ({ method, text }) => !SPECIAL.test(method) && (system !== 'upland' || !text.startsWith('lowland')),
  )
  const row: PlacementFigures | undefined = ways[found]
  const way = row && WAYS.find(([text]) => row.method.includes(text))?.[1]
  if (!row || !way) return null
  return {
    way,
    depth: typeof row.depth_cm === 'number' ? row.depth_cm : null,
    from: row.distance_cm?.[0] ?? null,
    to: row.distance_cm?.[1] ?? null,
    index: found,
  }
}
