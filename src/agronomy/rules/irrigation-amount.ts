import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { Evidence } from '../types.ts'
import {
  acresIn,
  cansFor,
  cansPerBed,
  type LandUnit,
  landUnitOf,
  shownArea,
  shownCentimetres,
  shownLitres,
} from '../units.ts'
import { litresFor } from '../water/irrigation-need.ts'
import { aheadFigure, figure, stageFigures } from './advice.ts'
import { handTest, stickDepth } from './hand-test.ts'

/** Cans a person carries in a day's work. */
const CANS_A_DAY = 100

/** How much each time, in what the farmer sees or counts; how often; where to feel the soil; what rain does to it. */
export function watering(field: Field): AdviceFacts {
  const { intervalDays, eachGrossMm } = field.need
  return { ...given(field, eachGrossMm), ...often(intervalDays), ...handTest(field), after: afterwards(field) }
}

/** Light daily water for seedlings: what the day takes, by can or drip, else by sight. */
export function lightWatering(field: Field): AdviceFacts {
  const { method, efficiency } = field.need
  const gross = field.balance.today.etc / efficiency
  return method === 'manual' || method === 'drip' ? given(field, gross) : { waterFor: 'top' }
}

/** `waterFor` names the words: cans a bed, litres a day, a tin, the end of a furrow, a basin's depth, or plain litres. */
function given(field: Field, grossMm: number): AdviceFacts {
  switch (field.need.method) {
    case 'manual':
      return { waterFor: 'cans', cans: cansPerBed(grossMm) }
    case 'drip':
      return { waterFor: 'drip', ...litres(field, grossMm) }
    case 'sprinkler': {
      const cm = shownCentimetres(grossMm)
      return { waterFor: 'sprinkler', cm, ...litres(field, cm * 10) }
    }
    case 'furrow':
      return { waterFor: 'furrow', stick: stickDepth(field) }
    case 'flood':
      return { waterFor: 'basin', cm: Math.min(5, Math.max(3, Math.ceil(shownCentimetres(grossMm)))) }
    default:
      return { waterFor: 'litres', ...litres(field, grossMm) }
  }
}

/** For the area told, else for one of the unit that the country counts land in. */
function litres({ situation: { areaAcres, place } }: Field, mm: number): AdviceFacts {
  const landUnit: LandUnit = landUnitOf(place.country)
  if (!areaAcres) return { per: landUnit, litres: shownLitres(litresFor(mm, acresIn(landUnit))) }
  return { per: 'area', litres: shownLitres(litresFor(mm, areaAcres)), area: shownArea(areaAcres, landUnit), landUnit }
}

/** The interval in words' keys, with the number where they say it. */
export function often(days: number): AdviceFacts {
  if (days >= 10) return { again: 'once' }
  if (days <= 2) return { again: days === 1 ? 'one' : 'two' }
  return { again: 'many', gap: days }
}

/** More cans than a day's work: which beds come first is worth more than what rain does. */
function afterwards(field: Field): 'beds' | 'rain' {
  const { situation, crop } = field
  const { areaAcres } = situation
  if (!field.byHand || !areaAcres || !flowersInBeds(crop)) return 'rain'
  const { intervalDays, eachGrossMm } = field.need
  return cansFor(cansPerBed(eachGrossMm), areaAcres) / intervalDays > CANS_A_DAY ? 'beds' : 'rain'
}

/** What is grown for its leaves or roots is brought in before it flowers, or wants no more water then. */
const flowersInBeds = ({ record }: CropFacts): boolean => record.life === 'annual' && record.grownFor === 'fruit'

/** Where the way of watering and its signs come from. */
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

/** What a watering, or none, is reckoned from. */
export function waterEvidence(field: Field, watered: boolean): Evidence[] {
  const { today, assumedIrrigation: assumed } = field.balance
  const { rough, eachNetMm, eachGrossMm, efficiency } = field.need
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
  if (watered) {
    found.push(figure('evidence.netIrrigation', eachNetMm, 'mm', 'fao56-eq85', rough))
    found.push(figure('evidence.efficiency', Math.round(efficiency * 100), '%', 'irrigation-efficiency', true))
    const litres = shownLitres(litresFor(eachGrossMm, field.situation.areaAcres || 1))
    found.push(figure('evidence.litres', litres, 'l', 'fao56-eq85', true))
  }
  if (field.need.leastKs < 0.95)
    found.push(figure('evidence.stress', Math.round(field.need.leastKs * 100), '%', 'fao56-eq84', rough))
  return [...found, ...stageFigures(field)]
}
