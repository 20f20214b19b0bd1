import type { GrowthStage } from '../../contracts/farm.ts'
import { agroZone } from '../climate/zones.ts'
import { type CropFacts, cropFacts } from '../crops/crop-facts.ts'
import { dayNumber, daysBetween, isoDate } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { diesWithRains } from './dies-with-rains.ts'
import { type Emerged, emergenceOf } from './emergence.ts'
import { countsFromTransplanting, emergenceDays, establishedAs, nurseryDays } from './establishment.ts'
import { thermalShift } from './growing-degree-days.ts'
import type { GrowthStarts, StageLengths } from './growth-stages.ts'
import { classesOf, daysOf, stagesOfVariety, type Variety, varietyOf } from './maturity.ts'
import { type ReportedStage, reportedStage } from './reported-stage.ts'
import { plantedOn, seasonDatesOf } from './season-dates.ts'
import { sowingWindows } from './sowing-windows.ts'
import { FAO_STAGE_OF, FORWARDS, faoStageOn, growthStageOn, type StageInfo, stageStart } from './stage-info.ts'
import { treeInfo } from './tree-calendar.ts'

/**
 * Stage on `asOf` by variety, planting and emergence. A reported stage moves the day to the nearest day of that stage;
 * more than a tenth of the season (at least ten days) off, the report is questioned and ignored.
 */
export function stageOn(situation: FieldSituation): StageInfo {
  const facts = cropFacts(situation.crop)
  const start = plantedOn(situation)
  const zone = agroZone(situation.place)
  const usual = varietyOf(situation, facts, zone, start.planted ?? start.planned)
  if (facts.record.life === 'tree') {
    const s = { ...situation, plantingDate: start.planted ?? start.planned }
    const up = emergenceOf(situation, facts, start.planted)
    const seen = reportedStage(situation, facts, start, up)
    const info = { ...treeInfo(s, facts, facts.record, seen), variety: usual }
    return { ...info, season: seasonDatesOf(situation, info, up), age: info.dayAfterPlanting }
  }
  const up = emergenceOf(situation, facts, start.planted)
  const variety = diesWithRains(usual, facts, situation.place, start.planted ?? start.planned, up)
  const { stages, growth } = stagesOfVariety(facts, variety.days, variety.heading)
  const today = dayNumber(situation.asOf)
  const day = calendarDay(situation, facts, start.planted ?? start.planned, up)
  const seen = reportedStage(situation, facts, start, up)
  const decided = decide(situation, facts, { stages, growth, variety }, { planted: start.planted, day, seen })
  const dap = decided.dap
  const mat = facts.record.life === 'mat'
  const grown = mat && dap > stages.total
  const harvest = growth.harvesting ?? stages.total
  const info = {
    stage: grown ? ('fruiting' as const) : growthStageOn(dap, growth),
    faoStage: grown ? ('mid' as const) : faoStageOn(dap, stages),
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
    season: seasonDatesOf(situation, info, up),
    age: ageOf(situation, facts, start.planted, up, dap, moved),
  }
}

/** Day since sowing, or since transplanting for crops counted from there. */
function calendarDay(s: FieldSituation, facts: CropFacts, planted: string | null, up: Emerged): number | null {
  if (planted === null) return null
  const since = daysBetween(planted, s.asOf)
  if (since < 0) return since
  if (up.emergence === 'not_yet') return 0
  const seedling = establishedAs(s, facts) === 'seedling'
  if (countsFromTransplanting(facts)) return seedling ? since : Math.max(0, since - up.delay - nurseryDays(facts))
  return seedling && facts.record.life === 'annual' ? since + nurseryDays(facts) : Math.max(0, since - up.delay)
}

function ageOf(
  s: FieldSituation,
  facts: CropFacts,
  planted: string | null,
  up: Emerged,
  dap: number,
  moved: number,
): number | null {
  const annual = facts.record.life === 'annual'
  if (planted === null) return plantedOn(s).planned ? null : dap - (annual ? emergenceDays(facts) : 0)
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
  growth: GrowthStarts
  variety: Variety
}

interface Known {
  planted: string | null
  day: number | null
  seen: ReportedStage | null
}

function decide(s: FieldSituation, facts: CropFacts, lengths: Lengths, { planted, day, seen }: Known): Decided {
  const { stages, growth } = lengths
  const sinceSeen = seen?.on ? Math.max(0, daysBetween(seen.on, s.asOf)) : 0
  if (day === null) {
    const dap = seen ? stageStart(seen.stage, growth) + sinceSeen : usualDay(s, facts, stages, growth)
    return { dap, basis: seen ? 'stated' : 'season', calendarStage: null, disagrees: false, shift: 0 }
  }
  const warms = facts.gdd?.byStage && planted !== null && day > 0
  const shift = warms ? thermalShift(s.history, s.place, planted, day, facts.gdd!) : 0
  const shifted = day + shift
  const calendar = {
    dap: shifted,
    basis: 'calendar' as const,
    calendarStage: growthStageOn(shifted, growth),
    disagrees: false,
    shift,
  }
  if (seen === null) return calendar
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
  return classesOf(facts, agroZone(s.place))
    .filter(({ id }) => id !== own)
    .map((figures) => stagesOfVariety(facts, daysOf(figures)))
}

function nearestDay(day: number, stage: GrowthStage, growth: GrowthStarts): number {
  const from = stageStart(stage, growth)
  const later = FORWARDS.flatMap((next) => growth[next] ?? []).filter((start) => start > from)
  const to = later.length > 0 ? Math.min(...later) - 1 : Number.POSITIVE_INFINITY
  return Math.min(Math.max(day, from), to)
}

/** Days outside a stage: positive after its end, negative before its start, 0 inside. */
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

/** Days since the last planting window opened; without a window, since growth usually starts. */
function usualDay(s: FieldSituation, facts: CropFacts, stages: StageLengths, growth: GrowthStarts): number {
  const length = { id: null, days_max: stages.total }
  const opened = sowingWindows(facts, agroZone(s.place), s, length, s.asOf).findLast(({ best }) => best.from <= s.asOf)
  const dap = opened ? daysBetween(opened.best.from, s.asOf) : Number.POSITIVE_INFINITY
  return dap <= stages.total ? dap : (growth.vegetative ?? 0)
}

/** First harvest: picked crops from the first ripe fruit, mats from the bunch, others at maturity. */
function harvestDayOf({ record }: CropFacts, harvesting: number, growth: GrowthStarts): number {
  const waits = record.life === 'annual' && record.harvest.kind === 'roots' && record.harvest.waits
  return waits ? (growth.mature ?? harvesting) : harvesting
}
