import { eq } from 'drizzle-orm'
import { noCalls, stoppedNumbers, toldDays } from '../../db/schema/channels.ts'
import type { PersonalData } from '../foundation/personal-data.ts'

/** Days with an unsolicited message, at most thirty, and the opt-outs from calls and messages. */
export const channelData: PersonalData = {
  tables: [toldDays, noCalls, stoppedNumbers],
  held: ({ orm }, { id, phone }) => ({
    toldDays: () =>
      orm
        .select({ day: toldDays.day, about: toldDays.about })
        .from(toldDays)
        .where(eq(toldDays.userId, id))
        .orderBy(toldDays.day),
    noCalls: () => orm.select().from(noCalls).where(eq(noCalls.phone, phone)),
    stopped: () => orm.select().from(stoppedNumbers).where(eq(stoppedNumbers.phone, phone)),
  }),
  forget: ({ orm }, { phone }) =>
    [noCalls, stoppedNumbers].map((table) => orm.delete(table).where(eq(table.phone, phone))),
}
