import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { refusalError, refusalText } from '../../../contracts/refusals.ts'
import type { WebCode } from '../../../contracts/second-factor.ts'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import type { Write } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { webCodes } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { type Actor, signedInUser } from '../../foundation/actor.ts'
import { toE164 } from '../../foundation/phone-number.ts'
import { noticeWrite } from '../../notifications/notify.ts'
import type { AccountContext } from '../account-context.ts'
import { toUser, userColumns } from '../user-row.ts'
import type { SignInCompletion } from './complete-sign-in.ts'
import { limitSignInAttempts } from './limit-attempts.ts'
import type { SignInResult, Visitor } from './visitor.ts'

const GOOD_FOR_MS = 10 * 60_000
const MAX_TRIES = 5
const USED_CODE_TRIES = 1_000_000

/** Sign-in by six digits shown on a phone without internet. */
export function createWebCodes(parts: AccountContext, { enter }: SignInCompletion) {
  const { db, clock, limits, security, devices, signInLog, practice = false } = parts
  const { orm } = db
  const hashOf = (userId: string, code: string) => security.pseudonym('code', `${userId} ${code}`)

  return {
    /** Returns a code that replaces the last one. The same `seed` gives the same digits, tries and expiry. */
    async give(actor: Actor, seed?: string): Promise<string> {
      if (practice) throw refusalError('practice.notHere')
      const { id: userId } = signedInUser(actor)
      const digits =
        seed === undefined ? randomInt(1_000_000) : digitsOf(security.pseudonym('code', `${userId} of ${seed}`))
      const code = String(digits).padStart(6, '0')
      const fresh = {
        codeHash: hashOf(userId, code),
        tries: 0,
        expiresAt: new Date(clock.now().getTime() + GOOD_FOR_MS).toISOString(),
      }
      await storeCode(db, userId, fresh)
      return code
    },

    /** @throws AppError unauthorized, the same for an unknown phone and a wrong, used or expired code; rate_limited */
    async enter({ phone: typed, code }: WebCode, visitor: Visitor): Promise<SignInResult> {
      const phone = toE164(typed) ?? typed
      const [found] = await orm
        .select({ ...userColumns, hash: users.password })
        .from(users)
        .where(eq(users.phone, phone))
      const { hash = null, ...columns } = found ?? {}
      const device = found ? await devices.known(visitor.device, found.id) : null
      let giveBack: () => void
      try {
        giveBack = limitSignInAttempts(limits, { phone, address: visitor.address, device })
      } catch (error) {
        signInLog.note('rate_limited', { phone, from: visitor })
        throw error
      }
      const userId = found?.id ?? ''
      const codeHash = hashOf(userId, code.replace(/\D/g, ''))
      const isUsed = await markCodeUsed(parts, userId, codeHash)
      if (!found || !isUsed) {
        signInLog.note('wrong_code', { userId: found?.id, phone, from: visitor })
        throw new AppError('unauthorized', refusalText('webCode.wrong'), {
          fields: { code: refusalText('webCode.wrong') },
        })
      }
      giveBack()
      const user = toUser(columns as Omit<typeof found, 'hash'>)
      const entered = await enter(user, hash, visitor)
      if ('token' in entered) await db.write(signInNotice(user, clock.now()))
      return entered
    },

    prune: (asOf: Date): Promise<number> => deleteInBatches(db, webCodes, lt(webCodes.expiresAt, asOf.toISOString())),
  }
}

const storeCode = (db: AccountContext['db'], userId: string, code: Omit<typeof webCodes.$inferInsert, 'userId'>) =>
  db.write(
    db.orm
      .insert(webCodes)
      .values({ userId, ...code })
      .onConflictDoUpdate({
        target: webCodes.userId,
        set: code,
        setWhere: sql`${webCodes.codeHash} <> excluded.code_hash`,
      }),
  )

/** Counts a try before the code is compared, so that concurrent tries cannot exceed the limit; only one try can use the code. @returns true if this try used the code */
async function markCodeUsed({ db, clock }: AccountContext, userId: string, codeHash: string): Promise<boolean> {
  const mine = and(eq(webCodes.userId, userId), gt(webCodes.expiresAt, isoNow(clock)))
  const [, used] = await db.write(
    db.orm
      .update(webCodes)
      .set({ tries: sql`${webCodes.tries} + 1` })
      .where(mine),
    db.orm
      .update(webCodes)
      .set({ tries: USED_CODE_TRIES })
      .where(and(mine, eq(webCodes.codeHash, codeHash), lte(webCodes.tries, MAX_TRIES)))
      .returning({ userId: webCodes.userId }),
  )
  return used.length > 0
}

function signInNotice({ id: userId, preferredLanguage }: User, at: Date): Write {
  const { codeSignIn: title, codeSignInBody: message } = TEXTS_BY_LANGUAGE[preferredLanguage].notices
  return noticeWrite({ userId, type: 'other', title, message }, at)
}

const digitsOf = (hash: string) => Buffer.from(hash, 'base64url').readUInt32BE() % 1_000_000
