import type { CanonicalCropId } from '../contracts/crops.ts'
import type { AdvisoryCategory, GrowthStage, IrrigationMethod, Priority, SoilType } from '../contracts/farm.ts'
import type { PlanSplit } from '../contracts/fertilizer-plan.ts'
import type { GradeId } from '../contracts/grades.ts'
import type { EstablishedAs, LogEntry, LogKind, MaturityClass, PreviousCrop, RiceField } from '../contracts/season.ts'
import type { AdviceFacts } from './facts.ts'
import type { RuleId } from './rules/catalogue.ts'
import type { EvidenceLabel, ReasonId } from './rules/reasons.ts'
import type { SourceId } from './sources.ts'

/**
 * One day of weather at a place, measured, forecast or typical. Dates are the place's own calendar days, `YYYY-MM-DD`.
 * A value that is not known is null; nothing here is ever NaN.
 */
export interface DayWeather {
  date: string
  /** Daily maximum and minimum air temperature, °C at 2 m. */
  tMax: number
  tMin: number
  /** Rain, mm in the day. */
  rain: number
  /** Chance of rain, 0-100 %. */
  rainProbability: number | null
  /** Daily mean relative humidity, %. */
  humidity: number | null
  /** Highest wind of the day, km/h at 10 m. */
  windMax: number | null
  /** Reference evapotranspiration if the provider states it, mm/day. */
  et0: number | null
  /** Daily mean wind, km/h at 10 m; without it `windMax` stands in at six tenths. */
  windMean?: number | null
  /** Global radiation, MJ m⁻² day⁻¹. */
  radiation?: number | null
  /** Hours of bright sunshine. */
  sunshineHours?: number | null
  /** Daily mean dew point, °C. */
  dewPoint?: number | null
  /** True for a climate normal: typical of the season, not a forecast or a measurement. */
  estimated: boolean
}

export interface Place {
  lat: number
  lng: number
  /** Metres above sea level; null when unknown (the nearest climate station's is then used). */
  elevation: number | null
  /** ISO country code, `NG` or `NA`; null when unknown. */
  country: string | null
  /** State or region name as in the reference locations; null when unknown. */
  state: string | null
}

/** Start of this season's rains as it is foreseen: by past years, and by a weather service. */
export interface RainsForecast {
  odds: RainsOdds | null
  /** ISO days; `from` to `to`: the days between which the service expects the start. */
  expected: { source: string; area: string; year: number; onset: string; end: string; from: string; to: string } | null
}

/** Odds of the start, in tenths, by week after the issue day. */
export interface RainsOdds {
  issued: string
  weeks: readonly { from: string; to: string; tenths: number }[]
  later: number
  best: { from: string; to: string; tenths: number } | null
  /** Later than in all years of the history. */
  laterThanSeen: boolean
  /** Week 1 has a chance of 40 % or more. */
  getSeed: boolean
  years: number
}

/** One feeding of a plan that the farmer keeps: days, else dates, else the stage that the crop's record names. */
export interface KeptFeeding extends Pick<PlanSplit, 'n' | 'of' | 'transplanted' | 'from' | 'to'> {
  days: readonly [number, number] | null
  /** For the whole field. */
  products: readonly { grade: GradeId; kg: number; bags: number; gramsPerPlant: number | null }[]
}

/** The amounts that a farmer keeps for a field: they stand before the zone's rate. No splits: nothing is bought. */
export interface KeptFeedings {
  /** Land that the amounts are for. */
  hectares: number
  splits: readonly KeptFeeding[]
}

/** All the adviser is told of one crop on one farm. Plain data: the same situation gives the same advice. */
export interface FieldSituation {
  /** Today at the place. */
  asOf: string
  place: Place
  crop: CanonicalCropId
  /** Null: unknown. */
  plantingDate: string | null
  /** The farmer planned it and has not said since that it was planted. */
  unanswered?: boolean
  /** Day on which the crop and its planting day were entered; null or absent: not known. */
  enteredOn?: string | null
  statedStage: GrowthStage | null
  /** When the farmer said so; null or absent: not known. */
  stageStatedOn?: string | null
  /** Days from planting to harvest of the variety, if he knows; otherwise the crop's usual. */
  varietyDays?: number | null
  /** Null or absent: not told, and the class the zone mostly grows is taken. */
  maturity?: MaturityClass | null
  established?: EstablishedAs | null
  /** Way of growing rice. */
  riceField?: RiceField | null
  previousCrop?: PreviousCrop | null
  /** Striga has been seen in the field. */
  striga?: boolean | null
  /** Phone number that answers questions on the farm; null or absent: none. */
  helpPhone?: string | null
  /** Farm log, oldest entry first. */
  log?: readonly LogEntry[]
  /** Last fertiliser of a sowing that was sown again; null or absent: none. */
  fedBeforeSowing?: string | null
  /** The farmer's own plan of fertiliser; null or absent: the zone's rate. */
  feedings?: KeptFeedings | null
  soil: SoilType | null
  irrigation: IrrigationMethod[]
  /** Acres; null when not entered (amounts are then per acre). */
  areaAcres: number | null
  /** Null or absent: only usual dates are known. */
  rains?: RainsForecast | null
  /** Days before `asOf`, ascending; may be empty or have gaps (gaps are filled from climate normals). */
  history: DayWeather[]
  /** From `asOf` on, ascending, up to 7 days. */
  forecast: DayWeather[]
}

/** A figure that led to an advice: what it is, its value and unit, and where it comes from. */
export interface Evidence {
  label: EvidenceLabel
  value: number | string
  unit: string | null
  source: SourceId
  /** True when the figure is weakly sourced or estimated: shown as rough, never as precise. */
  rough: boolean
}

export type Confidence = 'low' | 'medium' | 'high'

/** The log entry an advice is about: its kind and, of several in a season, which. */
export interface Closing {
  kind: LogKind
  n: number | null
}

/** One thing worth doing (or knowing) about one crop, before it is put into words. */
export interface Advice {
  /** Rule that gave it; also the message template's id. */
  rule: RuleId
  /** The same key on another day means the same situation: `rule` and what distinguishes it, never a date that moves daily. */
  situation: string
  crop: CanonicalCropId
  growthStage: GrowthStage
  category: AdvisoryCategory
  priority: Priority
  confidence: Confidence
  /** Template parameters, already rounded as they may be shown. */
  facts: AdviceFacts
  /** Reason in the weather, filled from `facts`; null when weather had no part. */
  weatherReason: ReasonId | null
  evidence: Evidence[]
  /** Sources of the action, beside those of the evidence. */
  actions: SourceId[]
  /** Entry that "Done" writes into the farm log; null where there is none. */
  closes: Closing | null
  /** Last day on which doing it still helps, `YYYY-MM-DD`, never before `asOf`. */
  validUntil: string
  /** 0-1000: what is at stake × how soon × how sure; only orders advice of one run. */
  score: number
}

/** An advice in a farmer's words. */
export interface WordedAdvice {
  title: string
  /** At most 60 words: key fact, why it matters, what to do, by when. */
  content: string
  /** One plain sentence for the "Advisory Source" box. */
  reason: string
  /** At most 160 GSM-7 characters. */
  sms: string
}
