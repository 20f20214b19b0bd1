import type { CropSign, Harvest } from '../crops/record.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { roundTo } from '../units.ts'
import { adviceOf, aheadFigure, stageFigures } from './advice.ts'
import { amount, waterEvidence } from './irrigation-amount.ts'

/** When and how much to water, for those who can; nothing for a rain-fed field. */
export function irrigationRules(field: Field): Advice[] {
  if (!field.irrigated) return []
  const { record } = field.crop
  if (field.ripe && record.life === 'annual' && record.harvest.kind !== 'picked') return atTheEnd(field, record.harvest)
  if (field.heavyRain || field.soggy) return []
  const { need, balance } = field
  // Seed just sown in a bunded field must not stand under water.
  if (balance.paddy && field.stage === 'planted') return []
  if (need.due) return [balance.paddy ? pond(field) : now(field)]
  if (balance.today.depletion > balance.today.raw) return field.week.live ? [waitForRain(field)] : []
  return [need.urgency === 'low' ? soon(field) : enough(field)]
}

/** Water at the end only brings rot to what dries off; roots that do not may be lifted any day. */
function atTheEnd(field: Field, harvest: Exclude<Harvest, { kind: 'picked' }>): Advice[] {
  const driesOff = harvest.kind === 'dried' || harvest.driesOff
  return driesOff && field.stage === 'mature' ? [stop(field, harvest.sign)] : []
}

function now(field: Field): Advice {
  const { need } = field
  const high = need.urgency === 'high'
  return adviceOf(field, {
    rule: high ? 'irrigation.flowering' : 'irrigation.now',
    priority: high ? 'high' : 'medium',
    confidence: need.rough || field.balance.assumedIrrigation ? 'medium' : 'high',
    stake: high ? 9 : 7,
    soon: high ? 10 : 8,
    why: 'dry-soil',
    facts: amount(field, need.grossMm),
    evidence: waterEvidence(field, need.netMm, need.grossMm),
    days: high ? 1 : 2,
    usesForecast: true,
  })
}

function pond(field: Field): Advice {
  const sensitive = field.crop.record.sensitive.includes(field.stage)
  return adviceOf(field, {
    rule: 'irrigation.pond',
    priority: sensitive ? 'high' : 'medium',
    confidence: 'medium',
    stake: sensitive ? 9 : 6,
    soon: 8,
    why: 'dry-soil',
    evidence: waterEvidence(field, field.need.netMm, field.need.grossMm),
    days: 2,
    usesForecast: true,
  })
}

function soon(field: Field): Advice {
  const { need } = field
  const days = need.daysToTrigger ?? 3
  const gross = need.triggerNetMm / need.efficiency
  return adviceOf(field, {
    rule: 'irrigation.soon',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 6,
    why: 'dry-soil',
    facts: amount(field, gross),
    evidence: waterEvidence(field, need.triggerNetMm, gross),
    days,
    usesForecast: true,
  })
}

/** The soil is dry, but what is coming will fill it. */
function waitForRain(field: Field): Advice {
  const { ahead } = field.week
  const rainy = ahead.slice(0, 4).filter((day) => day.rain >= 2)
  const last = rainy.at(-1)?.date ?? ahead[2]!.date
  const rain = rainy.reduce((sum, day) => sum + day.rain, 0)
  const days = Math.min(6, daysBetween(field.asOf, last) + 1)
  return adviceOf(field, {
    rule: 'irrigation.wait-rain',
    priority: 'medium',
    confidence: 'medium',
    stake: 4,
    soon: 8,
    why: 'rain-ahead',
    facts: { rain: Math.max(1, rain >= 10 ? roundTo(rain, 5) : Math.round(rain)), to: last },
    evidence: [aheadFigure(field, 'evidence.rainAhead', rain, 'mm'), ...waterEvidence(field, 0, 0)],
    days,
    usesForecast: true,
  })
}

function enough(field: Field): Advice {
  const days = Math.min(6, field.need.daysToTrigger ?? 6)
  return adviceOf(field, {
    rule: 'irrigation.enough',
    priority: 'low',
    confidence: 'medium',
    stake: 3,
    soon: 4,
    why: field.week.rainLast7 >= 10 ? 'wet-soil' : 'stage',
    evidence: waterEvidence(field, 0, 0),
    days,
    usesForecast: true,
  })
}

function stop(field: Field, sign: CropSign): Advice {
  return adviceOf(field, {
    rule: 'irrigation.stop',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 5,
    why: 'stage',
    facts: { sign },
    evidence: stageFigures(field),
    days: 10,
  })
}
