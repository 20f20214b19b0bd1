import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '../src/agronomy/dates.ts'
import { openFile } from '../src/db/file/open-file.ts'
import { composeServices } from '../src/server/compose.ts'
import { readConfig } from '../src/server/config.ts'
import { isoNow, systemClock } from '../src/shared/clock.ts'
import type { Figure } from './figures.ts'

const ROWS = 1_000_000
const TIMES = 300
const CROPS = ['maize', 'rice', 'cowpeas', 'yam', 'cassava', 'sorghum', 'millet', 'groundnuts', 'soybeans', 'tomato']
const MARKETS = ['Kano', 'Wudil', 'Zaria', 'Katsina', 'Ibadan', 'Jos', 'Makurdi', 'Gombe', 'Bauchi', 'Funtua']

/** Prices near a farm among a million prices of ten crops at ten markets over ten years. */
export async function measureMarket(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-market-'))
  const file = join(folder, 'gona.db')
  const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off' })
  const services = await composeServices(config, { db: openFile(file), logLevel: 'silent' })
  fill(file)
  const user = await services.accounts.registerByPhone({
    phone: '+2348031000000',
    firstName: 'Musa',
    location: { lat: 12, lng: 8.52, name: 'Kano' },
    crops: ['maize', 'rice', 'cowpeas'],
    preferredLanguage: 'ha',
    by: 'ussd',
    sms: false,
  })
  const actor = { kind: 'user', user, adminLocked: true } as const
  const plantingDate = addDays(isoNow(systemClock).slice(0, 10), -25)
  for (const cropType of ['maize', 'rice', 'cowpeas'] as const)
    await services.fieldWork.addCrop(actor, { cropType, plantingDate, growthStage: 'vegetative' })
  const took: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const from = performance.now()
    await services.market.near(actor)
    took.push(performance.now() - from)
  }
  await services.close()
  rmSync(folder, { recursive: true })
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)]!
  const what = 'prices near a farm, of a million'
  return [
    { what: `${what}: median`, value: at(0.5), unit: 'ms' },
    { what: `${what}: p99`, value: at(0.99), unit: 'ms', aim: 30 },
  ]
}

function fill(file: string): void {
  const db = new Database(file)
  const pick = (list: readonly string[], by: string) =>
    `json_extract('${JSON.stringify(list)}', '$[' || (${by}) || ']')`
  db.run(`insert into prices (id, country, kind, item, price, market, date, way, created_at)
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${ROWS})
    select printf('%08x-0000-7000-8000-%012x', i, i), 'NG', 'produce', ${pick(CROPS, 'i % 10')}, 300 + i % 200,
      ${pick(MARKETS, 'i / 10 % 10')}, date('now', '-' || (i / 100 % 3650) || ' days'), 'file', '2026-01-01T00:00:00.000Z'
    from n`)
  db.close()
}
