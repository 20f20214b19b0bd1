import { Hono } from 'hono'
import type { ChannelFigures } from '../../contracts/channel-figures.ts'
import type { Database } from '../../db/open.ts'
import type { DialFigures } from '../channels/ussd/figures.ts'
import { readTotals } from '../foundation/read-totals.ts'
import type { OddsScore } from '../weather/rains/rain-odds.ts'
import { bunServerOf } from './bun-server.ts'
import { channelMetrics, dialMetrics, formatMetric, oddsMetrics } from './channel-metrics.ts'
import type { AppEnv } from './context.ts'

const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

export type MetricSample = [labels: string, value: number]
export type Metrics = ReturnType<typeof createMetrics>

/** Prometheus metrics of this process, without personal data and addresses. */
export function createMetrics() {
  const requests = new Map<string, number>()
  const buckets = DURATION_BUCKETS_S.map(() => 0)
  let count = 0
  let sum = 0

  return {
    request(method: string, status: number, seconds: number): void {
      const labels = `method="${METHODS.includes(method) ? method : 'other'}",status="${status}"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      count++
      sum += seconds
      DURATION_BUCKETS_S.forEach((upTo, i) => {
        if (seconds <= upTo) buckets[i]!++
      })
    },

    async text(
      db: Database,
      signIns: ReadonlyMap<string, number>,
      dials: DialFigures,
      channels: Pick<ChannelFigures, 'sms' | 'calls'>,
      odds: readonly OddsScore[],
      warnings: { inForce: number; failing: number },
    ): Promise<string> {
      const rows = Object.entries(await readTotals(db)).map(([name, n]): MetricSample => [`of="${name}"`, n])
      const outcomes = [...signIns].map(([outcome, n]): MetricSample => [`outcome="${outcome}"`, n])
      const { user, system } = process.cpuUsage()
      return [
        ...formatMetric('gona_requests_total', 'counter', 'Requests answered.', [...requests]),
        ...formatMetric('gona_request_seconds', 'histogram', 'Time to the answer.', []),
        ...DURATION_BUCKETS_S.map((upTo, i) => `gona_request_seconds_bucket{le="${upTo}"} ${buckets[i]}`),
        `gona_request_seconds_bucket{le="+Inf"} ${count}`,
        `gona_request_seconds_sum ${sum}`,
        `gona_request_seconds_count ${count}`,
        ...formatMetric('gona_sign_ins_total', 'counter', 'Tries to sign in, by how they ended.', outcomes),
        ...formatMetric('gona_rows', 'gauge', 'Farmers and posts.', rows),
        ...dialMetrics(dials),
        ...channelMetrics(channels),
        ...oddsMetrics(odds),
        ...formatMetric('gona_warnings', 'gauge', 'Warnings of weather services in force.', [['', warnings.inForce]]),
        ...formatMetric('gona_warning_feeds_failing', 'gauge', 'Feeds of warnings whose last poll failed.', [
          ['', warnings.failing],
        ]),
        ...formatMetric('process_resident_memory_bytes', 'gauge', 'Memory held.', [['', process.memoryUsage.rss()]]),
        ...formatMetric('process_cpu_seconds_total', 'counter', 'Processor time.', [['', (user + system) / 1e6]]),
        ...formatMetric('process_uptime_seconds', 'gauge', 'Time since the start.', [['', process.uptime()]]),
        '',
      ].join('\n')
    },
  }
}

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** Host names of local clients; a proxy passes on the site's own name. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

const OF_PROXIES = /^(via|forwarded|x-forwarded-.+|x-real-ip|x-client-ip|cf-.+|true-client-ip)$/

/** Serves metrics to this machine only; other clients and proxied requests get 404. */
export function metricsRoute(
  metrics: Metrics,
  db: Database,
  signIns: () => ReadonlyMap<string, number>,
  dials: () => Promise<DialFigures>,
  channels: () => Promise<ChannelFigures>,
  odds: () => Promise<OddsScore[]>,
  warnings: () => Promise<{ inForce: number; failing: number }>,
) {
  return new Hono<AppEnv>().get('/metrics', async (c, next) => {
    const address = bunServerOf(c).requestIP?.(c.req.raw)?.address ?? ''
    const forwarded = Object.keys(c.req.header()).some((name) => OF_PROXIES.test(name))
    if (forwarded || !LOOPBACK_ADDRESS.test(address) || !LOCAL_HOST.test(c.req.header('host') ?? '')) return next()
    return c.text(
      await metrics.text(db, signIns(), await dials(), await channels(), await odds(), await warnings()),
      200,
      {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      },
    )
  })
}
