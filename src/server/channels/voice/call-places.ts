import { nextHarvestPlace } from './harvest-scenes.ts'

export const HOME_PLACE = 'home'
export const LANGUAGES_PLACE = 'languages'
export const WARNING_PLACE = 'warning'
/** Place of a caller who reports that the warning of this call is badly said. */
export const WARNING_BADLY_SAID_PLACE = 'badly-said.warning'
/** Place of a caller whose language has too few clips to guide a call. */
export const NO_VOICE_PLACE = 'no-voice'
/** Place of a caller who has just refused further calls. */
export const NO_CALLS_PLACE = 'no-calls'
/** Suffix of `NO_CALLS_PLACE` for callers who get SMS instead. */
export const BY_SMS_SUFFIX = 'sms'
const NO_CALLS_KEY = '8'

/** Reports whether a key refuses further calls, at places that expect no number and no speech. */
export const isCallRefusal = (at: string, keys: string | null): boolean =>
  keys === NO_CALLS_KEY && at !== 'ask' && !/^(count|harvest-bags)\./.test(at)

/** Returns the place that a key leads to; null if the key has no meaning there. */
export function nextCallPlace(at: string, keys: string | null): string | null {
  const [place = '', n = ''] = at.split('.')
  if (place === 'ask') return 'asked'
  if (place === 'count') return keys === null ? at : `counted.${n}`
  if (place.startsWith('harvest')) return nextHarvestPlace(at, keys)
  if (keys === null || keys === '9') return at
  if (keys === '0') return HOME_PLACE
  if (place === HOME_PLACE) return { 1: 'advice.0', 2: 'weather', 3: 'done', 4: 'ask' }[keys] ?? null
  if (place === 'advice') return { 1: `advice.${Number(n) + 1}`, 5: `badly-said.${n}` }[keys] ?? null
  if (place === 'weather') return keys === '5' ? 'badly-said.weather' : null
  if (place === WARNING_PLACE) return { 1: 'advice.0', 5: WARNING_BADLY_SAID_PLACE }[keys] ?? null
  return null
}
