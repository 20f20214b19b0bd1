import type { Field } from '../field.ts'
import type { Evidence, Fact } from '../types.ts'
import { cansPerBed, shownAcres, shownLitres, shownMillimetres } from '../units.ts'
import { litresFor } from '../water/irrigation-need.ts'
import { MOST_AT_ONCE } from '../water/watering-methods.ts'
import { aheadFigure, figure, stageFigures } from './advice.ts'

/** The depth and what it comes to: for the area entered, an acre, or a bed when water is carried. */
export function amount(field: Field, grossMm: number): Record<string, Fact> {
  const { need } = field
  const mm = Math.max(5, Math.min(shownMillimetres(grossMm), MOST_AT_ONCE[need.method]))
  if (field.byHand) return { mm, waterFor: 'cans', cans: cansPerBed(mm) }
  const acres = acresOf(field)
  if (acres === null) return { mm, waterFor: 'acre', litres: shownLitres(litresFor(mm, 1)) }
  return { mm, waterFor: 'area', litres: shownLitres(litresFor(mm, acres)), acres: shownAcres(acres) }
}

const acresOf = ({ situation }: Field): number | null =>
  situation.areaAcres !== null && situation.areaAcres > 0 ? situation.areaAcres : null

/** What a watering, or none, is reckoned from. */
export function waterEvidence(field: Field, netMm: number, grossMm: number): Evidence[] {
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
