import { eq } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import { SMS_CHOICES } from '../../contracts/channels.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../contracts/notification-switches.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { type Location, removeInvisible } from '../../contracts/shapes.ts'
import { users } from '../../db/schema/accounts.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteStopWrite } from '../channels/suppression.ts'
import { requireValidPhone } from '../foundation/phone-number.ts'
import type { AccountContext } from './account-context.ts'
import { insertUser, newUserRow } from './insert-user.ts'
import { impersonatesApp } from './refuse-app-name.ts'
import { toUser, userColumns } from './user-row.ts'

const claimColumns = { provedAt: users.phoneProvedAt, claimSince: users.claimSince }

/** Data of a registration on a phone without internet. */
interface PhoneRegistration {
  /** Number given by the network, so the caller holds it. */
  phone: string
  firstName: string | null
  location: Location
  /** Crop names; planting dates follow later. */
  crops: CropId[]
  preferredLanguage: Language
  /** Channel of the registration. */
  by: 'ussd' | 'sms' | 'call'
  /** Consent to advice by SMS. */
  sms: boolean
}

/** Creates an account on a basic phone: without a password, so the web stays closed until one is set. */
export function createRegisterByPhone(parts: AccountContext) {
  const { db, config, limits, security, crops, practice = false } = parts

  /** An existing account stays unchanged. @throws AppError invalid on `phone`, rate_limited, conflict while the number's account is unconfirmed */
  return async function registerByPhone(input: PhoneRegistration): Promise<User> {
    const phone = requireValidPhone(input.phone)
    const before = async () => {
      const [row] = await db.orm
        .select({ ...userColumns, ...claimColumns })
        .from(users)
        .where(eq(users.phone, phone))
      if (!row) return null
      const { provedAt, claimSince, ...columns } = row
      if (!practice && (provedAt === null || claimSince !== null)) throw refusalError('phone.taken')
      return toUser(columns)
    }
    const known = await before()
    if (known) return known
    limits.take('registration', phone)
    const name = removeInvisible(input.firstName ?? '')
    const firstName = name && !impersonatesApp(config.APP_NAME, name) ? name : null
    const { location, preferredLanguage, by, sms } = input
    const primaryCrops = [...new Set(input.crops)]
    const person = await newUserRow(parts, phone, { firstName, location, preferredLanguage, primaryCrops }, by)
    const named = primaryCrops.map((cropType) => ({ cropType }))
    const also = await crops.statementsForProfile(person.id, named)
    const notificationPreferences = { ...DEFAULT_NOTIFICATION_PREFERENCES, sms }
    const row = {
      ...person,
      password: null,
      phoneProvedAt: practice ? null : person.createdAt,
      isPractice: practice,
      notificationPreferences,
      channels: sms ? SMS_CHOICES : {},
      lastActiveAt: person.createdAt,
      lastActiveBy: by,
    }
    try {
      const user = await insertUser(db, row, sms ? [...also, deleteStopWrite(phone)] : also)
      security.note('registration', 'done', { userId: user.id, phone })
      return user
    } catch (error) {
      // Another turn of the same session was first.
      const first = error instanceof AppError && error.code === 'conflict' ? await before() : null
      if (!first) throw error
      return first
    }
  }
}
