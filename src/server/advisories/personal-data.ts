import { eq } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

export const advisoryData: PersonalData = {
  tables: [advisories],
  held: (db, { id }) => ({
    advisories: inPieces(db, advisories, eq(advisories.userId, id), (some) =>
      db.orm.select().from(advisories).where(some),
    ),
  }),
}
