import type { Context } from 'hono'
import type { Encoding } from './accept-encoding.ts'
import { type Bytes, packedOnce } from './compress.ts'
import type { AppEnv } from './context.ts'

/** JSON that many are answered with, written once and packed once in each encoding. */
export interface SharedBody {
  text: string
  /** Null when packing saves nothing. */
  packed(encoding: Encoding): Promise<Bytes | null>
}

/** Kept no longer than what they say. */
const bodies = new WeakMap<object, SharedBody>()

/** Answers all callers that share an object with one JSON text; `value` is only called for the first. */
export function shareJson(c: Context<AppEnv>, shared: object, value: () => unknown): Response {
  const body = bodies.getOrInsertComputed(shared, () => sharedBody(JSON.stringify(value())))
  c.set('sharedBody', body)
  return c.body(body.text, 200, { 'Content-Type': 'application/json' })
}

const sharedBody = (text: string): SharedBody => ({ text, packed: packedOnce(new TextEncoder().encode(text), 'once') })
