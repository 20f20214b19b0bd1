import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { CropSign, Harvest } from '../crops/record.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, Evidence, Fact } from '../types.ts'
import { cansPerBed, roundTo, shownAcres, shownLitres, shownMillimetres } from '../units.ts'
import { litresFor } from '../water/irrigation-need.ts'
import { adviceOf, aheadFigure, figure, stageFigures } from './advice.ts'

/**
 * mm given in one watering at most, by method (a choice): more runs off, drains past the roots or is beyond a day's
 * carrying. The rest of the need follows in the next advice.
 */
const MOST_AT_ONCE: Record<IrrigationMethod, number> = {
  'rain-fed': 20,
  manual: 20,
  drip: 40,
  sprinkler: 50,
  furrow: 80,
  flood: 80,
  other: 50,
}

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
    evidence: evidenceOf(field, need.netMm, need.grossMm),
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
    evidence: evidenceOf(field, field.need.netMm, field.need.grossMm),
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
    evidence: evidenceOf(field, need.triggerNetMm, gross),
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
    evidence: [aheadFigure(field, 'evidence.rainAhead', rain, 'mm'), ...evidenceOf(field, 0, 0)],
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
    evidence: evidenceOf(field, 0, 0),
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

/** The depth and what it comes to: for the area entered, an acre, or a bed when water is carried. */
function amount(field: Field, grossMm: number): Record<string, Fact> {
  const { need } = field
  const mm = Math.max(5, Math.min(shownMillimetres(grossMm), MOST_AT_ONCE[need.method]))
  if (field.byHand) return { mm, waterFor: 'cans', cans: cansPerBed(mm) }
  const acres = acresOf(field)
  if (acres === null) return { mm, waterFor: 'acre', litres: shownLitres(litresFor(mm, 1)) }
  return { mm, waterFor: 'area', litres: shownLitres(litresFor(mm, acres)), acres: shownAcres(acres) }
}

const acresOf = ({ situation }: Field): number | null =>
  situation.areaAcres !== null && situation.areaAcres > 0 ? situation.areaAcres : null

function evidenceOf(field: Field, netMm: number, grossMm: number): Evidence[] {
  const { today, assumedIrrigation: assumed } = field.balance
  const rough = field.need.rough
  const found = [
    figure(
      'evidence.depletion',
      today.depletion,
      'mm',
      assumed ? 'irrigation-assumed' : 'fao56-eq85',
      rough || assumed,
    ),
    figure('evidence.readilyAvailable', today.raw, 'mm', 'fao56-eq82', rough),
    figure('evidence.totalAvailable', today.taw, 'mm', 'fao56-eq82', rough),
    figure('evidence.cropWaterUse', today.etc, 'mm/day', 'fao56-eq58', rough),
    aheadFigure(field, 'evidence.rainAhead', field.need.rainNext3, 'mm'),
  ]
  if (netMm > 0) {
    found.push(figure('evidence.netIrrigation', netMm, 'mm', 'fao56-eq85', rough))
    found.push(
      figure('evidence.efficiency', Math.round(field.need.efficiency * 100), '%', 'irrigation-efficiency', true),
    )
    const litres = shownLitres(litresFor(grossMm, acresOf(field) ?? 1))
    found.push(figure('evidence.litres', litres, 'l', 'fao56-eq85', true))
  }
  if (field.need.leastKs < 0.95)
    found.push(figure('evidence.stress', Math.round(field.need.leastKs * 100), '%', 'fao56-eq84', rough))
  return [...found, ...stageFigures(field)]
}
