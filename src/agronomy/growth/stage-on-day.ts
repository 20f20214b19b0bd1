import type { GrowthStage } from '../../contracts/farm.ts'
import { findAgroZone } from '../climate/zones.ts'
import { type CropFacts, cropFacts } from '../crops/crop-facts.ts'
import { dayNumber, daysBetween, isoDate } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { boundVarietyByRains } from './dies-with-rains.ts'
import { type EmergenceInfo, estimateEmergence } from './emergence.ts'
import { countsFromTransplanting, daysInNursery, daysToEmergence, establishmentMethod } from './establishment.ts'
import { thermalTimeShift } from './growing-degree-days.ts'
import type { GrowthStageStarts, StageLengths } from './growth-stages.ts'
import { findReportedStage, isReportedTooSoon, type ReportedStage } from './reported-stage.ts'
import { computeSeasonDates, findPlantingDates } from './season-dates.ts'
import { findSowingWindows } from './sowing-windows.ts'
import {
  FAO_STAGE_OF,
  faoStageOnDay,
  GROWTH_STAGE_ORDER,
  growthStageOnDay,
  growthStageStart,
  type StageInfo,
} from './stage-info.ts'
import { treeStageInfo } from './tree-calendar.ts'
import { maturityClassesInZone, meanDaysToMaturity, resolveVariety, stagesForVariety, type Variety } from './variety.ts'

/**
 * Stage on `asOf` by variety, planting and emergence. A reported stage moves the day to the nearest day of that stage;
 * more than a tenth of the season (at least ten days) off, the report is questioned and ignored.
 */
export function computeStage(situation: FieldSituation): StageInfo {
  const facts = cropFacts(situation.crop)
  const start = findPlantingDates(situation)
  const zone = findAgroZone(situation.place)
  const usual = resolveVariety(situation, facts, zone, start.planted ?? start.planned)
  if (facts.record.life === 'tree') {
    const s = { ...situation, plantingDate: start.planted ?? start.planned }
    const up = estimateEmergence(situation, facts, start.planted)
    const seen = findReportedStage(situation, facts, start, up)
    const info = { ...treeStageInfo(s, facts, facts.record, seen), variety: usual }
    return { ...info, season: computeSeasonDates(situation, info, up), age: info.dayAfterPlanting }
  }
  const up = estimateEmergence(situation, facts, start.planted)
  const variety = boundVarietyByRains(usual, facts, situation.place, start.planted ?? start.planned, up)
  const { stages, growth } = stagesForVariety(facts, variety.days, variety.heading)
  const today = dayNumber(situation.asOf)
  const day = calendarDay(situation, facts, start.planted ?? start.planned, up)
  const seen = findReportedStage(situation, facts, start, up)
  const decided = decideStage(
    situation,
    facts,
    { stages, growth, variety },
    { planted: start.planted, day, seen, tooSoon: isReportedTooSoon(situation, facts, start, up) },
  )
  const dap = decided.dap
  const mat = facts.record.life === 'mat'
  const grown = mat && dap > stages.total
  const harvest = growth.harvesting ?? stages.total
  const info = {
    stage: grown ? ('fruiting' as const) : growthStageOnDay(dap, growth),
    faoStage: grown ? ('mid' as const) : faoStageOnDay(dap, stages),
    dayAfterPlanting: dap,
    basis: decided.basis,
    calendarStage: decided.calendarStage,
    disagrees: decided.disagrees,
    reported: decided.disagrees ? null : seen,
    thermalShift: decided.shift,
    stages,
    growth,
    variety,
    bearing: !mat || dap >= (growth.fruiting ?? 0),
    harvestDate: grown ? null : isoDate(today + harvestDayOf(facts, harvest, growth) - dap),
    rough: facts.stages.rough || decided.basis !== 'calendar',
  }
  const moved = day === null || decided.basis !== 'stated' ? 0 : dap - day
  return {
    ...info,
    season: computeSeasonDates(situation, info, up),
    age: ageOf(situation, facts, start.planted, up, dap, moved),
  }
}

/** Day since sowing, or since transplanting for crops counted from there. */
function calendarDay(s: FieldSituation, facts: CropFacts, planted: string | null, up: EmergenceInfo): number | null {
  if (planted === null) return null
  const since = daysBetween(planted, s.asOf)
  if (since < 0) return since
  if (up.emergence === 'not_yet') return 0
  const seedling = establishmentMethod(s, facts) === 'seedling'
  if (countsFromTransplanting(facts)) return seedling ? since : Math.max(0, since - up.delay - daysInNursery(facts))
  return seedling && facts.record.life === 'annual' ? since + daysInNursery(facts) : Math.max(0, since - up.delay)
}

