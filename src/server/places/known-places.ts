import Papa from 'papaparse'
import { firstItem } from '../../shared/lookups.ts'
import locationsCsv from './data/reference_locations.csv' with { type: 'text' }
import townsCsv from './data/towns.csv' with { type: 'text' }
import { type NormalizedName, prepareName } from './spelling.ts'

interface ReferenceLocation {
  /** Id derived from country, state and lga, so that all servers and databases have the same. */
  id: string
  country: string
  state: string
  lga: string
  lat: number
  lng: number
  /** False if the coordinates are another place's, so that it must not name a farm. */
  ownPoint: boolean
}

export interface KnownPlace {
  name: string
  state: string
  country: string
  lat: number
  lng: number
  kind: 'town' | 'lga' | 'state'
  /** Search names. */
  keys: NormalizedName[]
  /** False if the coordinates are another place's, so that it must not name a farm. */
  ownPoint: boolean
}

export const listDigest = (): string => Bun.hash(locationsCsv).toString(36)

/** Embedded lists, each parsed on first use (some milliseconds) and cached. */
export function createKnownPlaces() {
  let references: ReferenceLocation[] | undefined
  let places: KnownPlace[] | undefined
  return {
    get references() {
      references ??= readReferences()
      return references
    },
    /** Towns, then local government areas and constituencies, then states and regions. */
    get places() {
      places ??= readPlaces(this.references)
      return places
    },
  }
}

function readReferences(): ReferenceLocation[] {
  return parseCsv<{ lga: string; point: string } & Where>(locationsCsv).map(
    ({ country, state, lga, lat, lng, point }) => ({
      id: stableId(`${country}/${state}/${lga}`),
      country,
      state,
      lga,
      lat: Number(lat),
      lng: Number(lng),
      ownPoint: OWN_POINTS.includes(point),
    }),
  )
}

function readPlaces(references: ReferenceLocation[]): KnownPlace[] {
  const towns = parseCsv<{ name: string; alternative_names: string } & Where>(townsCsv).map((row) =>
    createPlace('town', row.name, row, row.alternative_names.split('|')),
  )
  const lgas = references.map((reference) => createPlace('lga', reference.lga, reference, [], reference.ownPoint))
  return [...towns, ...lgas, ...statesOf(references)]
}

const OWN_POINTS = ['LGA centroid', 'seat settlement']
const STATE_NAMES: Record<string, string[]> = {
  FCT: ['Federal Capital Territory', 'Abuja FCT'],
  ǁKaras: ['Kharas', 'Karas'],
  Zambezi: ['Caprivi'],
  'Kavango East': ['Okavango East'],
  'Kavango West': ['Okavango West'],
}

interface Where {
  country: string
  state: string
  lat: string | number
  lng: string | number
}

function createPlace(
  kind: KnownPlace['kind'],
  name: string,
  { country, state, lat, lng }: Where,
  otherNames: string[],
  ownPoint = true,
): KnownPlace {
  const keys = [name, ...otherNames].filter(Boolean).map(prepareName)
  return { name, state, country, lat: Number(lat), lng: Number(lng), kind, keys, ownPoint }
}

/** Returns the states, each at the centre of its local governments. */
function statesOf(references: ReferenceLocation[]): KnownPlace[] {
  const byState = Map.groupBy(references, ({ country, state }) => `${country}/${state}`)
  return [...byState.values()].map((members) => {
    const { country, state } = firstItem(members)
    const mean = (pick: (of: ReferenceLocation) => number) =>
      Math.round((members.reduce((sum, member) => sum + pick(member), 0) / members.length) * 10_000) / 10_000
    const where = { country, state, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
    return createPlace('state', state, where, STATE_NAMES[state] ?? [])
  })
}

function parseCsv<Row>(csv: string): Row[] {
  return Papa.parse<Row>(csv, { header: true, skipEmptyLines: true }).data
}

/** Returns a UUID of version 8 (RFC 9562) derived from a text. */
function stableId(text: string): string {
  const hex = new Bun.CryptoHasher('sha256').update(`gona/location/${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export type KnownPlaces = ReturnType<typeof createKnownPlaces>
