import { afterEach, describe, expect, test } from 'bun:test'
import { Cron } from 'croner'
import { sql } from 'drizzle-orm'
import { advisories } from '../db/schema/advisories.ts'
import { jobLeases } from '../db/schema/operation.ts'
import type { Services } from './compose.ts'
import { type Job, listJobs, occurrenceAt, startSchedule } from './schedule.ts'
import { kanoFarmer, type TestServices, testServices } from './testing/services.ts'
import { until } from './testing/until.ts'

const FRIDAY_NOON = new Date('2026-06-19T12:00:00Z')
const DUE = new Date('2026-06-22T06:00:00Z')

const schedules: { stop(): void }[] = []
afterEach(() => {
  for (const schedule of schedules.splice(0)) schedule.stop()
})
const start = (services: TestServices, jobs?: Job[]) => {
  const schedule = startSchedule(services, jobs)
  schedules.push(schedule)
  return schedule
}

/** Services that only record their calls and arguments, once each call has ended. */
function noted(services: TestServices) {
  const calls: unknown[][] = []
  const noting = (name: string) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          async (...given: unknown[]) => {
            await new Promise((resolve) => setImmediate(resolve))
            calls.push([`${name}.${String(method)}`, ...given])
          },
      },
    )
  const names = [
    'sms',
    'weeklyRun',
    'weatherAlerts',
    'push',
    'housekeeping',
    'words',
    'voice',
    'rains',
    'warnings',
    'harvests',
    'waitingQuestions',
  ] as const
  const all = {
    ...services,
    ...Object.fromEntries(names.map((name) => [name, noting(name)])),
  } as unknown as Services
  return { all, calls }
}

describe('the timed jobs', () => {
  /** Due times (the next two after Friday noon, UTC) and calls, as in operating.md and the settings. */
  const EXPECTED: [job: string, next: [string, string], calls: unknown[][]][] = [
    ['daily-sms', ['2026-06-20T06:00', '2026-06-21T06:00'], [['sms.startDaily', DUE], ['voice.queueAdvice']]],
    ['rain-odds', ['2026-06-22T03:30', '2026-06-29T03:30'], [['rains.issueWeek']]],
    ['weekly-advisories', ['2026-06-22T04:00', '2026-06-29T04:00'], [['weeklyRun.run', { asOf: DUE }]]],
    [
      'weather-alerts',
      ['2026-06-19T15:00', '2026-06-19T18:00'],
      [['weatherAlerts.run', { asOf: DUE }], ['push.sendDue'], ['voice.queueWarnings']],
    ],
    [
      'warnings',
      ['2026-06-19T12:10', '2026-06-19T12:20'],
      [['warnings.poll'], ['push.sendDue'], ['voice.queueWarnings']],
    ],
    ['push', ['2026-06-19T12:01', '2026-06-19T12:02'], [['push.sendDue']]],
    ['calls', ['2026-06-19T12:01', '2026-06-19T12:02'], [['voice.makeCalls']]],
    ['words', ['2026-06-19T12:01', '2026-06-19T12:02'], [['words.refresh']]],
    ['questions', ['2026-06-19T12:10', '2026-06-19T12:20'], [['waitingQuestions.run', DUE]]],
    ['sms-inbound-poll', ['2026-06-19T12:05', '2026-06-19T12:10'], [['sms.pollInbound']]],
    ['rain-history', ['2026-06-20T01:15', '2026-06-21T01:15'], [['rains.download']]],
    ['harvests', ['2026-06-19T15:05', '2026-06-19T16:05'], [['harvests.run', DUE]]],
    ['prune', ['2026-06-20T02:30', '2026-06-21T02:30'], [['housekeeping.prune', DUE]]],
    ['backup', ['2026-06-20T03:00', '2026-06-21T03:00'], [['housekeeping.backup', DUE]]],
  ]

  test('are these, and no others', async () => {
    expect(listJobs(await testServices()).map(({ name }) => name)).toEqual(EXPECTED.map(([name]) => name))
  })

  test.each(EXPECTED)('%s runs at %j and calls %j', async (name, next, expected) => {
    const { all, calls } = noted(await testServices())
    const { pattern, run } = listJobs(all).find((job) => job.name === name)!
    const runs = new Cron(pattern, { timezone: 'UTC', paused: true }).nextRuns(2, FRIDAY_NOON)
    expect(runs.map((time) => time.toISOString())).toEqual(next.map((time) => `${time}:00.000Z`))
    await run(all, DUE)
    expect(calls).toEqual(expected)
  })

  test.each([
    ['daily-sms', 'SMS_CRON'],
    ['weekly-advisories', 'ADVISORY_CRON'],
    ['weather-alerts', 'ALERT_CRON'],
  ])('%s runs when %s says', async (name, setting) => {
    const services = await testServices({ settings: { [setting]: '7 5 1 * *' } })
    expect(listJobs(services).find((job) => job.name === name)!.pattern).toBe('7 5 1 * *')
  })

  test('warnings, push and calls are checked first for work', async () => {
    const { all, calls } = noted(await testServices())
    const jobs = listJobs(all)
    expect(jobs.filter(({ hasWork }) => hasWork).map(({ name }) => name)).toEqual(['warnings', 'push', 'calls'])
    for (const { hasWork } of jobs) await hasWork?.(all)
    expect(calls).toEqual([['warnings.hasWork'], ['push.hasDue'], ['voice.hasDue']])
  })
})

