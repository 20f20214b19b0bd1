import { firstItem, valueAt } from '../../shared/lookups.ts'
import { editDistance, type NormalizedName, normalizeName, prepareName } from './spelling.ts'

/** A local government area or constituency. */
export interface Area {
  country: string
  state: string
  lga: string
}

/** Names in use that no spelling rule finds. */
const ALIASES: Record<string, string> = { 'FCT/amac': 'Abuja Municipal', 'FCT/municipalareacouncil': 'Abuja Municipal' }
const STATE_ALIASES: Record<string, string> = { abuja: 'FCT', federalcapitalterritory: 'FCT', fctabuja: 'FCT' }
const NOISE = /\b(state|region|lga|local government( area)?|constituency)\b/g
const COMPASS = ['north', 'south', 'east', 'west', 'central']

const squeezeName = (text: string) => normalizeName(text).replace(NOISE, '').replace(/ /g, '')
const sortedWords = (text: string) => normalizeName(text).replace(NOISE, '').split(' ').filter(Boolean).sort().join('')
const compassOf = (text: string) => COMPASS.filter((word) => normalizeName(text).split(' ').includes(word)).join(' ')
const mistakesAllowed = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : 2)

/** Finds areas by state and name in any usual spelling; nothing is guessed between two equally similar names. */
export function areaMatcher(areas: readonly Area[]) {
  const byState = Map.groupBy(areas, ({ country, state }) => `${country}/${state}`)
  const states = [...byState.values()].map(([area]) => area!)

  function stateNamed(country: string, text: string): string | null {
    const own = states.filter((area) => area.country === country).map(({ state }) => state)
    const typed = squeezeName(text)
    const alias = STATE_ALIASES[typed]
    return alias && own.includes(alias) ? alias : findNearestName(own, text)
  }

  /** `exact` is true if the names differ only in case, accents, blanks, hyphens and the order of words. */
  return (country: string, stateText: string, lgaText: string): (Area & { exact: boolean }) | null => {
    const state = stateNamed(country, stateText)
    if (state === null) return null
    const lgas = valueAt(byState, `${country}/${state}`).map(({ lga }) => lga)
    const lga = ALIASES[`${state}/${squeezeName(lgaText)}`] ?? findNearestName(lgas, lgaText)
    if (lga === null || !lgas.includes(lga)) return null
    return {
      country,
      state,
      lga,
      exact: sortedWords(lga) === sortedWords(lgaText) || squeezeName(lga) === squeezeName(lgaText),
    }
  }
}

/** Returns the only name that is equal except for its spelling rules, else the only nearest one. */
function findNearestName(names: readonly string[], text: string): string | null {
  if (squeezeName(text) === '') return null
  const equal =
    names.find((name) => squeezeName(name) === squeezeName(text)) ??
    names.find((name) => sortedWords(name) === sortedWords(text))
  if (equal !== undefined) return equal
  const alike = names.filter((name) => compassOf(name) === compassOf(text))
  const part = alike.filter((name) => isPartOf(name, text))
  if (part.length === 1) return firstItem(part)
  const wanted = prepareName(text)
  const scored = alike
    .flatMap((name) => {
      const mistakes = mistakesBetween(wanted, prepareName(name))
      return mistakes === null ? [] : [{ name, mistakes }]
    })
    .sort((a, b) => a.mistakes - b.mistakes)
  const [best, second] = scored
  return best && best.mistakes !== second?.mistakes ? best.name : null
}

/** Reports whether one name is half of a double name, or the beginning of the other. */
const isPartOf = (name: string, text: string): boolean =>
  name.split('/').some((half) => squeezeName(half) === squeezeName(text)) ||
  (squeezeName(name).length >= 5 && normalizeName(text).startsWith(`${normalizeName(name)} `)) ||
  (squeezeName(text).length >= 5 && normalizeName(name).startsWith(`${normalizeName(text)} `))

/** Returns the number of different letters, halved where the sound is equal; null if there are too many. */
function mistakesBetween(wanted: NormalizedName, name: NormalizedName): number | null {
  const [a, b] = [wanted.plain.replace(/ /g, ''), name.plain.replace(/ /g, '')]
  const letters = editDistance(a, b, mistakesAllowed(Math.min(a.length, b.length)))
  if (letters !== null) return letters
  return wanted.sound === name.sound && a.length >= 5 ? 2.5 : null
}
