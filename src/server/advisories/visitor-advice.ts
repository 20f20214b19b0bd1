import { adviceSteps } from '../../advice-words/steps/steps.ts'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { EMPTY_FIELD } from '../../agronomy/empty-field.ts'
import { RULES } from '../../agronomy/rules/rule-catalogue.ts'
import { adviceDueDay } from '../../agronomy/season/due-day.ts'
import { adviseTypicalWeek, type TypicalWeek } from '../../agronomy/season/typical-week.ts'
import type { AdvisoryStep } from '../../contracts/advisories.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Language } from '../../contracts/languages.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { VisitorAdviceQuery, VisitorCrop } from '../../contracts/visitor-advice.ts'
import { dropOldest } from '../../shared/lookups.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceService } from '../places/service.ts'
import { weatherCellOf } from '../weather/cell.ts'
import type { WeatherService } from '../weather/service.ts'

/** First advice of this week for a visitor. */
export interface VisitorWeek {
  crop: VisitorCrop
  /** State, region, or the name nearest to the coordinates. */
  place: string
  country: string | null
  today: string
  /** Null if no work is due soon. */
  advice: { title: string; drawing: DrawingId; by: string | null; steps: AdvisoryStep[]; planted: string | null } | null
}

/** Weeks cached: all states with all crops, and farms found by GPS. */
const MOST_CACHED = 2_000

export type VisitorAdvice = ReturnType<typeof createVisitorAdvice>

/** Advice before registration: no account, nothing about the visitor is stored. */
export function createVisitorAdvice({
  clock,
  weather,
  places,
  limits,
}: Pick<Foundation, 'clock'> & {
  weather: Pick<WeatherService, 'fieldDays'>
  places: Pick<PlaceService, 'states' | 'region' | 'serves' | 'nearestName'>
  limits: Pick<RateLimits, 'take'>
}) {
  /** One computation per crop, weather cell and day. */
  const weeks = new Map<string, Promise<TypicalWeek | null>>()

  function weekOf(crop: VisitorCrop, place: Found): Promise<TypicalWeek | null> {
    const key = `${crop} ${weatherCellOf(place).key} ${clock.now().toISOString().slice(0, 10)}`
    const cached = weeks.get(key)
    if (cached) return cached
    const week = computeVisitorWeek(weather, crop, place)
    weeks.set(key, week)
    dropOldest(weeks, MOST_CACHED)
    week.catch(() => weeks.delete(key))
    return week
  }

  return {
    states: () => places.states(),

    /** @throws AppError rate_limited; invalid for an unknown place or one that is not served */
    async week(query: VisitorAdviceQuery, { address }: { address: string }, language: Language): Promise<VisitorWeek> {
      limits.take('tryOut', address)
      const place = placeOf(places, query)
      const week = await weekOf(query.crop, place)
      return {
        crop: query.crop,
        place: place.name,
        country: place.country,
        today: clock.now().toISOString().slice(0, 10),
        advice: week && {
          title: wordAdvice(week.advice, language).title,
          drawing: RULES[week.advice.rule].drawing,
          by: adviceDueDay(week.advice),
          steps: adviceSteps(week.advice, language),
          planted: week.planted,
        },
      }
    },
  }
}

async function computeVisitorWeek(
  weather: Pick<WeatherService, 'fieldDays'>,
  crop: VisitorCrop,
  { lat, lng, state, country }: Found,
) {
  const { today: asOf, history, forecast } = await weather.fieldDays({ lat, lng })
  return adviseTypicalWeek({
    ...EMPTY_FIELD,
    asOf,
    place: { lat, lng, elevation: null, country, state },
    crop,
    history,
    forecast,
  })
}

interface Found {
  name: string
  state: string | null
  country: string | null
  lat: number
  lng: number
}

function placeOf(
  places: Pick<PlaceService, 'states' | 'region' | 'serves' | 'nearestName'>,
  { place, at }: VisitorAdviceQuery,
): Found {
  if (at === undefined) {
    const state = places.states().find(({ name }) => name === place)
    if (!state) throw refusalError('place.required')
    return state
  }
  const [lat = 0, lng = 0] = at.split(',').map(Number)
  if (!places.serves({ lat, lng })) throw refusalError('place.far')
  const region = places.region({ lat, lng })
  const name = places.nearestName({ lat, lng })
  return { lat, lng, name, state: region?.state ?? null, country: region?.country ?? null }
}
