import { count, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Advisory, dashboardSummarySchema } from '../../contracts/advisories.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { skyOfDay } from '../../contracts/sky-of-day.ts'
import type { CurrentWeather } from '../../contracts/weather.ts'
import { crops } from '../../db/schema/crops.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { WeatherService } from '../weather/service.ts'
import type { AdvisoryService } from './service.ts'

const RECOMMENDATION_CHARACTERS = 120
/** Temperature shown without weather data. */
const DEFAULT_TEMPERATURE = 24
const DEFAULT_DESCRIPTION = 'clear sky'

/** Data of the user that the caller has read already. */
interface Known {
  crops?: number
  weather?: CurrentWeather | null
  advice?: Advisory[]
}

export function createSummaries({
  db,
  weather,
  advisories: advice,
}: Pick<Foundation, 'db'> & { weather: WeatherService; advisories: AdvisoryService }) {
  const cropsOf = db.prepared(() =>
    db.orm
      .select({ crops: count() })
      .from(crops)
      .where(eq(crops.userId, sql.placeholder('user'))),
  )

  return {
    /** Returns the summary card of the user's dashboard. */
    async summary(actor: Actor, known: Known = {}): Promise<z.infer<typeof dashboardSummarySchema>> {
      const user = signedInUser(actor)
      const { active, urgent, first } = await advice.active(actor, known.advice)
      const cropsCount = known.crops ?? (await cropsOf.all({ user: user.id }))[0]?.crops
      const point = coordinatesOf(user.location)
      const now = known.weather !== undefined ? known.weather : point ? await weather.current(point) : null
      return {
        temperature: Math.round(now?.temperature ?? DEFAULT_TEMPERATURE),
        weatherStatus: now?.description ?? DEFAULT_DESCRIPTION,
        sky: now ? skyOfDay(now) : 'sky.sun',
        cropsCount: cropsCount ?? 0,
        activeAdvisories: active,
        urgentAlerts: urgent,
        ...(first ? { todaysRecommendation: truncateText((first.beside ?? first).content) } : {}),
        ...(first?.beside ? { recommendationLanguage: first.beside.language } : {}),
      }
    },
  }
}

const truncateText = (text: string) =>
  text.length > RECOMMENDATION_CHARACTERS ? `${text.slice(0, RECOMMENDATION_CHARACTERS)}...` : text
