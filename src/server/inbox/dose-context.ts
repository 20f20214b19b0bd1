import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import type { DoseContext } from './doses.ts'
import type { QuestionRow } from './question-rows.ts'

/** Returns the crop of a question and the country of its farmer; Nigeria if unknown. */
export async function findDoseContext(
  { orm }: Pick<Database, 'orm'>,
  { userId, cropType }: QuestionRow,
): Promise<DoseContext> {
  const [caller] = userId ? await orm.select({ country: users.country }).from(users).where(eq(users.id, userId)) : []
  return { crop: cropType, country: caller?.country === 'NA' ? 'NA' : 'NG' }
}
