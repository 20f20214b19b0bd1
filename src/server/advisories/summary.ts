import { and, count, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { summary } from '../../contracts/advisories.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { advisories, crops } from '../../db/schema.ts'
import { type Actor, person } from '../actor.ts'
import type { Foundation } from '../services.ts'
import type { Weather } from '../weather/service.ts'
import type { Advisories } from './service.ts'

const RECOMMENDATION_CHARACTERS = 120
/** Specification §9. */
const DEFAULT_TEMPERATURE = 24
const DEFAULT_DESCRIPTION = 'clear sky'

export type Summaries = ReturnType<typeof createSummaries>

export function createSummaries({
  db,
  clock,
  weather,
  advisories: advice,
}: Pick<Foundation, 'db' | 'clock'> & { weather: Weather; advisories: Advisories }) {
  return {
    /** The dashboard's summary card of the caller. */
    async summary(actor: Actor): Promise<z.infer<typeof summary>> {
      const user = person(actor)
      const today = clock.now().toISOString().slice(0, 10)
      const active = and(
        eq(advisories.userId, user.id),
        or(isNull(advisories.validUntil), gte(advisories.validUntil, today)),
      )
      const [counts] = await db.orm
        .select({ active: count(), urgent: sql<number>`coalesce(sum(${advisories.priority} = 'high'), 0)` })
        .from(advisories)
        .where(active)
      const [own] = await db.orm.select({ crops: count() }).from(crops).where(eq(crops.userId, user.id))
      const point = coordinatesOf(user.location)
      const now = point ? await weather.current(point) : null
      const [first] = counts?.active ? await advice.list(actor) : []
      return {
        temperature: Math.round(now?.temperature ?? DEFAULT_TEMPERATURE),
        weatherStatus: now?.description ?? DEFAULT_DESCRIPTION,
        cropsCount: own?.crops ?? 0,
        activeAdvisories: counts?.active ?? 0,
        urgentAlerts: counts?.urgent ?? 0,
        ...(first ? { todaysRecommendation: cut(first.content) } : {}),
      }
    },
  }
}

const cut = (text: string) =>
  text.length > RECOMMENDATION_CHARACTERS ? `${text.slice(0, RECOMMENDATION_CHARACTERS)}...` : text
