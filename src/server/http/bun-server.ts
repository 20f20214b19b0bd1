import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

interface BunServer {
  requestIP?(request: Request): { address: string } | null
  timeout?(request: Request, seconds: number): void
}

export function bunServerOf(c: Context<AppEnv>): BunServer {
  const given = (c.env ?? {}) as BunServer & { server?: BunServer }
  return given.server ?? given
}
