import { firstItem } from '../../shared/lookups.ts'
import { findRainOnset, onsetRuleFor } from '../climate/rain-onset.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { Advice, RainsForecast, RainsOdds } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'

/** Days before and after a forecast date in which it is shown (choices). */
const DAYS_SHOWN_BEFORE = 60
const DAYS_SHOWN_AFTER = 21

/** Advises on the expected start of the rains for a rain-fed crop to be planted; null if the rains began or nothing is known. */
export function adviseExpectedOnset(field: Field): Advice | null {
  const { situation, asOf, outlook } = field
  const { rains, place } = situation
  if (!rains || field.irrigated || outlook.standing.open?.dry) return null
  if (findRainOnset([...situation.history, ...situation.forecast], place) !== null) return null
  const expected = rains.expected && isTimely(rains.expected, asOf) ? rains.expected : null
  if (!rains.odds && !expected) return null
  const rule = onsetRuleFor(place)
  return buildAdvice(field, {
    rule: 'planting.rains',
    about: rains.odds?.issued ?? expected!.from,
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 8,
    why: 'window',
    facts: {
      ...(rains.odds ? onsetOddsFacts(rains.odds) : { foreseen: 'service', prepare: 'wait' }),
      ...serviceFacts(rains.odds, expected),
    },
    evidence: [evidenceFigure('evidence.onsetRain', rule.sumMm, 'mm', rule.id)],
    actions: [rains.odds ? 'rain-history' : 'season-forecast', rule.id],
    days: rains.odds ? Math.max(0, daysBetween(asOf, addDays(rains.odds.issued, 7))) : 7,
  })
}

const isTimely = ({ from, to }: NonNullable<RainsForecast['expected']>, asOf: string): boolean =>
  asOf >= addDays(from, -DAYS_SHOWN_BEFORE) && asOf <= addDays(to, DAYS_SHOWN_AFTER)

/** Converts the odds of the start of the rains to facts of an advice, in tenths. */
export function onsetOddsFacts({
  best,
  weeks,
  laterThanSeen,
  getSeed,
  years,
}: Pick<RainsOdds, 'best' | 'weeks' | 'laterThanSeen' | 'getSeed' | 'years'>): AdviceFacts {
  if (laterThanSeen || best === null) return { foreseen: 'never', rainYears: years, prepare: 'wait' }
  const thisWeek = firstItem(weeks).tenths
  return {
    foreseen: thisWeek > 0 ? 'odds' : 'early',
    odds: best.tenths,
    oddsFrom: best.from.slice(5),
    oddsTo: best.to.slice(5),
    thisWeek,
    prepare: getSeed ? 'seed' : 'wait',
  }
}

function serviceFacts(odds: RainsOdds | null, expected: RainsForecast['expected']): AdviceFacts {
  if (!expected) return {}
  return {
    ...(odds ? { expects: 'service' } : {}),
    service: expected.source,
    serviceArea: expected.area,
    expectFrom: expected.from.slice(5),
    expectTo: expected.to.slice(5),
    expectYear: String(expected.year),
  }
}
