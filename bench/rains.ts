import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { computeOnsetOdds } from '../src/agronomy/rain-odds/onset-odds.ts'
import { sortedOnsets } from '../src/agronomy/rain-odds/rain-years.ts'
import { toSeasonDay } from '../src/agronomy/rain-odds/season-calendar.ts'
import { openFile } from '../src/db/file/open-file.ts'
import { composeServices } from '../src/server/compose.ts'
import { readConfig } from '../src/server/config.ts'
import { madeUpRain } from '../src/server/testing/made-up-rain.ts'
import { rainCellOf } from '../src/server/weather/rains/rain-cell.ts'
import { ERA5_SOURCE, type StoredRainYear } from '../src/server/weather/rains/rain-store.ts'
import type { Figure } from './figures.ts'

const CELLS = 1250
const YEARS = 30
const COLUMNS = 40
const DAY_MS = 86_400_000
const ISSUED = '2026-06-08'

/** Odds of the start of the rains for 1,250 cells with 30 years each, from the database. */
export async function measureRains(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-rains-'))
  const file = join(folder, 'gona.db')
  const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off' })
  const services = await composeServices(config, { db: openFile(file), logLevel: 'silent' })
  const { db, rains } = services
  const cells = Array.from({ length: CELLS }, (_, n) =>
    rainCellOf({ lat: 5 + Math.floor(n / COLUMNS) / 4, lng: 3.5 + (n % COLUMNS) / 4 }),
  )
  const fetchedAt = new Date().toISOString()
  for (const { key: cell, place } of cells) {
    const rain = madeUpRain(place)
    const years = Array.from({ length: YEARS }, (_, n): StoredRainYear => {
      const first = Date.UTC(2024, 0, 1)
      const date = (day: number) => `${1996 + n}${new Date(first + day * DAY_MS).toISOString().slice(4, 10)}`
      const values = Uint16Array.from({ length: 366 }, (_, day) => Math.round(rain(date(day)) * 10))
      return { cell, year: 1996 + n, source: ERA5_SOURCE, values, fetchedAt }
    })
    await db.write(...rains.store.keep(years))
  }
  const from = performance.now()
  let withOdds = 0
  for (const cell of cells) {
    const history = await rains.history.trusted(cell)
    if (history && computeOnsetOdds(sortedOnsets(history.years), toSeasonDay(ISSUED, 2026))) withOdds++
  }
  const took = performance.now() - from
  await services.close()
  const bytes = statSync(file).size
  rmSync(folder, { recursive: true })
  return [
    {
      what: `odds of the rains, ${CELLS} cells of ${YEARS} years (${withOdds} with odds)`,
      value: took,
      unit: 'ms',
      aim: 5000,
    },
    { what: 'file with them', value: bytes / 1024 / 1024, unit: 'MB', aim: 40 },
  ]
}
