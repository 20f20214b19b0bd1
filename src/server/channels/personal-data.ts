import { eq } from 'drizzle-orm'
import { toldDays } from '../../db/schema/channels.ts'
import type { PersonalData } from '../personal-data.ts'

/** On which days something was told; at most thirty of them. */
export const channelData: PersonalData = {
  tables: [toldDays],
  held: ({ orm }, { id }) => ({
    toldDays: () =>
      orm
        .select({ day: toldDays.day, about: toldDays.about })
        .from(toldDays)
        .where(eq(toldDays.userId, id))
        .orderBy(toldDays.day),
  }),
}
