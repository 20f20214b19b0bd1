import { eq } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { OfficerRole } from '../../contracts/people.ts'
import { refuse } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { technicalError } from '../../shared/errors.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { audit } from '../foundation/audit.ts'
import type { AccountParts } from './parts.ts'
import { proofWays } from './phone-proof.ts'
import { saveUser } from './user-row.ts'

export type Officers = ReturnType<typeof createOfficers>

/** Extension officers, made by administrators and the operator. */
export function createOfficers(parts: AccountParts) {
  const { db, clock, places, security } = parts

  /** @throws AppError conflict for a number that could be confirmed and never was. */
  async function requireProof(id: string): Promise<void> {
    const [row] = await db.orm
      .select({ provedAt: users.phoneProvedAt, claimSince: users.claimSince })
      .from(users)
      .where(eq(users.id, id))
    if (proofWays(parts).length > 0 && (!row?.provedAt || row.claimSince !== null)) throw refuse('person.unproved')
  }

  return {
    /**
     * Makes an extension officer for these states and crops, all where none are named, or ends the role.
     * @throws AppError forbidden; invalid for an unknown state; conflict for a number that was never confirmed
     */
    async set(actor: Actor, id: string, { on, states, crops }: OfficerRole): Promise<User> {
      requireAdmin(actor)
      if (on) await requireProof(id)
      const known = [...new Set((await places.referenceLocations()).map(({ state }) => state))]
      for (const state of states)
        if (!known.includes(state))
          throw technicalError('invalid', `${state} is no state; they are ${known.join(', ')}`)
      const action = on ? 'officer' : 'officer_off'
      const columns = { isOfficer: on, officerStates: on ? states : [], officerCrops: on ? crops : [] }
      const user = await saveUser(parts, id, columns, [audit(db, { actor, action, subject: id }, clock.now())])
      security.note('role_change', 'done', { userId: id, what: action })
      return user
    },
  }
}
