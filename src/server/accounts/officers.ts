import type { User } from '../../contracts/account.ts'
import type { OfficerRole } from '../../contracts/people.ts'
import { technicalError } from '../../shared/errors.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { AccountContext } from './account-context.ts'
import { requireConfirmedNumber } from './confirmed-number.ts'
import { numberVerificationWays } from './number-verification.ts'
import { saveUser } from './user-row.ts'

/** Extension officers, made by administrators and the operator. */
export function createOfficers(parts: AccountContext) {
  const { db, clock, places, security } = parts

  return {
    /**
     * Makes an extension officer for these states and crops, all where none are named, or ends the role.
     * @throws AppError forbidden; invalid for an unknown state; conflict for a number that was never confirmed
     */
    async set(actor: Actor, id: string, { on, states, crops }: OfficerRole): Promise<User> {
      requireAdmin(actor)
      // A number must be confirmed only where this server can confirm numbers.
      if (on && numberVerificationWays(parts).length > 0) await requireConfirmedNumber(parts, id)
      const known = [...new Set((await places.referenceLocations()).map(({ state }) => state))]
      for (const state of states)
        if (!known.includes(state))
          throw technicalError('invalid', `${state} is no state; they are ${known.join(', ')}`)
      const action = on ? 'officer' : 'officer_off'
      const columns = { isOfficer: on, officerStates: on ? states : [], officerCrops: on ? crops : [] }
      const user = await saveUser(parts, id, columns, [auditWrite(db, { actor, action, subject: id }, clock.now())])
      security.note('role_change', 'done', { userId: id, what: action })
      return user
    },
  }
}
