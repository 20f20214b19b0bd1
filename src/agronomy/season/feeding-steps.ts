import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { anchorsOf } from './anchors.ts'
import { delayed } from './practice-steps.ts'
import type { PlannedStep } from './step.ts'

/** The feedings of a season. */
export function feedingSteps(field: Field): PlannedStep[] {
  const { record } = field.crop
  const anchors = anchorsOf(field)
  const { planting, late } = anchors
  if (record.life !== 'annual' || planting === null) return []
  return record.feedings.map(({ id, from, to, source }, k) => ({
    id,
    operation: 'fed',
    n: k + 1,
    of: record.feedings.length,
    from: addDays(planting, from + late),
    to: addDays(planting, to + late),
    closes: 'fed',
    moved: delayed(anchors, late),
    skipped: false,
    source: source === 'memory' ? source : source.id,
  }))
}
