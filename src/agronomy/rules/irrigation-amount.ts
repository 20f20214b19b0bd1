import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { Evidence } from '../types.ts'
import {
  acresPerUnit,
  areaForDisplay,
  type LandUnit,
  landUnitOf,
  roundCentimetresForDisplay,
  roundLitresForDisplay,
  roundToStep,
  SQUARE_METRES_PER_ACRE,
  wateringCansForArea,
  wateringCansPerBed,
} from '../units.ts'
import { litresForDepth } from '../water/irrigation-need.ts'
import { CANS_A_DAY, MIN_WATERING_MM, PUMP_LITRES_AN_HOUR } from '../water/watering-methods.ts'
import { evidenceFigure, forecastFigure, growthStageFigures } from './build-advice.ts'
import { soilHandTestFacts, testRodDepth } from './soil-hand-test.ts'

export function wateringFacts(field: Field): AdviceFacts {
  const { intervalDays, eachGrossMm } = field.need
  const whole = forField(field)
  const test = whole.after === 'whole' ? {} : soilHandTestFacts(field)
  return { ...amountFactsForMethod(field, eachGrossMm), ...wateringIntervalFacts(intervalDays), ...test, ...whole }
}

/** Days between waterings of a field whose plants have short roots (`irrigation.json`: furrows in great heat). */
const SHORT_ROOTS = 3

/** Returns the field with the waterings of the first days after planting. */
export function withShortRoots(field: Field): Field {
  const { need } = field
  const intervalDays = Math.min(SHORT_ROOTS, need.intervalDays)
  const share = intervalDays / need.intervalDays
  const eachGrossMm = Math.max(MIN_WATERING_MM[need.method], share * need.eachGrossMm)
  return { ...field, need: { ...need, intervalDays, eachGrossMm, eachNetMm: eachGrossMm * need.efficiency } }
}

export function lightWateringFacts(field: Field): AdviceFacts {
  const { method, efficiency } = field.need
  const gross = field.balance.today.etc / efficiency
  if (method === 'manual') {
    const whole = byCan(field, gross, 1)
    return { ...amountFactsForMethod(field, gross), ...(whole.after === 'whole' ? whole : {}) }
  }
  return method === 'drip' ? amountFactsForMethod(field, gross) : { waterFor: 'top' }
}

/** `waterFor` selects the wording: cans a bed, litres a day, a tin, furrow end, basin depth, or litres. */
function amountFactsForMethod(field: Field, grossMm: number): AdviceFacts {
  switch (field.need.method) {
    case 'manual':
      return { waterFor: 'cans', cans: wateringCansPerBed(grossMm) }
    case 'drip':
      return { waterFor: 'drip', ...litresFacts(field, grossMm) }
    case 'sprinkler': {
      const cm = roundCentimetresForDisplay(grossMm)
      return { waterFor: 'sprinkler', cm, ...litresFacts(field, cm * 10) }
    }
    case 'furrow':
      return { waterFor: 'furrow', stick: testRodDepth(field) }
    case 'flood':
      return { waterFor: 'basin', cm: Math.max(3, Math.ceil(roundCentimetresForDisplay(grossMm))) }
    default:
      return { waterFor: 'litres', ...litresFacts(field, grossMm) }
  }
}

function litresFacts({ situation: { areaAcres, place } }: Field, mm: number): AdviceFacts {
  const landUnit: LandUnit = landUnitOf(place.country)
  if (!areaAcres) return { per: landUnit, litres: roundLitresForDisplay(litresForDepth(mm, acresPerUnit(landUnit))) }
  return {
    per: 'area',
    litres: roundLitresForDisplay(litresForDepth(mm, areaAcres)),
    area: areaForDisplay(areaAcres, landUnit),
    landUnit,
  }
}

export function wateringIntervalFacts(days: number): AdviceFacts {
  if (days >= 10) return { again: 'once' }
  if (days <= 2) return { again: days === 1 ? 'one' : 'two' }
  return { again: 'many', gap: days }
}

/** Hours of a pump for a pond on the whole field, and that a part can be saved where they are too many. */
export function pondWateringFacts(field: Field): AdviceFacts {
  return field.situation.areaAcres ? forField(withPump(field)) : {}
}

const withPump = (field: Field): Field => ({ ...field, need: { ...field.need, method: 'flood' } })

