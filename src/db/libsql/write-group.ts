import { BatchCond, type BatchStep, type HttpStream } from '@libsql/hrana-client'
import { serverBusy } from '../../ground/refusals.ts'
import { isCode, nextTryMs } from '../failures.ts'
import { bound, type ServerRows, type ServerStatement } from './hrana-statement.ts'

interface Waiting {
  statements: readonly ServerStatement[]
  resolve: (results: ServerRows[]) => void
  reject: (error: unknown) => void
}

const WAITING_MAX = 5_000
/** Of one request, so that it stays within some hundred kilobytes and milliseconds. */
const STATEMENTS_AT_ONCE = 200
const LOCK_PATIENCE_MS = 5_000

/**
 * Gathers what is written while the server is busy with our last request into the next one: one commit serves them all.
 * Each batch is whole (a savepoint of its own): one that fails is undone and rejected alone. One request at a time, also
 * because a server whose threads all wait for the one that writes has none left to end that with, and stands still until
 * it gives up (seen with sixteen at once).
 */
export function createWriteGroups(withStream: <T>(work: (stream: HttpStream) => Promise<T>) => Promise<T>) {
  const waiting: Waiting[] = []
  let writing = false

  async function writeAll() {
    writing = true
    // What else this turn of the event loop writes goes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await writeGroup(nextGroup(waiting))
    writing = false
  }

  async function writeGroup(group: Waiting[]) {
    const until = performance.now() + LOCK_PATIENCE_MS
    for (;;) {
      try {
        return await withStream((stream) => send(stream, group))
      } catch (error) {
        // Another's write: ours has not begun.
        if (!isCode(error, 'SQLITE_BUSY') || performance.now() > until) {
          for (const { reject } of group) reject(error)
          return
        }
        await Bun.sleep(nextTryMs())
      }
    }
  }

  /** The rows of each statement, all of them done or none. @throws AppError unavailable when too many wait */
  return (statements: readonly ServerStatement[]): Promise<ServerRows[]> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(serverBusy({ retryAfterSeconds: 5 }))
      waiting.push({ statements, resolve, reject })
      if (!writing) void writeAll()
    })
}

function nextGroup(waiting: Waiting[]): Waiting[] {
  let count = 1
  let statements = waiting[0]!.statements.length
  for (; count < waiting.length && statements < STATEMENTS_AT_ONCE; count++) {
    statements += waiting[count]!.statements.length
  }
  return waiting.splice(0, count)
}

/** @throws what kept the whole from being done; then nothing of it is */
async function send(stream: HttpStream, group: Waiting[]): Promise<void> {
  const batch = stream.batch(false)
  const begin = batch.step()
  const begun = begin.run('BEGIN IMMEDIATE')
  /** Told by what the batches and the COMMIT say. */
  const steps: Promise<unknown>[] = [begun]
  let isOpen = BatchCond.ok(begin)
  const parts = group.map(({ statements }) => {
    const save = batch.step().condition(isOpen)
    steps.push(save.run('SAVEPOINT batch'))
    let last: BatchStep = save
    const results = statements.map((statement) => {
      last = batch.step().condition(BatchCond.ok(last))
      return last.query(bound(statement))
    })
    const release = batch.step().condition(BatchCond.ok(last))
    const released = release.run('RELEASE batch')
    const failed = BatchCond.and(batch, [BatchCond.ok(save), BatchCond.not(BatchCond.ok(release))])
    const undo = batch.step().condition(failed)
    steps.push(undo.run('ROLLBACK TO batch'))
    const drop = batch.step().condition(BatchCond.ok(undo))
    steps.push(drop.run('RELEASE batch'))
    // A full disk ends the whole transaction: then neither is done, and nothing after it may be.
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
  const failures = outcomes.map((outcome) => outcome.find(({ status }) => status === 'rejected'))
  await begun
  // A COMMIT that was passed over gives neither rows nor error: the batch that broke the whole says why.
  if ((await committed) === undefined) throw (failures.find(Boolean) as PromiseRejectedResult).reason
  for (const [n, { resolve, reject }] of group.entries()) {
    const failure = failures[n]
    if (failure) reject((failure as PromiseRejectedResult).reason)
    else resolve(outcomes[n]!.slice(0, -1).map((result) => (result as PromiseFulfilledResult<ServerRows>).value))
  }
}
