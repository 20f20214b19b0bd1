import type { CanonicalCropId } from '../contracts/crops.ts'
import type { AdvisoryCategory, GrowthStage, IrrigationMethod, Priority, SoilType } from '../contracts/farm.ts'
import type { PlanSplit } from '../contracts/fertilizer-plan.ts'
import type { GradeId } from '../contracts/grades.ts'
import type {
  EstablishmentMethod,
  LogEntry,
  LogKind,
  MaturityClass,
  PreviousCrop,
  RiceField,
} from '../contracts/season.ts'
import type { AdviceFacts } from './facts.ts'
import type { EvidenceLabel, ReasonId } from './rules/reasons.ts'
import type { RuleId } from './rules/rule-catalogue.ts'
import type { SourceId } from './sources.ts'

/** Weather of a local day, measured, forecast or typical, `YYYY-MM-DD`. Unknown is null, never NaN. */
export interface DayWeather {
  date: string
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
  /** Daily mean wind, km/h at 10 m; default: six tenths of `windMax`. */
  windMean?: number | null
  /** Global radiation, MJ m⁻² day⁻¹. */
  radiation?: number | null
  sunshineHours?: number | null
  /** Daily mean dew point, °C. */
  dewPoint?: number | null
  /** Climate normal: neither forecast nor measurement. */
  estimated: boolean
}

export interface Place {
  lat: number
  lng: number
  /** Metres above sea level; null: nearby climate stations. */
  elevation: number | null
  /** ISO code, `NG` or `NA`. */
  country: string | null
  /** State or region as in the reference locations. */
  state: string | null
}

export interface RainsForecast {
  odds: RainsOdds | null
  /** ISO days; `from` to `to`: the service's onset range. */
  expected: { source: string; area: string; year: number; onset: string; end: string; from: string; to: string } | null
}

/** Onset odds in tenths, by week after issue. */
export interface RainsOdds {
  issued: string
  weeks: readonly { from: string; to: string; tenths: number }[]
  later: number
  best: { from: string; to: string; tenths: number } | null
  /** True if the rains are later than in all recorded years. */
  laterThanSeen: boolean
  /** True if the odds of week 1 are 40 % or more: time to buy seed. */
  getSeed: boolean
  years: number
}

/** Application of a saved plan: days, dates, or the record's stage. */
export interface PlannedApplication extends Pick<PlanSplit, 'n' | 'of' | 'transplanted' | 'from' | 'to'> {
  days: readonly [number, number] | null
  products: readonly { grade: GradeId; kg: number; bags: number; gramsPerPlant: number | null }[]
}

/** Amounts saved for a field, overriding the zone's rate. No splits: no purchase. */
export interface StoredPlan {
  hectares: number
  splits: readonly PlannedApplication[]
}

/** Input of the adviser for one crop; plain data, deterministic advice. */
export interface FieldSituation {
  asOf: string
  place: Place
  crop: CanonicalCropId
  plantingDate: string | null
  /** True if the planting is planned and was not reported. */
  unanswered?: boolean
  /** Entry day of crop and planting day; null or absent: unknown. */
  enteredOn?: string | null
  /** Day the crop was added: nothing was advised before. Null or absent: unknown. */
  addedOn?: string | null
  statedStage: GrowthStage | null
  /** Report day; null or absent: unknown. */
  stageStatedOn?: string | null
  /** Days of the variety, if entered. */
  varietyDays?: number | null
  /** Null or absent: the zone's usual class. */
  maturity?: MaturityClass | null
  established?: EstablishmentMethod | null
  riceField?: RiceField | null
  previousCrop?: PreviousCrop | null
  striga?: boolean | null
  /** Help line of the farm; null or absent: none. */
  helpPhone?: string | null
  log?: readonly LogEntry[]
  /** Last fertiliser before resowing; null or absent: none. */
  fedBeforeSowing?: string | null
  feedings?: StoredPlan | null
  soil: SoilType | null
  irrigation: IrrigationMethod[]
  /** Acres; null: amounts per acre. */
  areaAcres: number | null
  rains?: RainsForecast | null
  /** Days before `asOf`, ascending; gaps become climate normals. */
  history: DayWeather[]
  forecast: DayWeather[]
}

export interface Evidence {
  label: EvidenceLabel
  value: number | string
  unit: string | null
  source: SourceId
  /** True for a weak source or an estimate; shown as approximate. */
  rough: boolean
}

export type Confidence = 'low' | 'medium' | 'high'

/** Log kind, and its number among several. */
export interface ClosingLogEntry {
  kind: LogKind
  n: number | null
}

export interface Advice {
  /** Rule and message id. */
  rule: RuleId
  /** Stable key: rule and distinguishing data, no moving date. */
  situation: string
  crop: CanonicalCropId
  growthStage: GrowthStage
  category: AdvisoryCategory
  priority: Priority
  confidence: Confidence
  facts: AdviceFacts
  weatherReason: ReasonId | null
  evidence: Evidence[]
  actions: SourceId[]
  /** Log entry of "Done"; null without one. */
  closes: ClosingLogEntry | null
  /** Last useful day, `YYYY-MM-DD`, not before `asOf`. */
  validUntil: string
  /** 0-1000: stake × urgency × certainty; order within a run only. */
  score: number
}

export interface WordedAdvice {
  title: string
  /** At most 60 words: fact, reason, action, deadline. */
  content: string
  /** Sentence of the "Advisory Source" box. */
  reason: string
  /** At most 160 GSM-7 characters. */
  sms: string
}
