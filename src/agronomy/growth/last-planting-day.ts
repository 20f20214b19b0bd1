import { firstItem } from '../../shared/lookups.ts'
import { type UsualRains, usualRainsAt } from '../climate/rainy-seasons.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { type MaturityFigures, maturityClassesOf, type PlantingCalendarEntry } from '../crops/practice.ts'
import general from '../data/practice-general.json' with { type: 'json' }
import { dayNumberOfMonthDay } from '../dates.ts'
import { plantingRequirement, type SowingSite } from './planting-times.ts'

/** A variety's longest time to maturity, days, and its class if known. */
export type MaturityLength = Pick<MaturityFigures, 'days_max'> & { id: MaturityFigures['id'] | null }

/** Number of zones from which a planting row's first day is only right for the wettest of them (a choice). */
const MANY_ZONES = 5

export const isForManyZones = ({ zones }: PlantingCalendarEntry): boolean =>
  zones.includes('all') || zones.length >= MANY_ZONES

/** Day numbers; `last` may be shown to farmers. */
interface LastPlantingDays {
  to: number
  last: number | null
  grace: number
}

/** Longer than any rainy season, days: a crop that grows longer lives through the dry season. */
export const MAX_RAINY_SEASON_DAYS = 300
/** Minimum days of a planting time that is from memory, because it is no more than one farmer's practice (a choice). */
const OPEN_AT_LEAST = 14

/**
 * Last planting day, and the same if it may be shown. On rain alone a time from memory, or one for many zones at once,
 * ends when the rains left no longer ripen the variety.
 */
export function lastPlantingDays(
  row: PlantingCalendarEntry,
  facts: CropFacts,
  ground: SowingSite,
  length: MaturityLength,
  after: (monthDay: string) => number,
): LastPlantingDays {
  const given = daysGiven(row, facts, ground, length, after)
  const rains =
    length.days_max < MAX_RAINY_SEASON_DAYS && endsWithRains(row, facts.record) ? usualRainsAt(ground.place) : null
  if (!rains) return given
  const limit = byRains(rains, slackOf(facts), ground, length, after)
  const ends = Math.max(limit.floor, limit.day, after(row.best![0]) + OPEN_AT_LEAST)
  if (ends >= given.to) return given
  return { to: ends, last: ends === limit.day ? ends : null, grace: Math.max(0, limit.usual - ends) }
}

function endsWithRains(row: PlantingCalendarEntry, record: CropFacts['record']): boolean {
  if (record.life !== 'annual' || record.paddy || record.outlivesRains) return false
  if (record.harvest.kind === 'roots' && record.harvest.waits) return false
  if (plantingRequirement(row.system) !== 'anything' || /^all year/.test(row.system) || row.rule === 'dry_planting')
    return false
  return row.confidence === 'memory' || isForManyZones(row)
}

function daysGiven(
  row: PlantingCalendarEntry,
  facts: CropFacts,
  ground: SowingSite,
  length: MaturityLength,
  after: (monthDay: string) => number,
): LastPlantingDays {
  const { latest, best, rule } = row
  const bestTo = after(best![1])
  const fromMemory = row.confidence === 'memory'
  const rains = plantingRequirement(row.system) === 'watering' ? null : usualRainsAt(ground.place)
  const classes = maturityClassesOf(facts.record.practice, row.country)
  const heads = classes.find(({ id }) => id === length.id)?.heads_with_rains?.value
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
  const given = typeof latest === 'string' ? after(latest) : byClass(latest.by_class, classes, length, after)
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

function earlierBy({ zones }: PlantingCalendarEntry, { end }: UsualRains): number {
  const basis = zones.map((zone) => EARLY_BASIS[zone]).find((day) => day !== undefined)
  if (!basis) return 0
  return Math.max(0, dayOf(basis) - dayOf(end.early))
}
const dayOf = (monthDay: string): number => dayNumberOfMonthDay(2025, monthDay)
const EARLY_BASIS: Readonly<Record<string, string>> = general.general.latest_sowing_rule.value.rain_end_early_basis

function byClass(
  dates: Partial<Record<MaturityFigures['id'], string>>,
  classes: readonly MaturityFigures[],
  { id, days_max }: MaturityLength,
  after: (monthDay: string) => number,
): number {
  const listed = classes.filter((figures) => dates[figures.id] !== undefined)
  const own = listed.find((figures) => figures.id === id)
  const nearest =
    own ?? firstItem(listed.toSorted((a, b) => Math.abs(a.days_max - days_max) - Math.abs(b.days_max - days_max)))
  return after(dates[nearest.id]!) - (own ? 0 : Math.max(0, days_max - nearest.days_max))
}

/** Days by crop in which stored soil water ripens the crop after the rains. */
const RIPENING_SLACK_DAYS: Readonly<Record<string, number>> = general.general.latest_sowing_rule.value.slack_days
/** Days by which this is shorter on sand, which stores less water. */
const LESS_ON_SAND = 5
const USUAL_SLACK = 10
const slackOf = ({ id }: CropFacts): number => RIPENING_SLACK_DAYS[id] ?? USUAL_SLACK
