import { widerNetworkOf } from '../../../shared/network-address.ts'
import type { RateLimits } from '../../../shared/rate-limits.ts'
import { tooManyRequestsError } from '../../../shared/refusals.ts'

export interface SignInAttempt {
  /** E.164, or the text as typed. */
  phone: string
  address: string
  /** Name of the device, if this person has signed in on it before. */
  device: string | null
}

/**
 * Slows guessing without locking anyone out. Strangers share ten failures a phone and sixty an address. A known device has
 * ten of its own. When a phone's ten are used up, a network without a failure for this phone gets one try, ten such tries
 * in all. After the minute stated in the refusal, one more try is allowed, a hundred a day: during an attack,
 * the owner of the password waits a minute on a new phone. A try is counted before the password is checked, so that
 * concurrent tries cannot exceed a limit.
 * @returns a function that refunds the try after a correct password
 * @throws AppError rate_limited
 */
export function limitSignInAttempts(limits: RateLimits, { phone, address, device }: SignInAttempt): () => void {
  if (device) return limits.take('signInDevice', `${device} ${phone}`)

  const network = widerNetworkOf(address)
  const pair = `${phone} ${network}`
  const wait = limits.secondsToWait('signInPhone', phone)
  if (wait > 0 && limits.secondsToWait('signInPair', pair) > 0) throw tooManyRequestsError(wait)
  const taken: (() => void)[] = []
  try {
    taken.push(limits.take('signInAddress', address), limits.take('signInNetwork', network))
    if (wait === 0) taken.push(limits.take('signInPhone', phone))
    else if (limits.secondsToWait('signInNewcomers', phone) === 0) taken.push(limits.take('signInNewcomers', phone))
    else {
      restorePairLimit(limits, pair)
      taken.push(limits.take('signInPatient', phone))
    }
    if (limits.secondsToWait('signInPair', pair) === 0) taken.push(limits.take('signInPair', pair))
  } catch (error) {
    returnTakenTokens(taken)
    throw error
  }
  return () => returnTakenTokens(taken)
}

/** @throws AppError rate_limited on the first request, and before the minute is over */
function restorePairLimit(limits: RateLimits, pair: string): void {
  const known = limits.secondsToWait('signInAsked', pair) > 0
  limits.take('signInPatience', pair)
  if (known) return
  limits.take('signInAsked', pair)
  throw tooManyRequestsError(limits.secondsToWait('signInPatience', pair))
}

function returnTakenTokens(taken: (() => void)[]) {
  for (const back of taken) back()
}
