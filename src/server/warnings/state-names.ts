import { createKnownPlaces } from '../places/known-places.ts'
import type { CapArea } from './cap/values.ts'

let cachedStateNames: Map<string, string> | undefined

/** States of Nigeria and regions of Namibia, by their name in lower case. */
function knownStates(): Map<string, string> {
  cachedStateNames ??= new Map(createKnownPlaces().references.map(({ state }) => [state.toLowerCase(), state]))
  return cachedStateNames
}

/** States whose names are also common words. */
const COMMON_WORDS = new Set(['delta', 'plateau', 'rivers'])
let cachedNamePattern: { found: RegExp; written: Map<string, string> } | undefined

/** Capitalises the names of states and of both countries in a lower-case text. */
export function capitalizeStateNames(text: string): string {
  if (!cachedNamePattern) {
    const states = [...knownStates()].filter(([name]) => !COMMON_WORDS.has(name))
    const written = new Map([...states, ['nigeria', 'Nigeria'], ['namibia', 'Namibia']])
    // A longer name is matched before a name that it contains.
    const longestFirst = [...written.keys()].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name))
    cachedNamePattern = { found: new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu'), written }
  }
  const { found, written } = cachedNamePattern
  return text.replace(found, (name) => written.get(name) ?? name)
}

const BETWEEN_NAMES = /[,;/&.\n]| and | da /i
const AROUND_A_NAME = /^(?:the |jihar |jihohin )|(?: state| states| region| regions)$/gi

/** Returns the states that areas without a polygon name exactly, as a geocode or in their description; "parts of Kano" or "Niger Delta" name none. */
export function statesNamed(areas: readonly CapArea[]): Set<string> {
  const byCode = statesAmong(areas.flatMap(({ geocodes }) => geocodes))
  return byCode.size > 0 ? byCode : statesAmong(areas.flatMap(({ desc }) => desc.split(BETWEEN_NAMES)))
}

const statesAmong = (names: string[]): Set<string> =>
  new Set(
    names.flatMap((name) => knownStates().get(name.trim().replaceAll(AROUND_A_NAME, '').trim().toLowerCase()) ?? []),
  )
