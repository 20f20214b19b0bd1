import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import data from '../data/long-crop-months.json' with { type: 'json' }

/** Work of a month on a tree, mat or cane; each has a phrase in `src/words/<tag>/advice/care.ts`. */
export type MonthlyCropWork = 'pods' | 'tree' | 'mat' | 'cap' | 'fire'

interface MonthRow {
  crops: string[]
  country: string
  /** Months 1 to 12 of the work. */
  months: number[]
  job: MonthlyCropWork
}
const MONTH_ROWS = jsonData<MonthRow[]>(data.rows)

/** Returns the work of a month on trees, mats and cane; empty in a month without any. */
export const monthlyCropWork = (crop: CanonicalCropId, country: string | null, month: number): MonthlyCropWork[] =>
  MONTH_ROWS.filter(
    (row) => row.crops.includes(crop) && row.country === (country ?? 'NG') && row.months.includes(month),
  ).map(({ job }) => job)
