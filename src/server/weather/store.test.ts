import { expect, test } from 'bun:test'
import type { ForecastDay } from '../../contracts/weather.ts'
import { testDatabase } from '../testing/database.ts'
import { weatherCellOf } from './cell.ts'
import { createWeatherStore, type StoredReport } from './store.ts'

const cell = weatherCellOf({ lat: 12, lng: 8.6 })
const neighbour = weatherCellOf({ lat: 12, lng: 8.7 })

const first: ForecastDay = {
  forecastDate: '2026-06-20',
  temperature: 34,
  temperatureMin: 23,
  precipitation: 0,
  precipitationProbability: 10,
  humidity: 58,
  windSpeed: 14,
  description: 'clear sky',
  icon: '01d',
  et0: 5.8,
  source: 'open-meteo',
  estimated: false,
  fetchedAt: '2026-06-20T08:00:00.000Z',
}
const second: ForecastDay = {
  ...first,
  temperature: 31,
  temperatureMin: 22,
  precipitation: 12.5,
  precipitationProbability: 90,
  humidity: 80,
  windSpeed: 20,
  description: 'moderate rain',
  icon: '10d',
  et0: 3.9,
  source: 'openweather',
  fetchedAt: '2026-06-20T12:00:00.000Z',
}

test('a day that is told again is as it was told last, in every figure', async () => {
  const store = createWeatherStore(testDatabase())
  await store.addDays(cell, [first])
  await store.addDays(neighbour, [first])
  await store.addDays(cell, [second])
  expect(await store.days(cell, '2026-06-20', '2026-06-20')).toEqual([second])
  expect(await store.days(neighbour, '2026-06-20', '2026-06-20')).toEqual([first])
})

test('now is as it was told last, in every figure', async () => {
  const store = createWeatherStore(testDatabase())
  const { temperatureMin: _, forecastDate: __, precipitationProbability: ___, ...figures } = first
  const { et0: ____, estimated: _____, fetchedAt: ______, ...now } = figures
  const report: StoredReport = {
    ...now,
    humidity: 58,
    windSpeed: 14,
    visibility: 10,
    observedAt: '2026-06-20T07:45:00.000Z',
    askedAt: '2026-06-20T08:00:00.000Z',
  }
  const later: StoredReport = {
    temperature: 28,
    humidity: 71,
    precipitation: 1.2,
    windSpeed: 9,
    visibility: 6,
    description: 'drizzle',
    icon: '09d',
    source: 'openweather',
    observedAt: '2026-06-20T08:45:00.000Z',
    askedAt: '2026-06-20T09:00:00.000Z',
  }
  await store.addCurrent(cell, report)
  expect(await store.current(cell)).toEqual(report)
  await store.addCurrent(cell, later)
  expect(await store.current(cell)).toEqual(later)
  expect(await store.current(neighbour)).toBeNull()
})

test('days come in their order, from the first that was asked for to the last, both included', async () => {
  const store = createWeatherStore(testDatabase())
  const dates = ['2026-06-23', '2026-06-20', '2026-06-21', '2026-06-22', '2026-06-19']
  await store.addDays(
    cell,
    dates.map((forecastDate) => ({ ...first, forecastDate })),
  )
  const days = await store.days(cell, '2026-06-20', '2026-06-22')
  expect(days.map(({ forecastDate }) => forecastDate)).toEqual(['2026-06-20', '2026-06-21', '2026-06-22'])
})
