import { statSync } from 'node:fs'
import type { SqliteWithCache } from './cached-statements.ts'
import { runInWorker } from './run-in-worker.ts'

/** 16 MB. A checkpoint blocks all requests; with SQLite's default of 1000 pages every fiftieth post would start one. */
export const CHECKPOINT_PAGES = 4000
/** Size of a log that takes long to checkpoint; a long read lets the log grow. */
const LARGE_LOG = 8 * 1024 * 1024
/** Log size at which long work starts a checkpoint thread, which takes ten milliseconds to start. */
const LONG_WORK_LOG = 32 * 1024 * 1024

/** Checkpoints the write-ahead log apart from SQLite's own schedule. */
export function createCheckpointer(sqlite: SqliteWithCache, path: string) {
  let leavingLog = 0
  async function leaveLog<Result>(work: () => Promise<Result>): Promise<Result> {
    if (leavingLog++ === 0) sqlite.run('PRAGMA wal_autocheckpoint = 0')
    try {
      return await work()
    } finally {
      if (--leavingLog === 0) sqlite.run(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    }
  }
  async function foldLog(): Promise<boolean> {
    try {
      if (path !== ':memory:' && logBytes(path) > LARGE_LOG) await runInWorker({ job: 'checkpoint', source: path })
      return sqlite.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').all()[0]?.busy === 0
    } catch {
      return false
    }
  }
  const foldLonger = async (bytes: number) => {
    if (logBytes(path) > bytes) await foldLog()
  }

  return {
    leaveLog,
    foldLog,
    writingMuch: <Result>(work: (fold: () => Promise<void>) => Promise<Result>) =>
      leaveLog(() => work(() => foldLonger(LONG_WORK_LOG)).finally(() => foldLonger(LARGE_LOG))),
  }
}

const logBytes = (path: string) => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
