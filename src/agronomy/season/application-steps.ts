import { dayNumber } from '../dates.ts'
import { applicationLedger } from '../feeding/application-ledger.ts'
import { splitSourceId } from '../feeding/fertilizer-sources.ts'
import type { Field } from '../field.ts'
import { planAnchorDays } from './plan-anchors.ts'
import { delayReason } from './practice-steps.ts'
import { type BeginRange, isInBeginRange, type PlannedStep } from './step.ts'

export function applicationSteps(field: Field, begins: BeginRange): PlannedStep[] {
  const anchors = planAnchorDays(field)
  const { entries, due } = applicationLedger(field)
  return entries.flatMap((entry): PlannedStep[] => {
    const { split, from, to, loggedOn, advised, last } = entry
    if (!isInBeginRange(begins, dayNumber(from))) return []
    const missed = loggedOn === null && advised === 0 && to < field.asOf && field.asOf <= last
    return [
      {
        id: `feeding${split.n}`,
        row: `feeding${split.n}`,
        operation: 'fed',
        n: split.n,
        of: split.of,
        from,
        to: missed || due.includes(entry) ? laterDate(to, last) : to,
        closes: 'fed',
        givenOn: loggedOn,
        moved: delayReason(anchors, anchors.late),
        skipped: false,
        source: splitSourceId(field.crop.id, split.scheme, split.row.order),
      },
    ]
  })
}

const laterDate = (a: string, b: string): string => (a > b ? a : b)
