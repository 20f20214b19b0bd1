import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '../src/agronomy/dates.ts'
import { openFile } from '../src/db/file/open-file.ts'
import { composeServices } from '../src/server/compose.ts'
import { readConfig } from '../src/server/config.ts'
import { isoNow, systemClock } from '../src/shared/clock.ts'
import type { Figure } from './figures.ts'

const SESSIONS = 200
/** Menu paths: advice and the next one, weather, crops and one of them, activities, settings. */
const WAYS = [['1'], ['1', '2'], ['2'], ['2', '1'], ['3'], ['3', '1'], ['4'], ['8', '00'], ['77']]

/** Runs 200 dialogues at once, each turn right after the one before. */
export async function measureUssd(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-ussd-'))
  const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off' })
  const services = await composeServices(config, { db: openFile(join(folder, 'gona.db')), logLevel: 'silent' })
  const today = isoNow(systemClock).slice(0, 10)
  for (let n = 0; n < SESSIONS; n++) await farmer(services, n, today)
  const took: number[] = []
  let failed = 0
  const from = performance.now()
  await Promise.all(
    Array.from({ length: SESSIONS }, async (_, n) => {
      for (const [index, way] of WAYS.entries()) {
        for (let keys = 0; keys <= way.length; keys++) {
          const started = performance.now()
          const { last } = await services.ussd.turn({
            sessionId: `bench_${n}_${index}`,
            phone: phoneOf(n),
            network: '62130',
            serviceCode: '*384*1#',
            answers: way.slice(0, keys).join('*'),
          })
          took.push(performance.now() - started)
          if (last) failed++
        }
      }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  await services.close()
  rmSync(folder, { recursive: true })
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)]!
  const what = `${SESSIONS} dials at once`
  return [
    { what: `${what}: turns`, value: took.length / seconds, unit: '/s' },
    { what: `${what}: a turn, median`, value: at(0.5), unit: 'ms' },
    { what: `${what}: a turn, p99`, value: at(0.99), unit: 'ms', aim: 300 },
    { what: `${what}: ended by us`, value: failed, unit: '', aim: 0 },
  ]
}

const phoneOf = (n: number) => `+234803${1_000_000 + n}`

async function farmer({ accounts, fieldWork }: Awaited<ReturnType<typeof composeServices>>, n: number, today: string) {
  const user = await accounts.registerByPhone({
    phone: phoneOf(n),
    firstName: 'Musa',
    location: { lat: 12, lng: 8.5, name: 'Kano' },
    crops: ['maize'],
    preferredLanguage: 'ha',
    by: 'ussd',
    sms: false,
  })
  const plantingDate = addDays(today, -25)
  await fieldWork.addCrop(
    { kind: 'user', user, adminLocked: true },
    { cropType: 'maize', plantingDate, growthStage: 'vegetative' },
  )
}
