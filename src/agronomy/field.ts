import type { GrowthStage } from '../contracts/farm.ts'
import { findMainRainSpell, type RainSpell } from './climate/rain-spell.ts'
import { findRainsState, type RainsState } from './climate/rains-now.ts'
import { summarizeWeather, type WeatherSummary } from './climate/weather-summary.ts'
import type { ZoneId } from './climate/zones.ts'
import type { CropFacts } from './crops/crop-facts.ts'
import { daysBetween } from './dates.ts'
import { assessSeasonOutlook, type CropProspects, type SeasonOutlook } from './growth/prospects.ts'
import type { SeasonDates } from './growth/season-dates.ts'
import { findSowingWindows, type SowingWindow } from './growth/sowing-windows.ts'
import type { StageInfo } from './growth/stage-info.ts'
import { maturityLengthOf, type Variety } from './growth/variety.ts'
import { toCurrentSowing } from './season/current-sowing.ts'
import type { SourceId } from './sources.ts'
import type { FieldSituation } from './types.ts'
import { computeIrrigationNeed, type IrrigationNeed } from './water/irrigation-need.ts'
import { computeWaterBalance, type WaterBalance } from './water/soil-water.ts'
import type { SoilFacts } from './water/soils.ts'
import type { WaterRow } from './water/water-row.ts'
import type { WeatherSeries } from './water/weather-series.ts'

export interface Field {
  situation: FieldSituation
  asOf: string
  crop: CropFacts
  zone: ZoneId
  soil: SoilFacts
  week: WeatherSummary
  balance: WaterBalance
  need: IrrigationNeed
  stage: GrowthStage
  stages: StageInfo
  season: SeasonDates
  variety: Variety
  age: number | null
  /** Prospects of the crop; checked before any advice that costs money. */
  prospects: CropProspects
  outlook: SeasonOutlook
  sowing: readonly SowingWindow[]
  dap: number | null
  unanswered: boolean
  stageKnown: boolean
  stageSure: boolean
  stageSource: SourceId
  question: GrowthStage | null
  ripe: boolean
  over: boolean
  daysToHarvest: number | null
  seasonLength: number
  plantedLate: boolean
  daysIntoRains: number | null
  inRains: boolean
  irrigated: boolean
  byHand: boolean
  /** Rain spell of this week, used by all advice of the field. */
  spell: RainSpell | null
  /** True if rain is forecast that will pond on this soil. */
  heavyRain: boolean
  /** True if the heavy rain starts within `HEAVY_RAIN_NEAR_DAYS`: field work and watering wait. */
  heavyRainNear: boolean
  /** True for rain that ponds even on dry soil. */
  deluge: boolean
  soggy: boolean
}

/** Daily rain that ponds on saturated soil, mm (a choice). */
export const PONDING_RAIN_MM = 25
/** Daily rain that ponds on saturated soil which drains within a day, mm (a choice). */
const ON_DRAINED_SOIL = 40
/** Daily rain beyond what the soil absorbs that is heavy if it falls later than `HEAVY_RAIN_NEAR_DAYS`, mm (a choice). */
const HEAVY_DAY = 30
/** Daily rain that is a deluge on any soil, mm (a choice). */
const STORM_DAY = 50
/** Days ahead in which heavy rain postpones work. */
const HEAVY_RAIN_NEAR_DAYS = 2

/** Days before harvest in which no warning of a late crop is given (a choice). */
const NEARLY_RIPE = 14

