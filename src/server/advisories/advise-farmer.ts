import { advise } from '../../agronomy/advise.ts'
import { type FarmItem, farmWeek } from '../../agronomy/season/farm-week.ts'
import type { Advice, FieldSituation, WordedAdvice } from '../../agronomy/types.ts'
import { type WeatherSeries, weatherSeries } from '../../agronomy/water/weather-series.ts'
import { wordAdvice } from '../../agronomy/wording.ts'
import { createGiveWay } from '../../ground/give-way.ts'
import type { FieldDays } from '../weather/service.ts'
import { type Farmer, type FieldCrop, fieldSituation, pointOf } from './situation.ts'

export interface Worded {
  crop: FieldCrop
  advice: Advice
  words: WordedAdvice
  /** Worded by a language model. */
  byModel: boolean
}

/** This week's advice for the whole farm, the most important first, in words; none without coordinates. It gives way between crops. */
export async function adviseFarmer(
  farmer: Farmer,
  crops: FieldCrop[],
  days: FieldDays,
  giveWay = createGiveWay(),
): Promise<Worded[]> {
  const items: (FarmItem & { crop: FieldCrop })[] = []
  for await (const { crop, advice } of adviceOf(farmer, crops, days, giveWay)) {
    items.push({ crop, field: crop.id, advice, areaAcres: crop.farmArea })
  }
  return farmWeek(items)
    .filter(({ setAside }) => setAside === null)
    .map(({ item: { crop, advice } }) => ({
      crop,
      advice,
      words: wordAdvice(advice, farmer.preferredLanguage),
      byModel: false,
    }))
}

/** What there is to say of each crop by itself, before it is put into words. */
export async function* adviceOf<Crop extends FieldCrop>(
  farmer: Farmer,
  crops: Crop[],
  days: FieldDays,
  giveWay: () => Promise<void>,
): AsyncGenerator<{ crop: Crop; advice: Advice }> {
  const point = pointOf(farmer)
  if (!point) return
  for (const crop of crops) {
    await giveWay()
    const situation = fieldSituation(farmer, point, crop, days)
    for (const advice of advise(situation, seriesOf(days, situation))) yield { crop, advice }
  }
}

/** Of so many places a cell: most of its farmers chose the same town. */
const PLACES_KEPT = 4
const series = new WeakMap<FieldDays, Map<string, WeatherSeries>>()

/** The days ready for the water balance, worked out once for all fields of a place in a run. */
function seriesOf(days: FieldDays, situation: FieldSituation): WeatherSeries {
  const byPlace = series.getOrInsertComputed(days, () => new Map<string, WeatherSeries>())
  const { lat, lng, country, state } = situation.place
  const made = byPlace.getOrInsertComputed(`${lat},${lng},${country},${state}`, () => weatherSeries(situation))
  if (byPlace.size > PLACES_KEPT) byPlace.delete(byPlace.keys().next().value!)
  return made
}
