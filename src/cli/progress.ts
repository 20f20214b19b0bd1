import type { Stream } from './terminal.ts'

export interface Progress {
  /** So many are done. */
  to(done: number): void
  end(): void
}

const WIDTH = 24
const REDRAW_MS = 100

/** A bar where stderr is a terminal; elsewhere one line at the end. */
export function createProgress(stream: Stream, label: string, total: number): Progress {
  let drawn = 0
  let last = 0
  const line = (done: number) => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const filled = Math.round(share * WIDTH)
    return `${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total}`
  }
  return {
    to(done) {
      last = done
      if (!stream.isTTY || Date.now() - drawn < REDRAW_MS) return
      drawn = Date.now()
      stream.write(`\r${line(done)}`)
    },
    end() {
      stream.write(stream.isTTY ? `\r${line(last)}\n` : `${label}: ${last}/${total}\n`)
    },
  }
}
