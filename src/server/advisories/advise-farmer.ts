import { wordAdvice } from '../../advice-words/word-advice.ts'
import { adviseNextStep, collectCandidates } from '../../agronomy/advise.ts'
import { addMarketPrice } from '../../agronomy/market/selling.ts'
import { compareByDueDay } from '../../agronomy/season/due-day.ts'
import { buildFarmLines } from '../../agronomy/season/farm-lines.ts'
import { type FarmItem, type FarmWeekEntry, planFarmWeek } from '../../agronomy/season/farm-week.ts'
import type { Advice, FieldSituation, Place, WordedAdvice } from '../../agronomy/types.ts'
import { buildWeatherSeries, type WeatherSeries } from '../../agronomy/water/weather-series.ts'
import { valueAt } from '../../shared/lookups.ts'
import { createYieldToEventLoop, type YieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import type { SellingPrice } from '../prices/selling-prices.ts'
import type { TrialEntry } from '../trials/trial-arms.ts'
import type { FieldDays } from '../weather/service.ts'
import { type Farmer, type FieldCrop, farmerCoordinates, fieldSituation } from './situation.ts'

export interface FieldAdvice {
  crop: FieldCrop
  advice: Advice
  words: WordedAdvice
  /** Written by a language model. */
  byModel: boolean
  /** Place in a trial of titles that the farmer enters by it. */
  entry?: TrialEntry
}

/** Returns this week's advice for the whole farm, with texts: urgent first, then by due date; none without coordinates. Other work runs between crops. */
export async function adviseFarmer(
  farmer: Farmer,
  crops: FieldCrop[],
  days: FieldDays,
  sellingPrice: SellingPrice,
  giveWay = createYieldToEventLoop(),
): Promise<FieldAdvice[]> {
  const advised = await withPrices(farmer, await adviceByCrop(farmer, crops, days, giveWay), sellingPrice)
  const items = advised.map(({ crop, advice }): FarmItem & { crop: FieldCrop } => ({
    crop,
    field: crop.id,
    advice,
    areaAcres: crop.farmArea,
  }))
  const week = planFarmWeek(items)
  const given = week.filter(({ setAside }) => setAside === null).map(({ item: { crop, advice } }) => ({ crop, advice }))
  return [...given, ...linesOf(farmer, crops, days, week)]
    .toSorted((a, b) => compareByDueDay(a.advice, b.advice))
    .map(({ crop, advice }) => ({
      crop,
      advice,
      words: wordAdvice(advice, farmer.preferredLanguage),
      byModel: false,
    }))
}

/** Adds prices near the farm to advice to sell or hold. */
function withPrices<Crop extends FieldCrop>(
  farmer: Farmer,
  advices: readonly { crop: Crop; advice: Advice }[],
  sellingPrice: SellingPrice,
): Promise<{ crop: Crop; advice: Advice }[]> {
  return Promise.all(
    advices.map(async ({ crop, advice }) => {
      const near = advice.rule === 'harvest.sell' ? await sellingPrice(farmer, advice.crop) : null
      return { crop, advice: near ? addMarketPrice(advice, near, crop.log) : advice }
    }),
  )
}

/** Returns one line for each living crop without advice in the farm's week. */
function linesOf(farmer: Farmer, crops: FieldCrop[], days: FieldDays, week: FarmWeekEntry<FarmItem>[]) {
  const point = farmerCoordinates(farmer)
  if (!point) return []
  const byId = new Map(crops.map((crop) => [crop.id, crop]))
  const next = (id: string) => {
    const situation = fieldSituation(farmer, point, valueAt(byId, id), days)
    return adviseNextStep(situation, seriesOf(days, situation))
  }
  return buildFarmLines(week, [...byId.keys()], next).map(({ field, advice }) => ({
    crop: valueAt(byId, field),
    advice,
  }))
}

/** Returns the advice for each crop by itself, before it gets texts. */
export async function adviceByCrop<Crop extends FieldCrop>(
  farmer: Farmer,
  crops: Crop[],
  days: FieldDays,
  giveWay: YieldToEventLoop,
): Promise<{ crop: Crop; advice: Advice }[]> {
  const point = farmerCoordinates(farmer)
  const advices: { crop: Crop; advice: Advice }[] = []
  if (!point) return advices
  for (const crop of crops) {
    const others = giveWay()
    if (others) await others
    const situation = fieldSituation(farmer, point, crop, days)
    for (const advice of collectCandidates(situation, seriesOf(days, situation))) advices.push({ crop, advice })
  }
  return advices
}

/** Places cached per weather cell: most of a cell's farmers chose the same town. */
const CACHED_PLACES = 4
const cachedSeries = new WeakMap<FieldDays, { place: Place; made: WeatherSeries }[]>()

/** Returns weather prepared for the water balance, computed once per run for all fields of a place. */
function seriesOf(days: FieldDays, situation: FieldSituation): WeatherSeries {
  const ofPlaces = cachedSeries.getOrInsertComputed(days, () => [])
  const { place } = situation
  const known = ofPlaces.find((each) => isSame(each.place, place))
  if (known) return known.made
  const made = buildWeatherSeries(situation)
  ofPlaces.push({ place, made })
  if (ofPlaces.length > CACHED_PLACES) ofPlaces.shift()
  return made
}

const isSame = (a: Place, b: Place): boolean =>
  a.lat === b.lat && a.lng === b.lng && a.country === b.country && a.state === b.state
