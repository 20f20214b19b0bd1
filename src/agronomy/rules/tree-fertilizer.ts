import { firstItem, itemAt } from '../../shared/lookups.ts'
import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import { addDays } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import { boughtBagAmount, roundToBagAmount } from '../feeding/amount.ts'
import { isDelayedByRain } from '../feeding/application-weather.ts'
import type { PlacementFigures } from '../feeding/fertilizer-figures.ts'
import { isEstimatedFigure } from '../feeding/from-memory.ts'
import { gramsPerBottleCap } from '../feeding/grades.ts'
import { type PerPlantApplication, type PlantDose, perPlantApplication } from '../feeding/per-plant.ts'
import { countryOfZone } from '../feeding/season-applications.ts'
import type { Field } from '../field.ts'
import { beganBeforeMet, isAnnouncedNow } from '../season/announce.ts'
import { logEntriesOf } from '../season/log-entries.ts'
import type { Advice, PlannedApplication } from '../types.ts'
import { areaForAmounts, productAmountFacts } from './application-facts.ts'
import { buildAdvice, evidenceFigure, pastWeatherFigure } from './build-advice.ts'

/** Rain in mm of two weeks from which soil counts as moist. */
const WET_SOIL = 30
/** Days from the onset of the rains to the first application. */
const DAYS_AFTER_ONSET = 14
/** Length of an application's window, days. */
const WINDOW_DAYS = 28
/** Minimum days of the rainy season per application; a shorter season gets fewer applications. */
const ROUND_INTERVAL_DAYS = DAYS_AFTER_ONSET + WINDOW_DAYS
/** Weekly runs per round on moist soil. */
const WEEKLY_RUNS_PER_ROUND = 3

interface Round {
  n: number
  of: number
  products: readonly PlantDose[]
  stored: PlannedApplication | null
}

/** Advises fertilizer for trees and mats: grams by age, in rounds on moist soil without heavy rain ahead. */
export function treeFertilizerRules(field: Field): Advice[] {
  const { week, crop, asOf, situation } = field
  const feeding = perPlantApplication(crop.id, countryOfZone(field), field.dap === null ? null : field.dap / 365)
  if (!feeding || isDelayedByRain(field) || field.heavyRain || field.soggy || week.rainLast14 < WET_SOIL) return []
  const starts = feedingRounds(field, situation.feedings?.splits.length ?? feeding.times)
  const at = starts.findIndex((from) =>
    isAnnouncedNow({ asOf }, { from, to: addDays(from, WINDOW_DAYS) }, WEEKLY_RUNS_PER_ROUND),
  )
  const round = at < 0 ? null : roundOf(field, feeding, at, starts.length)
  if (!round || logEntriesOf(situation, 'fed', addDays(itemAt(starts, at), -ROUND_INTERVAL_DAYS / 2)).length > 0)
    return []
  const source = `fertilizer.${crop.id}.plant.${feeding.index}` as const
  return [
    buildAdvice(field, {
      rule: 'fertilizer.tree',
      about: String(round.n),
      priority: 'low',
      confidence: isEstimatedFigure(feeding.row) ? 'low' : 'medium',
      stake: 4,
      soon: 4,
      why: 'wet-soil',
      facts: {
        n: round.n,
        of: round.of,
        ...handFacts(round.products),
        ...(isEstimatedFigure(feeding.row) ? { rough: 1, note: 1 } : {}),
        ...landFacts(field, feeding, round),
        ...manureFacts(field),
        ...(beganBeforeMet(field, itemAt(starts, at)) ? { given: 1 } : {}),
        cm: distanceOf(fertilizerFigures(crop.id)!.placement),
      },
      actions: [source, `fertilizer.${crop.id}.placement.0`],
      closes: { kind: 'fed', n: round.n },
      evidence: [
        pastWeatherFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
        ...round.products.map(({ grams }) =>
          evidenceFigure('evidence.dose', grams, 'g', round.stored ? 'farmer' : source),
        ),
      ],
      days: 10,
      usesPast: true,
    }),
  ]
}

/** True within `around` days of a round of this year. */
export function isTreeFertilized(field: Field, around: number): boolean {
  const feeding = perPlantApplication(field.crop.id, countryOfZone(field), field.dap === null ? null : field.dap / 365)
  if (!feeding) return false
  const starts = feedingRounds(field, field.situation.feedings?.splits.length ?? feeding.times)
  return starts.some(
    (from) => field.asOf >= addDays(from, -around) && field.asOf <= addDays(from, WINDOW_DAYS + around),
  )
}

function roundOf(
  { situation: { feedings } }: Field,
  { products }: PerPlantApplication,
  at: number,
  of: number,
): Round | null {
  if (!feedings) return { n: at + 1, of, products, stored: null }
  const stored = feedings.splits[at]
  const given = stored?.products.flatMap(({ grade, gramsPerPlant }) =>
    gramsPerPlant ? [{ grade, grams: Math.round(gramsPerPlant) }] : [],
  )
  return stored && given && given.length > 0 ? { n: stored.n, of: stored.of, products: given, stored: stored } : null
}

/** Number of bottle caps above which the amount is given in bottles. */
const MOST_CAPS = 30

function handFacts(products: readonly PlantDose[]): AdviceFacts {
  const [first, second] = products
  const caps = products.map(({ grade, grams }) => grams / gramsPerBottleCap(grade))
  const few = caps.every((count) => count <= MOST_CAPS)
  return {
    grams: first!.grams,
    ...(second ? { grams2: second.grams } : {}),
    ...(few
      ? {
          treeHand: second ? 'both' : 'caps',
          caps: Math.round(firstItem(caps)),
          ...(second ? { caps2: Math.round(itemAt(caps, 1)) } : {}),
        }
      : { treeHand: 'bottle' }),
  }
}

function landFacts(field: Field, { plantsPerHectare }: PerPlantApplication, { products, stored }: Round): AdviceFacts {
  const { hectares, facts } = areaForAmounts(field)
  const amounts = products.map(({ grade, grams }) => {
    const bought = stored?.products.find((one) => one.grade === grade)
    const kg = (grams * plantsPerHectare * hectares) / 1000
    return bought ? boughtBagAmount(grade, bought.kg, bought.bags) : roundToBagAmount(grade, kg, kg)
  })
  return { ...facts, ...productAmountFacts(products, amounts) }
}

function manureFacts({ crop }: Field): AdviceFacts {
  const kg = fertilizerFigures(crop.id)?.manure.find(
    ({ kg_per_plant_a_year }) => kg_per_plant_a_year,
  )?.kg_per_plant_a_year
  return kg === undefined ? {} : { manure: 'tree', loads: kg }
}

/** Returns the fertilizer rounds of the rainy season, as many as fit; none without a rainy season. */
function feedingRounds({ situation, asOf }: Field, times: number): string[] {
  const start = expectedRainStart(situation, asOf)
  const length = start === null ? null : daysOfRainExpected(situation, start)
  if (start === null || length === null) return []
  const rounds = Math.max(1, Math.min(times, Math.floor(length / ROUND_INTERVAL_DAYS)))
  return Array.from({ length: rounds }, (_, n) =>
    addDays(start, n === 0 ? DAYS_AFTER_ONSET : Math.round((length * n) / rounds)),
  )
}

const distanceOf = ([row]: readonly PlacementFigures[]): number => row?.distance_cm?.[1] ?? 0
