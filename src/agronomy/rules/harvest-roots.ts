import type { Harvest } from '../crops/record.ts'
import { monthOf } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, figure, pastFigure, stageFigures } from './advice.ts'

/** Ripe in the ground: lifted when wanted, but where the crop can wait, not in the first weeks of the rains. */
export function rootHarvest(field: Field, { sign, keeps, waits }: Extract<Harvest, { kind: 'roots' }>): Advice {
  if (waits && rainsJustBack(field)) {
    return adviceOf(field, {
      rule: 'harvest.cassava-wait',
      priority: 'low',
      confidence: 'medium',
      stake: 5,
      soon: 6,
      why: 'season',
      evidence: [
        figure('evidence.month', monthOf(field.asOf), null, `${field.crop.id}.harvest`),
        pastFigure(field, 'evidence.rainPast', field.week.rainLast14, 'mm'),
      ],
      days: 14,
    })
  }
  return adviceOf(field, {
    rule: keeps ? 'harvest.tubers' : 'harvest.roots',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 4,
    why: 'stage',
    facts: { sign },
    evidence: stageFigures(field),
    days: 14,
  })
}

/** The starch of cassava falls then (AKILIMO); only where the season says so and it has rained. */
function rainsJustBack(field: Field): boolean {
  if (field.daysIntoRains === null) return false
  return field.daysIntoRains >= 0 && field.daysIntoRains <= 28 && field.week.rainLast14 >= 20
}
