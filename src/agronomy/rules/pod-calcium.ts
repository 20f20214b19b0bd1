import { fertilizerFigures } from '../crops/fertilizer.ts'
import { addDays, daysBetween } from '../dates.ts'
import { bagAmountKilograms, roundToBagAmount } from '../feeding/amount.ts'
import { type ApplicationWindow, isApplicationAnnounced, isApplied } from '../feeding/application-timing.ts'
import { wasTooDry } from '../feeding/application-weather.ts'
import type { ProductRate } from '../feeding/fertilizer-figures.ts'
import { computeHandMeasure } from '../feeding/hand-measure.ts'
import type { FertilizerPlacement } from '../feeding/placement.ts'
import { countryOfZone } from '../feeding/season-applications.ts'
import type { Field } from '../field.ts'
import { beganBeforeMet } from '../season/announce.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import type { Advice } from '../types.ts'
import { amountFacts, areaForAmounts } from './application-facts.ts'
import { buildAdvice, evidenceFigure, forecastFigure, growthStageFigures } from './build-advice.ts'

/** Placement of gypsum: sprinkled over the row. */
const OVER_THE_ROW: FertilizerPlacement = { way: 'band', depth: null, from: null, to: null, index: 0 }

/** Advises calcium for underground pods from the first flowers on; drought delays it, rain does not. */
export function podCalciumRules(field: Field, n: number): Advice[] {
  const found = gypsumOf(field)
  if (!found || wasTooDry(field, field.asOf)) return []
  const { row, span, index } = found
  if (!isApplicationAnnounced(field, span, false) || isApplied(field, n, span)) return []
  const [low, high] = row.kg_ha!
  const land = areaForAmounts(field)
  const amount = roundToBagAmount('gypsum', ((low + high) / 2) * land.hectares, high * land.hectares)
  const dose: ProductRate = { grade: 'gypsum', kgPerHectare: bagAmountKilograms(amount) / land.hectares }
  const hand = computeHandMeasure([dose], OVER_THE_ROW, field.crop.record.figures, countryOfZone(field))
  const source = `fertilizer.${field.crop.id}.other.${index}` as const
  return [
    buildAdvice(field, {
      rule: 'fertilizer.pods',
      priority: 'medium',
      confidence: 'medium',
      stake: 5,
      soon: daysBetween(field.asOf, span.to) <= 4 ? 8 : 6,
      why: 'stage',
      facts: {
        product: 'gypsum',
        rough: 1,
        ...land.facts,
        ...amountFacts(amount),
        ...(beganBeforeMet(field, span.from) ? { given: 1 } : {}),
        ...(hand ? { hand: hand.per, caps: hand.caps, stands: hand.stands } : {}),
      },
      actions: [source],
      closes: { kind: 'fed', n },
      evidence: [
        evidenceFigure('evidence.dose', dose.kgPerHectare, 'kg/ha', source),
        ...growthStageFigures(field),
        forecastFigure(field, 'evidence.rainAhead', field.week.rain2, 'mm'),
      ],
      days: Math.max(3, Math.min(7, daysBetween(field.asOf, span.to))),
    }),
  ]
}

function gypsumOf(field: Field) {
  const others = fertilizerFigures(field.crop.id)?.other ?? []
  const index = others.findIndex(({ what }) => what === 'gypsum')
  const row = others[index]
  const days = row?.when.match(/(\d+)-(\d+) days/)
  const { planting, late } = planAnchorDays(field)
  if (!row?.kg_ha || !days || planting === null) return null
  const from = addDays(planting, Number(days[1]) + late)
  const to = addDays(planting, Number(days[2]) + late)
  return { row, index, span: { from, to, last: to } satisfies ApplicationWindow }
}
