import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** What is large goes slowly over a farmer's network. Bun cuts what rests for 30 seconds, and waits 255 at most. */
const PATIENT_SECONDS = 240

interface Server {
  timeout?(request: Request, seconds: number): void
}

/** Gives this request and its answer more time than the server's `idleTimeout`. */
export function bePatient(c: Context<AppEnv>) {
  const server = (c.env ?? {}) as Server & { server?: Server }
  ;(server.server ?? server).timeout?.(c.req.raw, PATIENT_SECONDS)
}
