import type { User } from '../../../contracts/account.ts'
import type { RainHistoryResponse, RainScore, RainStartForecast } from '../../../contracts/rains.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { coordinatesOf } from '../../../contracts/shapes.ts'
import type { CropService } from '../../crops/service.ts'
import { type Actor, signedInUser } from '../../foundation/actor.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Point } from '../../places/nearest.ts'
import type { PlaceService } from '../../places/service.ts'
import type { FieldDays, WeatherService } from '../service.ts'
import { createEnsembles } from './ensembles.ts'
import { createRainHistory } from './history.ts'
import { createHistoryDownload } from './history-download.ts'
import { createOutlooks } from './outlooks.ts'
import { createOnsetOdds } from './rain-odds.ts'
import { createRainStartForecasts } from './rain-start-forecast.ts'
import { createRainStore } from './rain-store.ts'
import { createSeasonForecasts } from './season-forecasts.ts'

type PointInput = { lat?: number | undefined; lng?: number | undefined }

/** Start of the rains: history of a place, odds of this year, and the national forecast. */
export function createRainService(
  foundation: Foundation & { places: PlaceService; weather: WeatherService; crops: Pick<CropService, 'list'> },
) {
  const { db, weather } = foundation
  const daysAt = async (point: Point) => {
    const { today, history } = await weather.fieldDays(point)
    return { today, history }
  }
  const store = createRainStore(db)
  const history = createRainHistory({ ...foundation, store })
  const seasons = createSeasonForecasts(foundation)
  const outlooks = createOutlooks({ ...foundation, store, history })
  const odds = createOnsetOdds({ ...foundation, store, history, ensembles: createEnsembles(foundation), daysAt })
  const { ahead, forecast, years } = createRainStartForecasts({
    ...foundation,
    odds,
    history,
    seasons,
    outlooks,
    daysAt,
  })

  /** Returns the requested point, else the user's own. @throws AppError invalid without either, rate_limited */
  const pointFor = (user: User, { lat, lng }: PointInput): Promise<Point> => {
    const own = coordinatesOf(user.location)
    if (lat !== undefined && lng !== undefined) return weather.pointFor(user, { lat, lng })
    if (!own) throw refusalError('place.forWeather')
    return Promise.resolve(own)
  }

  return {
    store,
    history,
    seasons,
    odds,
    outlooks,
    download: createHistoryDownload({ ...foundation, store }).run,
    at: ahead,
    /** Returns the start of the rains at the user's place or another. @throws AppError unauthorized, invalid, rate_limited */
    ahead: async (actor: Actor, input: PointInput): Promise<RainStartForecast> =>
      ahead(await pointFor(signedInUser(actor), input)),
    /** Returns the past years at the user's place or another, with planting tables of the user's crops. @throws AppError unauthorized, invalid, rate_limited */
    years: async (actor: Actor, input: PointInput): Promise<RainHistoryResponse> =>
      years(actor, await pointFor(signedInUser(actor), input)),
    /** Returns the weather service with the forecast of the start of the rains added to the days of a field. */
    inFieldDays: (): WeatherService => ({
      ...weather,
      fieldDays: async (point): Promise<FieldDays> => {
        const days = await weather.fieldDays(point)
        return { ...days, rains: await forecast(point, days) }
      },
    }),
    /** Scores of odds and outlooks by zone, beside even odds. @throws AppError forbidden */
    async scores(actor: Actor): Promise<RainScore[]> {
      const [ofOdds, ofOutlooks] = await Promise.all([odds.scores(actor), outlooks.scores(actor)])
      return [
        ...ofOdds.map(({ source, ...score }) => ({ of: source, ...score })),
        ...ofOutlooks.map((score) => ({ of: 'outlook' as const, ...score })),
      ]
    },
    /** Weekly job: scores issues whose outcome is known, and issues new odds and outlooks. */
    async issueWeek() {
      const report = { ...(await odds.run()), outlooks: 0, outlooksScored: await outlooks.scoreOpen() }
      for (const { cell } of await store.farmedCells()) if (await outlooks.issue(cell)) report.outlooks++
      foundation.log.info('rains.week', report)
      return report
    },
  }
}

export type RainService = ReturnType<typeof createRainService>
