import type { Priority } from '../../contracts/farm.ts'
import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { establishmentMethod } from '../growth/establishment.ts'
import { ROOTING_RAIN_DAYS } from '../growth/last-planting-day.ts'
import { deservesLittleSpending, type MinimumRain, minimumAnnualRain } from '../growth/prospects.ts'
import type { Advice, Evidence } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'
import { deadSince, plantedState } from './planted-state.ts'
import { fallbackCropFacts, sowingWindowFigure } from './planting-figures.ts'
import { isSafeFodder } from './safe-fodder.ts'
import { unusualCropRules } from './unusual-crop.ts'
import { isWellWatered } from './well-watered.ts'

/** Days for which the advice on a crop that cannot ripen is shown each time. */
const ANNOUNCE_DAYS = 14
/** Days after which that advice is shown again. */
const AGAIN_AFTER = 35
/** Days after which that advice is shown again for perennials: about once a season. */
const PERENNIAL_AGAIN_AFTER = 182

/** Returns advice for a crop that cannot ripen: stop spending, and crops to grow instead. */
export function prospectRules(field: Field): Advice[] {
  const { prospects, season, asOf, outlook } = field
  if (asPlantedInWindow(field)) return []
  if (prospects === 'late') return [...unusualCropRules(field), ...sownLate(field)]
  if (prospects === 'fine') return unusualCropRules(field)
  const unknown = field.crop.perennial ? dayNumber(asOf) : 0
  const begun = deadSince(field) ?? season.planted
  const since = begun === null ? unknown : daysBetween(begun, asOf)
  const pauses = since % (field.crop.perennial ? PERENNIAL_AGAIN_AFTER : AGAIN_AFTER) >= ANNOUNCE_DAYS
  if (prospects === 'too_late' && since >= ANNOUNCE_DAYS && isWellWatered(field)) return [adviseLate(field, 'low')]
  if (season.planned === null && pauses) return isCropLost(field) && !bearsAnyway(field) ? [adviseCropLost(field)] : []
  switch (prospects) {
    case 'too_dry':
      return [bearsAnyway(field) ? bearsLittle(field) : adviseNotHere(field)]
    case 'too_late':
      return [isWindowAhead(field) ? wrongSeason(field, outlook.standing.last) : adviseTooLate(field)]
    case 'wrong_season':
      // Cold is left to the frost rules once the crop is planted.
      if (outlook.unfit === 'cold' && season.planted !== null) return []
      return [outlook.unfit === 'no_rain' && !rainsAnyway(field) ? noRain(field) : wrongSeason(field)]
  }
}

/** Returns the field as if planned for the last day of the open window, if it is planned for a later day. */
export function asPlantedInWindow(field: Field): Field | null {
  const { season, prospects, outlook, asOf } = field
  const { last } = outlook.standing
  if (season.planned === null || (prospects !== 'too_late' && prospects !== 'wrong_season')) return null
  if (!last || last.from > asOf || last.to < asOf) return null
  const standing = { open: last, last: null, next: null }
  return {
    ...field,
    prospects: 'fine',
    season: { ...season, planned: last.to },
    outlook: { ...outlook, prospects: 'fine', unfit: null, standing },
  }
}

function sownLate(field: Field): Advice[] {
  return deservesLittleSpending(field, field.asOf) ? [adviseLate(field, 'medium')] : []
}

function adviseLate(field: Field, priority: Priority): Advice {
  const { last } = field.outlook.standing
  return buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    rule: 'planting.late',
    priority,
    soon: 6,
    evidence: last ? [sowingWindowFigure(last)] : [],
    actions: last ? [last.source] : ['practice.memory'],
  })
}

/** True for a standing crop that will not yield, for which no work is advised. Winter cold is left to the frost rules. */
export const isCropLost = ({ prospects, season, outlook }: Field): boolean =>
  season.planted !== null &&
  (prospects === 'too_dry' || prospects === 'too_late' || (prospects === 'wrong_season' && outlook.unfit !== 'cold'))

/** True for a bearing tree with too little rain: it is harvested, but nothing is spent on it. */
const bearsAnyway = ({ crop, prospects, season, stages }: Field): boolean =>
  crop.perennial && prospects === 'too_dry' && season.planned === null && stages.bearing

