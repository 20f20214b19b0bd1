import { seasonFeedings } from '../feeding/season-feedings.ts'
import { splitSource } from '../feeding/sources.ts'
import { feedingSpan } from '../feeding/timing.ts'
import type { Field } from '../field.ts'
import { anchorsOf } from './anchors.ts'
import { delayed } from './practice-steps.ts'
import type { PlannedStep } from './step.ts'

/** The feedings of a season. */
export function feedingSteps(field: Field): PlannedStep[] {
  const anchors = anchorsOf(field)
  return (seasonFeedings(field)?.splits ?? []).flatMap(({ n, of, row, scheme }): PlannedStep[] => {
    const span = feedingSpan(field, row)
    if (!span) return []
    return [
      {
        id: `feeding${n}`,
        operation: 'fed',
        n,
        of,
        from: span.from,
        to: span.to,
        closes: 'fed',
        moved: delayed(anchors, anchors.late),
        skipped: false,
        source: splitSource(field.crop.id, scheme, row.order),
      },
    ]
  })
}
