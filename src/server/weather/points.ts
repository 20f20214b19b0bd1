import type { User } from '../../contracts/account.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { coordinatesOf, type PointLocation } from '../../contracts/shapes.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { PlaceService } from '../places/service.ts'
import { weatherCellOf } from './cell.ts'
import { resolvePlace } from './place-of-query.ts'

export type Point = Pick<PointLocation, 'lat' | 'lng'>
export type PlaceInput = Partial<Point> & { location?: string | undefined }

interface Deps {
  places: PlaceService
  limits: Pick<RateLimits, 'take'>
}

/** Returns the point requested by a user. @throws AppError invalid for 0,0, which means "no coordinates yet" */
export async function requestedPoint(
  deps: Deps,
  user: Pick<User, 'id' | 'location'>,
  { lat, lng, location }: PlaceInput,
) {
  const { places, limits } = deps
  const point: Point & { name?: string } =
    lat === undefined || lng === undefined
      ? await resolvePlace(places, location!, () => limits.take('geocode', user.id))
      : { lat, lng }
  if (!coordinatesOf({ name: '', ...point })) throw refusalError('place.forWeather')
  checkAllowed(deps, user, point)
  return point
}

/** Limits requests beyond a person's own cell, since each new one costs a provider request and storage. @throws AppError invalid, rate_limited */
function checkAllowed({ places, limits }: Deps, user: Pick<User, 'id' | 'location'>, point: Point): void {
  const own = coordinatesOf(user.location)
  if (own && weatherCellOf(own).key === weatherCellOf(point).key) return
  if (!places.serves(point)) throw refusalError('place.far')
  limits.take('weatherElsewhere', user.id)
}
