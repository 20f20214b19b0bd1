import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { GRADES } from '../../contracts/grades.ts'
import { roundCostUp, roundHarvestDown, roundIncomeDown } from '../../contracts/rounded-sums.ts'
import { CSV_NEW_LINE, csvCell } from '../../server/foundation/csv-cell.ts'
import { readCsv } from '../../server/foundation/read-csv.ts'
import { PLAN_OPTIONS, type PlanOptions } from './plan-request.ts'
import { reasonsText } from './plan-text.ts'

/** `name` identifies the farmer; `grades` is `urea=28000; npk-15-15-15=32000:25`. */
export const FARMER_COLUMNS = ['name', ...PLAN_OPTIONS, 'grades'] as const

export interface FarmerInput {
  line: number
  name: string
  options: PlanOptions
}

export interface PlannedFarmer extends FarmerInput {
  plan: FertilizerPlan | null
  problem: string | null
}

/** Reads the farmers of a CSV file; `usual` has the values for blank cells. @throws AppError invalid without a heading */
export function parseFarmers(csv: string, usual: PlanOptions): FarmerInput[] {
  const given = PLAN_OPTIONS.filter((name) => usual[name] !== undefined)
  const needed = (['crop', 'place', 'area'] as const).filter((name) => !given.includes(name))
  return readCsv(csv, FARMER_COLUMNS, needed).map(({ line, cells }) => ({
    line,
    name: cells.name ?? '',
    options: {
      ...Object.fromEntries(PLAN_OPTIONS.map((name) => [name, cells[name] || usual[name]])),
      grades: cells.grades ? cells.grades.split(';').filter((text) => text.trim() !== '') : usual.grades,
    },
  }))
}

type Cell = string | number | null | undefined
const OUTPUT_COLUMNS: [column: string, cell: (farmer: PlannedFarmer, plan: FertilizerPlan | null) => Cell][] = [
  ['line', ({ line }) => line],
  ['name', ({ name }) => name],
  ['crop', ({ options }) => options.crop],
  ['place', ({ options }) => options.place],
  ['hectares', (_, plan) => plan && roundToHundredth(plan.hectares)],
  ['basis', (_, plan) => plan?.basis],
  ['worthIt', (_, plan) => (plan?.worthIt == null ? null : plan.worthIt ? 'yes' : 'no')],
  ['currency', (_, plan) => plan?.currency],
  ['cost', (_, plan) => (plan?.cost == null ? null : roundCostUp(plan.cost))],
  [
    'buy',
    (_, plan) =>
      plan?.parts.map((part) => `${roundToHundredth(part.bags)} x ${part.bagKg} kg ${gradeLabel(part)}`).join(' + '),
  ],
  ['feedings', (_, plan) => plan?.splits.map(splitText).join(' | ')],
  ['nPerHa', (_, plan) => plan?.nutrientsPerHa.n],
  ['pPerHa', (_, plan) => plan?.nutrientsPerHa.p],
  ['kPerHa', (_, plan) => plan?.nutrientsPerHa.k],
  ['extraKg', (_, plan) => plan?.extraYield && roundHarvestDown(plan.extraYield.kg)],
  ['extraKgLow', (_, plan) => plan?.extraYield && roundHarvestDown(plan.extraYield.low)],
  ['extraKgHigh', (_, plan) => plan?.extraYield && roundHarvestDown(plan.extraYield.high)],
  ['extraSales', (_, plan) => plan?.extraRevenue && roundIncomeDown(plan.extraRevenue.money, plan.currency)],
  ['why', (_, plan) => plan && reasonsText(plan).join(' ')],
  ['problem', ({ problem }) => problem],
]

/** Returns CSV with one line per farmer in the order of the file, with the error of farmers without a plan. */
export const farmersCsv = (farmers: readonly PlannedFarmer[]): string =>
  [
    OUTPUT_COLUMNS.map(([column]) => column),
    ...farmers.map((farmer) => OUTPUT_COLUMNS.map(([, cell]) => textOf(cell(farmer, farmer.plan)))),
  ]
    .map((cells) => cells.map(csvCell).join(',') + CSV_NEW_LINE)
    .join('')

const textOf = (cell: Cell): string => (cell == null ? '' : String(cell))
const gradeLabel = ({ grade }: { grade: keyof typeof GRADES }) => GRADES[grade].label
const roundToHundredth = (value: number) => Math.round(value * 100) / 100

function splitText({ from, to, fromDay, toDay, products }: FertilizerPlan['splits'][number]): string {
  const when = from && to ? `${from} to ${to}` : fromDay === null ? '' : `day ${fromDay} to ${toDay}`
  return `${when}: ${products.map((product) => `${roundToHundredth(product.kg)} kg ${gradeLabel(product)}`).join(' + ')}`
}
