import { eq } from 'drizzle-orm'
import type { Credentials, Registration, User } from '../../../contracts/account.ts'
import type { Database } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { type Clock, isoNow } from '../../../ground/clock.ts'
import { AppError } from '../../../ground/errors.ts'
import type { RateLimits } from '../../../ground/limits.ts'
import { networkOf } from '../../../ground/network-address.ts'
import type { Origin } from '../../actor.ts'
import { toE164, usablePhone } from '../../phone-number.ts'
import type { SecurityLog } from '../../security-log.ts'
import type { Gazetteer } from '../location.ts'
import { newPerson, refuseTaken } from '../new-person.ts'
import { asTaken, asUser, userColumns } from '../user-row.ts'
import { refuseCommon, refuseOwnPhone } from './common-passwords.ts'
import type { Devices } from './devices.ts'
import { type Entered, type Entering, wrongSignIn } from './entering.ts'
import { admit, type Try } from './guard.ts'
import type { SignInLog } from './log.ts'
import { isStill } from './own-password.ts'
import type { Passwords } from './passwords.ts'
import { newToken, type Sessions } from './sessions.ts'

/** Who comes to a door that is open to everyone. */
export interface Visitor extends Origin {
  /** The device cookie. */
  device: string | null
  userAgent: string | null
  /** The session it came with, which a new one replaces. */
  sid: string | null
}

export interface SignedIn {
  user: User
  /** The session cookie's new value. */
  token: string
  /** The device cookie's new value. */
  device: string
}

interface Needs extends Pick<Entering, 'enter'> {
  db: Database
  clock: Clock
  places: Gazetteer
  limits: RateLimits
  passwords: Passwords
  sessions: Sessions
  devices: Devices
  signInLog: SignInLog
  security: SecurityLog
}

/** The two ways in. Open to everyone. */
export function createSignIn({
  db,
  clock,
  places,
  limits,
  passwords,
  sessions,
  devices,
  signInLog,
  security,
  enter,
}: Needs) {
  /** A password that an operator made has been used in time: it stays. */
  const used = (userId: string) =>
    db.write(db.orm.update(users).set({ initialPasswordUntil: null }).where(eq(users.id, userId)))

  function admitted(tried: Try, visitor: Visitor): () => void {
    try {
      return admit(limits, tried)
    } catch (error) {
      signInLog.note('rate_limited', { phone: tried.phone, from: visitor })
      throw error
    }
  }

  return {
    /**
     * Makes an account and signs it in. @throws AppError invalid on `phone` when it cannot be called and on `password`
     * when anyone would guess it, conflict naming every taken field, rate_limited.
     */
    async register(input: Registration, visitor: Visitor): Promise<SignedIn> {
      const phone = usablePhone(input.phone)
      refuseOwnPhone(input.password, phone, 'password')
      refuseCommon(input.password, 'password')
      const noted = (outcome: string, userId?: string) =>
        security.note('registration', outcome, { userId, phone, from: visitor })
      try {
        limits.take('registration', visitor.address)
        limits.take('registrationNetwork', networkOf(visitor.address))
        await refuseTaken(db, { phone, email: input.email, username: input.username })
      } catch (error) {
        if (error instanceof AppError) noted(error.code)
        throw error
      }
      const password = await passwords.hash(input.password)
      const person = await newPerson(places, input, phone, clock.now())
      const { token, sid } = newToken()
      const device = await devices.remember(visitor.device, person.id)
      try {
        const [rows] = await db.write(
          db.orm
            .insert(users)
            .values({ ...person, password })
            .returning(userColumns),
          ...sessions.statements.begin(sid, person.id, visitor, {
            passed: false,
            holds: isStill({ id: person.id, phone, password }),
          }),
        )
        noted('done', person.id)
        return { user: asUser(rows[0]!), token, device }
      } catch (error) {
        throw asTaken(error)
      }
    },

    /**
     * Signs in, or where the account has a second factor, gives the ticket for its code. @throws AppError unauthorized
     * with the same words, after the same time, for an unknown phone and a wrong password; rate_limited.
     */
    async login({ phone: typed, password }: Credentials, visitor: Visitor): Promise<Entered> {
      const phone = toE164(typed)
      const [row] = phone
        ? await db.orm
            .select({ ...userColumns, hash: users.password, initialUntil: users.initialPasswordUntil })
            .from(users)
            .where(eq(users.phone, phone))
        : []
      const device = row ? await devices.known(visitor.device, row.id) : null
      const giveBack = admitted({ phone: phone ?? typed, address: visitor.address, device }, visitor)
      let correct = false
      try {
        correct = await passwords.verify(password, row?.hash)
      } catch (error) {
        giveBack()
        throw error
      }
      const tooLate = row?.initialUntil != null && row.initialUntil <= isoNow(clock)
      if (!row || !correct || tooLate) {
        signInLog.note(row ? 'wrong_password' : 'unknown_phone', {
          userId: row?.id,
          phone: phone ?? typed,
          from: visitor,
        })
        throw wrongSignIn()
      }
      giveBack()
      const { hash, initialUntil, ...columns } = row
      if (initialUntil !== null) await used(row.id)
      return enter(asUser(columns), hash, visitor)
    },

    /** For a person already proven, without a password. @throws AppError unauthorized when they are gone. */
    async signInAgain(userId: string, visitor: Visitor): Promise<Entered> {
      const [row] = await db.orm
        .select({ ...userColumns, hash: users.password })
        .from(users)
        .where(eq(users.id, userId))
      if (!row) throw new AppError('unauthorized', 'Unauthorized')
      const { hash, ...columns } = row
      return enter(asUser(columns), hash, visitor)
    },
  }
}
