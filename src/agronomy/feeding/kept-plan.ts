import { fertilizerOf } from '../crops/fertilizer.ts'
import type { KeptFeeding, KeptFeedings } from '../types.ts'
import type { SplitFigures } from './figures.ts'
import { type FeedingPlan, type FeedingWant, type PlannedDose, type PlannedSplit, schemeOf } from './split-plan.ts'

export function keptPlan({ hectares, splits }: KeptFeedings, want: FeedingWant): FeedingPlan {
  const record = fertilizerOf(want.crop)
  const scheme = record ? schemeOf(record, want) : -1
  const rows = record?.splits?.[scheme]?.rows ?? []
  return {
    target: null,
    splits: splits.flatMap((kept): PlannedSplit[] => {
      const [first, ...rest] = kept.products
        .filter(({ kg }) => kg > 0)
        .map(
          ({ grade, kg, bags }): PlannedDose => ({
            grade,
            kgPerHectare: kg / hectares,
            most: kg / hectares,
            bought: { kg, bags },
          }),
        )
      const row = rowOf(kept, rows)
      return first && row ? [{ n: kept.n, of: kept.of, products: [first, ...rest], row, scheme }] : []
    }),
  }
}

function rowOf(kept: KeptFeeding, rows: readonly SplitFigures[]): SplitFigures | null {
  const same = rows.find((row) => String(row.days ?? row.days_after_transplanting) === String(kept.days))
  const nth = same ?? rows.find(({ order }) => order === kept.n) ?? rows.at(-1)
  if (!nth || same) return same ?? null
  const { days, days_after_transplanting, stage, last_day, ...rest } = nth
  if (kept.days)
    return { ...rest, ...(kept.transplanted ? { days_after_transplanting: [...kept.days] } : { days: [...kept.days] }) }
  const staged = rows.find((row) => row.stage !== undefined)
  if (staged) return staged
  return kept.from && kept.to ? { ...rest, dates: [kept.from, kept.to] } : nth
}
