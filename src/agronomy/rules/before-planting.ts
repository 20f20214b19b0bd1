import { findRainOnset, onsetRuleFor } from '../climate/rain-onset.ts'
import { usualRainStart } from '../climate/rainy-seasons.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { daysInNursery, establishmentMethod, sowsNursery } from '../growth/establishment.ts'
import type { SowingWindow } from '../growth/sowing-windows.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure, forecastFigure, pastWeatherFigure } from './build-advice.ts'
import { adviseExpectedOnset } from './expected-onset.ts'
import { rainSpellFacts } from './heavy-rain.ts'
import { isTreatedAsUnplanted } from './planted-state.ts'
import { establishmentSourceId, sowingFacts, sowingWindowFigure } from './planting-figures.ts'
import { asPlantedInWindow } from './prospect-rules.ts'
import { rotationRule } from './rotation-rule.ts'
import { unusualCropRules } from './unusual-crop.ts'
import { varietyRule } from './variety-choice.ts'

const WATCH = 14
/** Days before the planned day from which planting is advised where no rain is needed, or seedlings stand in a nursery. */
const PLANTING_NOTICE_DAYS = 6

export function beforePlantingRules(given: Field): Advice[] {
  const inWindow = asPlantedInWindow(given)
  const field = inWindow ?? given
  const { planned } = field.season
  if (planned === null) return plantingQuestion(field)
  const found = [
    rotationRule(field, planned),
    // No variety advice for a crop that is unusual here: the farmer asks first, before buying seed.
    inWindow || unusualCropRules(field).length > 0 ? null : varietyRule(field, planned),
    // A nursery is watered by hand, so it does not wait for rain.
    ...(sowsNursery(field.situation, field.crop)
      ? []
      : [askAboutSeedlings(field, planned), advisePlantingTime(field, planned)]),
  ]
  return found.filter((advice) => advice !== null)
}

/** Days within which a day and month without year mean the planned planting. */
const SAME_YEAR = 330

function plantingQuestion(field: Field): Advice[] {
  const { planted } = field.season
  if (planted === null || !field.unanswered || isTreatedAsUnplanted(field)) return []
  if (daysBetween(planted, field.asOf) > SAME_YEAR) return []
  return [
    buildAdvice(field, {
      rule: 'planting.asked',
      priority: 'medium',
      confidence: 'high',
      stake: 6,
      soon: 6,
      why: 'stage',
      facts: { planted: planted.slice(5) },
      evidence: [],
      actions: ['practice.memory'],
      closes: { kind: 'planted', n: null },
      days: 7,
    }),
  ]
}

/** Days before transplanting in which the farmer knows if there are seedlings. */
const SEEDLINGS_KNOWN_DAYS = 4

/** Asks for the seedlings of a crop that was added after its nursery was due. */
function askAboutSeedlings(field: Field, planned: string): Advice | null {
  const { crop, situation, prospects } = field
  if (establishmentMethod(situation, crop) !== 'seedling' || (prospects !== 'fine' && prospects !== 'late')) return null
  const sown = addDays(planned, 1 + lastNurseryDay(crop))
  const from = situation.enteredOn ?? sown
  if (from < sown || !isAnnouncedNow(field, { from, to: addDays(planned, -SEEDLINGS_KNOWN_DAYS) })) return null
  return buildAdvice(field, {
    rule: 'care.seedlings',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 7,
    why: 'stage',
    facts: { nurseryDays: daysInNursery(crop) },
    evidence: [],
    actions: [establishmentSourceId(field, 'nursery_days')],
    days: 7,
  })
}

/** Returns the last day of sowing the nursery, in days after transplanting. */
const lastNurseryDay = ({ record }: CropFacts): number =>
  record.practice.plan.find(({ id }) => id === 'nursery_sow')?.day_max ?? -SEEDLINGS_KNOWN_DAYS

/** Advises to plant again after plants died, when soil and season allow it. */
export function adviseReplanting(field: Field): Advice[] {
  const advice = advisePlantingTime(field, field.asOf)
  if (advice === null) return []
  if (advice.rule === 'planting.wait-rain') return [{ ...advice, facts: { ...advice.facts, waits: 'gap' } }]
  return [advice.closes === null ? advice : { ...advice, closes: { kind: 'resown', n: null } }]
}

