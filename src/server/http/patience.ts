import type { Context } from 'hono'
import { bunServerOf } from './bun-server.ts'
import type { AppEnv } from './context.ts'

/** What is large goes slowly over a farmer's network. Bun cuts what rests for 30 seconds, and waits 255 at most. */
const PATIENT_SECONDS = 240

/** Gives this request and its answer more time than the server's `idleTimeout`. */
export function bePatient(c: Context<AppEnv>) {
  bunServerOf(c).timeout?.(c.req.raw, PATIENT_SECONDS)
}
