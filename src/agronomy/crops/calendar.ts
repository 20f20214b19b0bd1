import type { GrowthStage } from '../../contracts/farm.ts'
import { agroZone } from '../climate/zones.ts'
import { dayNumber, isoDate, monthOf } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { type CropFacts, cropFacts, growthOf } from './crop-facts.ts'
import { thermalShift } from './growing-degree-days.ts'
import { type GrowthStarts, type StageLengths, scaleStages } from './growth-stages.ts'
import { lastPlantingStart } from './planting-windows.ts'
import type { Tree } from './record.ts'
import { nextHarvestMonth, treeStage } from './tree-calendar.ts'

export type FaoStage = 'initial' | 'development' | 'mid' | 'late'

/** Where a crop stands on a day. */
export interface StageInfo {
  stage: GrowthStage
  faoStage: FaoStage
  /** Day after planting the figures are taken for; for trees their age. Negative before planting; null: age unknown. */
  dayAfterPlanting: number | null
  /** What decided: the planting date, the farmer's word, the months of a tree, or only the usual season. */
  basis: 'calendar' | 'stated' | 'perennial' | 'season'
  /** The stage by planting date alone, when there is one. */
  calendarStage: GrowthStage | null
  /** The farmer's stage and the planting date are far apart: ask politely which is right. */
  disagrees: boolean
  /** Days the recorded warmth has put the crop ahead of the calendar (+) or behind (−). */
  thermalShift: number
  /** Stage lengths and first days, scaled to the variety. */
  stages: StageLengths
  growth: GrowthStarts
  /** Trees and mats old enough to bear; true for annuals. */
  bearing: boolean
  /** Expected start of harvest, ISO; for bearing trees the first of the month. Null when it cannot be said. */
  harvestDate: string | null
  /** True when the stage rests on an assumption or weak figures. */
  rough: boolean
}

/**
 * The stage of a field's crop on `asOf`.
 *
 * A stated stage within a tenth of the season (at least ten days) of the calendar agrees with it, and the calendar's day
 * stands. Beyond that `disagrees` is set and the farmer's word decides: the day moves to the start of the stated stage on the day
 * he stated it. Only when it is not known when he said so and the crop should be further on is the word taken for an old
 * one and the calendar kept: crops move on, records do not.
 */
export function stageOn(situation: FieldSituation): StageInfo {
  const facts = cropFacts(situation.crop)
  if (facts.record.life === 'tree') return treeInfo(situation, facts, facts.record)
  const stages = situation.varietyDays ? scaleStages(facts.stages, situation.varietyDays) : facts.stages
  const growth =
    situation.varietyDays && stages.total !== facts.stages.total ? growthOf(facts.record, stages) : facts.growth
  const today = dayNumber(situation.asOf)
  const decided = decide(situation, facts, stages, growth, today)
  const dap = decided.dap
  const mat = facts.record.life === 'mat'
  const grown = mat && dap > stages.total
  const stage = grown ? 'fruiting' : growthStageOn(dap, growth)
  const harvest = growth.harvesting ?? stages.total
  return {
    stage,
    faoStage: grown ? 'mid' : faoStageOn(dap, stages),
    dayAfterPlanting: dap,
    basis: decided.basis,
    calendarStage: decided.calendarStage,
    disagrees: decided.disagrees,
    thermalShift: decided.shift,
    stages,
    growth,
    bearing: !mat || dap >= (growth.fruiting ?? 0),
    harvestDate: grown ? null : isoDate(today + harvestDayOf(facts, harvest, growth) - dap),
    rough: facts.stages.rough || decided.basis !== 'calendar',
  }
}

/** Growth stage of a day after planting. */
export function growthStageOn(dap: number, growth: GrowthStarts): GrowthStage {
  for (const stage of BACKWARDS) {
    const start = growth[stage]
    if (start !== null && dap >= start) return stage
  }
  return 'planted'
}

/** FAO-56 stage of a day after planting. */
export function faoStageOn(dap: number, { ini, dev, mid }: StageLengths): FaoStage {
  if (dap < ini) return 'initial'
  if (dap < ini + dev) return 'development'
  return dap < ini + dev + mid ? 'mid' : 'late'
}

/** FAO-56 stage of a growth stage (a choice). */
export const FAO_STAGE_OF: Record<GrowthStage, FaoStage> = {
  planted: 'initial',
  seedling: 'initial',
  vegetative: 'development',
  flowering: 'mid',
  fruiting: 'mid',
  mature: 'late',
  harvesting: 'late',
}

/** First day of a growth stage; a stage the crop does not show is the next one it does. */
export function stageStart(stage: GrowthStage, growth: GrowthStarts): number {
  for (const next of FORWARDS.slice(FORWARDS.indexOf(stage))) {
    const start = growth[next]
    if (start !== null) return start
  }
  return growth.harvesting ?? 0
}

const FORWARDS: GrowthStage[] = ['planted', 'seedling', 'vegetative', 'flowering', 'fruiting', 'mature', 'harvesting']
const BACKWARDS = FORWARDS.toReversed()

interface Decided {
  dap: number
  basis: StageInfo['basis']
  calendarStage: GrowthStage | null
  disagrees: boolean
  shift: number
}

