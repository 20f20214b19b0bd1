import { eq } from 'drizzle-orm'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import type { AccountContext } from './account-context.ts'

type Deps = Pick<AccountContext, 'db'>

export async function isNumberConfirmed({ db }: Deps, id: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ provedAt: users.phoneProvedAt, claimSince: users.claimSince })
    .from(users)
    .where(eq(users.id, id))
  return Boolean(row?.provedAt) && row?.claimSince === null
}

/** @throws AppError conflict for a number that was never confirmed */
export async function requireConfirmedNumber(deps: Deps, id: string): Promise<void> {
  if (!(await isNumberConfirmed(deps, id))) throw refusalError('person.unproved')
}
