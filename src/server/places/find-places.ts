import { lastItem } from '../../shared/lookups.ts'
import type { KnownPlace } from './known-places.ts'
import { type NormalizedName, nameSimilarity, normalizeName, prepareName } from './spelling.ts'

const COUNTRIES = new Map([
  ['nigeria', 'NG'],
  ['namibia', 'NA'],
])
const COUNTRY_CODES = new Map([...COUNTRIES, ['ng', 'NG'], ['na', 'NA']])
const KIND_WORDS = new Set(['state', 'region', 'lga', 'local', 'government', 'area', 'constituency', 'district'])
const MOST_WORDS = 8
const RANK = { town: 0, lga: 1, state: 2 }

/** Finds places by a text, best first: `ikeja lagos`, `Oshogbo`, `Port Harcort`, `Kebbi State`; none for nonsense. */
export function findPlaces(places: KnownPlace[], text: string, limit: number): KnownPlace[] {
  const readings = readingsOf(normalizeName(text), places)
  const scored = places.flatMap((place) => {
    const score = Math.max(0, ...readings.map((reading) => scoreOf(place, reading)))
    return score > 0 ? [{ place, score }] : []
  })
  scored.sort((a, b) => b.score - a.score || RANK[a.place.kind] - RANK[b.place.kind])
  const best = scored[0]?.score ?? 0
  const near = scored.filter(({ score }) => score >= best - 0.3).map(({ place }) => place)
  return withoutDoubles(near).slice(0, limit)
}

/** One interpretation of the text: a name, optionally with its state and country. */
interface Reading {
  name: NormalizedName
  states: Set<string> | null
  country: string | null
}

function readingsOf(text: string, places: KnownPlace[]): Reading[] {
  const words = text.split(' ').filter(Boolean)
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const readings: Reading[] = [{ name: prepareName(text), states: null, country: null }]
  const last = COUNTRY_CODES.get(lastItem(words))
  const country = words.length > 1 && last ? last : (words.map((word) => COUNTRIES.get(word)).find(Boolean) ?? null)
  const rest = country ? words.filter((word, n) => !COUNTRIES.has(word) && !(n === words.length - 1 && last)) : words
  for (const core of [rest, rest.filter((word) => !KIND_WORDS.has(word))]) {
    if (core.length === 0) continue
    readings.push({ name: prepareName(core.join(' ')), states: null, country })
    for (let cut = 1; cut < core.length; cut++) {
      const [head, tail] = [prepareName(core.slice(0, cut).join(' ')), prepareName(core.slice(cut).join(' '))]
      const [inTail, inHead] = [statesNamed(tail, places), statesNamed(head, places)]
      if (inTail.size) readings.push({ name: head, states: inTail, country })
      if (inHead.size) readings.push({ name: tail, states: inHead, country })
    }
  }
  return readings.filter(({ name }) => name.plain.length >= 2)
}

function statesNamed(name: NormalizedName, places: KnownPlace[]): Set<string> {
  const states = places.filter(
    ({ kind, keys }) => kind === 'state' && keys.some((key) => nameSimilarity(name, key) >= 0.7),
  )
  return new Set(states.map(({ state }) => state))
}

function scoreOf(place: KnownPlace, { name, states, country }: Reading): number {
  if (country && place.country !== country) return 0
  if (states && !states.has(place.state)) return 0
  return Math.max(...place.keys.map((key) => nameSimilarity(name, key)))
}

function withoutDoubles(places: KnownPlace[]): KnownPlace[] {
  const seen = new Set<string>()
  return places.filter(({ name, state }) => {
    const key = `${normalizeName(name)}/${state}`
    return !seen.has(key) && seen.add(key)
  })
}
