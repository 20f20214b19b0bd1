import { eq } from 'drizzle-orm'
import { callRefusals, contactDays, stoppedNumbers } from '../../db/schema/channels.ts'
import type { PersonalData } from '../foundation/personal-data.ts'

export const channelData: PersonalData = {
  tables: [contactDays, callRefusals, stoppedNumbers],
  held: ({ orm }, { id, phone }) => ({
    contactDays: () =>
      orm
        .select({ day: contactDays.day, about: contactDays.about })
        .from(contactDays)
        .where(eq(contactDays.userId, id))
        .orderBy(contactDays.day),
    noCalls: () => orm.select().from(callRefusals).where(eq(callRefusals.phone, phone)),
    stopped: () => orm.select().from(stoppedNumbers).where(eq(stoppedNumbers.phone, phone)),
  }),
  forget: ({ orm }, { phone }) =>
    [callRefusals, stoppedNumbers].map((table) => orm.delete(table).where(eq(table.phone, phone))),
}
