import type { AsideAnswer, AsideJob } from './aside-worker.ts'

/** Long work on a SQLite file in a thread of low priority. @throws Error whose `code` SQLite or the disk said */
export function aside(job: AsideJob): Promise<void> {
  // scripts/build.ts makes it an entry of the executable of its own.
  const worker = new Worker(new URL('./aside-worker.ts', import.meta.url).href)
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<AsideAnswer>) =>
      data ? reject(Object.assign(new Error(data.message), { code: data.code })) : resolve()
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
