import type { Stream } from './terminal.ts'

const WIDTH = 24
const REDRAW_MS = 100

/** Shows a bar on a terminal; elsewhere one line at the end, if the total is known. */
export function createProgress(stream: Stream, label: string, total?: number) {
  let drawn = 0
  let last = 0
  const line = (done: number, total: number) => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const filled = Math.round(share * WIDTH)
    return `${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total}`
  }
  return {
    to(done: number, of = total) {
      last = done
      total = of
      if (total === undefined || !stream.isTTY || Date.now() - drawn < REDRAW_MS) return
      drawn = Date.now()
      stream.write(`\r${line(done, total)}`)
    },
    end() {
      if (total === undefined) return
      stream.write(stream.isTTY ? `\r${line(last, total)}\n` : `${label}: ${last}/${total}\n`)
    },
  }
}
