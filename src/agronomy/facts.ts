import type { CanonicalCropId } from '../contracts/crops.ts'
import type { GrowthStage } from '../contracts/farm.ts'
import type { Country, GradeId } from '../contracts/grades.ts'
import type { Operation } from '../contracts/season.ts'
import type { RipenessSign } from './crops/crop-record.ts'
import type { HandlingSteps } from './crops/postharvest.ts'
import type { ManureAnimal } from './feeding/fertilizer-figures.ts'
import type { HandMeasure } from './feeding/hand-measure.ts'
import type { PlacementMethod } from './feeding/placement.ts'
import type { PestId } from './pests/pests.ts'
import type { CountUnit } from './pests/scouting.ts'
import type { FieldWalkTask } from './rules/field-walk.ts'
import type { ReasonId } from './rules/reasons.ts'
import type { LandUnit } from './units.ts'

/** Day as `YYYY-MM-DD`. */
type Day = string
type MonthDay = string
type Flag = 1

interface CommonFacts {
  why?: ReasonId
  /** Last day on which the work is useful. */
  by?: Day
  /** Time of day by which the work must be done, if the last day is today. */
  byToday?: 'noon' | 'night'
  /** True if the weather is a climate normal because no forecast was available. */
  typical?: Flag
  from?: Day
  to?: Day
  area?: number
  landUnit?: LandUnit
  /** Number of this round; `of` is the number of rounds, or of plants to inspect in a pest count. */
  n?: number
  of?: number
  crops?: string
}

interface WeatherFacts {
  rain?: number
  fallen?: number
  rains?: 'coming' | 'fallen' | 'both'
  lift?: Flag
  wet?: number
  dry?: number
  dryAhead?: number
  tmax?: number
  tmin?: number
  hotDays?: number
  wind?: number
}

interface WateringFacts {
  waterFor?: 'cans' | 'drip' | 'sprinkler' | 'furrow' | 'basin' | 'litres' | 'top'
  per?: 'area' | LandUnit
  litres?: number
  cans?: number
  /** Depth of standing water, or distance of fertiliser, cm. */
  cm?: number
  /** Depth to which a rod should go into moist soil, cm. */
  stick?: number
  again?: 'one' | 'two' | 'many' | 'once'
  /** Days between waterings, or % by which a price rises. */
  gap?: number
  /** Body part for the depth test, or the dryness test. */
  test?: 'joint' | 'finger' | 'palm' | 'hand' | 'forearm' | NonNullable<HandlingSteps['test']>
  /** Depth to feel the soil or bury fertiliser, cm. */
  deep?: number
  after?: 'rain' | 'beds' | 'pump' | 'part' | 'whole'
  /** Cans for the field, pump hours, or beds a family can water by hand. */
  load?: number
  hours?: number
  beds?: number
  /** Tree that grows up under shade. */
  shaded?: Flag
  /** mm applied; only in advice stored before litres and cans. */
  mm?: number
}

interface PlantingFacts {
  planted?: MonthDay
  plantOn?: Day
  /** Last day for sowing; empty where none is known. */
  last?: MonthDay
  /** `last` is an estimate. */
  aboutLast?: Flag
  lookOn?: Day
  onset?: number
  onsetDays?: number
  waits?: 'start' | 'gap'
  /** Start of the rains: odds of past years in tenths, or a weather service's forecast. */
  foreseen?: 'odds' | 'early' | 'never' | 'service'
  odds?: number
  oddsFrom?: MonthDay
  oddsTo?: MonthDay
  thisWeek?: number
  rainYears?: number
  expects?: 'service'
  service?: string
  serviceArea?: string
  expectFrom?: MonthDay
  expectTo?: MonthDay
  expectYear?: string
  prepare?: 'wait' | 'seed'
  resow?: 'until'
  instead?: 'crops' | 'none'
  unfit?: 'cold' | 'chill' | 'hot' | 'wet'
  sowAgain?: 'window' | 'watered'
  spend?: 'stop' | 'wait'
  guides?: 'none' | 'watered'
  noRain?: 'in' | 'plan' | 'asked'
  notNow?: 'in' | 'plan' | 'asked'
  drySown?: 'in' | 'asked'
  dryFor?: 'place' | 'share' | 'season'
  /** Share of the rain that falls, in tenths. */
  tenths?: number
  rainDays?: number
  needDays?: number
  standing?: 'fodder' | 'roots'
  cutGreen?: Flag
  variety?: 'named' | 'days'
  names?: string
  days?: number
  sowing?: 'spacing' | 'metres' | 'depth'
  row?: number
  stand?: number
  sownDeep?: number
  before?: CanonicalCropId
  stated?: GrowthStage
  expected?: GrowthStage
  goodNext?: 'now' | 'later'
  nextFrom?: MonthDay
  strigaFor?: 'named' | 'open'
  varieties?: string
}

