import { fertilizerFigures } from '../crops/fertilizer.ts'
import type { PlannedApplication, StoredPlan } from '../types.ts'
import type { SplitFigures } from './fertilizer-figures.ts'
import {
  type ApplicationPlan,
  type ApplicationPlanInput,
  findSplitScheme,
  type PlannedApplicationProducts,
  type PlannedDose,
} from './split-plan.ts'

export function fromStoredPlan({ hectares, splits }: StoredPlan, want: ApplicationPlanInput): ApplicationPlan {
  const record = fertilizerFigures(want.crop)
  const scheme = record ? findSplitScheme(record, want) : -1
  const rows = record?.splits?.[scheme]?.rows ?? []
  return {
    target: null,
    splits: splits.flatMap((stored): PlannedApplicationProducts[] => {
      const [first, ...rest] = stored.products
        .filter(({ kg }) => kg > 0)
        .map(
          ({ grade, kg, bags }): PlannedDose => ({
            grade,
            kgPerHectare: kg / hectares,
            most: kg / hectares,
            bought: { kg, bags },
          }),
        )
      const row = rowOf(stored, rows)
      return first && row ? [{ n: stored.n, of: stored.of, products: [first, ...rest], row, scheme }] : []
    }),
  }
}

function rowOf(stored: PlannedApplication, rows: readonly SplitFigures[]): SplitFigures | null {
  const same = rows.find((row) => String(row.days ?? row.days_after_transplanting) === String(stored.days))
  const nth = same ?? rows.find(({ order }) => order === stored.n) ?? rows.at(-1)
  if (!nth || same) return same ?? null
  const { days, days_after_transplanting, stage, last_day, ...rest } = nth
  if (stored.days)
    return {
      ...rest,
      ...(stored.transplanted ? { days_after_transplanting: [...stored.days] } : { days: [...stored.days] }),
    }
  const staged = rows.find((row) => row.stage !== undefined)
  if (staged) return staged
  return stored.from && stored.to ? { ...rest, dates: [stored.from, stored.to] } : nth
}
