import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { pushSubscriptions } from '../db/schema/push.ts'
import { listJobs } from './schedule.ts'
import { changesOf, readable, rowsOf } from './testing/full/record.ts'
import { fullServices } from './testing/full/services.ts'

setDefaultTimeout(300_000)

/** In the hours of sending and of questions about the harvest. */
const FIRST = '2026-07-06T15:05:00.000Z'
/** A later run of each: the day after, and once most rows are too old to be kept. */
const LATER = ['2026-07-07T15:05:00.000Z', '2028-09-01T15:05:00.000Z']

/** Writes files: tested in backups.test.ts. */
const ELSEWHERE = ['backup']

let gona: Awaited<ReturnType<typeof fullServices>>
beforeAll(async () => {
  gona = await fullServices()
  // Sending is tested with a server that receives.
  await gona.db.write(gona.db.orm.delete(pushSubscriptions))
})
afterAll(() => {
  setSystemTime()
})

const names = listJobs({ config: { SMS_CRON: '', ADVISORY_CRON: '', ALERT_CRON: '', WARNINGS_CRON: '' } } as never).map(
  ({ name }) => name,
)

test.each(names.filter((name) => !ELSEWHERE.includes(name)))('%s changes the recorded rows', async (name) => {
  const { run, hasWork } = listJobs(gona).find((job) => job.name === name)!
  const text = readable()
  const lines: string[] = []
  for (const moment of [FIRST, FIRST, ...LATER]) {
    gona.at(moment)
    setSystemTime(new Date(moment))
    const before = await rowsOf(gona.db)
    const works = (await hasWork?.(gona)) ?? true
    if (works) await run(gona, new Date(moment))
    await gona.sms.run()
    const changes = changesOf(before, await rowsOf(gona.db))
    lines.push(`${moment}: ${works ? 'runs' : 'has no work'}`, ...changes.map((line) => `  ${text(line)}`))
  }
  expect(lines.join('\n')).toMatchSnapshot()
})