interface WorkFacts {
  workFor?: 'area' | 'hire' | LandUnit
  workLow?: number
  workHigh?: number
  keepFor?: 'one' | 'some' | 'range' | 'cm' | 'cmRange'
  keepLow?: number
  keepHigh?: number
  seedFor?: 'area' | LandUnit | 'areaOne' | `${LandUnit}One`
  seedLow?: number
  seedHigh?: number
  nurseryDays?: number
  seek?: FieldWalkTask
  step?: Operation
  bears?: Flag
}

interface FeedingFacts {
  doseFor?: 'area' | LandUnit
  product?: GradeId
  bags?: number
  kg?: number
  bagKg?: number
  product2?: GradeId
  bags2?: number
  kg2?: number
  bagKg2?: number
  /** First application of a group, and its last alone. */
  nFirst?: number
  aloneProduct?: GradeId
  aloneBags?: number
  aloneKg?: number
  aloneBagKg?: number
  rough?: Flag
  /** Grams for each plant, or grams or ml of a spray for a tank; a range as text. */
  grams?: number | string
  grams2?: number
  final?: Day
  note?: Flag
  weed?: Flag
  /** True if the fertilizer may already have been applied: the text warns against applying it twice. */
  given?: Flag
  /** mm of a storm ahead that no other words of the field's cards name. */
  storm?: number
  round?: Flag
  place?: PlacementMethod | 'rainMud' | 'rainRake'
  hand?: HandMeasure['per']
  caps?: number
  caps2?: number
  stands?: number
  treeHand?: 'caps' | 'both' | 'bottle'
  manure?: 'pans' | 'barrows' | 'tree' | 'compound'
  carried?: 'pans' | 'barrows' | 'carts'
  loads?: number
  poorLoads?: number
  beasts?: ManureAnimal
}

interface PestFacts {
  pest?: PestId
  walk?: 'field' | 'trees'
  dryField?: 'rice_blast'
  /** Action threshold, its lower uncertain bound, and the unit counted. */
  act?: number
  unsure?: number
  unit?: CountUnit
  count?: number
  many?: 'neem' | 'again' | 'ask' | 'pick' | 'hand'
  mild?: 'neem'
  when?: 'day' | 'open'
  sprayDay?: Day
  /** Country of the product register. */
  number?: Country
  active?: string
  other?: string
  strength?: string
  doseUnit?: string
  /** Litres of the sprayer. */
  tank?: number
  hours?: number
  /** Sprays still allowed this season. */
  left?: number
  /** Days between sprays or pickings. */
  every?: number
  everyTo?: number
}

interface SprayFacts {
  sprayed?: Day
  until?: Day
  /** Days from a spray to the harvest; `unknown`: no label was read. */
  waitDays?: number
  waitFor?: 'known' | 'unknown' | 'dry'
  outFor?: 'hours' | 'unknown'
  outHours?: number
  /** Banned active ingredient. */
  barred?: string
  barredFor?: 'sure' | 'maybe'
  help?: string
}

interface HarvestFacts {
  ready?: NonNullable<HandlingSteps['ready']>
  bring?: HandlingSteps['bring'] | 'carrotAfterRain'
  drying?: NonNullable<HandlingSteps['drying']>
  store?: NonNullable<HandlingSteps['store']>
  hold?: NonNullable<HandlingSteps['hold']>
  check?: 'bags' | 'airy'
  sign?: RipenessSign
  daysLeft?: number
  dryFrom?: number
  dryTo?: number
  layerFrom?: number
  layerTo?: number
  /** Water content for safe storage, %. */
  moisture?: number
  /** Months 1-12 of the lowest and the highest price. */
  low?: number
  high?: number
  /** Price of 1 kg at the nearest market, with its currency. */
  priceNow?: string
  /** State of the advice to store: break-even price with or without past years, or produce that may be wet. */
  holding?: 'years' | 'unknown' | 'wet'
  holdMonths?: number
  /** Prices of 1 kg that holding must reach, in woven and in airtight bags. */
  reachWoven?: string
  reachAirtight?: string
  /** Past years in which the market's price got above `reachWoven`. */
  yearsAbove?: number
  yearsOf?: number
  /** Months 1-12 in which cassava has most starch. */
  starchFrom?: number
  starchTo?: number
  eve?: Flag
}

export interface AdviceFacts
  extends CommonFacts,
    WeatherFacts,
    WateringFacts,
    PlantingFacts,
    WorkFacts,
    FeedingFacts,
    PestFacts,
    SprayFacts,
    HarvestFacts {}

export type FactName = keyof AdviceFacts
