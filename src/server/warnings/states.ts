import { createKnownPlaces } from '../places/known-places.ts'
import type { CapArea } from './cap/values.ts'

let known: Map<string, string> | undefined

/** States of Nigeria and regions of Namibia, by their name in lower case. */
function knownStates(): Map<string, string> {
  known ??= new Map(createKnownPlaces().references.map(({ state }) => [state.toLowerCase(), state]))
  return known
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