export function assessField(given: FieldSituation, weather?: WeatherSeries): Field {
  const situation = toCurrentSowing(given)
  const balance = computeWaterBalance({ situation, weather })
  const { facts: crop, stage: stages, zone, soil } = balance
  const { week, spell, rains } = daysOf(situation, weather)
  const irrigated = situation.irrigation.some((method) => method !== 'rain-fed')
  const dap = stages.dayAfterPlanting
  const sowing = findSowingWindows(
    crop,
    zone,
    situation,
    maturityLengthOf(crop, stages.variety, zone),
    stages.season.planned ?? stages.season.planted ?? situation.asOf,
  )
  const outlook = assessSeasonOutlook(situation, crop, zone, stages.season, stages.variety, sowing)
  const ripe = stages.stage === 'mature' || stages.stage === 'harvesting'
  const daysToHarvest = stages.harvestDate === null ? null : daysBetween(situation.asOf, stages.harvestDate)
  const nearlyRipe =
    !crop.perennial &&
    (outlook.prospects === 'too_late' || (outlook.prospects === 'too_dry' && fillsAnyway(outlook, week))) &&
    (stages.stage === 'fruiting' || (daysToHarvest !== null && daysToHarvest <= NEARLY_RIPE))
  const daysIntoRains = rains && daysBetween(rains.began, situation.asOf)
  const need = computeIrrigationNeed(balance, situation)
  const heavyRain = spell !== null && isHeavyRain(spell, situation.asOf, crop, soil, balance.today, balance.paddy)
  return {
    situation,
    asOf: situation.asOf,
    crop,
    zone,
    soil,
    week,
    balance,
    need,
    stage: stages.stage,
    stages,
    season: stages.season,
    variety: stages.variety,
    age: stages.age,
    prospects:
      (ripe && !crop.perennial && !hasCropDied(outlook, crop, balance) && !staysUnripe({ outlook, stages })) ||
      nearlyRipe
        ? 'fine'
        : flowersLate(outlook, stages)
          ? 'late'
          : outlook.prospects,
    outlook,
    sowing,
    dap,
    unanswered:
      situation.unanswered === true && stages.season.planted !== null && stages.reported === null && !stages.disagrees,
    stageKnown: stages.basis !== 'season',
    stageSure: stages.basis === 'calendar' || stages.basis === 'stated',
    stageSource: STAGE_SOURCES[stages.basis] ?? `${crop.id}.stages`,
    question: stages.disagrees ? stages.calendarStage : null,
    ripe,
    over: isOver(stages, crop, ripe),
    daysToHarvest,
    seasonLength: stages.growth.harvesting ?? stages.stages.total,
    plantedLate: stages.season.planted !== null && (outlook.prospects === 'late' || outlook.prospects === 'too_late'),
    daysIntoRains,
    inRains: rains !== null && daysIntoRains !== null && daysIntoRains >= 0 && !rains.over,
    irrigated,
    byHand: need.method === 'manual',
    spell,
    deluge: spell !== null && isDeluge(spell, crop, soil),
    heavyRain,
    heavyRainNear: heavyRain && daysBetween(situation.asOf, spell!.comingFrom) <= HEAVY_RAIN_NEAR_DAYS,
    soggy: isSoilSoggy(week, pondingRainIn3Days(crop, soil)),
  }
}

/** True for an annual after its last harvest day, or whose final harvest was reported earlier. */
function isOver({ season, growth, stages, dayAfterPlanting: dap }: StageInfo, { record }: CropFacts, ripe: boolean) {
  if (record.life !== 'annual') return false
  if (!ripe) return season.harvested !== null && !GROWS_ON.has(record.harvest.kind) && !isPickedAgain(record)
  return dap !== null && dap > (growth.harvesting ?? stages.total) + record.lingers
}

const GROWS_ON: ReadonlySet<string> = new Set(['picked', 'cut'])
const isPickedAgain = ({ practice }: CropFacts['record']): boolean => practice.plan.some(({ id }) => id === 'pick_2')

/** Rain in mm of two weeks on which grain fills despite a dry forecast (a choice). */
const GRAIN_FILLING_RAIN_MM = 30
/** True if grain still fills, on the rain of this year or on stored soil water after short rains. */
const fillsAnyway = ({ unfit }: SeasonOutlook, { rainLast14 }: WeatherSummary): boolean =>
  unfit === 'no_rain' || rainLast14 >= GRAIN_FILLING_RAIN_MM

