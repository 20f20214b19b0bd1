import data from '../data/zones.json' with { type: 'json' }

const KM_A_DEGREE = 111

/** Height, m, of the named highland that a point lies on; null off all of them. No climate station stands on any. */
export function highlandHeight(lat: number, lng: number): number | null {
  const highland = data.highlands.find(
    (h) => KM_A_DEGREE * Math.hypot(h.lat - lat, (h.lon - lng) * Math.cos((lat * Math.PI) / 180)) <= h.radius_km,
  )
  return highland?.elevation_m ?? null
}
