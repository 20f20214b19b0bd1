import type { AsideAnswer, AsideJob } from './aside-worker.ts'

/** Runs long work on a SQLite file in a thread of low priority. @throws Error with the `code` of SQLite or the disk */
export function aside(job: AsideJob): Promise<void> {
  // scripts/build.ts adds this file to the executable as an entry point.
  const worker = new Worker(new URL('./aside-worker.ts', import.meta.url).href)
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<AsideAnswer>) =>
      data ? reject(Object.assign(new Error(data.message), { code: data.code })) : resolve()
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
