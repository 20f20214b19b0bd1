import { dayNumber } from '../dates.ts'
import { applicationLedger } from '../feeding/application-ledger.ts'
import { splitSourceId } from '../feeding/fertilizer-sources.ts'
import type { Field } from '../field.ts'
import { anchorsOf } from './anchors.ts'
import { delayed } from './practice-steps.ts'
import { type Begins, beginsIn, type PlannedStep } from './step.ts'

export function feedingSteps(field: Field, begins: Begins): PlannedStep[] {
  const anchors = anchorsOf(field)
  const { entries, due } = applicationLedger(field)
  return entries.flatMap((entry): PlannedStep[] => {
    const { split, from, to, loggedOn, advised, last } = entry
    if (!beginsIn(begins, dayNumber(from))) return []
    const missed = loggedOn === null && advised === 0 && to < field.asOf && field.asOf <= last
    return [
      {
        id: `feeding${split.n}`,
        row: `feeding${split.n}`,
        operation: 'fed',
        n: split.n,
        of: split.of,
        from,
        to: missed || due.includes(entry) ? later(to, last) : to,
        closes: 'fed',
        givenOn: loggedOn,
        moved: delayed(anchors, anchors.late),
        skipped: false,
        source: splitSourceId(field.crop.id, split.scheme, split.row.order),
      },
    ]
  })
}

const later = (a: string, b: string): string => (a > b ? a : b)