function advisePlantingTime(field: Field, planned: string): Advice | null {
  const { crop, situation, week } = field
  const { open } = field.outlook.standing
  const ahead = daysBetween(field.asOf, planned)
  if (field.prospects !== 'fine' && field.prospects !== 'late') return null
  if (ahead > WATCH) return adviseExpectedOnset(field)
  if (field.heavyRain && field.spell !== null && field.spell.coming > 0) return afterStorm(field)
  const isEarly =
    (ahead > PLANTING_NOTICE_DAYS && establishmentMethod(situation, crop) === 'seedling') ||
    (open !== null && open.from > field.asOf)
  if (field.irrigated || open?.dry) return ahead > PLANTING_NOTICE_DAYS || isEarly ? null : advisePlantingNow(field)
  const onset = findRainOnset([...situation.history, ...situation.forecast], situation.place)
  const { sumMm } = onsetRuleFor(situation.place)
  const started = (onset !== null || week.rainLast14 >= 1.5 * sumMm) && !isFalseStart(field)
  if (!started || (week.dryDays >= 7 && week.dryAhead >= 4))
    return started ? waitForRain(field, 'gap') : (adviseExpectedOnset(field) ?? waitForRain(field, 'start'))
  if (week.rainLast7 + week.rain2 < sumMm) return waitForRain(field, 'gap')
  if (week.rainLast14 < sumMm) return waitForRain(field, 'start')
  if (daysUntilDry(field) <= 0) return waitForRain(field, 'gap')
  return isEarly ? null : advisePlantingNow(field)
}

/** Days after the last rain in which seed still emerges although the next week is dry (a choice). */
const STAYS_MOIST = 4

/** Returns the number of days for which the soil stays wet enough to plant. */
const daysUntilDry = ({ week }: Field): number =>
  week.live && week.dryAhead >= STAYS_MOIST ? Math.min(PLANTS_WITHIN, STAYS_MOIST - week.dryDays) : PLANTS_WITHIN
const PLANTS_WITHIN = 7

/** Days before the usual start of the rains before which rain does not count as their start (a choice): few years begin so early. */
const TOO_EARLY = 28
/** Days before the usual start of the rains that belong to the dry season. */
const DRY_MONTHS = 120

function isFalseStart({ situation: { place }, asOf }: Field): boolean {
  const start = usualRainStart(place, asOf)
  if (start === null || start <= asOf) return false
  const ahead = daysBetween(asOf, start)
  return ahead > TOO_EARLY && ahead < DRY_MONTHS
}

function windowFor({ outlook: { standing }, irrigated }: Field): SowingWindow | null {
  return standing.open ?? (irrigated ? null : standing.next)
}

function lastDay({ asOf, outlook }: Field, window: SowingWindow | null): AdviceFacts {
  if (!window?.last || window.last < asOf || daysBetween(asOf, window.last) > LAST_DAY_NEAR) return {}
  const { next } = outlook.standing
  if (window.dry && next !== null && daysBetween(window.last, next.from) <= LAST_DAY_NEAR) return {}
  return { resow: 'until', last: window.last.slice(5) }
}

/** Days before a last planting day in which it is urgent (a choice). */
const LAST_DAY_NEAR = 60

function waitForRain(field: Field, waits: 'start' | 'gap'): Advice {
  const { week, situation } = field
  const rule = onsetRuleFor(situation.place)
  const window = windowFor(field)
  return buildAdvice(field, {
    rule: 'planting.wait-rain',
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 8,
    why: week.dryDays >= 2 ? 'dry-days' : 'window',
    facts: { waits, onset: rule.sumMm, onsetDays: rule.days, dry: week.dryDays, ...lastDay(field, window) },
    evidence: [
      evidenceFigure('evidence.onsetRain', rule.sumMm, 'mm', rule.id),
      pastWeatherFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
      forecastFigure(field, 'evidence.rainAhead', week.rain7, 'mm'),
      ...(window ? [sowingWindowFigure(window)] : []),
    ],
    actions: window ? [rule.id, window.source] : [rule.id],
    days: 7,
    usesPast: true,
    usesForecast: true,
  })
}

function afterStorm(field: Field): Advice {
  const window = windowFor(field)
  return buildAdvice(field, {
    rule: 'planting.after-storm',
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 8,
    why: 'rain-ahead',
    facts: { ...rainSpellFacts(field, 'coming'), ...(leavesDays(field, window) ? lastDay(field, window) : {}) },
    evidence: [
      forecastFigure(field, 'evidence.rainAhead', field.week.rain7, 'mm'),
      ...(window ? [sowingWindowFigure(window)] : []),
    ],
    days: 7,
    usesForecast: true,
  })
}

/** Returns false if the last planting day is during the storm: the text would advise planting in it. */
const leavesDays = ({ spell }: Field, window: SowingWindow | null): boolean =>
  window?.last != null && spell !== null && spell.end < window.last

function advisePlantingNow(field: Field): Advice {
  const { week } = field
  const window = windowFor(field)
  const rainFed = !field.irrigated && !window?.dry
  return buildAdvice(field, {
    rule: 'planting.ready',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 7,
    why: !rainFed ? 'stage' : week.wetLast7 >= 2 ? 'wet-days' : 'wet-soil',
    facts: { wet: week.wetLast7, ...lastDay(field, window), ...sowingFacts(field) },
    evidence: [
      pastWeatherFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
      ...(window ? [sowingWindowFigure(window)] : []),
    ],
    actions: [...(window ? [window.source] : []), establishmentSourceId(field, 'spacing')],
    closes: { kind: 'planted', n: null },
    days: Math.max(0, Math.min(rainFed ? daysUntilDry(field) : 7, window ? daysBetween(field.asOf, window.to) : 7)),
    usesPast: rainFed,
  })
}
