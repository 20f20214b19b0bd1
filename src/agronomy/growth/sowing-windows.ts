import { firstItem } from '../../shared/lookups.ts'
import { type UsualRains, usualRainsAt } from '../climate/rainy-seasons.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { MaturityFigures, PlantingFigures } from '../crops/practice.ts'
import general from '../data/practice-general.json' with { type: 'json' }
import { dayNumber, dayNumberOfMonthDay, isoDate, yearOfDayNumber } from '../dates.ts'
import { memoizeByObject } from '../memoize.ts'
import type { SourceId } from '../sources.ts'
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
  /** True if the crop is sown into dry soil before the rains. */
  dry: boolean
  watered: boolean
  ripens: { from: string; to: string } | null
  source: SourceId
  rough: boolean
}

export type MaturityLength = Pick<MaturityFigures, 'days_max'> & { id: MaturityFigures['id'] | null }

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
  return `${rains && rainsKey(rains)} ${soil} ${riceField ?? ''} ${water}`
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

/** Number of zones from which a planting row's first day is only right for the wettest of them (a choice). */
const MANY_ZONES = 5

const isSpread = ({ zones }: PlantingFigures): boolean => zones.includes('all') || zones.length >= MANY_ZONES

/** Replaces the first day of a row for many zones by the local start of the rains, on rain-fed fields. */
function localRow(row: PlantingFigures, ground: SowingSite): PlantingFigures {
  const early = usualRainsAt(ground.place)?.start.early
  const [from, to] = row.best!
  if (!early || !isSpread(row) || row.rule !== 'onset' || isIrrigated(ground) || early <= (row.earliest ?? from))
    return row
  const within = from < early && (early < to || to < from)
  return { ...row, earliest: early, best: within ? [early, to] : row.best }
}

function windowIn(
  year: number,
  wide: PlantingFigures,
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
  const { to, last, grace } = lastDays(row, facts, ground, length, after)
  return {
    from: isoDate(from),
    best,
    to: isoDate(to),
    last: last === null ? null : isoDate(last),
    grace,
    dry: row.rule === 'dry_planting',
    watered: plantingRequirement(row.system) === 'watering',
    ripens: row.ripens ? { from: isoDate(after(row.ripens[0])), to: isoDate(after(row.ripens[1])) } : null,
    source: `practice.${row.source}`,
    rough: row.confidence === 'memory',
  }
}

const earlierMonthDay = (first: string, best: string): string =>
  first <= best ? first : first > '09' && best < '04' ? first : best

interface LastDays {
  to: number
  last: number | null
  grace: number
}

/** Days that no rains last: what grows longer lives through the dry season. */
export const LONGEST_RAINS = 300
/** Days that a time from memory is open at least: it is no guide's, but somebody's practice (a choice). */
const OPEN_AT_LEAST = 14

/**
 * Last planting day, and the same if it may be shown. On rain alone a time from memory, or one for many zones at once,
 * ends when the rains left no longer ripen the variety.
 */
function lastDays(
  row: PlantingFigures,
  facts: CropFacts,
  ground: SowingSite,
  length: MaturityLength,
  after: (monthDay: string) => number,
): LastDays {
  const given = daysGiven(row, facts, ground, length, after)
  const rains = length.days_max < LONGEST_RAINS && endsWithRains(row, facts.record) ? usualRainsAt(ground.place) : null
  if (!rains) return given
  const limit = byRains(rains, slackOf(facts), ground, length, after)
  const ends = Math.max(limit.floor, limit.day, after(row.best![0]) + OPEN_AT_LEAST)
  if (ends >= given.to) return given
  return { to: ends, last: ends === limit.day ? ends : null, grace: Math.max(0, limit.usual - ends) }
}

function endsWithRains(row: PlantingFigures, record: CropFacts['record']): boolean {
  if (record.life !== 'annual' || record.paddy || record.outlivesRains) return false
  if (record.harvest.kind === 'roots' && record.harvest.waits) return false
  if (plantingRequirement(row.system) !== 'anything' || /^all year/.test(row.system) || row.rule === 'dry_planting')
    return false
  return row.confidence === 'memory' || isSpread(row)
}

