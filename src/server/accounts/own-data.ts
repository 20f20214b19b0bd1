import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { type Actor, originOf, person } from '../actor.ts'
import type { Owner } from '../personal-data.ts'
import type { AccountParts } from './parts.ts'

/** A person's right to take everything held about them with them, and to have it gone. */
export function createOwnData({ db, clock, reauthenticate, personalData, security }: AccountParts) {
  async function* pieces(owner: Owner, exportedAt: string): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(exportedAt)}`
    const all = personalData.flatMap(({ held }) => Object.entries(held?.(db, owner) ?? {}))
    for (const [name, held] of all) {
      if (typeof held === 'function') {
        yield `,"${name}":${JSON.stringify(await held())}`
        continue
      }
      yield `,"${name}":[`
      let comma = ''
      for await (const rows of held) {
        if (rows.length === 0) continue
        yield comma + rows.map((row) => JSON.stringify(row)).join(',')
        comma = ','
      }
      yield ']'
    }
    yield '}'
  }

  /** Everything of theirs in one write; nothing stays in the file. */
  async function forget(owner: Owner, from: ReturnType<typeof originOf> = null): Promise<void> {
    await db.write(
      ...personalData.flatMap(({ forget }) => forget?.(db, owner) ?? []),
      db.orm.delete(users).where(eq(users.id, owner.id)),
    )
    security.note('account_deletion', 'done', { userId: owner.id, from })
    await db.foldLog()
  }

  return {
    forget,

    /** All that is held about the caller, but the hashes that guard them, as pieces of one JSON text. */
    exportAccount(actor: Actor): { fileName: string; pieces: AsyncGenerator<string> } {
      const owner = person(actor)
      security.note('account_export', 'done', { userId: owner.id, from: originOf(actor) })
      const exportedAt = clock.now().toISOString()
      const day = exportedAt.slice(0, 10).replaceAll('-', '')
      return { fileName: `my-account-${day}.json`, pieces: pieces(owner, exportedAt) }
    },

    /** @throws AppError forbidden, rate_limited. */
    async deleteAccount(actor: Actor, input: { password: string }): Promise<void> {
      const owner = person(actor)
      await reauthenticate(actor, input.password, 'password')
      await forget(owner, originOf(actor))
    },

    /** Of who asks from the phone itself, which their network vouches for: a plain phone knows no password. */
    deleteAccountByPhone: (actor: Actor): Promise<void> => forget(person(actor), originOf(actor)),
  }
}