const bearsLittle = (field: Field): Advice =>
  buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    rule: 'planting.bears-little',
    priority: 'medium',
    facts: rainFacts(field, wantedRain(field)),
    evidence: rainFigures(field, wantedRain(field)),
    actions: ['practice.memory', 'ecocrop'],
  })

function wantedRain(field: Field): MinimumRain | null {
  const least = ownLeast(field)
  const bears = field.crop.record.figures.ecocrop?.rain_opt_mm?.[0]
  if (least !== null && field.outlook.yearRain < least.mm) return least
  return bears === undefined ? null : { mm: bears, source: 'ecocrop' }
}

export const adviseCropLost = (field: Field): Advice =>
  buildAdvice(field, {
    rule: 'planting.lost',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'window',
    facts: field.crop.perennial
      ? {}
      : {
          ...fallbackCropFacts(field),
          ...(isSafeFodder(field.crop) && field.season.emergence !== 'not_yet' ? { cutGreen: 1 } : {}),
        },
    evidence: field.outlook.standing.last ? [sowingWindowFigure(field.outlook.standing.last)] : [],
    days: 7,
  })

const SPENDING_DEFAULTS = { stake: 10, soon: 10, days: 7, confidence: 'medium', why: 'window' } as const

const spendingFacts = ({ season }: Field): AdviceFacts => ({ spend: season.planned === null ? 'stop' : 'wait' })

function adviseNotHere(field: Field): Advice {
  const short = shortRains(field)
  if (short === null && hasYearlyRain(field)) return adviseOnlyWatered(field)
  return buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    rule: 'planting.too-dry',
    priority: 'high',
    facts: { ...spendingFacts(field), ...(short ?? rainFacts(field)), ...fallbackCropFacts(field) },
    evidence: short ? seasonFigures(field, short) : rainFigures(field),
    actions: ['practice.memory', short ? 'season-dates' : (ownLeast(field)?.source ?? 'ecocrop')],
  })
}

/** True if the year has enough rain, but not in the months in which the crop is grown here. */
function hasYearlyRain(field: Field): boolean {
  const least = ownLeast(field)
  return least !== null && field.outlook.yearRain >= least.mm
}

function adviseOnlyWatered(field: Field): Advice {
  const { open, next } = field.outlook.standing
  const window = open ?? next
  return buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    rule: 'planting.too-dry',
    priority: 'high',
    facts: { ...spendingFacts(field), ...fallbackCropFacts(field) },
    evidence: window ? [sowingWindowFigure(window)] : [],
    actions: window ? ['practice.memory', window.source] : ['practice.memory'],
  })
}

function shortRains({ outlook, variety, season, asOf, situation }: Field) {
  const left = daysOfRainExpected(situation, season.planned ?? season.planted ?? asOf)
  if (outlook.unfit !== 'no_rain' || left === null || left <= 0 || variety.days === null) return null
  return { dryFor: 'season' as const, rainDays: left, needDays: variety.days }
}

const seasonFigures = (
  { variety }: Field,
  { rainDays, needDays }: { rainDays: number; needDays: number },
): Evidence[] => [
  evidenceFigure('evidence.rainDaysLeft', rainDays, 'days', 'season-dates'),
  evidenceFigure('evidence.seasonDays', needDays, 'days', variety.source),
]

const ownLeast = ({ crop, situation }: Field): MinimumRain | null => minimumAnnualRain(crop, situation)

function rainFacts(field: Field, least = ownLeast(field)): AdviceFacts {
  const tenths = least === null ? 10 : Math.round((10 * field.outlook.yearRain) / least.mm)
  return tenths >= 1 && tenths <= 9 ? { dryFor: 'share', tenths } : { dryFor: 'place' }
}

function rainFigures(field: Field, least = ownLeast(field)): Evidence[] {
  return [
    evidenceFigure('evidence.yearRain', Math.round(field.outlook.yearRain / 10) * 10, 'mm', 'climate-normals'),
    ...(least === null ? [] : [evidenceFigure('evidence.leastRain', least.mm, 'mm', least.source)]),
  ]
}

