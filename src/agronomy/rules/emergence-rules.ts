import { expectedRainStart } from '../climate/expected-rains.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { daysToEmergence, establishmentMethod } from '../growth/establishment.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import { lastLogEntry, logEntriesOf } from '../season/log-entries.ts'
import type { Advice } from '../types.ts'
import { adviseReplanting } from './before-planting.ts'
import { buildAdvice, forecastFigure, growthStageFigures, pastWeatherFigure } from './build-advice.ts'
import { deadSince, plantedState } from './planted-state.ts'
import {
  establishmentSourceId,
  fallbackCropFacts,
  findLastSowingDay,
  type LastSowingDay,
  sowingWindowFigure,
} from './planting-figures.ts'
import { adviseCropLost, adviseTooLate } from './prospect-rules.ts'

/** Days after expected emergence when the farmer should check the stand. */
const LOOK_AFTER = 3
/** Days for which the question about the stand, and the advice on a failed stand, are shown. */
const QUESTION_DAYS = 21
/** Dry days ahead from which a young stand suffers. */
const DRY_AHEAD = 4

export function emergenceRules(field: Field): Advice[] {
  const { season, crop, situation } = field
  if ((field.prospects !== 'fine' && field.prospects !== 'late') || season.planted === null) return []
  if (deadSince(field) !== null) return adviseReplanting(field)
  if (crop.record.life !== 'annual') return []
  const sown = establishmentMethod(situation, crop) === 'seed'
  const found = !sown
    ? (setOutDry(field, season.planted) ?? gapsIn(field, season.planted))
    : season.emergence === 'not_yet'
      ? notUp(field, season.planted)
      : dryStart(field)
  return found === null ? [] : [found]
}

/** Days after transplanting until plants have new roots; afterwards the dry-spell rules apply. */
const ROOTS_IN = 7

/** Advises on seedlings and vines planted into dry soil, which cannot wait for rain as seed can. */
function setOutDry(field: Field, planted: string): Advice | null {
  const { week, asOf, situation, crop, outlook } = field
  const window = outlook.standing.open ?? outlook.standing.next
  if (window === null || field.irrigated || field.balance.paddy || daysBetween(planted, asOf) > ROOTS_IN) return null
  if (establishmentMethod(situation, crop) === 'cutting' && !crop.record.practice.establishment.root_days) return null
  if (week.rainLast14 + week.rain2 >= BRINGS_UP || week.dryAhead < DRY_AHEAD) return null
  if (logEntriesOf(situation, 'watered', planted).some(({ amount }) => amount !== 0)) return null
  const rains = expectedRainStart(situation, asOf)
  const from = rains !== null && rains > window.from && rains <= window.to ? rains : window.from
  return buildAdvice(field, {
    rule: 'planting.no-rain',
    priority: 'high',
    confidence: 'medium',
    stake: 10,
    soon: 10,
    why: 'dry-days',
    facts: {
      noRain: plantedState(field) === 'asked' && from > asOf ? 'asked' : 'in',
      from: from.slice(5),
      to: window.to.slice(5),
      dry: Math.max(2, week.dryDays),
    },
    evidence: [
      pastWeatherFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
      forecastFigure(field, 'evidence.dryDaysAhead', week.dryAhead, 'days'),
      sowingWindowFigure(window),
    ],
    days: DRY_AHEAD,
    usesPast: true,
    usesForecast: true,
  })
}

/** Advises to replace setts that did not sprout in a living stand. */
function gapsIn(field: Field, planted: string): Advice | null {
  const failed = lastLogEntry(field.situation, 'not_emerged', planted)
  const mended =
    failed &&
    (lastLogEntry(field.situation, 'emerged', failed.date) ?? lastLogEntry(field.situation, 'resown', failed.date))
  if (!failed || mended || daysBetween(failed.date, field.asOf) > QUESTION_DAYS) return null
  return buildAdvice(field, {
    rule: 'care.fill',
    priority: 'medium',
    confidence: 'medium',
    stake: 9,
    soon: 9,
    why: 'stage',
    evidence: growthStageFigures(field),
    closes: { kind: 'resown', n: null },
    days: 7,
  })
}

function notUp(field: Field, planted: string): Advice | null {
  const sown = daysBetween(planted, field.asOf)
  const window = field.outlook.standing.open
  if (window?.dry) return null
  const failed = lastLogEntry(field.situation, 'not_emerged', planted)
  const asksFrom = daysToEmergence(field.crop) + LOOK_AFTER
  const sowing = findLastSowingDay(field)
  if (failed !== null) return sowAgain(field, failed.date, sowing)
  if (sown < asksFrom) return comesSoon(field) || isWetDeep(field) ? null : drySown(field, addDays(planted, asksFrom))
  if (sowing && field.asOf <= sowing.last) return comeUp(field, planted, sowing)
  const over = sowing && sowing.last > addDays(planted, asksFrom) ? sowing.last : addDays(planted, asksFrom)
  return isAnnouncedNow(field, { from: over, to: addDays(over, QUESTION_DAYS) }, 3)
    ? comeUp(field, planted, null)
    : null
}

