import { dayNumber } from '../dates.ts'
import { seasonFeedings } from '../feeding/season-feedings.ts'
import { splitSource } from '../feeding/sources.ts'
import { feedingSpan } from '../feeding/timing.ts'
import type { Field } from '../field.ts'
import { anchorsOf } from './anchors.ts'
import { delayed } from './practice-steps.ts'
import { type Begins, beginsIn, type PlannedStep } from './step.ts'

/** The feedings of a season that begin within a span of days. */
export function feedingSteps(field: Field, begins: Begins): PlannedStep[] {
  const anchors = anchorsOf(field)
  return (seasonFeedings(field)?.splits ?? []).flatMap(({ n, of, row, scheme }): PlannedStep[] => {
    const span = feedingSpan(field, row)
    if (!span || !beginsIn(begins, dayNumber(span.from))) return []
    return [
      {
        id: `feeding${n}`,
        row: `feeding${n}`,
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
