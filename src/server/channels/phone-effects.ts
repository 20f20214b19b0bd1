import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { phoneEffects } from '../../db/schema/operation.ts'
import { isoNow } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'

export type PhoneEffects = ReturnType<typeof createPhoneEffects>

/** Makes each effect of a turn happen once. Typed text is stored only as a digest. */
export function createPhoneEffects({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  async function isDone(sessionId: string, name: string): Promise<boolean> {
    const theirs = and(eq(phoneEffects.sessionId, sessionId), eq(phoneEffects.name, digestOfEffect(sessionId, name)))
    return (await orm.$count(phoneEffects, theirs)) > 0
  }

  return {
    isDone,

    /** Commits a marker with the first write of the work; a repeated turn finds the marker and does nothing. */
    async once(sessionId: string, name: string, work: () => Promise<unknown>): Promise<void> {
      if (await isDone(sessionId, name)) return
      const marker = orm
        .insert(phoneEffects)
        .values({ sessionId, name: digestOfEffect(sessionId, name), createdAt: isoNow(clock) })
      try {
        await db.alongside([marker], work)
      } catch (error) {
        // Another process handled the same turn first, and the writes here were rolled back.
        if (!(await isDone(sessionId, name))) throw error
      }
    },
  }
}

/** Returns a digest of an effect or answer in a session; it serves only to recognise repetitions. */
export const digestOfEffect = (sessionId: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([sessionId, text]))
    .digest('base64url')