/** Hours a day that a pump runs (a choice). */
const PUMP_HOURS_A_DAY = 10

const BEDS_AN_ACRE = SQUARE_METRES_PER_ACRE / 10

function forField(field: Field): AdviceFacts {
  const { areaAcres, place } = field.situation
  const { intervalDays, eachGrossMm, method } = field.need
  if (!areaAcres) return { after: 'rain' }
  const landUnit = landUnitOf(place.country)
  const whole = { area: areaForDisplay(areaAcres, landUnit), landUnit }
  if (method === 'furrow' || method === 'flood') {
    const hours = pumpHours(eachGrossMm, areaAcres)
    return { after: hours > PUMP_HOURS_A_DAY * intervalDays ? 'part' : 'pump', ...whole, hours }
  }
  if (!field.byHand || field.crop.record.life !== 'annual') return { after: 'rain' }
  return byCan(field, eachGrossMm, intervalDays)
}

function byCan({ situation: { areaAcres, place } }: Field, eachGrossMm: number, intervalDays: number): AdviceFacts {
  if (!areaAcres) return { after: 'rain' }
  const landUnit = landUnitOf(place.country)
  const whole = { area: areaForDisplay(areaAcres, landUnit), landUnit }
  const bed = wateringCansPerBed(eachGrossMm)
  const beds = Math.max(1, Math.floor((CANS_A_DAY * intervalDays) / bed))
  if (beds >= BEDS_AN_ACRE * areaAcres) return { after: 'rain' }
  const load = roundToStep(wateringCansForArea(bed, areaAcres), 100)
  return {
    after: 'whole',
    ...whole,
    load,
    hours: pumpHours(eachGrossMm, areaAcres),
    beds: beds > 20 ? roundToStep(beds, 5) : beds,
  }
}

const pumpHours = (mm: number, acres: number): number =>
  Math.max(1, Math.round(litresForDepth(mm, acres) / PUMP_LITRES_AN_HOUR))

export const wateringSources = (method: IrrigationMethod): SourceId[] => [
  'fao56-eq82',
  'feel-and-appearance',
  ...(BY_SIGHT[method] ?? []),
]

const BY_SIGHT: Partial<Record<IrrigationMethod, SourceId[]>> = {
  furrow: ['furrow-probe', 'memory'],
  flood: ['memory'],
  manual: ['garden-cans'],
}

/** Depth in mm of the rounded amount in the advice. */
function shownDepth({ method, eachGrossMm }: Field['need']): number {
  if (method === 'manual') return wateringCansPerBed(eachGrossMm)
  return method === 'sprinkler' ? 10 * roundCentimetresForDisplay(eachGrossMm) : eachGrossMm
}

export function waterEvidence(field: Field, watered: boolean): Evidence[] {
  const { today, assumedIrrigation: assumed } = field.balance
  const { rough, eachNetMm, efficiency } = field.need
  const { areaAcres, place } = field.situation
  const found = [
    evidenceFigure(
      'evidence.depletion',
      today.depletion,
      'mm',
      assumed ? 'irrigation-assumed' : 'fao56-eq85',
      rough || assumed,
    ),
    evidenceFigure('evidence.readilyAvailable', today.raw, 'mm', 'fao56-eq82', rough),
    evidenceFigure('evidence.totalAvailable', today.taw, 'mm', 'fao56-eq82', rough),
    evidenceFigure('evidence.cropWaterUse', today.etc, 'mm/day', 'fao56-eq58', rough),
    forecastFigure(field, 'evidence.rainAhead', field.need.rainNext3, 'mm'),
  ]
  if (watered) {
    found.push(evidenceFigure('evidence.netIrrigation', eachNetMm, 'mm', 'fao56-eq85', rough))
    found.push(evidenceFigure('evidence.efficiency', Math.round(efficiency * 100), '%', 'irrigation-efficiency', true))
    const acres = areaAcres || acresPerUnit(landUnitOf(place.country))
    const litres = roundLitresForDisplay(litresForDepth(shownDepth(field.need), acres))
    found.push(evidenceFigure('evidence.litres', litres, 'l', 'fao56-eq85', true))
  }
  if (field.need.leastKs < 0.95)
    found.push(evidenceFigure('evidence.stress', Math.round(field.need.leastKs * 100), '%', 'fao56-eq84', rough))
  return [...found, ...growthStageFigures(field)]
}
