import { afterAll, describe, expect, test } from 'bun:test'
import { addDays } from '../../agronomy/dates.ts'
import { runWeek } from '../testing/farmer-weeks/run-week.ts'
import { type AdvisedWeek, seasonComplaints } from '../testing/farmer-weeks/season-complaints.ts'
import type { FarmerWeeks, Season } from '../testing/farmer-weeks/shapes.ts'
import { seasonWeather, weekWeather } from '../testing/farmer-weeks/weather.ts'
import { weekComplaints } from '../testing/farmer-weeks/week-complaints.ts'
import data from '../testing/farmer-weeks/weeks.json' with { type: 'json' }
import { gonaIn } from '../testing/gona.ts'

const { weeks, seasons = [] } = data as unknown as FarmerWeeks
const gona = gonaIn()
afterAll(() => gona.remove())

describe('a good agronomist would say the same', () => {
  test.each(weeks.map((week) => [week.id, week.about, week] as const))('%s: %s', async (_id, _about, week) => {
    const weather = week.weather ? weekWeather(week.weather, String(week.field.date)) : null
    expect(weekComplaints(week, await runWeek(gona, week.field, weather))).toEqual([])
  })

  for (const season of seasons) {
    test(`${season.id}: ${season.about}`, async () => {
      expect(seasonComplaints(season, await advised(season))).toEqual([])
    })
  }
})

async function advised(season: Season): Promise<AdvisedWeek[]> {
  const days = seasonWeather(season.weather, addDays(season.from, -60), addDays(season.to, 7))
  const weeks: AdvisedWeek[] = []
  for (let date = season.from; date <= season.to; date = addDays(date, season.every ?? 7)) {
    const near = days.filter(([day]) => day >= addDays(date, -60) && day < addDays(date, 7))
    weeks.push({ date, items: await runWeek(gona, { ...season.field, date }, near) })
  }
  return weeks
}
