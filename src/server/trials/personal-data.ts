import { eq } from 'drizzle-orm'
import { trialExposures, trials } from '../../db/schema/trials.ts'
import type { PersonalData } from '../foundation/personal-data.ts'

/** Places of a person in comparisons; deleted with the account. */
export const trialData: PersonalData = {
  tables: [trialExposures],
  held: ({ orm }, { id }) => ({
    comparisons: () =>
      orm
        .select({ comparison: trials.name, group: trialExposures.arm, since: trialExposures.at })
        .from(trialExposures)
        .innerJoin(trials, eq(trials.id, trialExposures.trialId))
        .where(eq(trialExposures.userId, id)),
  }),
}