function decide(
  s: FieldSituation,
  facts: CropFacts,
  stages: StageLengths,
  growth: GrowthStarts,
  today: number,
): Decided {
  const { statedStage, stageStatedOn, plantingDate } = s
  const sinceStated = stageStatedOn ? Math.max(0, today - dayNumber(stageStatedOn)) : 0
  const statedDay = statedStage === null ? null : stageStart(statedStage, growth) + sinceStated
  if (plantingDate === null) {
    if (statedDay !== null) return { dap: statedDay, basis: 'stated', calendarStage: null, disagrees: false, shift: 0 }
    return { dap: usualDay(s, stages, growth, today), basis: 'season', calendarStage: null, disagrees: false, shift: 0 }
  }
  const dap = today - dayNumber(plantingDate)
  const shift = facts.gdd?.byStage && dap > 0 ? thermalShift(s.history, s.place, plantingDate, dap, facts.gdd) : 0
  const shifted = dap + shift
  const calendar = {
    dap: shifted,
    basis: 'calendar' as const,
    calendarStage: growthStageOn(shifted, growth),
    disagrees: false,
    shift,
  }
  if (statedStage === null || statedDay === null) return calendar
  const gap = gapToStage(dap - sinceStated, statedStage, stages, growth)
  if (Math.abs(gap) <= Math.max(10, 0.1 * stages.total)) return calendar
  const stale = gap > 0 && !stageStatedOn
  return stale
    ? { ...calendar, disagrees: true }
    : { ...calendar, dap: statedDay, basis: 'stated', disagrees: true, shift: 0 }
}

/** Days by which `dap` lies outside a stage: positive past its end, negative before its start, 0 inside. */
function gapToStage(dap: number, stage: GrowthStage, stages: StageLengths, growth: GrowthStarts): number {
  const fao = FAO_STAGE_OF[stage]
  const starts = {
    initial: 0,
    development: stages.ini,
    mid: stages.ini + stages.dev,
    late: stages.ini + stages.dev + stages.mid,
  }
  const ends = {
    initial: starts.development,
    development: starts.mid,
    mid: starts.late,
    late: Number.POSITIVE_INFINITY,
  }
  const next = FORWARDS[FORWARDS.indexOf(stage) + 1]
  const from = Math.min(starts[fao], stageStart(stage, growth))
  const to = Math.max(ends[fao], next ? stageStart(next, growth) : Number.POSITIVE_INFINITY)
  if (dap < from) return dap - from
  return dap >= to ? dap - to : 0
}

/** Day after planting if sown when the zone's last window opened; without one, the start of growing. */
function usualDay(s: FieldSituation, stages: StageLengths, growth: GrowthStarts, today: number): number {
  const irrigated = s.irrigation.some((method) => method !== 'rain-fed')
  const start = lastPlantingStart(s.crop, agroZone(s.place), s.asOf, irrigated)
  const dap = start === null ? Number.POSITIVE_INFINITY : today - dayNumber(start)
  return dap <= stages.total ? dap : (growth.vegetative ?? 0)
}

/** Day of the first harvest: picked crops from the first ripe fruit, mats from the bunch, the rest when ripe. */
function harvestDayOf({ record }: CropFacts, harvesting: number, growth: GrowthStarts): number {
  const waits = record.life === 'annual' && record.harvest.kind === 'roots' && record.harvest.waits
  return waits ? (growth.mature ?? harvesting) : harvesting
}

function treeInfo(s: FieldSituation, facts: CropFacts, { year, yearsToBear }: Tree): StageInfo {
  const zone = agroZone(s.place)
  const month = monthOf(s.asOf)
  const age = s.plantingDate === null ? null : dayNumber(s.asOf) - dayNumber(s.plantingDate)
  const saysYoung = s.statedStage === 'planted' || s.statedStage === 'seedling'
  const bearing = age === null ? !saysYoung : age >= yearsToBear * 365
  const months = treeStage(year, zone, month)
  const young: GrowthStage =
    age === null ? (s.statedStage ?? 'seedling') : age < 60 ? 'planted' : age < 365 ? 'seedling' : 'vegetative'
  const byCalendar = bearing ? months : young
  const fresh = s.stageStatedOn ? dayNumber(s.asOf) - dayNumber(s.stageStatedOn) <= 30 : false
  const stated = fresh && s.statedStage ? s.statedStage : null
  const apart = stated ? Math.abs(FORWARDS.indexOf(stated) - FORWARDS.indexOf(byCalendar)) : 0
  const stage = stated ?? byCalendar
  const ahead = (nextHarvestMonth(year, zone, month) - month + 12) % 12
  return {
    stage,
    faoStage: 'mid',
    dayAfterPlanting: age,
    basis: stated ? 'stated' : 'perennial',
    calendarStage: age === null ? null : byCalendar,
    disagrees: age !== null && apart >= 3 && apart <= 4,
    thermalShift: 0,
    stages: facts.stages,
    growth: facts.growth,
    bearing,
    harvestDate: bearing ? (ahead === 0 ? s.asOf : firstOfMonth(s.asOf, ahead)) : null,
    rough: true,
  }
}

function firstOfMonth(date: string, ahead: number): string {
  const index = Number(date.slice(0, 4)) * 12 + monthOf(date) - 1 + ahead
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
}
