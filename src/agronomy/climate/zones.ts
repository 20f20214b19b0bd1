import { jsonData } from '../../shared/json-data.ts'
import data from '../data/zones.json' with { type: 'json' }
import type { Place } from '../types.ts'
import { cachePerPlace } from './cache-per-place.ts'
import { blendedStationElevation } from './climate-normals.ts'
import { highlandElevation } from './highlands.ts'
import { isCoastal } from './site.ts'

interface Zone {
  country: 'NG' | 'NA'
  forest: boolean
  /** True if upland soils are mostly sand to loamy sand (crops of northern Nigeria; Namibia's north: Kalahari sand, from memory). */
  sandy: boolean
}

export const ZONES = {
  humid_forest: { country: 'NG', forest: true, sandy: false },
  derived_savanna: { country: 'NG', forest: true, sandy: false },
  southern_guinea_savanna: { country: 'NG', forest: false, sandy: false },
  northern_guinea_savanna: { country: 'NG', forest: false, sandy: false },
  sudan_savanna: { country: 'NG', forest: false, sandy: false },
  sahel: { country: 'NG', forest: false, sandy: true },
  montane: { country: 'NG', forest: false, sandy: false },
  na_northeast: { country: 'NA', forest: false, sandy: true },
  na_north_central: { country: 'NA', forest: false, sandy: true },
  na_maize_triangle: { country: 'NA', forest: false, sandy: false },
  na_central: { country: 'NA', forest: false, sandy: false },
  na_south: { country: 'NA', forest: false, sandy: false },
  na_coast: { country: 'NA', forest: false, sandy: false },
} as const satisfies Record<string, Zone>
export type ZoneId = keyof typeof ZONES

/**
 * Agro-ecological zone: by state, some split by latitude; Nigerian land over 1,000 m is montane, only in mountain
 * states; Namibian land within 60 km of the sea is coast. Without a state: by latitude (Nigeria) or nearest region (Namibia).
 */
export const findAgroZone = cachePerPlace((place): ZoneId => {
  const { lat, lng } = place
  const state = place.state === null ? undefined : zoneOfState(place.state, lat)
  const namibian = state ? ZONES[state].country === 'NA' : place.country === 'NA' || (place.country !== 'NG' && lat < 0)
  if (namibian) return isCoastal(lat, lng) ? 'na_coast' : (state ?? namibianZone(lat, lng))
  const height =
    place.elevation ?? highlandElevation(lat, lng) ?? (hasMountains(place) ? blendedStationElevation(lat, lng) : 0)
  if (height > 1000) return 'montane'
  return state ?? nigerianZone(lat, lng)
})

interface StateRecord {
  state: string
  aliases: string[]
  zone: ZoneId
  secondary_zones?: ZoneId[]
  lat: number
  lon: number
  zone_split?: { lat: number; below: ZoneId; from_: ZoneId }
}
const NAMIBIAN_REGIONS = jsonData<StateRecord[]>(data.namibia_regions)
const STATE_RECORDS = [...jsonData<StateRecord[]>(data.states), ...NAMIBIAN_REGIONS]
const BY_NAME = new Map(
  STATE_RECORDS.flatMap((s) =>
    [s.state, ...s.aliases].flatMap((name) => [[name, s] as const, [normalizeStateName(name), s] as const]),
  ),
)

/** Returns an example place in a zone: the centre of a state in which crops were tested. */
export function examplePlaceInZone(zone: ZoneId): Place {
  const { lat, lon: lng, state } = STATE_RECORDS.find((record) => record.zone === zone)!
  return { lat, lng, elevation: null, country: ZONES[zone].country, state }
}

const recordOf = (name: string): StateRecord | undefined => BY_NAME.get(name) ?? BY_NAME.get(normalizeStateName(name))

function hasMountains({ state }: Place): boolean {
  const record = state === null ? undefined : recordOf(state)
  return record === undefined || record.secondary_zones?.includes('montane') === true
}

function zoneOfState(name: string, lat: number): ZoneId | undefined {
  const state = recordOf(name)
  const split = state?.zone_split
  return split ? (lat < split.lat ? split.below : split.from_) : state?.zone
}

function normalizeStateName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\b(state|region)\b/g, '')
    .replace(/[^a-z]/g, '')
}

function nigerianZone(lat: number, lng: number): ZoneId {
  if (lat < 6.3 || (lat < 7 && lng < 5)) return 'humid_forest'
  if (lat < 7.7) return 'derived_savanna'
  if (lat < 9.3) return 'southern_guinea_savanna'
  if (lat < 11.3) return 'northern_guinea_savanna'
  return lat < 12.9 ? 'sudan_savanna' : 'sahel'
}

function namibianZone(lat: number, lng: number): ZoneId {
  const far = (r: StateRecord) => Math.hypot(r.lat - lat, (r.lon - lng) * 0.93)
  return NAMIBIAN_REGIONS.reduce((a, b) => (far(b) < far(a) ? b : a)).zone
}
