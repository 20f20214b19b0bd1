import { eq } from 'drizzle-orm'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

export const cropData: PersonalData = {
  tables: [crops, farmLog],
  held: (db, { id }) => ({
    crops: personRowsByPage(db, crops, eq(crops.userId, id), (some) => db.orm.select().from(crops).where(some)),
    farmLog: personRowsByPage(db, farmLog, eq(farmLog.userId, id), (some) => db.orm.select().from(farmLog).where(some)),
  }),
}
