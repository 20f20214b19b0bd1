import type { GrowthStage } from '../contracts/farm.ts'
import { rainSpell, type Spell } from './climate/rain-spell.ts'
import { type RainsNow, rainsNow } from './climate/rains-now.ts'
import { readWeek, type Week } from './climate/week.ts'
import type { ZoneId } from './climate/zones.ts'
import type { CropFacts } from './crops/crop-facts.ts'
import { daysBetween } from './dates.ts'
import { lengthOf, type Variety } from './growth/maturity.ts'
import { type Outlook, outlookOf, type Prospects } from './growth/prospects.ts'
import type { SeasonDates } from './growth/season-dates.ts'
import { type SowingWindow, sowingWindows } from './growth/sowing-windows.ts'
import type { StageInfo } from './growth/stage-info.ts'
import { thisSowing } from './season/this-sowing.ts'
import type { SourceId } from './sources.ts'
import type { FieldSituation } from './types.ts'
import { type IrrigationNeed, irrigationNeed } from './water/irrigation-need.ts'
import { type WaterBalance, waterBalance } from './water/soil-water.ts'
import type { SoilFacts } from './water/soils.ts'
import type { WaterRow } from './water/water-row.ts'
import type { WeatherSeries } from './water/weather-series.ts'

/** One crop on one farm as the rules see it: everything worked out once, nothing decided. */
export interface Field {
  situation: FieldSituation
  asOf: string
  crop: CropFacts
  zone: ZoneId
  soil: SoilFacts
  week: Week
  balance: WaterBalance
  need: IrrigationNeed
  stage: GrowthStage
  stages: StageInfo
  /** The season's days: planted, up, flowering, ripe, harvested. */
  season: SeasonDates
  variety: Variety
  /** Days since the plants came up or were transplanted, which operations count from; null while neither has happened. */
  age: number | null
  /** Chance that money put into the field comes back; rules check it before they advise spending. */
  prospects: Prospects
  /** Basis of the prospects, and the sowing windows around that day. */
  outlook: Outlook
  sowing: readonly SowingWindow[]
  /** Days after planting; null when unknown (perennials of unknown age). */
  dap: number | null
  /** Planned for a day that has passed; the farmer has not said that it was planted. */
  unanswered: boolean
  /** False for an annual of which neither planting date nor stage is known. */
  stageKnown: boolean
  /** True when the stage rests on the farmer's report or planting date, not on the usual season. */
  stageSure: boolean
  stageSource: SourceId
  /** The calendar's stage where the reported one is far from it; null when they agree. */
  question: GrowthStage | null
  /** Mature or being harvested. */
  ripe: boolean
  /** An annual that should have left the field weeks ago. */
  over: boolean
  /** Days until the harvest is expected; null when it cannot be said. */
  daysToHarvest: number | null
  seasonLength: number
  /** Planted after the last useful day. */
  plantedLate: boolean
  /** Days since the rains began, as seen or as usual here; negative before; null where there is no rainy season. */
  daysIntoRains: number | null
  /** Today lies in the rainy season of the place, as seen or as usual. */
  inRains: boolean
  irrigated: boolean
  /** Waters with cans or buckets. */
  byHand: boolean
  /** The rain of this week: every card says the same start, end and sum of it. */
  spell: Spell | null
  /** Rain is coming that makes water stand on this soil. */
  heavyRain: boolean
  /** It begins so soon that work, water and feed wait for it. */
  heavyRainNear: boolean
  /** The rain alone is enough for that, however dry the soil is now. */
  deluge: boolean
  /** True when rain has saturated the soil: no fertilizer, no irrigation. */
  soggy: boolean
}

/** mm in one day that make a full soil run over: as much in a week drains away (a choice). */
export const ON_FULL_SOIL = 25
/** The same on a soil that drains in a day: pools, and no more. */
const ON_DRAINED_SOIL = 40
/** mm in one day that are heavy on a moist soil, and a deluge on any (choices). */
const HEAVY_DAY = 30
export const STORM_DAY = 50
/** Days ahead in which it holds up what is due. */
export const NEAR = 2

/** Days before harvest from which a late crop is no longer told that it will not ripen (a choice). */
const NEARLY_RIPE = 14

