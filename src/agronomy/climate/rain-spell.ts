import { firstItem, itemAt, lastItem } from '../../shared/lookups.ts'
import { addDays, dayNumber, isoDate } from '../dates.ts'
import type { DayWeather } from '../types.ts'

export interface RainSpell {
  start: string
  end: string
  total: number
  maxDay: number
  /** Rain of the spell before today, mm. */
  fallen: number
  /** Rain of the spell from today on, mm. */
  coming: number
  /** First day of `coming`, ISO. */
  comingFrom: string
  /** Rain of the wettest three consecutive days of the whole spell, mm. */
  max3: number
  /** Rain of the wettest three consecutive days from today on, mm. */
  comingMax3: number
  comingMaxDay: number
}

/** Daily rain from which field work stops, mm. */
const WET_DAY = 5
/** Rain in mm after a single dry day from which both sides count as one rain spell (our choice). */
const AFTER_A_GAP = 7
/** Days before today that may belong to the rain spell. */
const DAYS_BEHIND = 7

/**
 * Rain spell that matters most: the wettest ahead or under way, else yesterday's; two dry days end a spell (a choice).
 * Null without rain or forecast. @param behind measured days, ascending @param ahead days from `asOf` on
 */
export function findMainRainSpell(
  behind: readonly DayWeather[],
  ahead: readonly DayWeather[],
  asOf: string,
): RainSpell | null {
  if (!ahead.some((day) => !day.estimated)) return null
  const first = dayNumber(asOf) - DAYS_BEHIND
  const days: RainDay[] = []
  for (let n = 0; n < DAYS_BEHIND + ahead.length; n++) days.push({ date: isoDate(first + n), rain: 0 })
  const put = (day: DayWeather) => {
    const own = days[dayNumber(day.date) - first]
    if (own && !day.estimated) own.rain = day.rain
  }
  for (const day of behind.slice(-DAYS_BEHIND)) put(day)
  for (const day of ahead) put(day)
  return runsOf(days)
    .filter((run) => lastItem(run).date >= addDays(asOf, -1))
    .map((run) => spellOf(run, asOf))
    .reduce<RainSpell | null>((best, spell) => (best && best.comingMax3 >= spell.comingMax3 ? best : spell), null)
}

interface RainDay {
  date: string
  rain: number
}

function runsOf(days: readonly RainDay[]): RainDay[][] {
  const runs: RainDay[][] = []
  let run: RainDay[] = []
  for (let n = 0; n < days.length; n++) {
    if (itemAt(days, n).rain < WET_DAY) continue
    const joins =
      run.length > 0 &&
      (itemAt(days, n - 1).rain >= WET_DAY ||
        (days[n - 2]?.date === lastItem(run).date && bridgesDryDay(run, itemAt(days, n))))
    if (!joins) {
      run = []
      runs.push(run)
    } else if (itemAt(days, n - 1).rain < WET_DAY) run.push(itemAt(days, n - 1))
    run.push(itemAt(days, n))
  }
  return runs
}

const bridgesDryDay = (run: readonly RainDay[], day: RainDay): boolean =>
  day.rain >= AFTER_A_GAP && lastItem(run).rain >= AFTER_A_GAP

function spellOf(run: readonly RainDay[], asOf: string): RainSpell {
  const next = run.filter((day) => day.date >= asOf)
  const total = totalRain(run)
  const coming = totalRain(next)
  return {
    start: firstItem(run).date,
    end: lastItem(run).date,
    total,
    fallen: total - coming,
    coming,
    comingFrom: next.find((day) => day.rain >= WET_DAY)?.date ?? asOf,
    maxDay: maxDailyRain(run),
    comingMaxDay: maxDailyRain(next),
    max3: wettest3(run),
    comingMax3: wettest3(next),
  }
}

const totalRain = (days: readonly RainDay[]): number => days.reduce((all, day) => all + day.rain, 0)
const maxDailyRain = (days: readonly RainDay[]): number => days.reduce((all, day) => Math.max(all, day.rain), 0)
const wettest3 = (days: readonly RainDay[]): number =>
  days.reduce((all, _, n) => Math.max(all, totalRain(days.slice(n, n + 3))), 0)
