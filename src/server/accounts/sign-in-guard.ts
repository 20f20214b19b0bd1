import { type RateLimits, tooMany } from '../http/rate-limit.ts'

/** A sign-in that is being tried. */
export interface Try {
  /** E.164, or what was typed. */
  phone: string
  address: string
  /** The device's name when this person has signed in on it before. */
  device: string | null
}

/**
 * Slows guessing without locking anyone out. Strangers share ten failures a phone and sixty an address. A device the
 * person has used before has its own ten, which no one else can use up. And once a phone's ten are gone, an address
 * that has not failed with it still gets one try, ten such tries in all: one attacker does not lock out a person who
 * comes with a new device. A try is counted before the password is checked, or many at once would all pass.
 * @returns what a correct password gives back
 * @throws AppError rate_limited
 */
export function admit(limits: RateLimits, { phone, address, device }: Try): () => void {
  if (device) return limits.take('signInDevice', `${device} ${phone}`)

  const pair = `${phone} ${address}`
  const wait = limits.secondsToWait('signInPhone', phone)
  if (wait > 0 && limits.secondsToWait('signInPair', pair) > 0) throw tooMany(wait)
  const taken = [limits.take('signInAddress', address)]
  try {
    taken.push(limits.take(wait > 0 ? 'signInNewcomers' : 'signInPhone', phone))
    if (limits.secondsToWait('signInPair', pair) === 0) taken.push(limits.take('signInPair', pair))
  } catch (error) {
    giveBack(taken)
    throw error
  }
  return () => giveBack(taken)
}

function giveBack(taken: (() => void)[]) {
  for (const back of taken) back()
}
