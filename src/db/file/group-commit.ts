import type { Database as Sqlite } from 'bun:sqlite'
import { hasErrorCode, retryDelayMs, toStorageError } from '../failures.ts'

interface Batch {
  run: () => unknown[]
  /** True for one statement, which is atomic by itself; several statements need a savepoint. */
  single: boolean
  resolve: (results: unknown[]) => void
  reject: (error: unknown) => void
}

const LOCK_PATIENCE_MS = 10_000

/** Commits all writes of one event-loop turn with one fsync; each batch is atomic and fails alone. */
export function createGroupCommit(sqlite: Sqlite, patienceMs = LOCK_PATIENCE_MS) {
  const begin = sqlite.prepare('BEGIN IMMEDIATE')
  const commit = sqlite.prepare('COMMIT')
  const savepoint = sqlite.prepare('SAVEPOINT batch')
  const release = sqlite.prepare('RELEASE batch')
  let waiting: Batch[] = []
  let scheduled = false
  let lockedSince = 0

  function submit(run: () => unknown[], single: boolean): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      waiting.push({ run, single, resolve, reject })
      if (scheduled) return
      scheduled = true
      setImmediate(flush)
    })
  }

  function flush() {
    scheduled = false
    if (waiting.length === 0) return
    try {
      begin.run()
    } catch (error) {
      return retryOrRefuse(error)
    }
    lockedSince = 0
    const batches = waiting
    waiting = []
    const settled: (() => void)[] = []
    try {
      const alone = batches.length === 1
      for (const batch of batches) settled.push(runOne(batch, alone))
      commit.run()
    } catch (error) {
      if (sqlite.inTransaction) sqlite.run('ROLLBACK')
      for (const batch of batches) batch.reject(toStorageError(error))
      return
    }
    for (const settle of settled) settle()
  }

  function runOne(batch: Batch, alone: boolean): () => void {
    const apart = !batch.single && !alone
    if (apart) savepoint.run()
    try {
      const results = batch.run()
      if (apart) release.run()
      return () => batch.resolve(results)
    } catch (error) {
      // A full disk or a broken file ends the whole transaction, so every batch fails.
      if (alone || !sqlite.inTransaction) throw error
      if (apart) sqlite.run('ROLLBACK TO batch; RELEASE batch')
      return () => batch.reject(toStorageError(error))
    }
  }

  function retryOrRefuse(error: unknown) {
    const now = performance.now()
    lockedSince ||= now
    if (hasErrorCode(error, 'SQLITE_BUSY') && now - lockedSince < patienceMs) {
      scheduled = true
      setTimeout(flush, retryDelayMs())
      return
    }
    lockedSince = 0
    const refused = waiting
    waiting = []
    for (const batch of refused) batch.reject(toStorageError(error))
  }

  return { submit, flush }
}
