import data from '../data/zones.json' with { type: 'json' }

const KM_A_DEGREE = 111

/** Returns the elevation in m of the highland at a point; null elsewhere. No highland has a climate station. */
export function highlandElevation(lat: number, lng: number): number | null {
  const highland = data.highlands.find(
    (h) => KM_A_DEGREE * Math.hypot(h.lat - lat, (h.lon - lng) * Math.cos((lat * Math.PI) / 180)) <= h.radius_km,
  )
  return highland?.elevation_m ?? null
}
