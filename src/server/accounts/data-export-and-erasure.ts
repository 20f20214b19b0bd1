import { eq } from 'drizzle-orm'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { type Actor, requestOriginOf, signedInUser } from '../foundation/actor.ts'
import type { DataSubject } from '../foundation/personal-data.ts'
import type { AccountContext } from './account-context.ts'

/** Export and deletion of everything stored about a person. */
export function createDataExportAndErasure(parts: AccountContext) {
  const { db, config, clock, log, reauthenticate, personalData, sendSms, security, practice = false } = parts

  /** Deletes all data of a person in one transaction; nothing remains in the file. */
  async function forget(owner: DataSubject, from: ReturnType<typeof requestOriginOf> = null): Promise<void> {
    await db.write(
      ...personalData.flatMap(({ forget }) => forget?.(db, owner) ?? []),
      db.orm.delete(users).where(eq(users.id, owner.id)),
    )
    security.note('account_deletion', 'done', { userId: owner.id, from })
    await db.foldLog()
  }

  return {
    forget,

    /** Exports everything stored about the user except the hashes of secrets, as pieces of one JSON text. */
    exportAccount(actor: Actor): { fileName: string; pieces: AsyncGenerator<string> } {
      const owner = signedInUser(actor)
      security.note('account_export', 'done', { userId: owner.id, from: requestOriginOf(actor) })
      const exportedAt = clock.now().toISOString()
      const day = exportedAt.slice(0, 10).replaceAll('-', '')
      return { fileName: `my-account-${day}.json`, pieces: pieces(parts, owner, exportedAt) }
    },

    /** @throws AppError forbidden, rate_limited. */
    async deleteAccount(actor: Actor, input: { password: string }): Promise<void> {
      const owner = signedInUser(actor)
      await reauthenticate(actor, input.password, 'password')
      await forget(owner, requestOriginOf(actor))
    },

    /**
     * Deletes the account of a phone in a USSD session, which the network authenticates: a basic phone has no password. An SMS confirms it before the number is deleted.
     * @throws AppError forbidden for administrators and on the simulated phone
     */
    async deleteAccountByPhone(actor: Actor): Promise<void> {
      const owner = signedInUser(actor)
      if (practice) throw refusalError('practice.notHere')
      if (owner.isAdmin) throw refusalError('account.admin')
      const notice = fillPlaceholders(TEXTS_BY_LANGUAGE[owner.preferredLanguage].sms.deleted, { app: config.APP_NAME })
      await sendSms?.(owner.phone, notice).catch((error) =>
        log.warn('deletion.not_told', { error: error instanceof Error ? error.name : typeof error }),
      )
      await forget(owner, requestOriginOf(actor))
    },
  }
}

async function* pieces(
  { db, personalData }: Pick<AccountContext, 'db' | 'personalData'>,
  owner: DataSubject,
  exportedAt: string,
): AsyncGenerator<string> {
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
