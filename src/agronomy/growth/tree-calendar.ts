import type { GrowthStage } from '../../contracts/farm.ts'
import { valueAt } from '../../shared/lookups.ts'
import { findAgroZone, ZONES, type ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { Tree, TreeCalendar } from '../crops/crop-record.ts'
import { dayNumber, monthOfDate } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import type { ReportedStage } from './reported-stage.ts'
import { GROWTH_STAGE_ORDER, type StageInfo } from './stage-info.ts'

/**
 * Stage of a bearing tree in a month (1-12). Nigerian harvest months of cocoa, coffee, mango and orange are tabled; the
 * rest is from memory: rough (source `perennial-calendar`).
 */
export function treeStageInMonth(year: TreeCalendar, zone: ZoneId, month: number): GrowthStage {
  const { country, forest } = ZONES[zone]
  const here = country === 'NA' ? year.namibia : forest ? (year.nigeriaSouth ?? year.nigeria) : year.nigeria
  return valueAt(STAGE_LETTERS, here.charAt(month - 1))
}

/** Month (1-12) of the next harvest; `month` itself during one. */
function nextHarvestMonth(year: TreeCalendar, zone: ZoneId, month: number): number {
  for (let ahead = 0; ahead < 12; ahead++) {
    const wanted = ((month - 1 + ahead) % 12) + 1
    if (treeStageInMonth(year, zone, wanted) === 'harvesting') return wanted
  }
  return month
}

export function treeSeasonStart(year: TreeCalendar, zone: ZoneId, date: string): string {
  let back = 0
  while (back < 11 && treeStageInMonth(year, zone, ((monthOfDate(date) - 2 - back + 24) % 12) + 1) === 'harvesting')
    back++
  return firstOfMonth(date, -back)
}

const STAGE_LETTERS = new Map<string, GrowthStage>([
  ['V', 'vegetative'],
  ['F', 'flowering'],
  ['f', 'fruiting'],
  ['M', 'mature'],
  ['H', 'harvesting'],
])

type TreeInfo = Omit<StageInfo, 'variety' | 'season' | 'age'>

export function treeStageInfo(
  s: FieldSituation,
  facts: CropFacts,
  { year, yearsToBear }: Tree,
  seen: ReportedStage | null,
): TreeInfo {
  const zone = findAgroZone(s.place)
  const month = monthOfDate(s.asOf)
  const age = s.plantingDate === null ? null : dayNumber(s.asOf) - dayNumber(s.plantingDate)
  const saysYoung = s.statedStage === 'planted' || s.statedStage === 'seedling'
  const bearing = age === null ? !saysYoung : age >= yearsToBear * 365
  const months = treeStageInMonth(year, zone, month)
  const young: GrowthStage =
    age === null ? (s.statedStage ?? 'seedling') : age < 60 ? 'planted' : age < 365 ? 'seedling' : 'vegetative'
  const byCalendar = bearing ? months : young
  const fresh = seen?.on ? dayNumber(s.asOf) - dayNumber(seen.on) <= 30 : false
  const stated = fresh ? seen!.stage : null
  const apart = stated ? Math.abs(GROWTH_STAGE_ORDER.indexOf(stated) - GROWTH_STAGE_ORDER.indexOf(byCalendar)) : 0
  const stage = stated ?? byCalendar
  const ahead = (nextHarvestMonth(year, zone, month) - month + 12) % 12
  return {
    stage,
    faoStage: 'mid',
    dayAfterPlanting: age,
    basis: stated ? 'stated' : 'perennial',
    calendarStage: age === null ? null : byCalendar,
    disagrees: age !== null && apart >= 3 && apart <= 4,
    reported: stated === null ? null : seen,
    thermalShift: 0,
    stages: facts.stages,
    growth: facts.growth,
    bearing,
    harvestDate: bearing ? (ahead === 0 ? s.asOf : firstOfMonth(s.asOf, ahead)) : null,
    rough: true,
  }
}

function firstOfMonth(date: string, ahead: number): string {
  const index = Number(date.slice(0, 4)) * 12 + monthOfDate(date) - 1 + ahead
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
}
