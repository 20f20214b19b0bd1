import { fertilizerOf } from '../crops/all-fertilizer.ts'
import { addDays, daysBetween } from '../dates.ts'
import { amountFor, hectaresOf } from '../feeding/amount.ts'
import { type FeedingSpan, isFed, isFeedingTold } from '../feeding/timing.ts'
import { isTooDry } from '../feeding/weather.ts'
import type { Field } from '../field.ts'
import { anchorsOf } from '../season/anchors.ts'
import type { Advice } from '../types.ts'
import { acresIn, landUnitOf, shownArea } from '../units.ts'
import { adviceOf, aheadFigure, figure, stageFigures } from './advice.ts'
import { amountFacts } from './feeding-facts.ts'

/** Calcium for pods that fill in the ground, from the first flowers on. It wants rain, so none holds it back; drought does. */
export function podFeeding(field: Field, n: number): Advice[] {
  const found = gypsumOf(field)
  if (!found || isTooDry(field, field.asOf)) return []
  const { row, span, index } = found
  if (!isFeedingTold(field, span, false) || isFed(field, n, span)) return []
  const { areaAcres, place } = field.situation
  const landUnit = landUnitOf(place.country)
  const acres = areaAcres !== null && areaAcres > 0 ? areaAcres : null
  const hectares = hectaresOf(acres ?? acresIn(landUnit))
  const [low, high] = row.kg_ha!.map((kgPerHectare) => amountFor({ grade: 'gypsum', kgPerHectare }, hectares, false))
  const source = `fertilizer.${field.crop.id}.other.${index}` as const
  return [
    adviceOf(field, {
      rule: 'fertilizer.pods',
      priority: 'medium',
      confidence: 'medium',
      stake: 5,
      soon: daysBetween(field.asOf, span.to) <= 4 ? 8 : 6,
      why: 'stage',
      facts: {
        product: 'gypsum',
        doseFor: acres === null ? landUnit : 'area',
        ...(acres === null ? {} : { area: shownArea(acres, landUnit), landUnit }),
        ...amountFacts(low!.unit === high!.unit ? { ...low!, most: high!.least } : high!),
      },
      actions: [source],
      closes: { kind: 'fed', n },
      evidence: [
        figure('evidence.dose', row.kg_ha![0], 'kg/ha', source),
        ...stageFigures(field),
        aheadFigure(field, 'evidence.rainAhead', field.week.rain2, 'mm'),
      ],
      days: Math.max(3, Math.min(7, daysBetween(field.asOf, span.to))),
    }),
  ]
}

function gypsumOf(field: Field) {
  const others = fertilizerOf(field.crop.id)?.other ?? []
  const index = others.findIndex(({ what }) => what === 'gypsum')
  const row = others[index]
  const days = row?.when.match(/(\d+)-(\d+) days/)
  const { planting, late } = anchorsOf(field)
  if (!row?.kg_ha || !days || planting === null) return null
  const [from, to] = [Number(days[1]), Number(days[2])].map((day) => addDays(planting, day + late)) as [string, string]
  return { row, index, span: { from, to, last: to } satisfies FeedingSpan }
}
