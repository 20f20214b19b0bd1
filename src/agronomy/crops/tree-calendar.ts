import type { GrowthStage } from '../../contracts/farm.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import type { TreeYear } from './record.ts'

/**
 * What a bearing tree or bush does in a month (1-12) of a zone. Harvest months of cocoa, coffee, mango and orange in
 * Nigeria are tabled; flowering and Namibia are from memory, so all of it is rough (source `perennial-calendar`).
 */
export function treeStage(year: TreeYear, zone: ZoneId, month: number): GrowthStage {
  const { country, forest } = ZONES[zone]
  const here = country === 'NA' ? year.namibia : forest ? (year.nigeriaSouth ?? year.nigeria) : year.nigeria
  return NAMES[here[month - 1] as keyof typeof NAMES]
}

/** Month (1-12) in which the next harvest begins, counting from `month` on; `month` itself while it is on. */
export function nextHarvestMonth(year: TreeYear, zone: ZoneId, month: number): number {
  for (let ahead = 0; ahead < 12; ahead++) {
    const wanted = ((month - 1 + ahead) % 12) + 1
    if (treeStage(year, zone, wanted) === 'harvesting') return wanted
  }
  return month
}

const NAMES = { V: 'vegetative', F: 'flowering', f: 'fruiting', M: 'mature', H: 'harvesting' } as const
