import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/open.ts'
import { composeServices } from '../src/server/compose.ts'
import { readConfig } from '../src/server/config.ts'
import { measureAdvice } from './advice.ts'
import { type Figure, processorClock } from './figures.ts'
import { madeData } from './scale-data.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 1_000_000)
/** Farmers in the weekly run, as in its aim. With fewer, the time for compilation counts more than once. */
const ADVISED = Math.min(FARMERS, 100_000)
/** CPU seconds for 100,000 farmers, with the database. */
const RUN_AIM_S = 25
const OLD_ROWS = 100_000
const LONG_AGO = '2020-01-01T00:00:00.000Z'
/** Longest block of the event loop. */
const HELD_AT_MOST_MS = 50

/** Timed jobs with a million farmers: duration, CPU time and longest block. */
export async function measureJobs(): Promise<Figure[]> {
  const settings = { DATA_DIR: await madeData(FARMERS), WEATHER_PROVIDER: 'climatology', LOG_LEVEL: 'error' }
  const services = await composeServices(readConfig(settings))
  const { db, housekeeping, weeklyRun, weatherAlerts } = services
  const figures: Figure[] = [measureAdvice()]

  async function measured(what: string, rows: number, job: () => Promise<unknown>, processorAim?: number) {
    const watch = watchLoop()
    const startedAt = performance.now()
    const taken = processorClock()
    await job()
    const seconds = (performance.now() - startedAt) / 1000
    const each = 100_000 / rows
    figures.push(
      { what: `${what}: for each 100,000`, value: seconds * each, unit: 's' },
      { what: `${what}: processor for each 100,000`, value: taken() * each, unit: 's', aim: processorAim },
      { what: `${what}: longest the process was held`, value: watch.stop(), unit: 'ms', aim: HELD_AT_MOST_MS },
    )
  }

  await makeOldRows(db)
  await measured('nightly pruning, rows', OLD_ROWS * 4, () => housekeeping.prune(new Date('2021-01-01')))
  await measured('weather alerts, typical weather, farmers', FARMERS, () => weatherAlerts.run({ asOf: new Date() }))
  await measured('weekly advice, farmers', ADVISED, () => firstFarmers(weeklyRun.run, ADVISED), RUN_AIM_S)
  await measured('SMS preview, farmers', FARMERS, () => services.sms.preview({ kind: 'operator' }))
  // Otherwise the next server would continue the interrupted run.
  await db.write(sql`delete from job_leases`)
  await services.close()
  return figures
}

/** Returns the longest gap between two turns of the event loop, in ms. */
function watchLoop() {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(longest, performance.now() - last)
    },
  }
}

type WeeklyRun = (given: { asOf: Date; onProgress: (done: number) => void }) => Promise<unknown>

/** Runs the weekly job for the first `count` farmers. */
async function firstFarmers(run: WeeklyRun, count: number): Promise<void> {
  const enough = new Error('enough')
  const asOf = new Date(Date.now() + Math.floor(Math.random() * 1000) * 86_400_000)
  const onProgress = (done: number) => {
    if (done >= count) throw enough
  }
  await run({ asOf, onProgress }).catch((error) => {
    if (error !== enough) throw error
  })
}

/** Inserts rows for pruning. */
async function makeOldRows(db: Database): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${OLD_ROWS})`
  const user = sql`(select id from users limit 1)`
  await db.write(
    sql`insert or ignore into notifications (id, user_id, type, title, message, is_read, created_at) ${numbers}
      select 'old-' || i, ${user}, 'other', 'Old', 'Long read', 1, ${LONG_AGO} from n`,
    sql`insert or ignore into sessions (sid, user_id, sess, expire, created_at) ${numbers}
      select 'old-' || i, ${user}, '{}', ${LONG_AGO}, ${LONG_AGO} from n`,
    sql`insert or ignore into idempotency_keys (user_id, key, request, status, created_at) ${numbers}
      select 'old', i, '', 204, ${LONG_AGO} from n`,
    sql`insert or replace into sms_messages (id, phone, text, segments, state, created_at, final_at) ${numbers}
      select 'old-' || i, '+234', 'Weed', 1, 'delivered', ${LONG_AGO}, ${LONG_AGO} from n`,
  )
}
