import { cachePerPlace } from './cache-per-place.ts'
import { blendedStationElevation } from './climate-normals.ts'
import { highlandElevation } from './highlands.ts'

export interface RadiationSite {
  lat: number
  lng: number
  /** Metres above sea level. */
  elevation: number
  /** True within 60 km of the sea, where FAO-56 eq. 50 uses the coefficient 0.19 instead of 0.16. */
  coastal: boolean
}

export const radiationSite = cachePerPlace(({ lat, lng, elevation }): Readonly<RadiationSite> => {
  return {
    lat,
    lng,
    elevation: elevation ?? highlandElevation(lat, lng) ?? blendedStationElevation(lat, lng),
    coastal: isCoastal(lat, lng),
  }
})

/** Within 60 km of the coast of Nigeria or Namibia. */
export function isCoastal(lat: number, lng: number): boolean {
  return COAST_POINTS.some(
    ([y, x]) => Math.hypot((lat - y) * 111, (lng - x) * 111 * Math.cos((lat * Math.PI) / 180)) < 60,
  )
}

const COAST_POINTS: [lat: number, lng: number][] = [
  [6.37, 2.7],
  [6.4, 3.4],
  [6.3, 4.2],
  [5.8, 5.0],
  [5.2, 5.2],
  [4.6, 5.5],
  [4.3, 6.1],
  [4.35, 6.7],
  [4.45, 7.3],
  [4.55, 7.9],
  [4.7, 8.4],
  [-17.3, 11.75],
  [-18.2, 12.1],
  [-19.0, 12.6],
  [-19.9, 13.0],
  [-20.9, 13.4],
  [-21.6, 13.9],
  [-22.2, 14.2],
  [-23.0, 14.45],
  [-23.8, 14.5],
  [-24.6, 14.7],
  [-25.4, 14.85],
  [-26.0, 14.95],
  [-26.65, 15.15],
  [-27.4, 15.5],
  [-28.0, 15.9],
  [-28.6, 16.45],
]