/** Reads a situation. `weather` may be shared by the crops of one farm. */
export function readField(given: FieldSituation, weather?: WeatherSeries): Field {
  const situation = thisSowing(given)
  const balance = waterBalance({ situation, weather })
  const { facts: crop, stage: stages, zone, soil } = balance
  const { week, spell, rains } = daysOf(situation, weather)
  const irrigated = situation.irrigation.some((method) => method !== 'rain-fed')
  const dap = stages.dayAfterPlanting
  const sowing = sowingWindows(
    crop,
    zone,
    situation,
    lengthOf(crop, stages.variety),
    stages.season.planned ?? stages.season.planted ?? situation.asOf,
  )
  const outlook = outlookOf(situation, crop, zone, stages.season, stages.variety, sowing)
  const ripe = stages.stage === 'mature' || stages.stage === 'harvesting'
  const daysToHarvest = stages.harvestDate === null ? null : daysBetween(situation.asOf, stages.harvestDate)
  // A standing crop in grain filling, or close to it, has shown that it ripens.
  const nearlyRipe =
    !crop.perennial &&
    (outlook.prospects === 'too_late' || (outlook.prospects === 'too_dry' && fillsAnyway(outlook, week))) &&
    (stages.stage === 'fruiting' || (daysToHarvest !== null && daysToHarvest <= NEARLY_RIPE))
  const daysIntoRains = rains && daysBetween(rains.began, situation.asOf)
  const need = irrigationNeed(balance, situation)
  const heavyRain = spell !== null && isHeavy(spell, situation.asOf, crop, soil, balance.today, balance.paddy)
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
      (ripe && !crop.perennial) || nearlyRipe ? 'fine' : flowersLate(outlook, stages) ? 'late' : outlook.prospects,
    outlook,
    sowing,
    dap,
    unanswered:
      situation.unanswered === true &&
      stages.season.planted !== null &&
      // A look at plants is an answer.
      stages.reported === null &&
      !stages.disagrees,
    stageKnown: stages.basis !== 'season',
    stageSure: stages.basis === 'calendar' || stages.basis === 'stated',
    stageSource: STAGE_SOURCES[stages.basis] ?? `${crop.id}.stages`,
    question: stages.disagrees ? stages.calendarStage : null,
    ripe,
    over:
      ripe &&
      crop.record.life === 'annual' &&
      dap !== null &&
      dap > (stages.growth.harvesting ?? stages.stages.total) + crop.record.lingers,
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
    heavyRainNear: heavyRain && daysBetween(situation.asOf, spell!.comingFrom) <= NEAR,
    soggy: isSoggy(week, standingRain(crop, soil)),
  }
}

/** mm in two weeks on which what is said to be too dry fills all the same (a choice). */
const FILLS = 30
/** Grain fills in spite of dryness on this year's rain, or on stored soil water after rains that were too short. */
const fillsAnyway = ({ unfit }: Outlook, { rainLast14 }: Week): boolean => unfit === 'no_rain' || rainLast14 >= FILLS

/** Planted too late, and in flower all the same: it may still fill, and is no fodder yet. */
const flowersLate = ({ prospects }: Outlook, { stage }: StageInfo): boolean =>
  prospects === 'too_late' && stage === 'flowering'

interface Days {
  week: Week
  spell: Spell | null
  rains: RainsNow | null
}

/** Daily weather summaries, shared by all crops of a farm and computed once per series. */
const daysOfFarm = new WeakMap<WeatherSeries, Days>()

function daysOf(situation: FieldSituation, weather: WeatherSeries | undefined): Days {
  const known = weather && daysOfFarm.get(weather)
  if (known) return known
  const week = readWeek(situation)
  const { history, place, asOf } = situation
  const days = {
    week,
    spell: rainSpell(history, week.ahead, asOf),
    rains: rainsNow(history, place, asOf, situation.rains?.expected),
  }
  if (weather) daysOfFarm.set(weather, days)
  return days
}

/** mm in 3 days from which water stands: 50 on clay and silt, 80 on others, 60 at most for crops that drown soon. */
export function standingRain({ record }: CropFacts, soil: SoilFacts): number {
  const limit = soil.type === 'clay' || soil.type === 'silt' ? 50 : 80
  return record.drowns ? Math.min(limit, 60) : limit
}

/** Water leaves it within a day, and the crop bears that. */
const drains = ({ record }: CropFacts, { type }: SoilFacts): boolean =>
  type !== 'clay' && type !== 'silt' && !record.drowns

const isDeluge = (spell: Spell, crop: CropFacts, soil: SoilFacts): boolean =>
  spell.comingMax3 > standingRain(crop, soil) || spell.comingMaxDay > STORM_DAY

/** Heavy by its rain alone, or on a soil of which the water balance of that day says how much it takes in. */
export function isHeavy(
  spell: Spell,
  asOf: string,
  crop: CropFacts,
  soil: SoilFacts,
  { depletion, raw }: Pick<WaterRow, 'depletion' | 'raw'>,
  paddy: boolean,
): boolean {
  if (isDeluge(spell, crop, soil)) return true
  // A bunded field keeps it.
  if (paddy) return false
  const near = daysBetween(asOf, spell.comingFrom) <= NEAR
  const soilFull = depletion < 1
  if (drains(crop, soil)) return soilFull && near && spell.comingMaxDay > ON_DRAINED_SOIL
  // A dry soil drinks it.
  if (spell.comingMaxDay > HEAVY_DAY && depletion <= raw) return true
  return soilFull && near && spell.comingMaxDay > ON_FULL_SOIL
}

export function isSoggy(week: Pick<Week, 'pastTypical' | 'rainLast3' | 'rainLast7' | 'rain3'>, limit: number): boolean {
  if (week.pastTypical) return false
  return week.rainLast3 >= limit || (week.rainLast7 > 1.5 * limit && week.rain3 > 10)
}

const STAGE_SOURCES: Partial<Record<StageInfo['basis'], SourceId>> = {
  stated: 'farmer',
  perennial: 'perennial-calendar',
  season: 'season-dates',
}
