import type { Reply } from './provider.ts'

/** Rain of Open-Meteo's archive, ensembles and seasonal forecasts in the stand-in, mm. */
export interface RainAbove {
  /** Rain of a past day; null: not in the archive. */
  past: (point: { lat: number; lng: number }, date: string) => number | null
  /** Rain of each of the ensemble's members on the coming days, today first. */
  members: (point: { lat: number; lng: number }) => number[][]
  /** Sum of each member in the coming months, this month first. */
  months: (point: { lat: number; lng: number }) => number[][]
  /** Calls answered before the address is over its limit; counted from the last `refill`. */
  limit: number
}

export const noRain: RainAbove = { past: () => 0, members: () => [], months: () => [], limit: Number.POSITIVE_INFINITY }

const DAY_MS = 86_400_000
const datesBetween = (from: string, to: string): string[] => {
  const dates: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    dates.push(new Date(at).toISOString().slice(0, 10))
  return dates
}

/** Creates the reply to `/v1/archive`, `/v1/ensemble` and `/v1/seasonal`; null for other paths. `now`: the provider's clock. */
export function createRainReplies(above: RainAbove, now: () => Date) {
  let calls = 0
  const grid = (degrees: number) => Math.round(degrees * 4) / 4
  function common(point: { lat: number; lng: number }, unit: string, name: string) {
    return {
      latitude: grid(point.lat),
      longitude: grid(point.lng),
      generationtime_ms: 0.4,
      utc_offset_seconds: 3600,
      timezone: 'Africa/Lagos',
      timezone_abbreviation: 'GMT+1',
      elevation: 476,
      [`${name}_units`]: { time: 'iso8601', precipitation_sum: unit },
    }
  }
  const asMembers = (series: number[][], variable: string) =>
    Object.fromEntries(
      series.map((values, n) => [n === 0 ? variable : `${variable}_member${String(n).padStart(2, '0')}`, values]),
    )

  function reply({ pathname, searchParams: query }: URL): Reply | null {
    const path = ['/v1/archive', '/v1/ensemble', '/v1/seasonal'].find((known) => known === pathname)
    if (!path) return null
    if (++calls > above.limit)
      return {
        status: 429,
        body: { error: true, reason: 'Daily API request limit exceeded. Please try again tomorrow.' },
      }
    const point = { lat: Number(query.get('latitude')), lng: Number(query.get('longitude')) }
    const today = now().toISOString().slice(0, 10)
    if (path === '/v1/archive') {
      const time = datesBetween(query.get('start_date')!, query.get('end_date')!)
      if (query.get('models') !== 'era5' || query.get('daily') !== 'precipitation_sum' || !query.get('timezone'))
        return { status: 400, body: { error: true, reason: 'This stand-in only speaks daily rain of era5' } }
      const rain = time.map((date) => above.past(point, date))
      return { status: 200, body: { ...common(point, 'mm', 'daily'), daily: { time, precipitation_sum: rain } } }
    }
    if (path === '/v1/ensemble') {
      const members = above.members(point)
      const time = datesBetween(today, new Date(now().getTime() + 14 * DAY_MS).toISOString().slice(0, 10))
      const rows = members.map((days) => time.map((_, n) => days[n] ?? 0))
      return {
        status: 200,
        body: { ...common(point, 'mm', 'daily'), daily: { time, ...asMembers(rows, 'precipitation_sum') } },
      }
    }
    const months = above.months(point)
    const [year, month] = [now().getUTCFullYear(), now().getUTCMonth()]
    const time = (months[0] ?? []).map((_, n) => new Date(Date.UTC(year, month + n, 1)).toISOString().slice(0, 10))
    return {
      status: 200,
      body: { ...common(point, 'mm', 'monthly'), monthly: { time, ...asMembers(months, 'precipitation_mean') } },
    }
  }
  return {
    reply,
    /** A new day of the provider's limit. */
    refill() {
      calls = 0
    },
  }
}
