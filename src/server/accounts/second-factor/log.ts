import { fieldRefusalError } from '../../../contracts/refusals.ts'
import type { AppError } from '../../../shared/errors.ts'
import { type Actor, requestOriginOf, signedInUser } from '../../foundation/actor.ts'
import type { AccountContext } from '../account-context.ts'

/** Entries of the security log on the second factor. */
export function createSecondFactorLog({ security }: Pick<AccountContext, 'security'>) {
  const note = (actor: Actor, outcome: string) =>
    security.note('second_factor', outcome, { userId: signedInUser(actor).id, from: requestOriginOf(actor) })

  return {
    note,
    wrongCode(actor: Actor): AppError {
      note(actor, 'wrong_code')
      return fieldRefusalError('code', 'secondFactor.wrongCode')
    },
  }
}
