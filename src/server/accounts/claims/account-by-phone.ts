import { and, asc, eq, exists, isNotNull, isNull, or } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { type CropId, canonicalCrop, isCropId } from '../../../contracts/crops.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { Database, Orm } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { crops } from '../../../db/schema/crops.ts'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import type { SecurityLog } from '../../foundation/security-log.ts'
import type { AccountDeps } from '../account-context.ts'
import { revokeAccessWrites } from '../sign-in/revoke-access.ts'
import { toUser, userColumns } from '../user-row.ts'
import type { UssdCodes } from './ussd-codes.ts'

/** Most crops named in the ownership question. */
const NAMED_CROPS = 3

/** An account created for a number that its holder has not confirmed. */
export interface OwnershipClaim {
  userId: string
  language: Language
  /** Catalogue values only: free text of a stranger could contain anything. */
  farm: { crops: CropId[]; place: string | null }
  /** True if the phone's holder can type the code shown on the web instead of an answer. */
  takesCode: boolean
  /** True if the password was removed, because a person other than the holder may have set it. */
  passwordEnded: boolean
}

/** Account of the phone's current holder. `user` is null without an account, and while `claim` waits for the holder's answer. */
export interface PhoneAccount {
  user: User | null
  claim: OwnershipClaim | null
}

export type AccountByPhone = ReturnType<typeof createAccountByPhone>

interface Deps extends Pick<AccountDeps, 'db' | 'clock' | 'practice'> {
  security: Pick<SecurityLog, 'note'>
  dialCodes: Pick<UssdCodes, 'open'>
}

/** Finds the account for a phone that is in use by a USSD session, a received SMS or a call. */
export function createAccountByPhone({ db, clock, practice, security, dialCodes }: Deps) {
  const { orm } = db
  const unproved = or(isNull(users.phoneProvedAt), eq(users.isPractice, true))

  /** Revokes all access to an account whose number its holder has not confirmed, and opens the claim. Has an effect once per account. */
  async function end(userId: string, phone: string): Promise<void> {
    const mine = and(eq(users.id, userId), eq(users.phone, phone))
    const now = isoNow(clock)
    const [ended] = await db.write(
      orm
        .update(users)
        .set({
          password: null,
          initialPasswordUntil: null,
          phoneProvedAt: null,
          claimSince: now,
          isPractice: false,
          updatedAt: now,
        })
        .where(and(mine, unproved, isNull(users.claimSince)))
        .returning({ id: users.id }),
      ...endClaimWrites(db, userId),
    )
    if (ended.length > 0) security.note('phone_claim', 'opened', { userId, phone })
  }

  return {
    /** @param waits true: do not revoke access yet while a code that the web shows can still be typed on the phone */
    async at(phone: string, { waits = false } = {}): Promise<PhoneAccount> {
      const [found] = await orm
        .select({
          ...userColumns,
          provedAt: users.phoneProvedAt,
          claimSince: users.claimSince,
          isPractice: users.isPractice,
          region: users.region,
        })
        .from(users)
        .where(eq(users.phone, phone))
      if (!found) return { user: null, claim: null }
      const { provedAt, claimSince, isPractice, region, ...columns } = found
      const user = toUser(columns)
      if (practice || (provedAt !== null && claimSince === null && !isPractice)) return { user, claim: null }
      const waiting = waits && claimSince === null && !isPractice && (await dialCodes.open(user.id))
      if (claimSince === null && !waiting) await end(user.id, phone)
      const claim = {
        userId: user.id,
        language: user.preferredLanguage,
        farm: await farmOf(orm, user, region),
        takesCode: waiting,
        passwordEnded: !waiting && (provedAt === null || isPractice),
      }
      return { user: null, claim }
    },

    /** Revokes access at once, also while the web shows a code. */
    end,
  }
}

function endClaimWrites(db: Database, userId: string) {
  const { orm } = db
  const claimed = and(eq(users.id, userId), isNotNull(users.claimSince))
  return [
    ...revokeAccessWrites(db, userId, null),
    orm.delete(secondFactors).where(
      and(
        eq(secondFactors.userId, userId),
        exists(
          orm
            .select()
            .from(users)
            .where(and(claimed, eq(users.isAdmin, false))),
        ),
      ),
    ),
  ]
}

async function farmOf(orm: Orm, user: User, region: string | null): Promise<OwnershipClaim['farm']> {
  const rows = await orm
    .select({ crop: crops.cropType })
    .from(crops)
    .where(eq(crops.userId, user.id))
    .orderBy(asc(crops.id))
  const chosen = (user.primaryCrops ?? '').split(',').filter(isCropId)
  const all = rows.length > 0 ? rows.map(({ crop }) => crop) : chosen
  const named = [...new Set(all.map(canonicalCrop))].slice(0, NAMED_CROPS)
  return { crops: named, place: user.locationId === null ? null : region }
}
