import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { Cron } from 'croner'
import { sql } from 'drizzle-orm'
import { type Job, listJobs } from './schedule.ts'
import { FULL_NOW } from './testing/full/people.ts'
import { changesOf, fewOf, type Rows, readable, rowsOf } from './testing/full/record.ts'
import { fullServices } from './testing/full/services.ts'

setDefaultTimeout(300_000)

const DAY_MS = 86_400_000
/** Days with all jobs, then days months later with those that end or ask something. */
const DAYS = Array.from({ length: 15 }, (_, n) => n)
const LATER = Array.from({ length: 24 }, (_, n) => 21 + 30 * n)
const ENDING = ['questions', 'harvests', 'prune']
const MOST_A_DAY = 3
/** Writes files, and downloads: tested in backups.test.ts and recorded-outside.test.ts. */
const ELSEWHERE = ['backup', 'rain-history']

let gona: Awaited<ReturnType<typeof fullServices>>
beforeAll(async () => {
  gona = await fullServices()
  // Sending is tested with a server that receives.
  await gona.db.write(sql`delete from push_subscriptions`)
})
afterAll(() => {
  setSystemTime()
})

/** Returns the times of a day at which a job is due; one, after noon, of many. */
function timesOf({ pattern }: Job, day: number): Date[] {
  const from = Math.floor(day / DAY_MS) * DAY_MS
  const cron = new Cron(pattern, { timezone: 'UTC', paused: true })
  const first = cron.nextRuns(MOST_A_DAY + 1, new Date(from - 1)).filter((time) => time.getTime() < from + DAY_MS)
  return first.length <= MOST_A_DAY ? first : cron.nextRuns(1, new Date(from + DAY_MS / 2))
}

test('week after week the jobs change the recorded rows', async () => {
  const text = readable()
  const lines: string[] = []
  let rows: Rows = await rowsOf(gona.db)
  for (const day of [...DAYS, ...LATER]) {
    const due = listJobs(gona)
      .filter(({ name }) => !ELSEWHERE.includes(name) && (DAYS.includes(day) || ENDING.includes(name)))
      .flatMap((job) => timesOf(job, Date.parse(FULL_NOW) + day * DAY_MS).map((time) => ({ job, time })))
      .filter(({ time }) => time.getTime() > Date.parse(FULL_NOW))
      .sort((one, other) => one.time.getTime() - other.time.getTime())
    for (const { job, time } of due) {
      gona.at(time.toISOString())
      setSystemTime(time)
      if (job.hasWork && !(await job.hasWork(gona))) continue
      const mark = gona.db.mark()
      await job.run(gona, time)
      await gona.sms.run()
      if (gona.db.mark() === mark) continue
      const now = await rowsOf(gona.db)
      const changes = changesOf(rows, now)
      rows = now
      if (changes.length > 0)
        lines.push(
          `${time.toISOString().slice(0, 16)} ${job.name}`,
          ...fewOf(changes.map(text)).map((one) => `  ${one}`),
        )
    }
  }
  expect(lines.join('\n')).toMatchSnapshot()
})
