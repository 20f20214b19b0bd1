import { BatchCond, type BatchStep, type HttpStream } from '@libsql/hrana-client'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import { serverBusyError } from '../../shared/refusals.ts'
import { hasErrorCode, retryDelayMs } from '../failures.ts'
import { type ServerRows, type ServerStatement, withBoundArguments } from './hrana-statement.ts'

interface Waiting {
  statements: readonly ServerStatement[]
  resolve: (results: ServerRows[]) => void
  reject: (error: unknown) => void
}

export interface WriteGuard {
  opening(): ServerStatement[]
  record(part: number, statements: readonly ServerStatement[]): ServerStatement | null
  /** Resolves when a committed group may be acknowledged. */
  confirmed(opening: ServerRows[]): Promise<void> | null
}

const NO_GUARD: WriteGuard = { opening: () => [], record: () => null, confirmed: () => null }
const WAITING_MAX = 5_000
/** Statements per request, so that a request stays within some hundred kilobytes and milliseconds. */
const STATEMENTS_AT_ONCE = 200
const LOCK_PATIENCE_MS = 5_000
/** Longest time that writes gather: a replica spends 2 ms of processor time on each commit, and 0.5 ms on each post in it. */
const GATHER_MS = 100

/** Commits all waiting writes in one transaction, with a savepoint per batch. Sixteen concurrent requests deadlocked a server. */
export function createWriteGroups(
  withStream: <T>(work: (stream: HttpStream) => Promise<T>) => Promise<T>,
  guard = NO_GUARD,
  gatherMs = GATHER_MS,
) {
  const waiting: Waiting[] = []
  let writing = false

  async function writeAll() {
    writing = true
    // Collects the other writes of this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await writeGroup(nextGroup(waiting))
    writing = false
  }

  async function writeGroup(group: Waiting[]) {
    const until = performance.now() + LOCK_PATIENCE_MS
    for (;;) {
      try {
        return await withStream((stream) => sendGroup(stream, group, guard, gatherMs))
      } catch (error) {
        // Another process holds the lock: nothing has run.
        if (!hasErrorCode(error, 'SQLITE_BUSY') || performance.now() > until) {
          for (const { reject } of group) reject(error)
          return
        }
        await Bun.sleep(retryDelayMs())
      }
    }
  }

  return (statements: readonly ServerStatement[]): Promise<ServerRows[]> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(serverBusyError({ retryAfterSeconds: 5 }))
      waiting.push({ statements, resolve, reject })
      if (!writing) void writeAll()
    })
}

function nextGroup(waiting: Waiting[]): Waiting[] {
  let count = 1
  let statements = firstItem(waiting).statements.length
  for (; count < waiting.length && statements < STATEMENTS_AT_ONCE; count++) {
    statements += itemAt(waiting, count).statements.length
  }
  return waiting.splice(0, count)
}

/** Resolves when the next group may be sent, and resolves each write when it may be acknowledged. @throws the error that undid the whole transaction */
async function sendGroup(stream: HttpStream, group: Waiting[], guard: WriteGuard, gatherMs: number): Promise<void> {
  const batch = stream.batch(false)
  let last: BatchStep = batch.step()
  const begun = last.run('BEGIN IMMEDIATE')
  const next = (statement: ServerStatement) => {
    last = batch.step().condition(BatchCond.ok(last))
    return last.query(withBoundArguments(statement)) as Promise<ServerRows>
  }
  const opening = guard.opening().map(next)
  const steps: Promise<unknown>[] = [begun, ...opening]
  let isOpen = BatchCond.ok(last)
  const parts = group.map(({ statements }, part) => {
    const save = batch.step().condition(isOpen)
    steps.push(save.run('SAVEPOINT batch'))
    last = save
    const results = statements.map(next)
    const recorded = guard.record(part, statements)
    if (recorded) steps.push(next(recorded))
    const release = batch.step().condition(BatchCond.ok(last))
    const released = release.run('RELEASE batch')
    const failed = BatchCond.and(batch, [BatchCond.ok(save), BatchCond.not(BatchCond.ok(release))])
    const undo = batch.step().condition(failed)
    steps.push(undo.run('ROLLBACK TO batch'))
    const drop = batch.step().condition(BatchCond.ok(undo))
    steps.push(drop.run('RELEASE batch'))
    // A full disk ends the whole transaction: neither statement runs, and no later one may.
    isOpen = BatchCond.or(batch, [BatchCond.ok(release), BatchCond.ok(drop)])
    return Promise.allSettled([...results, released])
  })
  const commit = batch.step().condition(isOpen)
  const committed = commit.run('COMMIT')
  const rollback = batch.step().condition(BatchCond.not(BatchCond.ok(commit)))
  steps.push(committed, rollback.run('ROLLBACK'))
  for (const step of steps) step.catch(() => {})
  await batch.execute()

  const outcomes = await Promise.all(parts)
  const failures = outcomes.map((outcome) => outcome.find((one) => one.status === 'rejected'))
  await begun
  const opened = await Promise.all(opening)
  // A skipped COMMIT returns neither rows nor an error: the failed batch has the reason.
  if ((await committed) === undefined) throw failures.find((one) => one !== undefined)?.reason
  const settle = (unconfirmed?: unknown) => {
    for (const [n, { resolve, reject }] of group.entries()) {
      const failure = failures[n]
      const results = itemAt(outcomes, n).slice(0, -1)
      if (failure) reject(failure.reason)
      else if (unconfirmed) reject(unconfirmed)
      else resolve(results.map((result) => (result as PromiseFulfilledResult<ServerRows>).value))
    }
  }
  const confirming = guard.confirmed(opened)
  if (confirming) await Promise.race([confirming.then(() => settle(), settle), Bun.sleep(gatherMs)])
  else settle()
}
