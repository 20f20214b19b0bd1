import { and, eq } from 'drizzle-orm'
import type { FieldSituation } from '../../agronomy/types.ts'
import { refuse } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { firstItem } from '../../shared/lookups.ts'
import { type Actor, person } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Weather } from '../weather/service.ts'
import { fieldSituation, pointOf } from './situation.ts'
import { createWithSeason } from './with-season.ts'

export type FieldNow = ReturnType<typeof createFieldNow>

/** Returns today's situation of one of the user's fields. @throws AppError not_found, invalid without a location */
export function createFieldNow({ db, weather }: Pick<Foundation, 'db'> & { weather: Pick<Weather, 'fieldDays'> }) {
  const withSeason = createWithSeason(db)
  return async (actor: Actor, cropId: string): Promise<FieldSituation> => {
    const { id } = person(actor)
    const [crop] = await db.orm
      .select()
      .from(crops)
      .where(and(eq(crops.id, cropId), eq(crops.userId, id)))
    if (!crop) throw refuse('crop.missing')
    const [farmer] = await db.orm.select().from(users).where(eq(users.id, id))
    const point = farmer && pointOf(farmer)
    if (!point) throw refuse('place.forAdvice')
    const days = await weather.fieldDays(point)
    const logged = firstItem(await withSeason([crop], days.today))
    return fieldSituation(farmer, point, logged, days)
  }
}
