import { eq } from 'drizzle-orm'
import { crops } from '../../db/schema/crops.ts'
import { inPieces, type PersonalData } from '../personal-data.ts'

export const cropData: PersonalData = {
  tables: [crops],
  held: (db, { id }) => ({
    crops: inPieces(db, crops, eq(crops.userId, id), (some) => db.orm.select().from(crops).where(some)),
  }),
}