/** True for an annual at a place too dry for any harvest whose soil has no water left; grain may still fill and is excluded. */
export const hasCropDied = (
  { prospects, unfit }: Pick<SeasonOutlook, 'prospects' | 'unfit'>,
  { record }: CropFacts,
  { today }: WaterBalance,
): boolean =>
  prospects === 'too_dry' &&
  unfit === null &&
  record.life === 'annual' &&
  (record.harvest.kind !== 'dried' || record.grownFor !== 'fruit') &&
  today.ks <= NO_GROWTH
const NO_GROWTH = 0.1

/** True for a crop in a season too cold to ripen: only a report of the farmer makes it ripe, never the calendar. */
export function staysUnripe({ outlook, stages }: Pick<Field, 'outlook' | 'stages'>): boolean {
  const { prospects, unfit } = outlook
  if (prospects !== 'wrong_season' || (unfit !== 'cold' && unfit !== 'chill')) return false
  const { reported, season } = stages
  return season.harvested === null && reported?.stage !== 'mature' && reported?.stage !== 'harvesting'
}

/** True for a late crop that flowers already: its grain may still fill. */
const flowersLate = ({ prospects }: SeasonOutlook, { stage }: StageInfo): boolean =>
  prospects === 'too_late' && stage === 'flowering'

interface Days {
  week: WeatherSummary
  spell: RainSpell | null
  rains: RainsState | null
}

const daysOfFarm = new WeakMap<WeatherSeries, Days>()

function daysOf(situation: FieldSituation, weather: WeatherSeries | undefined): Days {
  const known = weather && daysOfFarm.get(weather)
  if (known) return known
  const week = summarizeWeather(situation)
  const { history, place, asOf } = situation
  const days = {
    week,
    spell: findMainRainSpell(history, week.ahead, asOf),
    rains: findRainsState(history, place, asOf, situation.rains?.expected),
  }
  if (weather) daysOfFarm.set(weather, days)
  return days
}

/** Returns the rain in mm of 3 days that ponds: 50 on clay and silt, else 80, at most 60 for crops sensitive to waterlogging. */
export function pondingRainIn3Days({ record }: CropFacts, soil: SoilFacts): number {
  const limit = soil.type === 'clay' || soil.type === 'silt' ? 50 : 80
  return record.drowns ? Math.min(limit, 60) : limit
}

/** True if the soil drains within a day and the crop tolerates that long. */
const drainsWithinADay = ({ record }: CropFacts, { type }: SoilFacts): boolean =>
  type !== 'clay' && type !== 'silt' && !record.drowns

export const isDeluge = (spell: RainSpell, crop: CropFacts, soil: SoilFacts): boolean =>
  spell.comingMax3 > pondingRainIn3Days(crop, soil) || spell.comingMaxDay > STORM_DAY

/** True for heavy rain by itself, or on a soil whose water balance that day cannot absorb it. */
export function isHeavyRain(
  spell: RainSpell,
  asOf: string,
  crop: CropFacts,
  soil: SoilFacts,
  { depletion }: Pick<WaterRow, 'depletion'>,
  paddy: boolean,
): boolean {
  if (isDeluge(spell, crop, soil)) return true
  if (paddy) return false
  const near = daysBetween(asOf, spell.comingFrom) <= HEAVY_RAIN_NEAR_DAYS
  if (drainsWithinADay(crop, soil)) return depletion < 1 && near && spell.comingMaxDay > ON_DRAINED_SOIL
  // The soil absorbs rain up to its depletion.
  return spell.comingMaxDay - depletion > (near ? PONDING_RAIN_MM : HEAVY_DAY)
}

export function isSoilSoggy(
  week: Pick<WeatherSummary, 'pastTypical' | 'rainLast3' | 'rainLast7' | 'rain3'>,
  limit: number,
): boolean {
  if (week.pastTypical) return false
  return week.rainLast3 >= limit || (week.rainLast7 > 1.5 * limit && week.rain3 > 10)
}

const STAGE_SOURCES: Partial<Record<StageInfo['basis'], SourceId>> = {
  stated: 'farmer',
  perennial: 'perennial-calendar',
  season: 'season-dates',
}
