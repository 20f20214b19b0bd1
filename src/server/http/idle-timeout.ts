import type { Context } from 'hono'
import { bunServerOf } from './bun-server.ts'
import type { AppEnv } from './context.ts'

/** Timeout for large transfers over slow networks. Bun closes connections idle for 30 seconds, and allows at most 255. */
const PATIENT_SECONDS = 240

export function extendIdleTimeout(c: Context<AppEnv>) {
  bunServerOf(c).timeout?.(c.req.raw, PATIENT_SECONDS)
}
