import type { RateLimits } from '../../../ground/limits.ts'
import { networkOf } from '../../../ground/network-address.ts'
import { tooMany } from '../../../ground/refusals.ts'

/** A sign-in that is being tried. */
export interface Try {
  /** E.164, or what was typed. */
  phone: string
  address: string
  /** The device's name when this person has signed in on it before. */
  device: string | null
}

/**
 * Slows guessing without locking anyone out. Strangers share ten failures a phone, and sixty an address. A device the
 * person has used before has its own ten, which no one else can use up. Once a phone's ten are gone, a network that has
 * not failed with it still gets one try, ten such tries in all; and once these are gone too, one try for whoever comes back
 * after the minute they are told to wait, a hundred a day: who has the password and a new phone waits a minute, however
 * many strangers are at it. A try is counted before the password is checked, or many at once would all pass.
 * @returns what a correct password gives back
 * @throws AppError rate_limited
 */
export function admit(limits: RateLimits, { phone, address, device }: Try): () => void {
  if (device) return limits.take('signInDevice', `${device} ${phone}`)

  const network = networkOf(address)
  const pair = `${phone} ${network}`
  const wait = limits.secondsToWait('signInPhone', phone)
  if (wait > 0 && limits.secondsToWait('signInPair', pair) > 0) throw tooMany(wait)
  const taken: (() => void)[] = []
  try {
    taken.push(limits.take('signInAddress', address), limits.take('signInNetwork', network))
    if (wait === 0) taken.push(limits.take('signInPhone', phone))
    else if (limits.secondsToWait('signInNewcomers', phone) === 0) taken.push(limits.take('signInNewcomers', phone))
    else {
      waited(limits, pair)
      taken.push(limits.take('signInPatient', phone))
    }
    if (limits.secondsToWait('signInPair', pair) === 0) taken.push(limits.take('signInPair', pair))
  } catch (error) {
    giveBack(taken)
    throw error
  }
  return () => giveBack(taken)
}

/** @throws AppError rate_limited for who comes for the first time, or before the minute is over. */
function waited(limits: RateLimits, pair: string): void {
  const known = limits.secondsToWait('signInAsked', pair) > 0
  limits.take('signInPatience', pair)
  if (known) return
  limits.take('signInAsked', pair)
  throw tooMany(limits.secondsToWait('signInPatience', pair))
}

function giveBack(taken: (() => void)[]) {
  for (const back of taken) back()
}
