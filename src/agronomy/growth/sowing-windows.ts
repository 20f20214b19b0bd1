import { type UsualRains, usualRainsAt } from '../climate/rainy-seasons.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { MaturityFigures, PlantingCalendarEntry } from '../crops/practice.ts'
import { dayNumber, dayNumberOfMonthDay, isoDate, yearOfDayNumber } from '../dates.ts'
import { memoizeByObject } from '../memoize.ts'
import type { SourceId } from '../sources.ts'
import { diesWhenRainsEnd } from './dies-with-rains.ts'
import { isForManyZones, lastPlantingDays, type MaturityLength } from './last-planting-day.ts'
import { isIrrigated, plantingRequirement, plantingTimesFor, type SowingSite } from './planting-times.ts'

/** Planting window of a season, ISO days. */
export interface SowingWindow {
  from: string
  best: { from: string; to: string }
  to: string
  /** Last planting day that may be shown: from a source or the rains; null if it is from memory. */
  last: string | null
  /** Days after `to` in which a crop still ripens in a usual year, but not when the rains end early. */
  grace: number
  /** True if the crop is planted into dry soil before the rains; yam setts lie dormant under capped mounds. */
  dry: boolean
  watered: boolean
  ripens: { from: string; to: string } | null
  source: SourceId
  rough: boolean
}

/**
 * Windows around `date`, in order. Opens on `practice.planting`, else at the possible start of rains; closes on the
 * class's day, else by the days of rain left (`general.latest_sowing_rule`).
 */
export function findSowingWindows(
  facts: CropFacts,
  zone: ZoneId,
  ground: SowingSite,
  length: MaturityLength,
  date: string,
): readonly SowingWindow[] {
  const year = yearOfDayNumber(dayNumber(date))
  const { windows: known } = sowingWindowCache(ground)
  const key = `${facts.id} ${zone} ${year} ${length.id} ${length.days_max}`
  let windows = known.get(key)
  if (!windows) {
    if (known.size >= MAX_CACHED_SITES) known.clear()
    windows = sowingWindowsAround(year, facts, zone, ground, length)
    known.set(key, windows)
  }
  return windows
}

interface GroundMemory {
  windows: Map<string, readonly SowingWindow[]>
  classes: Map<string, MaturityFigures>
}

const cachesBySite = new Map<string, GroundMemory>()
let lastUsedCache: { ground: SowingSite; memory: GroundMemory } | null = null
const MOST_GROUNDS = 1024
export const MAX_CACHED_SITES = 64

export function sowingWindowCache(ground: SowingSite): GroundMemory {
  if (lastUsedCache !== null && lastUsedCache.ground === ground) return lastUsedCache.memory
  const key = sowingSiteKey(ground)
  let memory = cachesBySite.get(key)
  if (!memory) {
    if (cachesBySite.size >= MOST_GROUNDS) cachesBySite.clear()
    memory = { windows: new Map(), classes: new Map() }
    cachesBySite.set(key, memory)
  }
  lastUsedCache = { ground, memory }
  return memory
}

/** Returns the cache key of a site: irrigation, soil, rice field, and the usual rains in place of coordinates. */
export function sowingSiteKey(ground: SowingSite): string {
  const { place, soil, riceField, irrigation } = ground
  const rains = usualRainsAt(place)
  const water = irrigation.includes('flood') ? 'flood' : isIrrigated(ground)
  return `${rains && rainsKey(rains)} ${place.state} ${soil} ${riceField ?? ''} ${water}`
}

const rainsKey = memoizeByObject(({ start, end }: UsualRains): string =>
  [start.early, start.median, start.late, end.early, end.median, end.late].join(' '),
)

export function sowingWindowsAround(
  year: number,
  facts: CropFacts,
  zone: ZoneId,
  ground: SowingSite,
  length: MaturityLength,
): readonly SowingWindow[] {
  return plantingTimesFor(facts, zone, ground)
    .flatMap((row) => [year - 2, year - 1, year, year + 1].map((y) => windowIn(y, row, facts, ground, length)))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Planting windows around a day: the open one, the last closed one and the next to open. */
export interface WindowsAroundDay {
  open: SowingWindow | null
  last: SowingWindow | null
  next: SowingWindow | null
}

export function relateWindowsToDay(windows: readonly SowingWindow[], date: string): WindowsAroundDay {
  const standing: WindowsAroundDay = { open: null, last: null, next: null }
  for (const window of windows) {
    if (window.from > date) standing.next ??= window
    if (window.to < date) standing.last = lastToEnd(standing.last, window)
    else if (window.from <= date) standing.open = lastToEnd(standing.open, window)
  }
  return standing
}

const lastToEnd = (a: SowingWindow | null, b: SowingWindow): SowingWindow => (a !== null && a.to > b.to ? a : b)

/** Replaces the first day of a row for many zones by the local start of the rains, on rain-fed fields. */
function localRow(row: PlantingCalendarEntry, ground: SowingSite): PlantingCalendarEntry {
  const early = usualRainsAt(ground.place)?.start.early
  const [from, to] = row.best!
  if (!early || !isForManyZones(row) || row.rule !== 'onset' || isIrrigated(ground) || early <= (row.earliest ?? from))
    return row
  const within = from < early && (early < to || to < from)
  return { ...row, earliest: early, best: within ? [early, to] : row.best }
}

function windowIn(
  year: number,
  wide: PlantingCalendarEntry,
  facts: CropFacts,
  ground: SowingSite,
  length: MaturityLength,
): SowingWindow {
  const row = localRow(wide, ground)
  const [bestFrom, bestTo] = row.best!
  const first = row.earliest ?? (row.rule === 'onset' ? usualRainsAt(ground.place)?.start.early : null) ?? bestFrom
  const from = dayNumberOfMonthDay(
    year,
    first < bestFrom || bestFrom < bestTo ? earlierMonthDay(first, bestFrom) : first,
  )
  const after = (monthDay: string) => {
    const day = dayNumberOfMonthDay(year, monthDay)
    return day >= from ? day : dayNumberOfMonthDay(year + 1, monthDay)
  }
  const best = { from: isoDate(after(bestFrom)), to: isoDate(after(bestTo)) }
  const { to, last, grace } = lastPlantingDays(row, facts, ground, length, after)
  return {
    from: isoDate(from),
    best,
    to: isoDate(to),
    last: last === null ? null : isoDate(last),
    grace,
    dry: row.rule === 'dry_planting' || (row.rule === 'calendar' && diesWhenRainsEnd(facts.record)),
    watered: plantingRequirement(row.system) === 'watering',
    ripens: row.ripens ? { from: isoDate(after(row.ripens[0])), to: isoDate(after(row.ripens[1])) } : null,
    source: `practice.${row.source}`,
    rough: row.confidence === 'memory',
  }
}

const earlierMonthDay = (first: string, best: string): string =>
  first <= best ? first : first > '09' && best < '04' ? first : best
