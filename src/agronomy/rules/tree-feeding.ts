import type { GradeId } from '../../contracts/grades.ts'
import { daysOfRainLeft, usualStart } from '../climate/rainy-seasons.ts'
import { fertilizerOf } from '../crops/all-fertilizer.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { PlacementFigures } from '../feeding/figures.ts'
import { countryOf } from '../feeding/season-feedings.ts'
import { rainHolds } from '../feeding/weather.ts'
import type { Field } from '../field.ts'
import { toldNow } from '../season/told.ts'
import type { Advice } from '../types.ts'
import { BAG_KG } from '../units.ts'
import { adviceOf, figure, pastFigure } from './advice.ts'

/** mm in two weeks after which the soil carries food to the roots. */
const WET_SOIL = 30
/** Age in years of a tree whose age is not known. */
const GROWN = 5
/** Days from the start of the rains to the first feeding and from the middle of them to the second, each open so long. */
const SETTLED = 14
const OPEN = 28

/** Trees and mats: grams to each by its age, twice in the rains, when the soil has been wetted and no heavy rain is near. */
export function treeFeeding(field: Field): Advice[] {
  const { week, crop, asOf } = field
  const record = fertilizerOf(crop.id)
  const years = field.dap === null ? GROWN : field.dap / 365
  const index = record?.per_plant?.findIndex(({ age_years: [from, to] }) => years >= from && years < to + 1) ?? -1
  const row = record?.per_plant?.[index]
  if (!record || !row || rainHolds(field) || field.soggy || week.rainLast14 < WET_SOIL) return []
  const round = feedingRounds(field).find((from) => toldNow({ asOf }, { from, to: addDays(from, OPEN) }))
  if (!round) return []
  const grams = row.note?.includes('per year')
    ? row.grams_per_plant_per_time / timesOf(row.times)
    : row.grams_per_plant_per_time
  const source = `fertilizer.${crop.id}.plant.${index}` as const
  return [
    adviceOf(field, {
      rule: 'fertilizer.tree',
      priority: 'low',
      confidence: row.confidence === 'memory' ? 'low' : 'medium',
      stake: 4,
      soon: 4,
      why: 'wet-soil',
      facts: {
        product: gradeOf(row.product, field),
        grams: shownGrams(grams),
        trees: shownTrees((BAG_KG * 1000) / grams),
        cm: distanceOf(record.placement),
      },
      actions: [`fertilizer.${crop.id}.placement.0`],
      evidence: [
        pastFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
        figure('evidence.dose', grams, 'g', source),
      ],
      days: 10,
      usesPast: true,
    }),
  ]
}

/** When the rains have set in, and in the middle of them; where there are none, never by the rain. */
function feedingRounds({ situation: { place }, asOf }: Field): string[] {
  const start = usualStart(place, asOf)
  const length = start === null ? null : daysOfRainLeft(place, start)
  if (start === null || length === null) return []
  const middle = addDays(start, Math.round(length / 2))
  return [addDays(start, SETTLED), daysBetween(start, middle) > SETTLED + OPEN ? middle : '']
}

const timesOf = (times: readonly string[]): number => Number(times[0]?.match(/(\d+) splits/)?.[1] ?? 1)

/** What is sold of those that the row names. */
function gradeOf(product: string, field: Field): GradeId {
  if (countryOf(field) === 'NA') return 'za-2-3-2-22'
  if (product.startsWith('CAN')) return 'can'
  return product.includes('15-15-15') || !product.includes('12-12-17') ? 'npk-15-15-15' : 'npk-12-12-17-2'
}

const distanceOf = ([row]: readonly PlacementFigures[]): number => row?.distance_cm?.[1] ?? 0
const shownGrams = (grams: number): number => Math.round(grams / 10) * 10
const shownTrees = (trees: number): number => (trees > 50 ? Math.round(trees / 10) * 10 : Math.round(trees))