/** Advises on a failed stand: sow again if there is time, else spend nothing more. */
function sowAgain(field: Field, failed: string, sowing: LastSowingDay | null): Advice | null {
  if (!sowing || field.asOf > sowing.last) {
    const over = sowing && sowing.last > failed ? sowing.last : failed
    return isAnnouncedNow(field, { from: over, to: addDays(over, QUESTION_DAYS) })
      ? adviseTooLate(field)
      : adviseCropLost(field)
  }
  return buildAdvice(field, {
    rule: 'planting.sow-again',
    priority: 'medium',
    confidence: 'high',
    stake: 9,
    soon: 9,
    why: 'stage',
    facts: sowingFactsOf(sowing),
    evidence: [sowingWindowFigure(sowing.window)],
    actions: ['practice.memory', establishmentSourceId(field, 'resow_if')],
    closes: { kind: 'resown', n: null },
    days: Math.min(7, daysBetween(field.asOf, sowing.last)),
  })
}

/** Returns the facts on the last sowing day (marked as an estimate if from memory) and the days of the variety. */
const sowingFactsOf = ({ last, shown, days }: LastSowingDay): AdviceFacts => ({
  last: last.slice(5),
  ...(shown ? {} : { aboutLast: 1 }),
  days,
})

const BRINGS_UP = 15
/** Rain in mm of the last week from which soil below a dry surface is wet enough for sowing. */
const WET_WEEK = 25
const isWetDeep = ({ week }: Field): boolean => week.rainLast7 >= WET_WEEK

const comesSoon = ({ week }: Field): boolean => week.live && week.rain2 >= BRINGS_UP

function drySown(field: Field, look: string): Advice {
  return buildAdvice(field, {
    rule: 'planting.dry-sown',
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 8,
    why: 'dry-days',
    facts: {
      drySown: plantedState(field) === 'asked' ? 'asked' : 'in',
      lookOn: look,
      dry: Math.max(2, field.week.dryDays),
    },
    evidence: [pastWeatherFigure(field, 'evidence.rainPast', field.week.rainLast14, 'mm')],
    actions: ['practice.memory', establishmentSourceId(field, 'emergence_days')],
    days: Math.max(1, Math.min(7, daysBetween(field.asOf, look))),
    usesPast: true,
  })
}

function comeUp(field: Field, planted: string, sowing: LastSowingDay | null): Advice {
  const rain = pastWeatherFigure(field, 'evidence.rainPast', field.week.rainLast14, 'mm')
  return buildAdvice(field, {
    rule: sowing ? 'planting.come-up' : 'planting.come-up-late',
    priority: 'medium',
    confidence: 'medium',
    stake: 9,
    soon: 9,
    why: 'dry-days',
    facts: {
      planted: planted.slice(5),
      dry: Math.max(2, field.week.dryDays),
      ...(sowing ? sowingFactsOf(sowing) : fallbackCropFacts(field)),
    },
    evidence: sowing ? [rain, sowingWindowFigure(sowing.window)] : [rain],
    actions: ['practice.memory', establishmentSourceId(field, 'resow_if')],
    closes: { kind: 'emerged', n: null },
    days: 7,
    usesPast: true,
  })
}

export function isSownIntoDrySoil({ week, asOf, season, irrigated, age }: Field): boolean {
  if (irrigated || season.planted === null || daysBetween(season.planted, asOf) < 2 || (age !== null && age > 8))
    return false
  return (
    week.dryDays >= 5 &&
    week.dryAhead >= DRY_AHEAD &&
    (week.rain7 < SOON_OVER || week.dryDays + week.dryAhead > DRIES_OUT)
  )
}

/** Forecast rain in mm within a week for which a young stand can wait. */
const SOON_OVER = 20
/** Dry days after which seedlings die before the rain comes (10: Sivakumar). */
const DRIES_OUT = 10

/** Days within which the farmer should count the stand. */
const COUNTED_IN = 4

function dryStart(field: Field): Advice | null {
  const { week, asOf } = field
  if (!isSownIntoDrySoil(field)) return null
  const sowing = findLastSowingDay(field)
  const inTime = sowing !== null && daysBetween(asOf, sowing.last) >= COUNTED_IN
  const tooLate = sowing !== null && !inTime
  return buildAdvice(field, {
    rule: tooLate ? 'planting.stand-late' : 'planting.dry-start',
    priority: week.dryDays >= 10 ? 'high' : 'medium',
    confidence: 'medium',
    stake: 7,
    soon: 8,
    why: 'dry-days',
    facts: {
      dry: week.dryDays,
      dryAhead: week.dryAhead,
      ...(inTime && sowing.shown ? { resow: 'until', last: sowing.last.slice(5) } : {}),
      ...(tooLate ? fallbackCropFacts(field) : {}),
    },
    evidence: [
      pastWeatherFigure(field, 'evidence.dryDays', week.dryDays, 'days'),
      forecastFigure(field, 'evidence.dryDaysAhead', week.dryAhead, 'days'),
    ],
    actions: ['practice.memory', establishmentSourceId(field, 'resow_if')],
    days: COUNTED_IN,
    usesPast: true,
    usesForecast: true,
  })
}
