import { and, eq } from 'drizzle-orm'
import { phoneEffects } from '../db/schema/operation.ts'
import { isoNow } from '../ground/clock.ts'
import type { Foundation } from './foundation.ts'

export type PhoneEffects = ReturnType<typeof createPhoneEffects>

/** What a turn of a dial or call does, however often it comes: kept by the provider's session and a name of its own. */
export function createPhoneEffects({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  async function isDone(sessionId: string, name: string): Promise<boolean> {
    const rows = await orm
      .select({ name: phoneEffects.name })
      .from(phoneEffects)
      .where(and(eq(phoneEffects.sessionId, sessionId), eq(phoneEffects.name, name)))
    return rows.length > 0
  }

  return {
    isDone,

    /** Commits a marker with the first write of the work; a second try finds it and does nothing. */
    async once(sessionId: string, name: string, work: () => Promise<unknown>): Promise<void> {
      if (await isDone(sessionId, name)) return
      const marker = orm.insert(phoneEffects).values({ sessionId, name, createdAt: isoNow(clock) })
      try {
        await db.alongside([marker], work)
      } catch (error) {
        // The same turn in another process was first, and this one's writes were undone.
        if (!(await isDone(sessionId, name))) throw error
      }
    },
  }
}
