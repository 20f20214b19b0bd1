import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import data from '../data/long-crop-months.json' with { type: 'json' }

/** Small job of a month; each has a phrase in `src/words/<tag>/advice/care.ts`. */
export type MonthlyCropWork = 'pods' | 'tree' | 'mat' | 'cap' | 'fire'

interface MonthRow {
  crops: string[]
  country: string
  /** 1 to 12. */
  months: number[]
  job: MonthlyCropWork
}
const ROWS = jsonData<MonthRow[]>(data.rows)

/** Jobs of a long crop in a month; none where the calendar has nothing to do. */
export const monthlyCropWork = (crop: CanonicalCropId, country: string | null, month: number): MonthlyCropWork[] =>
  ROWS.filter((row) => row.crops.includes(crop) && row.country === (country ?? 'NG') && row.months.includes(month)).map(
    ({ job }) => job,
  )
