import { firstItem, itemAt } from '../../shared/lookups.ts'
import type { PlanFigures, Practice } from '../crops/practice.ts'
import { memoizeByObject } from '../memoize.ts'
import type { SourceId } from '../sources.ts'
import { type PlanRowMeaning, planRowMeaning } from './plan-row-meanings.ts'

export interface ParsedPlanRow extends Pick<PlanFigures, 'id' | 'from' | 'day_min' | 'day_max'>, PlanRowMeaning {
  count: Recurrence
  source: SourceId
}

export type Recurrence =
  | { kind: 'once' }
  | { kind: 'numbered'; n: number; of: number }
  | { kind: 'until'; gap: number; until: number }
  | { kind: 'again'; gap: number }
  | { kind: 'a-year'; of: number }
  | { kind: 'every'; gap: number }

const WEEK = 7
const MONTH = 30

/** Days that planting may take from the planting date (our choice). */
const PLANTING_DAYS = 7

export const parsePlanRows = memoizeByObject(
  ({ plan, planting }: Pick<Practice, 'plan' | 'planting'>): ParsedPlanRow[] => [
    {
      ...{ id: 'plant', from: 'planting', day_min: 0, day_max: PLANTING_DAYS, ...planRowMeaning('plant') },
      count: { kind: 'once' },
      source: `practice.${planting.find(({ confidence }) => confidence !== 'memory')?.source ?? 'memory'}`,
    },
    ...plan.map(
      ({ id, from, day_min, day_max, count, source }): ParsedPlanRow => ({
        ...{ id, from, day_min, day_max, ...planRowMeaning(id) },
        count: readCount(count),
        source: `practice.${source}`,
      }),
    ),
  ],
)

/** Parses a count: the second figure of a range, but the first of `3-4 a year`; once if absent. */
function readCount(count: string): Recurrence {
  const found = (pattern: RegExp) => pattern.exec(count)?.slice(1).map(Number)
  const numbered = found(/^(\d+) of (\d+)$/)
  if (numbered) return { kind: 'numbered', n: firstItem(numbered), of: itemAt(numbered, 1) }
  const until = found(/^every \d+-(\d+) weeks, month \d+-(\d+)/)
  if (until) return { kind: 'until', gap: firstItem(until) * WEEK, until: itemAt(until, 1) * MONTH }
  const again = found(/then every (\d+) months/)
  if (again) return { kind: 'again', gap: firstItem(again) * MONTH }
  const aYear = found(/^(\d+)(?:-\d+)? a year$/)
  if (aYear) return { kind: 'a-year', of: firstItem(aYear) }
  const every = found(/^every \d+-(\d+) weeks$/)
  return every ? { kind: 'every', gap: firstItem(every) * WEEK } : { kind: 'once' }
}
