import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import { codeRequests } from '../../../db/schema/sign-in.ts'
import type { Clock } from '../../../shared/clock.ts'
import { createConcurrencyLimit } from '../../../shared/concurrency-limit.ts'
import { firstItem, itemAt } from '../../../shared/lookups.ts'
import { widerNetworkOf } from '../../../shared/network-address.ts'
import { serverBusyError, tooManyRequestsError } from '../../../shared/refusals.ts'
import type { AccountDeps } from '../account-context.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const RETENTION_MS = 8 * DAY
const MAX_WAITING_CODES = 200
const MAX_TRIES = 5

/** Limit in a window, with a growing wait after each request. */
interface Rule {
  max: number
  window: number
  /** Minutes after the first request, the second, …; the last value repeats. */
  waits: readonly number[]
}

const RULES = {
  /** One requester for one phone. */
  requester: { max: 6, window: DAY, waits: [1, 2, 5, 15, 30] },
  /** All requesters together who never signed in with the phone; they have no maximum, but must wait up to 30 minutes between requests. */
  strangers: { max: Number.POSITIVE_INFINITY, window: DAY, waits: [0, 0, 1, 2, 5, 10, 15, 30] },
  /** The signed-in owner of a phone that has sent STOP. */
  afterStop: { max: 1, window: 7 * DAY, waits: [0] },
  address: { max: 20, window: HOUR, waits: [0] },
  /** The /48 of an IPv6 customer. */
  network: { max: 60, window: HOUR, waits: [0] },
} as const satisfies Record<string, Rule>

/** Share of the day's codes that one network may request, so that a few networks cannot use up all codes. */
const NETWORK_SHARE = 0.1

/** Requester: a stranger, a device that has signed in with this phone, or its signed-in owner. */
export type CodeRequester = { known: null } | { known: `device ${string}` | 'owner' | 'owner after STOP' }

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'config' | 'security'>

/** Limits requests for codes, in the database: limits survive restarts and hold across processes. A phone without an account has the same limits. */
export function createCodeRequests({ db, clock, config, security }: Deps) {
  const { orm } = db
  const inTurn = createConcurrencyLimit(1, MAX_WAITING_CODES)
  const shareOfDay: Rule = {
    max: Math.max(20, Math.ceil(config.SMS_CODE_DAILY_CAP * NETWORK_SHARE)),
    window: DAY,
    waits: [0],
  }

  return {
    /** Counts one request. @throws AppError rate_limited with the seconds to wait */
    async take(phone: string, address: string, { known }: CodeRequester): Promise<void> {
      if (!config.RATE_LIMIT) return
      const network = security.pseudonym('address', widerNetworkOf(address))
      const request = {
        phone: security.pseudonym('phone', phone),
        requester: known ?? network,
        address: security.pseudonym('address', address),
      }
      const ofPhone = eq(codeRequests.phone, request.phone)
      const rules: [SQL | undefined, Rule][] = [
        [eq(codeRequests.address, request.address), RULES.address],
        [eq(codeRequests.network, network), RULES.network],
        [eq(codeRequests.network, network), shareOfDay],
        [and(ofPhone, eq(codeRequests.requester, request.requester)), RULES.requester],
      ]
      if (known === null) rules.push([and(ofPhone, eq(codeRequests.known, false)), RULES.strangers])
      if (known === 'owner after STOP') {
        rules.push([and(ofPhone, eq(codeRequests.requester, known)), RULES.afterStop])
      }
      // One at a time here, and written only if no other process counted a request meanwhile; concurrent requests would all pass.
      await inTurn(async () => {
        const counts = sql`(select count(*) from ${codeRequests} where ${ofPhone}) || '/' ||
          (select count(*) from ${codeRequests} where ${codeRequests.address} = ${request.address})`
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const before = firstItem(await orm.all<{ seen: string }>(sql`select ${counts} as seen`))
          const waits = await Promise.all(
            rules.map(async ([where, rule]) => secondsToWait(clock, await timesOf({ db, clock }, where, rule), rule)),
          )
          const wait = Math.max(...waits)
          if (wait > 0) throw tooManyRequestsError(wait)
          const now = clock.now()
          const [taken] = await db.write(sql`
            insert into ${codeRequests} (id, phone, requester, known, address, network, created_at)
            select ${Bun.randomUUIDv7('hex', now)}, ${request.phone}, ${request.requester}, ${known === null ? 0 : 1},
              ${request.address}, ${network}, ${now.toISOString()}
            where ${counts} = ${before.seen} returning id`)
          if (taken.length > 0) return
        }
        throw serverBusyError()
      })
    },

    prune: (asOf: Date): Promise<number> =>
      deleteInBatches(db, codeRequests, lt(codeRequests.createdAt, toIsoTime(asOf.getTime() - RETENTION_MS))),
  }
}

function secondsToWait(clock: Clock, times: number[], { max, window, waits }: Rule): number {
  const last = times.at(-1)
  if (last === undefined) return 0
  const minutes = itemAt(waits, Math.min(times.length, waits.length) - 1)
  const full = times.length >= max ? itemAt(times, times.length - max) + window : 0
  return Math.ceil((Math.max(last + minutes * MINUTE, full) - clock.now().getTime()) / 1000)
}

async function timesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  where: SQL | undefined,
  { window }: Rule,
): Promise<number[]> {
  const { orm } = db
  const now = clock.now().getTime()
  const rows = await orm
    .select({ at: codeRequests.createdAt })
    .from(codeRequests)
    .where(and(where, gt(codeRequests.createdAt, toIsoTime(now - window))))
    .orderBy(codeRequests.createdAt)
  // Times in the future were written before the clock was set back.
  return rows.map(({ at }) => Date.parse(at)).filter((at) => at <= now)
}

const toIsoTime = (time: number) => new Date(time).toISOString()
