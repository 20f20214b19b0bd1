import { eq } from 'drizzle-orm'
import { contactDays, noCalls, stoppedNumbers } from '../../db/schema/channels.ts'
import type { PersonalData } from '../foundation/personal-data.ts'

export const channelData: PersonalData = {
  tables: [contactDays, noCalls, stoppedNumbers],
  held: ({ orm }, { id, phone }) => ({
    contactDays: () =>
      orm
        .select({ day: contactDays.day, about: contactDays.about })
        .from(contactDays)
        .where(eq(contactDays.userId, id))
        .orderBy(contactDays.day),
    noCalls: () => orm.select().from(noCalls).where(eq(noCalls.phone, phone)),
    stopped: () => orm.select().from(stoppedNumbers).where(eq(stoppedNumbers.phone, phone)),
  }),
  forget: ({ orm }, { phone }) =>
    [noCalls, stoppedNumbers].map((table) => orm.delete(table).where(eq(table.phone, phone))),
}
