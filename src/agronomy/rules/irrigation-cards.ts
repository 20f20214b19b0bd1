import { itemAt } from '../../shared/lookups.ts'
import type { RipenessSign } from '../crops/crop-record.ts'
import { readPracticeSource } from '../crops/practice.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, ClosingLogEntry } from '../types.ts'
import { roundToStep } from '../units.ts'
import { buildAdvice, forecastFigure, growthStageFigures } from './build-advice.ts'
import {
  lightWateringFacts,
  pondWateringFacts,
  waterEvidence,
  wateringFacts,
  wateringIntervalFacts,
  wateringSources,
} from './irrigation-amount.ts'
import { soilHandTestFacts } from './soil-hand-test.ts'

/** Advises a watering today or tomorrow. */
export function adviseWateringNow(field: Field): Advice {
  const { need } = field
  const high = need.urgency === 'high'
  return buildAdvice(field, {
    rule: high ? 'irrigation.flowering' : 'irrigation.now',
    priority: high ? 'high' : 'medium',
    confidence: need.rough || field.balance.assumedIrrigation ? 'medium' : 'high',
    stake: high ? 9 : 7,
    soon: high ? 10 : 8,
    why: 'dry-soil',
    facts: { ...wateringFacts(field), by: addDays(field.asOf, high || need.intervalDays === 1 ? 1 : 2) },
    evidence: waterEvidence(field, true),
    actions: wateringSources(need.method),
    closes: CLOSED_BY_WATERING,
    days: STANDS_DAYS,
    usesForecast: true,
  })
}

/** Days in which a watering stands, until it is done or rain changes it: the weekly run. */
const STANDS_DAYS = 6

const CLOSED_BY_WATERING: ClosingLogEntry = { kind: 'watered', n: null }

/** Advises a little water each day for seedlings and beds. */
export function adviseLightWatering(field: Field, facts = lightWateringFacts(field)): Advice {
  return buildAdvice(field, {
    rule: 'irrigation.young',
    priority: 'medium',
    confidence: 'medium',
    stake: 7,
    soon: 9,
    why: 'dry-soil',
    facts: { ...facts, by: addDays(field.asOf, 1) },
    evidence: waterEvidence(field, false),
    closes: CLOSED_BY_WATERING,
    days: STANDS_DAYS,
    usesForecast: true,
  })
}

/** Advises water for a paddy. */
export function advisePondWatering(field: Field): Advice {
  const { need } = field
  const high = field.crop.record.sensitive.includes(field.stage) && need.leastKs < 0.8
  return buildAdvice(field, {
    rule: 'irrigation.pond',
    priority: high ? 'high' : 'medium',
    confidence: 'medium',
    stake: high ? 9 : 7,
    soon: 8,
    why: 'dry-soil',
    facts: { ...wateringIntervalFacts(need.intervalDays), ...pondWateringFacts(field), by: addDays(field.asOf, 2) },
    evidence: waterEvidence(field, true),
    closes: CLOSED_BY_WATERING,
    days: STANDS_DAYS,
    usesForecast: true,
  })
}

/** Number of forecast days after today. */
const FORECAST_DAYS_AHEAD = 6

const CAN_WAIT_DAYS = 3

/** Announces the next watering of the week. */
export function adviseWateringSoon(field: Field): Advice {
  const days = field.need.daysToTrigger ?? FORECAST_DAYS_AHEAD
  const waits = days > CAN_WAIT_DAYS
  return buildAdvice(field, {
    rule: 'irrigation.soon',
    priority: 'medium',
    confidence: 'medium',
    stake: waits ? 5 : 7,
    soon: waits ? 6 : 7,
    why: 'dry-soil',
    facts: { ...wateringFacts(field), by: addDays(field.asOf, days) },
    evidence: waterEvidence(field, true),
    actions: wateringSources(field.need.method),
    closes: CLOSED_BY_WATERING,
    days: STANDS_DAYS,
    usesForecast: true,
  })
}

/** Advises not to water before rain that is forecast. */
export function adviseWaitForRain(field: Field): Advice {
  const { ahead } = field.week
  const rainy = ahead.slice(0, 4).filter((day) => day.rain >= 2)
  const last = rainy.at(-1)?.date ?? itemAt(ahead, 2).date
  const rain = rainy.reduce((sum, day) => sum + day.rain, 0)
  const days = Math.min(6, daysBetween(field.asOf, last) + 1)
  return buildAdvice(field, {
    rule: 'irrigation.wait-rain',
    priority: 'medium',
    confidence: 'medium',
    stake: 4,
    soon: 8,
    why: 'rain-ahead',
    facts: {
      rain: Math.max(1, rain >= 10 ? roundToStep(rain, 5) : Math.round(rain)),
      to: last,
      ...soilHandTestFacts(field),
    },
    evidence: [forecastFigure(field, 'evidence.rainAhead', rain, 'mm'), ...waterEvidence(field, false)],
    days,
    usesForecast: true,
  })
}

/** Says that the soil holds enough water. */
export function adviseNoWatering(field: Field): Advice {
  return buildAdvice(field, {
    rule: 'irrigation.enough',
    priority: 'low',
    confidence: 'medium',
    stake: 3,
    soon: 4,
    why: field.week.rainLast7 >= 10 ? 'wet-soil' : 'stage',
    facts: soilHandTestFacts(field),
    evidence: waterEvidence(field, false),
    days: FORECAST_DAYS_AHEAD,
    usesForecast: true,
  })
}

/** Advises no more water, so that the crop dries for its harvest. */
export function adviseStopWatering(field: Field, sign: RipenessSign): Advice {
  const read = readPracticeSource(field.crop.record.practice.weeding.stop_water)
  return buildAdvice(field, {
    rule: 'irrigation.stop',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 5,
    why: 'stage',
    facts: { sign },
    evidence: growthStageFigures(field),
    ...(read && { actions: [read] }),
    days: 10,
  })
}