export function adviseTooLate(field: Field): Advice {
  const { last } = field.outlook.standing
  return buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    rule: 'planting.too-late',
    priority: 'high',
    facts: {
      ...spendingFacts(field),
      ...(last?.last ? { last: last.last.slice(5) } : {}),
      ...fallbackCropFacts(field),
      ...standingFacts(field),
    },
    evidence: last ? [sowingWindowFigure(last)] : [],
    actions: last ? [last.source] : ['practice.memory'],
  })
}

function standingFacts({ season, crop }: Field): AdviceFacts {
  const { record } = crop
  if (season.planted === null || season.emergence === 'not_yet' || record.life !== 'annual') return {}
  if (record.grownFor === 'root') return { standing: 'roots' }
  return isSafeFodder(crop) ? { standing: 'fodder' } : {}
}

/** True if the crop was sown as seed, which can lie in dry soil until it rains; transplants would die. */
const isSown = ({ crop, situation }: Field): boolean =>
  !crop.perennial && establishmentMethod(situation, crop) === 'seed'

/** mm of a week, fallen or forecast, in which nobody says that it hardly rains (a choice). */
const SOME_RAIN = 10

const rainsAnyway = ({ week }: Field): boolean =>
  (week.live && week.rain7 >= SOME_RAIN) || (!week.pastTypical && week.rainLast7 >= SOME_RAIN)

function noRain(field: Field): Advice {
  const { next } = field.outlook.standing
  const told = plantedState(field)
  return buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    rule: 'planting.no-rain',
    priority: 'medium',
    why: 'dry-season',
    facts: {
      noRain: told === 'plan' && !isSown(field) ? 'asked' : told,
      ...spanOf(field),
    },
    evidence: next ? [sowingWindowFigure(next)] : [],
    actions: next ? [next.source] : ['practice.memory'],
  })
}

/** Length in days of a planting window that counts as open all year. */
const ALL_YEAR = 300

/** Returns the planting time to wait for: the next window, or the rains if the guides have none or one open all year. */
function spanOf({ asOf, situation, outlook, crop, variety }: Field): { from: string; to: string } {
  const { next } = outlook.standing
  const start = expectedRainStart(situation, asOf)
  if (next && (start === null || daysBetween(next.from, next.to) < ALL_YEAR))
    return { from: next.from.slice(5), to: next.to.slice(5) }
  const from = start ?? asOf
  const rains = daysOfRainExpected(situation, from) ?? 0
  const grows = crop.record.life === 'annual' ? (variety.days ?? 0) - RIPENS_AFTER : ROOTING_RAIN_DAYS
  return { from: from.slice(5), to: addDays(from, Math.max(FIRST_RAINS, rains - grows)).slice(5) }
}

/** Days after the rains in which stored soil water ripens a crop (`general.latest_sowing_rule`). */
const RIPENS_AFTER = 10
/** Days after the start of the rains in which sowing is always in time (a choice). */
const FIRST_RAINS = 7

/** True for a crop planned after a window that can still be kept. */
const isWindowAhead = ({ season, asOf, outlook: { standing } }: Field): boolean =>
  season.planned !== null && standing.last !== null && standing.last.to >= asOf

/** Advises that the season is wrong. `next` is the planting time to name. */
function wrongSeason(field: Field, next = field.outlook.standing.next): Advice {
  const { unfit } = field.outlook
  const watered: AdviceFacts = unfit === 'wet' ? { sowAgain: 'watered' } : {}
  const facts: AdviceFacts = {
    ...spendingFacts(field),
    notNow: plantedState(field),
    ...(unfit !== null && unfit !== 'no_rain' && { unfit }),
    ...(next ? { sowAgain: 'window', from: next.from.slice(5), to: next.to.slice(5) } : watered),
  }
  const evidence: Evidence[] = next ? [sowingWindowFigure(next)] : []
  return buildAdvice(field, {
    ...SPENDING_DEFAULTS,
    soon: 7,
    rule: 'planting.wrong-season',
    priority: 'medium',
    facts,
    evidence,
    actions: next ? [next.source] : ['practice.memory'],
  })
}
