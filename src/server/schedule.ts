import { Cron } from 'croner'
import type { Services } from './compose.ts'
import { takeLease } from './foundation/lease.ts'

const WEEKLY = 'weekly-advisories'

/** Tolerance for timers that fire early, ms. */
const EARLY_MS = 5

export interface Job {
  name: string
  /** UTC. */
  pattern: string
  /** Runs the job. `occurrence` is the due time, by which late or repeated runs are recognised. */
  run(services: Services, occurrence: Date): Promise<unknown>
  /** Reports whether a job has work; called first for jobs that rarely have any, so that an idle minute writes nothing. */
  hasWork?(services: Services): Promise<boolean>
  /** True for a job that runs in every process, without a lease. */
  everywhere?: true
}

export const listJobs = ({ config }: Services): Job[] => [
  {
    name: 'daily-sms',
    pattern: config.SMS_CRON,
    run: async ({ sms, voice }, at) => {
      await sms.startDaily(at)
      await voice.queueAdvice()
    },
  },
  { name: 'rain-odds', pattern: '30 3 * * 1', run: ({ rains }) => rains.issueWeek() },
  { name: WEEKLY, pattern: config.ADVISORY_CRON, run: ({ weeklyRun }, at) => weeklyRun.run({ asOf: at }) },
  {
    name: 'weather-alerts',
    pattern: config.ALERT_CRON,
    run: async ({ weatherAlerts, push, voice }, at) => {
      await weatherAlerts.run({ asOf: at })
      await push.sendDue()
      await voice.queueWarnings()
    },
  },
  {
    name: 'warnings',
    pattern: config.WARNINGS_CRON,
    hasWork: ({ warnings }) => warnings.hasWork(),
    run: async ({ warnings, push, voice }) => {
      await warnings.poll()
      await push.sendDue()
      await voice.queueWarnings()
    },
  },
  { name: 'push', pattern: '* * * * *', hasWork: ({ push }) => push.hasDue(), run: ({ push }) => push.sendDue() },
  {
    name: 'calls',
    pattern: '* * * * *',
    hasWork: ({ voice }) => voice.hasDue(),
    run: ({ voice }) => voice.makeCalls(),
  },
  { name: 'words', pattern: '* * * * *', everywhere: true, run: ({ words }) => words.refresh() },
  { name: 'questions', pattern: '*/10 * * * *', run: ({ waitingQuestions }, at) => waitingQuestions.run(at) },
  { name: 'sms-inbound-poll', pattern: '*/5 * * * *', run: ({ sms }) => sms.pollInbound() },
  { name: 'rain-history', pattern: '15 1 * * *', run: ({ rains }) => rains.download() },
  { name: 'harvests', pattern: '5 15-17 * * *', run: ({ harvests }, at) => harvests.run(at) },
  { name: 'prune', pattern: '30 2 * * *', run: ({ housekeeping }, at) => housekeeping.prune(at) },
  { name: 'backup', pattern: '0 3 * * *', run: ({ housekeeping }, at) => housekeeping.backup(at) },
]

/** Returns the due time of a pattern that has just come due, the same in every process, whether its timer fired early or late. */
export const occurrenceAt = (pattern: string, now: Date): Date =>
  new Cron(pattern, { timezone: 'UTC', paused: true }).previousRuns(1, new Date(now.getTime() + EARLY_MS))[0] ?? now

/** Starts every timed job; each takes its lease first, so that only one of several processes runs it. */
export function startSchedule(services: Services, jobs: Job[] = listJobs(services)) {
  const { log, clock, weeklyRun } = services
  const failed = (job: string) => (error: unknown) => log.error('job.failed', { job, message: String(error) })

  async function underLease(job: string, occurrence: Date, run: (occurrence: Date) => Promise<unknown>) {
    const lease = await takeLease(services, job, { occurrence })
    if (!lease) return
    const startedAt = performance.now()
    try {
      await run(occurrence)
      log.info('job.done', { job, occurrence: occurrence.toISOString(), ms: Math.round(performance.now() - startedAt) })
    } finally {
      await lease.release()
    }
  }

  const crons = jobs.map(
    ({ name, pattern, run, hasWork, everywhere }) =>
      new Cron(pattern, { timezone: 'UTC', protect: true, catch: failed(name) }, async () => {
        if (everywhere) return void (await run(services, clock.now()))
        if (hasWork && !(await hasWork(services))) return
        await underLease(name, occurrenceAt(pattern, clock.now()), (occurrence) => run(services, occurrence))
      }),
  )
  // An interrupted weekly run would otherwise wait for next week.
  underLease(`${WEEKLY}:resumed`, clock.now(), () => weeklyRun.resumeUnfinished()).catch(failed(WEEKLY))
  return {
    stop() {
      for (const cron of crons) cron.stop()
    },
  }
}
