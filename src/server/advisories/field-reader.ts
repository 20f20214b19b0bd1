import { and, eq } from 'drizzle-orm'
import type { FieldSituation } from '../../agronomy/types.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { firstItem } from '../../shared/lookups.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { WeatherService } from '../weather/service.ts'
import { createLogAndPlanLoader } from './log-and-plan-loader.ts'
import { farmerCoordinates, fieldSituation } from './situation.ts'

export type FieldReader = ReturnType<typeof createFieldReader>

/** Returns today's situation of one of the user's fields. @throws AppError not_found, invalid without a location */
export function createFieldReader({
  db,
  weather,
}: Pick<Foundation, 'db'> & { weather: Pick<WeatherService, 'fieldDays'> }) {
  const withSeason = createLogAndPlanLoader(db)
  return async (actor: Actor, cropId: string): Promise<FieldSituation> => {
    const { id } = signedInUser(actor)
    const [crop] = await db.orm
      .select()
      .from(crops)
      .where(and(eq(crops.id, cropId), eq(crops.userId, id)))
    if (!crop) throw refusalError('crop.missing')
    const [farmer] = await db.orm.select().from(users).where(eq(users.id, id))
    const point = farmer && farmerCoordinates(farmer)
    if (!point) throw refusalError('place.forAdvice')
    const days = await weather.fieldDays(point)
    const logged = firstItem(await withSeason([crop], days.today))
    return fieldSituation(farmer, point, logged, days)
  }
}
