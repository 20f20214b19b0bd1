import { eq } from 'drizzle-orm'
import {
  backupCodes,
  recoveryCodes,
  secondFactors,
  sessions,
  signInTickets,
  webCodes,
} from '../../../db/schema/sign-in.ts'
import type { PersonalData } from '../../foundation/personal-data.ts'
import { isSecondFactorConfirmedSql } from '../second-factor/second-factor-codes.ts'

/** A person's sessions and second factor; the other tables hold hashes and secrets, which are not exported. */
export const signInData: PersonalData = {
  tables: [sessions, secondFactors, backupCodes, recoveryCodes, signInTickets, webCodes],
  held: ({ orm }, { id }) => ({
    sessions: () =>
      orm
        .select({ sess: sessions.sess, createdAt: sessions.createdAt, expire: sessions.expire })
        .from(sessions)
        .where(eq(sessions.userId, id)),
    secondFactor: async () => {
      const [factor] = await orm
        .select({ since: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(isSecondFactorConfirmedSql(id))
      return factor ?? null
    },
  }),
}
