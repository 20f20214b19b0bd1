import { Database as Sqlite } from 'bun:sqlite'
import { setPriority } from 'node:os'
import { errorCode } from '../failures.ts'
import { backupFile } from './backup-file.ts'

export type DatabaseJob = { job: 'backup'; source: string; target: string } | { job: 'checkpoint'; source: string }
export type DatabaseJobError = { message: string; code: string } | null

const LOW_PRIORITY = 10

// Linux has a priority for each thread; elsewhere this would set the whole server's.
if (process.platform === 'linux') setPriority(LOW_PRIORITY)

self.onmessage = async ({ data }: MessageEvent<DatabaseJob>) => postMessage(await answerTo(data))

async function answerTo(job: DatabaseJob): Promise<DatabaseJobError> {
  try {
    if (job.job === 'backup') await backupFile(job.source, job.target)
    else checkpointDatabase(job.source)
    return null
  } catch (error) {
    return { message: String(error), code: errorCode(error) }
  }
}

function checkpointDatabase(source: string) {
  const sqlite = new Sqlite(source, { readwrite: true, create: false })
  try {
    sqlite.run('PRAGMA wal_checkpoint(PASSIVE)')
  } finally {
    sqlite.close()
  }
}
