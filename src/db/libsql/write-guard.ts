import { firstItem } from '../../shared/lookups.ts'
import type { Cluster } from './cluster.ts'
import type { ServerStatement, ServerValue } from './hrana-statement.ts'
import type { WriteGuard } from './write-group.ts'

const LAST_EPOCH_SQL = 'coalesce((SELECT max(epoch) FROM failover), 0)'
/** `abs` of the lowest integer overflows, which fails the statement and with it the transaction. */
const UNLESS_KNOWN = `CASE ${LAST_EPOCH_SQL} WHEN ? THEN 0 ELSE abs(-9223372036854775808) END`

/** Fails on a server with another epoch. */
const fenceStatement = (epoch: number): ServerStatement => ({ sql: `SELECT ${UNLESS_KNOWN}`, args: [epoch] })

/** Fails on a server with another epoch; else returns the number of this write. */
const countedFence = (epoch: number): ServerStatement => ({
  sql: `INSERT INTO failover (epoch, began_after, writes) VALUES (${LAST_EPOCH_SQL}, 0, 1 + ${UNLESS_KNOWN})
    ON CONFLICT (epoch) DO UPDATE SET writes = failover.writes + 1 RETURNING writes`,
  args: [epoch],
})

export const isWriteGuardError = (error: unknown) =>
  error instanceof Error && error.message.includes('integer overflow')

/** Records statements with the number of their write, until a replica has shown it. */
const recordStatement = (part: number, statements: readonly ServerStatement[]): ServerStatement => ({
  sql: `INSERT INTO unconfirmed_writes (write, part, statements)
    SELECT writes, ?, ? FROM failover ORDER BY epoch DESC LIMIT 1`,
  args: [part, JSON.stringify(statements.map(({ sql, args }) => [sql, args.map(toJsonValue)]))],
})

/** Deletes the records of writes up to a number that a replica has shown. */
const forgetUpTo = (write: number): ServerStatement => ({
  sql: 'DELETE FROM unconfirmed_writes WHERE write <= ?',
  args: [write],
})

function toJsonValue(value: ServerValue) {
  if (value instanceof ArrayBuffer || value instanceof Uint8Array)
    return { hex: Buffer.from(new Uint8Array(value)).toString('hex') }
  return typeof value === 'bigint' || typeof value === 'boolean' ? Number(value) : value
}

/** Fences each group of writes by the epoch; where replicas must confirm, also numbers and records the group. */
export function createWriteGuard(cluster: Cluster, url: string, writtenIndex: () => number): WriteGuard {
  const { waitFor } = cluster
  let epoch = 0
  let shown = 0
  let forgotten = 0
  return {
    opening() {
      cluster.requireUse(url)
      epoch = cluster.epoch()
      if (waitFor === 0) return [fenceStatement(epoch)]
      if (shown === forgotten) return [countedFence(epoch)]
      forgotten = shown
      return [countedFence(epoch), forgetUpTo(shown)]
    },
    record: (part, statements) => (waitFor === 0 ? null : recordStatement(part, statements)),
    confirmed([counted]) {
      if (waitFor === 0) return null
      const writes = Number(firstItem(counted!.rows)[0])
      return cluster.confirmed({ epoch, writes, index: writtenIndex() }).then(() => {
        shown = Math.max(shown, writes)
      })
    },
  }
}
