import type { DatabaseJob, DatabaseJobError } from './aside-worker.ts'

/** Runs long work on a SQLite file in a thread of low priority. @throws Error with the `code` of SQLite or the disk */
export function runInWorker(job: DatabaseJob): Promise<void> {
  // scripts/build.ts adds this file to the executable as an entry point.
  const worker = new Worker(new URL('./aside-worker.ts', import.meta.url).href)
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DatabaseJobError>) =>
      data ? reject(Object.assign(new Error(data.message), { code: data.code })) : resolve()
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