describe('when a job was due', () => {
  test.each([
    ['on the dot', '2026-07-01T03:00:00.000Z'],
    ['by a timer that was a moment early', '2026-07-01T02:59:59.999Z'],
    ['a moment late', '2026-07-01T03:00:00.004Z'],
    ['very late', '2026-07-01T03:09:41.700Z'],
  ])('is the time its pattern says when it is noticed %s', (_, now) => {
    expect(occurrenceAt('0 3 * * *', new Date(now)).toISOString()).toBe('2026-07-01T03:00:00.000Z')
  })

  test('is the second that its pattern says, of one with seconds', () => {
    const at = (now: string) => occurrenceAt('* * * * * *', new Date(now)).toISOString()
    expect(at('2026-07-01T03:00:07.000Z')).toBe('2026-07-01T03:00:07.000Z')
    expect(at('2026-07-01T03:00:07.700Z')).toBe('2026-07-01T03:00:07.000Z')
  })
})

describe('the schedule', () => {
  const eachSecond = (name: string, run: Job['run'], hasWork?: Job['hasWork']): Job => ({
    name,
    pattern: '* * * * * *',
    run,
    ...(hasWork ? { hasWork } : {}),
  })
  const last = async ({ db }: TestServices, job: string) =>
    (await db.orm.select().from(jobLeases)).find((lease) => lease.job === job)?.lastRunAt

  test('does each occurrence once, also when two servers notice it', async () => {
    const services = await testServices({ now: '2026-07-06T08:00:00Z' })
    const ran: string[] = []
    const job = eachSecond('once', async (_, at) => {
      ran.push(at.toISOString())
    })
    let looked = 0
    const marker = eachSecond(
      'marker',
      async () => {},
      async () => {
        looked++
        return false
      },
    )
    start(services, [job, marker])
    start(services, [job, marker])
    await until(async () => (await last(services, 'once')) === '2026-07-06T08:00:00.000Z')
    const before = looked
    await until(() => looked >= before + 4)
    expect(ran).toEqual(['2026-07-06T08:00:00.000Z'])
    services.at('2026-07-06T08:00:01Z')
    await until(async () => (await last(services, 'once')) === '2026-07-06T08:00:01.000Z')
    expect(ran).toEqual(['2026-07-06T08:00:00.000Z', '2026-07-06T08:00:01.000Z'])
  })

  test('goes on with the others and with the next time when a job fails, and says which failed', async () => {
    const services = await testServices({ now: '2026-07-06T08:00:00Z' })
    const said: unknown[] = []
    services.log.error = (event, fields) => said.push([event, fields])
    let failed = 0
    const bad = eachSecond('bad', async () => {
      failed++
      throw new Error('no network')
    })
    start(services, [bad, eachSecond('good', async () => {})])
    await until(async () => failed === 1 && (await last(services, 'good')) !== undefined)
    services.at('2026-07-06T08:00:01Z')
    await until(() => failed === 2)
    await until(() => said.length === 2)
    expect(said[0]).toEqual(['job.failed', { job: 'bad', message: 'Error: no network' }])
  })

  test('asks a job that has nothing to do for nothing: not even its lease is written', async () => {
    const services = await testServices()
    let asked = 0
    start(services, [
      eachSecond(
        'idle',
        async () => {
          throw new Error('not reached')
        },
        async () => {
          asked++
          return false
        },
      ),
    ])
    await until(() => asked >= 2)
    expect(await last(services, 'idle')).toBeUndefined()
  })

  test('stops when told to', async () => {
    const services = await testServices()
    let ran = 0
    const count = eachSecond(
      'count',
      async () => {},
      async () => {
        ran++
        return false
      },
    )
    const schedule = start(services, [count])
    await until(() => ran >= 1)
    schedule.stop()
    const stopped = ran
    let other = 0
    start(services, [
      eachSecond(
        'other',
        async () => {},
        async () => {
          other++
          return false
        },
      ),
    ])
    await until(() => other >= 2)
    expect(ran).toBe(stopped)
  })

  test('goes on at the start with a weekly run that a stop interrupted', async () => {
    const services = await testServices({ now: '2026-07-06T08:00:00Z' })
    const farmer = await kanoFarmer(services)
    await services.crops.initialize(farmer)
    await services.db.write(
      sql`insert into job_leases (job, holder, expires_at, progress)
        values ('weekly-advisories:progress', '', '', '{"run":"2026-07-06","after":""}')`,
    )
    start(services, [])
    const advice = async () => (await services.db.orm.select().from(advisories)).length
    await until(async () => (await advice()) > 0)
  })
})
