import type { AdvisoryCategory, Priority } from '../../../contracts/farm.ts'

/** Farmer-weeks: what a good agronomist says in a week, and must not say. Patterns are case-insensitive; a dot also takes a line end. */
export interface FarmerWeeks {
  weeks: Week[]
  seasons?: Season[]
}

interface Told {
  id: string
  about: string
  source: string
  /** The options of `gona advisories explain`. */
  field: Record<string, string | number>
}

export interface Week extends Told {
  /** Absent: the usual days of the place. */
  weather?: WeekWeather
  must?: Must[]
  mustNot?: Pattern[]
  numbers?: NumberCheck[]
  /** Litres said ÷ (mm said × 4046.86 × acres), wherever one item says both. */
  litres?: { acres: number; min: number; max: number; why: string }
  /** Items that name the same mm of rain name the same last day of it; the text says why. */
  rainEnds?: string
  maxItems?: number
}

/** A season is advised every Monday from `from` to `to`. */
export interface Season extends Told {
  from: string
  to: string
  every?: number
  weather: SeasonWeather
  /** In how many weeks it is told, and between which days after planting. */
  told?: (Pattern & { what?: string; from?: number; to?: number; max?: number; least?: number })[]
  never?: Pattern[]
  /** The most weeks running in which one text may come, numbers and dates aside. */
  repeats?: { most: number; except?: AdvisoryCategory[] }
  /** Never such an item in a week that has another of that priority or more. */
  beside?: { any: string[]; priority: Priority; why: string }[]
}

export interface Pattern {
  any?: string | string[]
  all?: string | string[]
  not?: string | string[]
  in?: 'title' | 'content' | 'sms' | 'words'
  rule?: string
  category?: AdvisoryCategory
  min?: Priority
  why?: string
}

interface Must extends Pattern {
  max?: Priority
  /** It is the first item. */
  first?: boolean
}

/** A number caught by a group of a pattern lies in `min` to `max`; with `every` all of them do. */
export interface NumberCheck {
  why: string
  any: { pattern: string; min: number; max: number; only?: string }[]
  if?: string
  every?: boolean
}

type Column = 'tmax' | 'tmin' | 'rain' | 'humidity' | 'wind'
/** A list is gone through again and again. */
type Values = Partial<Record<Column, number | number[]>>

/** `back` days before the date and `ahead` from it; day 0 is the date. */
export interface WeekWeather extends Values {
  back?: number
  ahead?: number
  days?: (Values & { from: number; to?: number })[]
}

/** Twelve values each; rain in mm a month on about `days` days, by a draw that depends on seed and date only. */
export interface SeasonWeather {
  months: Record<Exclude<Column, 'wind'> | 'days', number[]>
  seed?: string
  changes?: (Values & { from: string; to: string })[]
}

/** One advice as `explain` prints it. */
export interface Item {
  rule: string
  category: string
  priority: Priority
  title: string
  content: string
  sms: string
}
