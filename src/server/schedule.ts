import { Cron } from 'croner'
import type { Services } from './compose.ts'
import { takeLease } from './lease.ts'

interface Job {
  name: string
  /** UTC. */
  pattern: string
  /** `occurrence` is the minute it was due, so that late or second runs know what they are. */
  run(services: Services, occurrence: Date): Promise<unknown>
}

/** When (UTC) -> which verb. */
const jobsOf = ({ config }: Services): Job[] => [
  { name: 'daily-sms', pattern: config.SMS_CRON, run: ({ sms }, at) => sms.startDaily(at) },
  { name: 'weekly-advisories', pattern: config.ADVISORY_CRON, run: ({ weeklyRun }, at) => weeklyRun.run({ asOf: at }) },
  {
    name: 'weather-alerts',
    pattern: config.ALERT_CRON,
    run: ({ weatherAlerts }, at) => weatherAlerts.run({ asOf: at }),
  },
  { name: 'sms-inbound-poll', pattern: '*/5 * * * *', run: ({ sms }) => sms.pollInbound() },
  { name: 'prune', pattern: '30 2 * * *', run: ({ housekeeping }, at) => housekeeping.prune(at) },
  { name: 'backup', pattern: '0 3 * * *', run: ({ housekeeping }, at) => housekeeping.backup(at) },
]

/** Starts every timed job; each takes its lease first, so that with two processes one does it. */
export function startSchedule(services: Services) {
  const { log } = services
  const crons = jobsOf(services).map(
    (job) =>
      new Cron(
        job.pattern,
        {
          timezone: 'UTC',
          protect: true,
          catch: (error) => log.error('job.failed', { job: job.name, message: String(error) }),
        },
        async () => {
          const occurrence = services.clock.now()
          const lease = await takeLease(services, job.name, occurrence)
          if (!lease) return
          const startedAt = performance.now()
          try {
            await job.run(services, occurrence)
            log.info('job.done', { job: job.name, ms: Math.round(performance.now() - startedAt) })
          } finally {
            await lease.release()
          }
        },
      ),
  )
  return {
    stop() {
      for (const cron of crons) cron.stop()
    },
  }
}
