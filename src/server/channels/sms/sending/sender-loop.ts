import type { Clock } from '../../../../shared/clock.ts'
import type { Log } from '../../../../shared/log.ts'
import type { RunResult, Sender } from './sender.ts'

/** Interval between checks for messages queued by another process. */
const LOOK_MS = 30_000
/** Delay before a check after another sender was active. */
const RETRY_MS = 2000
/** Shortest delay before the next check. */
const SOONEST_MS = 200

export type SenderLoop = ReturnType<typeof createSenderLoop>

/** Runs the sender when there is something to send: one run at a time, and none after `stop`. */
export function createSenderLoop(sender: Sender, clock: Clock, log: Log) {
  const runs = createRuns(sender)
  let timer: ReturnType<typeof setTimeout> | undefined
  let keeping = false
  let stopped = false

  const run = async (): Promise<RunResult> => (stopped ? 'stopped' : runs.run())

  async function look() {
    let wait = LOOK_MS
    try {
      const due = await sender.nextDue()
      if (due !== null && due <= clock.now().toISOString()) {
        const end = await run()
        if (end === 'busy') wait = RETRY_MS
      }
      const next = await sender.nextDue()
      const untilNext = next ? Date.parse(next) - clock.now().getTime() : LOOK_MS
      if (untilNext > 0) wait = Math.min(wait, Math.max(untilNext, SOONEST_MS))
    } catch (error) {
      log.error('sms.run', { error: error instanceof Error ? error.message.slice(0, 200) : String(error) })
    }
    if (!stopped && keeping) timer = setTimeout(look, wait)
  }

  return {
    run,
    /** Checks now, and then whenever something is due. */
    async keep(): Promise<void> {
      if (keeping || stopped) return
      keeping = true
      await look()
    },
    kick() {
      if (stopped) return
      run().catch((error) => log.error('sms.run', { error: String(error).slice(0, 200) }))
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      sender.halt()
      await runs.settled()
    },
  }
}

/** Runs the sender, one run at a time; a run requested meanwhile follows it. */
function createRuns(sender: Sender) {
  let current: Promise<RunResult> | null = null
  let again = false

  async function runUntilQuiet(): Promise<RunResult> {
    let end: RunResult
    do {
      again = false
      end = await sender.run()
    } while (again && end === 'finished')
    return end
  }

  return {
    async run(): Promise<RunResult> {
      if (current) {
        again = true
        return current
      }
      current = runUntilQuiet()
      try {
        return await current
      } finally {
        current = null
      }
    },
    settled: async () => void (await current?.catch(() => {})),
  }
}
