import { and, eq, exists, sql } from 'drizzle-orm'
import type { PhoneState } from '../../contracts/account.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { recoveryCodes } from '../../db/schema/sign-in.ts'
import { isoNow } from '../../shared/clock.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { deleteCallRefusalWrite, isStoppedNumberSql } from '../channels/suppression.ts'
import { type Actor, requestOriginOf, signedInUser } from '../foundation/actor.ts'
import type { AccountContext } from './account-context.ts'
import { wrongCodeError } from './recovery/sms-codes.ts'
import { smsOptInColumns } from './sms-consent.ts'

/** Row id of the code by which a person verifies the number; a new code replaces the last one. */
const rowIdOf = (userId: string) => `proof ${userId}`

/** Ways to verify a number on this server. */
export const numberVerificationWays = ({ sendSms, config }: Pick<AccountContext, 'sendSms' | 'config'>) => [
  ...(sendSms ? (['sms'] as const) : []),
  ...(config.USSD_CODE ? (['dial'] as const) : []),
]

const stateQuery = (db: AccountContext['db']) =>
  db.prepared(() =>
    db.orm
      .select({
        provedAt: users.phoneProvedAt,
        optedOutAt: users.smsOptedOutAt,
        stopped: sql<number>`${isStoppedNumberSql(sql`${users.phone}`)}`,
      })
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  )

/** Verifies a number by a code, which also withdraws a STOP. Without SMS and USSD every number counts as verified. */
export function createNumberVerification(parts: AccountContext) {
  const { db, config, clock, limits, smsCodes, codeRequests, dialCodes, sendSms, security } = parts
  const ways = numberVerificationWays(parts)
  const stateOf = stateQuery(db)
  const findState = async (id: string) =>
    (await stateOf.all({ id }))[0] ?? { provedAt: null, optedOutAt: null, stopped: 0 }

  return {
    /** Returns whether the user's number is verified and can get SMS, else how to verify it. */
    async state(actor: Actor): Promise<PhoneState> {
      const { id, phone } = signedInUser(actor)
      const { provedAt, optedOutAt, stopped } = await findState(id)
      const reached = sendSms === null || (optedOutAt === null && stopped === 0)
      if (ways.length === 0 || (provedAt !== null && reached)) return { phone, confirmed: true, ways: [], dial: null }
      const here = provedAt === null ? ways : ways.filter((way) => way === 'sms')
      const code = await dialCodes.shown(id)
      const dial = config.USSD_CODE && code !== null ? { number: config.USSD_CODE, code } : null
      return { phone, confirmed: false, ways: here, dial }
    },

    /** Creates a code to type in a USSD session. @throws AppError rate_limited */
    async openDial(actor: Actor): Promise<void> {
      const { id } = signedInUser(actor)
      if (!config.USSD_CODE || (await findState(id)).provedAt !== null) return
      limits.take('phoneDial', id)
      await dialCodes.make(id)
    },

    /** Does the same as START by SMS, from the phone itself: withdraws a STOP. */
    async startSms(actor: Actor): Promise<void> {
      await db.write(...smsOptInColumns(signedInUser(actor).phone, isoNow(clock)))
    },

    /** Allows calls again, from the phone itself. */
    async startCalls(actor: Actor): Promise<void> {
      await db.write(deleteCallRefusalWrite(signedInUser(actor).phone))
    },

    /** Sends a code to the user's number. @throws AppError rate_limited, conflict when the number has sent STOP */
    async askForCode(actor: Actor): Promise<void> {
      const { id, phone, preferredLanguage } = signedInUser(actor)
      if (!sendSms) return
      const { optedOutAt, stopped } = await findState(id)
      if (stopped === 1) throw refusalError('phone.stopped')
      const address = requestOriginOf(actor)?.address ?? id
      await codeRequests.take(phone, address, { known: optedOutAt === null ? 'owner' : 'owner after STOP' })
      const { code, hash } = await smsCodes.make()
      if (!(await smsCodes.keep(rowIdOf(id), { userId: id, phone, hash }))) return
      await sendSms(
        phone,
        fillPlaceholders(TEXTS_BY_LANGUAGE[preferredLanguage].sms.code, { app: config.APP_NAME, code }),
        {
          afterStop: true,
        },
      )
    },

    /** @throws AppError invalid on `code`, rate_limited. */
    async prove(actor: Actor, { code }: { code: string }): Promise<PhoneState> {
      const { id, phone } = signedInUser(actor)
      limits.take('recoveryTry', id)
      const isProved = (await smsCodes.check(rowIdOf(id), code)) && (await storeProof(parts, id, phone))
      const outcome = isProved ? 'done' : 'wrong_code'
      security.note('phone_proof', outcome, { userId: id, phone, from: requestOriginOf(actor) })
      if (outcome !== 'done') throw wrongCodeError()
      return { phone, confirmed: true, ways: [], dial: null }
    },
  }
}

/** Stores that the number is verified, and uses the code up. @returns false if the code was used or the number changed meanwhile */
async function storeProof({ db, clock }: AccountContext, id: string, phone: string): Promise<boolean> {
  const isCode = eq(recoveryCodes.id, rowIdOf(id))
  const unused = exists(db.orm.select().from(recoveryCodes).where(isCode))
  const [proved] = await db.write(
    db.orm
      .update(users)
      .set({ phoneProvedAt: isoNow(clock), claimSince: null, isPractice: false, smsOptedOutAt: null })
      .where(and(eq(users.id, id), eq(users.phone, phone), unused))
      .returning({ id: users.id }),
    db.orm.delete(recoveryCodes).where(isCode),
  )
  return proved.length > 0
}