function ageOf(
  s: FieldSituation,
  facts: CropFacts,
  planted: string | null,
  up: EmergenceInfo,
  dap: number,
  moved: number,
): number | null {
  const annual = facts.record.life === 'annual'
  if (planted === null) return findPlantingDates(s).planned ? null : dap - (annual ? daysToEmergence(facts) : 0)
  if (up.emergence === 'none') return daysBetween(planted, s.asOf) + moved
  return up.emerged === null ? null : daysBetween(up.emerged, s.asOf) + moved
}

interface Decided {
  dap: number
  basis: StageInfo['basis']
  calendarStage: GrowthStage | null
  disagrees: boolean
  shift: number
}

interface Lengths {
  stages: StageLengths
  growth: GrowthStageStarts
  variety: Variety
}

interface Known {
  planted: string | null
  day: number | null
  seen: ReportedStage | null
  tooSoon: boolean
}

function decideStage(
  s: FieldSituation,
  facts: CropFacts,
  lengths: Lengths,
  { planted, day, seen, tooSoon }: Known,
): Decided {
  const { stages, growth } = lengths
  const sinceSeen = seen?.on ? Math.max(0, daysBetween(seen.on, s.asOf)) : 0
  if (day === null) {
    const dap = seen ? growthStageStart(seen.stage, growth) + sinceSeen : usualDay(s, facts, stages, growth)
    return { dap, basis: seen ? 'stated' : 'season', calendarStage: null, disagrees: false, shift: 0 }
  }
  const warms = facts.gdd?.byStage && planted !== null && day > 0
  const shift = warms ? thermalTimeShift(s.history, s.place, planted, day, facts.gdd!) : 0
  const shifted = day + shift
  const calendar = {
    dap: shifted,
    basis: 'calendar' as const,
    calendarStage: growthStageOnDay(shifted, growth),
    disagrees: false,
    shift,
  }
  if (seen === null) return { ...calendar, disagrees: tooSoon && calendar.calendarStage !== s.statedStage }
  const far = (of: Pick<Lengths, 'stages' | 'growth'>) =>
    Math.abs(gapToStage(day - sinceSeen, seen.stage, of.stages, of.growth)) > Math.max(10, 0.1 * of.stages.total)
  if (far(lengths) && otherLengths(s, facts, lengths.variety).every(far))
    return { ...calendar, disagrees: calendar.calendarStage !== seen.stage }
  const nearest = nearestDay(shifted - sinceSeen, seen.stage, growth)
  const off = shifted - sinceSeen - nearest
  if (off === 0 || (off > 0 && seen.on === null)) return calendar
  return { ...calendar, dap: nearest + sinceSeen, basis: 'stated' }
}

function otherLengths(s: FieldSituation, facts: CropFacts, { assumed, class: own }: Variety) {
  if (!assumed || facts.record.life !== 'annual') return []
  return maturityClassesInZone(facts, findAgroZone(s.place))
    .filter(({ id }) => id !== own)
    .map((figures) => stagesForVariety(facts, meanDaysToMaturity(figures)))
}

function nearestDay(day: number, stage: GrowthStage, growth: GrowthStageStarts): number {
  const from = growthStageStart(stage, growth)
  const later = GROWTH_STAGE_ORDER.flatMap((next) => growth[next] ?? []).filter((start) => start > from)
  const to = later.length > 0 ? Math.min(...later) - 1 : Number.POSITIVE_INFINITY
  return Math.min(Math.max(day, from), to)
}

/** Returns how many days `dap` lies outside a stage: positive after the end, negative before the start, 0 inside. */
function gapToStage(dap: number, stage: GrowthStage, stages: StageLengths, growth: GrowthStageStarts): number {
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
  const next = GROWTH_STAGE_ORDER[GROWTH_STAGE_ORDER.indexOf(stage) + 1]
  const from = Math.min(starts[fao], growthStageStart(stage, growth))
  const to = Math.max(ends[fao], next ? growthStageStart(next, growth) : Number.POSITIVE_INFINITY)
  if (dap < from) return dap - from
  return dap >= to ? dap - to : 0
}

/** Returns days since the last planting window opened; without a window, days since the usual start of growth. */
function usualDay(s: FieldSituation, facts: CropFacts, stages: StageLengths, growth: GrowthStageStarts): number {
  const length = { id: null, days_max: stages.total }
  const opened = findSowingWindows(facts, findAgroZone(s.place), s, length, s.asOf).findLast(
    ({ best }) => best.from <= s.asOf,
  )
  const dap = opened ? daysBetween(opened.best.from, s.asOf) : Number.POSITIVE_INFINITY
  return dap <= stages.total ? dap : (growth.vegetative ?? 0)
}

/** First harvest: picked crops from the first ripe fruit, mats from the bunch, others at maturity. */
function harvestDayOf({ record }: CropFacts, harvesting: number, growth: GrowthStageStarts): number {
  const waits = record.life === 'annual' && record.harvest.kind === 'roots' && record.harvest.waits
  return waits ? (growth.mature ?? harvesting) : harvesting
}
