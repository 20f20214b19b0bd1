import type { CanonicalCropId } from '../../contracts/crops.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import type { PlacementFigures } from './fertilizer-figures.ts'
import type { ProductionSystem } from './targets.ts'

export type PlacementMethod = 'stand' | 'ring' | 'band' | 'mud' | 'broadcast'

export interface FertilizerPlacement {
  way: PlacementMethod
  /** cm; null if not buried or distance is irrelevant. */
  depth: number | null
  from: number | null
  to: number | null
  index: number
}

const PLACEMENT_METHODS: [text: string, way: PlacementMethod][] = [
  ['mud', 'mud'],
  ['ring', 'ring'],
  ['spot', 'stand'],
  ['broadcast', 'broadcast'],
  ['band', 'band'],
  ['furrow', 'band'],
]
/** Methods that need special equipment or another dose. */
const SPECIAL_METHODS = /hill|deep|on the row/

/** Placement for a crop: drained mud of a paddy, beside the row of upland rice. */
export function fertilizerPlacement(crop: CanonicalCropId, system: ProductionSystem): FertilizerPlacement | null {
  const ways = fertilizerFigures(crop)?.placement ?? []
  const found = ways.findIndex(
    ({ method, text }) => !SPECIAL_METHODS.test(method) && (system !== 'upland' || !text.startsWith('lowland')),
  )
  const row: PlacementFigures | undefined = ways[found]
  const way = row && PLACEMENT_METHODS.find(([text]) => row.method.includes(text))?.[1]
  if (!row || !way) return null
  return {
    way,
    depth: typeof row.depth_cm === 'number' ? row.depth_cm : null,
    from: row.distance_cm?.[0] ?? null,
    to: row.distance_cm?.[1] ?? null,
    index: found,
  }
}