function daysGiven(
  row: PlantingFigures,
  facts: CropFacts,
  ground: SowingSite,
  length: MaturityLength,
  after: (monthDay: string) => number,
): LastDays {
  const { latest, best, rule } = row
  const bestTo = after(best![1])
  const fromMemory = row.confidence === 'memory'
  const rains = plantingRequirement(row.system) === 'watering' ? null : usualRainsAt(ground.place)
  const heads = facts.record.practice.maturity_classes.find(({ id }) => id === length.id)?.heads_with_rains?.value
  if (rains && heads?.country === row.country && plantingRequirement(row.system) === 'anything') {
    const byRainsEnd = Math.max(bestTo, after(rains.end.early) - heads.least_days_to_head)
    const to = typeof latest === 'string' ? Math.min(after(latest), byRainsEnd) : byRainsEnd
    return {
      to,
      last: fromMemory && to === bestTo ? null : to,
      grace: Math.max(0, after(rains.end.median) - heads.least_days_to_head - to),
    }
  }
  if (typeof latest !== 'string' && !(latest && 'by_class' in latest)) {
    if (!rains || (latest === null && rule === 'calendar'))
      return { to: bestTo, last: fromMemory ? null : bestTo, grace: 0 }
    if (facts.record.life !== 'annual') {
      const to = Math.max(bestTo, after(rains.end.early) - ROOTING_RAIN_DAYS)
      return { to, last: fromMemory && to === bestTo ? null : to, grace: 0 }
    }
    const limit = byRains(rains, latest?.slack_days ?? slackOf(facts), ground, length, after)
    const to = limit.short ? limit.day : Math.max(bestTo, limit.day)
    return { to, last: to === limit.day ? to : null, grace: Math.max(0, limit.usual - to) }
  }
  const given = typeof latest === 'string' ? after(latest) : byClass(latest.by_class, facts, length, after)
  if (!rains || facts.record.life !== 'annual' || facts.record.harvest.kind !== 'dried')
    return { to: given, last: given, grace: 0 }
  const limit = byRains(rains, slackOf(facts), ground, length, after)
  const to = limit.early ? Math.min(given, Math.max(limit.floor, given - earlierBy(row, rains))) : given
  return { to, last: to, grace: given - to }
}

/** Days of rain that a young tree or mat needs after planting (tc_banana: 3-4 months; oil palm and AKILIMO for cassava: 3). */
export const ROOTING_RAIN_DAYS = 90

/** Length of the rains in days below which no variety has spare days (a choice). */
const SHORT_RAINS = 100
/** Days after the usual start in which sowing is always in time (a choice). */
const FIRST_RAINS = 7

/**
 * Last day on which the rains left ripen a variety (`general.latest_sowing_rule`). Rain-filled grain, and all crops in
 * short rains, count to the early end; sowing with the first rains is always in time.
 */
function byRains(
  { start, end }: UsualRains,
  slack: number,
  { soil }: SowingSite,
  { days_max }: MaturityLength,
  after: (monthDay: string) => number,
) {
  const costs = slack < USUAL_SLACK
  const begins = after(end.median) - ((dayOf(end.median) - dayOf(start.median) + 365) % 365)
  const short = after(end.median) - begins < SHORT_RAINS
  const early = costs || short
  const floor = costs ? begins + FIRST_RAINS : begins + ((dayOf(start.late) - dayOf(start.median) + 365) % 365)
  const ripens = slack - days_max - (soil === 'sand' ? LESS_ON_SAND : 0)
  const usual = after(end.median) + ripens
  return { short, early, floor, usual, day: early ? Math.max(floor, after(end.early) + ripens) : usual }
}

function earlierBy({ zones }: PlantingFigures, { end }: UsualRains): number {
  const basis = zones.map((zone) => EARLY_BASIS[zone]).find((day) => day !== undefined)
  if (!basis) return 0
  return Math.max(0, dayOf(basis) - dayOf(end.early))
}
const dayOf = (monthDay: string): number => dayNumberOfMonthDay(2025, monthDay)
const EARLY_BASIS: Readonly<Record<string, string>> = general.general.latest_sowing_rule.value.rain_end_early_basis

function byClass(
  dates: Partial<Record<MaturityFigures['id'], string>>,
  { record }: CropFacts,
  { id, days_max }: MaturityLength,
  after: (monthDay: string) => number,
): number {
  const listed = record.practice.maturity_classes.filter((figures) => dates[figures.id] !== undefined)
  const own = listed.find((figures) => figures.id === id)
  const nearest =
    own ?? firstItem(listed.toSorted((a, b) => Math.abs(a.days_max - days_max) - Math.abs(b.days_max - days_max)))
  return after(dates[nearest.id]!) - (own ? 0 : Math.max(0, days_max - nearest.days_max))
}

/** Days of ripening on stored water after the rains; five fewer on sand. */
const SLACK: Readonly<Record<string, number>> = general.general.latest_sowing_rule.value.slack_days
const LESS_ON_SAND = 5
const USUAL_SLACK = 10
const slackOf = ({ id }: CropFacts): number => SLACK[id] ?? USUAL_SLACK
