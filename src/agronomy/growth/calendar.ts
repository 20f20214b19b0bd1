import type { GrowthStage } from '../../contracts/farm.ts'
import { agroZone } from '../climate/zones.ts'
import { type CropFacts, cropFacts, growthOf } from '../crops/crop-facts.ts'
import { dayNumber, isoDate } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { thermalShift } from './growing-degree-days.ts'
import { type GrowthStarts, type StageLengths, scaleStages } from './growth-stages.ts'
import { lastPlantingStart } from './planting-windows.ts'
import { FAO_STAGE_OF, FORWARDS, faoStageOn, growthStageOn, type StageInfo, stageStart } from './stage-info.ts'
import { treeInfo } from './tree-calendar.ts'

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
