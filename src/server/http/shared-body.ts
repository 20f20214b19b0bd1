import type { Context } from 'hono'
import type { Encoding } from './accept-encoding.ts'
import { type Bytes, compressOnce } from './compress.ts'
import type { AppEnv } from './context.ts'

export interface SharedBody {
  text: string
  packed(encoding: Encoding): Promise<Bytes | null>
}

/** Bodies by the object they were made from, cached as long as that object exists. */
const cachedBodies = new WeakMap<object, SharedBody>()

/** Responds with one JSON text to all callers that share an object; `value` is called only for the first. */
export function shareJson(c: Context<AppEnv>, shared: object, value: () => unknown): Response {
  const body = cachedBodies.getOrInsertComputed(shared, () => sharedBody(JSON.stringify(value())))
  c.set('sharedBody', body)
  return c.body(body.text, 200, { 'Content-Type': 'application/json' })
}

const sharedBody = (text: string): SharedBody => ({
  text,
  packed: compressOnce(new TextEncoder().encode(text), 'once'),
})
