import { firstItem } from '../../shared/lookups.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { AnnualCrop } from '../crops/crop-record.ts'
import { addDays, daysBetween } from '../dates.ts'
import { type Field, staysUnripe } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { type DateSpan, earlierDate } from './announce.ts'
import { countLogEntries, lastLogEntry, logEntriesOf, loggedOnDay } from './log-entries.ts'
import { planRowMeaning } from './plan-row-meanings.ts'

/** Days of harvest after ripeness if there is no plan (our choice). */
const USUAL_WINDOW: [number, number] = [0, 14]

export const pickingPeriods = ({ crop }: Field): readonly [number, number][] => pickingsOf(crop.record.practice)

const pickingsOf = memoizeByObject(({ plan }: CropFacts['record']['practice']): [number, number][] => {
  const ripe = plan.filter(({ id, from }) => from === 'maturity' && planRowMeaning(id).operation === 'harvested')
  const numbered = ripe.filter(({ id }) => /^pick_\d$/.test(id))
  const rows = numbered.length > 0 ? numbered : ripe.slice(0, 1)
  return rows.length > 0 ? rows.map((row): [number, number] => [row.day_min, row.day_max]) : [USUAL_WINDOW]
})

/** Returns the day of ripeness: by calendar, or an earlier report or harvest; null if unknown. */
export function ripenessDay({ situation, asOf, daysToHarvest, stages: { reported } }: Field): string | null {
  if (daysToHarvest === null) return null
  const calendar = addDays(asOf, daysToHarvest)
  const begun = loggedOnDay(situation, 'harvested')
  const ripe = begun === null ? calendar : earlierDate(begun, calendar)
  if (reported?.stage !== 'mature' && reported?.stage !== 'harvesting') return ripe
  return earlierDate(reported.on ?? asOf, ripe)
}

/** Returns the first day of visible or reported ripeness; null if unknown. */
export function ripeSinceDay(field: Field): string | null {
  const { stages, dap, asOf } = field
  const reportedOn = reportedMature(field)
  if (reportedOn !== null) return reportedOn
  const ripe = ripenessDay(field)
  if (dap === null || stages.growth.mature === null) return ripe
  const mature = addDays(asOf, stages.growth.mature - dap)
  return ripe === null ? mature : earlierDate(mature, ripe)
}

/** Returns the first day of the harvest for the plan, its cards and questions: none comes after the crop looks ripe. */
export function firstHarvestDay(field: Field, planned: string): string {
  const { record } = field.crop
  const waits = record.life === 'annual' && record.harvest.kind === 'roots' && record.harvest.waits
  return waits ? planned : earlierDate(planned, ripeSinceDay(field) ?? planned)
}

/** Returns the first day of picking: by the plan's own row, else as soon as the crop looks ripe. */
export function firstPickingDay(field: Field, { practice }: AnnualCrop): string | null {
  const { asOf, dap } = field
  const ripe = ripeSinceDay(field)
  if (dap === null) return field.ripe ? asOf : ripe
  const row = practice.plan.find(({ id, from }) => from === 'planting' && (id === 'pick' || id === 'cut'))
  const planned = row && field.stageSure ? addDays(asOf, row.day_min - dap) : null
  return planned === null || ripe === null ? (planned ?? ripe) : earlierDate(planned, ripe)
}

export function daysUntilRipe(field: Field): number | null {
  const ripe = ripeSinceDay(field)
  return ripe === null ? field.daysToHarvest : daysBetween(field.asOf, ripe)
}

export const harvestWindow = memoizeByObject((field: Field): DateSpan | null => {
  const ripe = ripenessDay(field)
  if (ripe === null) return null
  const days = pickingPeriods(field)
  const reportedOn = reportedMature(field)
  const to = addDays(ripe, Math.max(...days.map(([, last]) => last), 7))
  return {
    from: firstHarvestDay(field, addDays(ripe, Math.min(0, firstItem(days)[0]))),
    to: reportedOn !== null && addDays(reportedOn, 14) > to ? addDays(reportedOn, 14) : to,
  }
})

/** Returns the last report of "mature", which means not harvested, however late. */
const reportedMature = ({ stages: { reported }, asOf }: Field): string | null =>
  reported?.stage === 'mature' ? (reported.on ?? asOf) : null

/** True for a crop of which a stage was reported since it should be ripe: it stands until its harvest is reported. */
function wasSeenStanding({ situation, stages: { reported }, asOf }: Field, { from }: DateSpan): boolean {
  const { statedStage, stageStatedOn } = situation
  if (statedStage === null || statedStage === 'planted' || statedStage === 'harvesting') return false
  const seenOn = stageStatedOn ?? (reported === null ? null : asOf)
  return seenOn !== null && seenOn >= from
}

/** Returns the harvest day: last log entry, else report, else last planned day. Null before the harvest. */
export function harvestedOnDay(field: Field): string | null {
  const { situation, asOf } = field
  const logged = lastLogEntry(situation, 'harvested')?.date ?? putAwayOn(field)
  if (logged) return logged
  const span = harvestWindow(field)
  if (!span || staysUnripe(field) || wasSeenStanding(field, span)) return null
  const over = span.to < asOf ? span.to : null
  const reportedOn = reportedHarvestingDay(field)
  if (reportedOn === null || over === null) return reportedOn ?? over
  return earlierDate(over, reportedOn)
}

/** Log kinds of postharvest work, which imply a harvest. */
const PUT_AWAY = ['dried', 'stored', 'sold'] as const

function putAwayOn({ situation, season, crop: { record } }: Field): string | null {
  if (record.life !== 'annual' || record.harvest.kind === 'picked') return null
  const days = PUT_AWAY.flatMap((kind) => logEntriesOf(situation, kind, season.planted ?? '')[0]?.date ?? [])
  return days.toSorted()[0] ?? null
}

export function nextPickingWindow(field: Field): DateSpan | null {
  const ripe = ripenessDay(field)
  const next = pickingPeriods(field)[countLogEntries(field.situation, 'harvested')]
  if (!ripe || !next || !lastLogEntry(field.situation, 'harvested')) return null
  return { from: addDays(ripe, next[0]), to: addDays(ripe, next[1]) }
}

export const reportedHarvestingDay = ({ stages: { reported }, asOf }: Pick<Field, 'stages' | 'asOf'>): string | null =>
  reported?.stage === 'harvesting' ? (reported.on ?? asOf) : null

export const isReportedHarvested = ({
  situation,
  stages: { reported },
}: Pick<Field, 'situation' | 'stages'>): boolean =>
  reported?.stage === 'harvesting' ||
  (['harvested', ...PUT_AWAY] as const).some((kind) => lastLogEntry(situation, kind) !== null)
