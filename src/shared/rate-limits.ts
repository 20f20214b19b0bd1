import type { Clock } from './clock.ts'
import { dropOldest, itemAt } from './lookups.ts'
import { tooManyRequestsError } from './refusals.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Uses allowed per key (a user id, an address or a phone) and window. */
export const RATE_LIMITS = {
  /** Counts failures only: a success undoes its use. */
  signInPhone: { max: 10, window: 15 * MINUTE },
  signInAddress: { max: 60, window: 15 * MINUTE },
  signInDevice: { max: 10, window: 15 * MINUTE },
  /** Key: the /48 of an IPv6 address, or the whole IPv4 address. */
  signInNetwork: { max: 240, window: 15 * MINUTE },
  /** Extra sign-in attempts on a locked phone number, for networks without a failed attempt. */
  signInNewcomers: { max: 10, window: 15 * MINUTE },
  signInPair: { max: 1, window: 15 * MINUTE },
  /** Further tries for a client that respected Retry-After. */
  signInPatient: { max: 100, window: 24 * HOUR },
  signInAsked: { max: 1, window: 15 * MINUTE },
  signInPatience: { max: 1, window: MINUTE },
  /** Codes of the second factor: failures per person, and per known device. */
  secondFactor: { max: 20, window: 24 * HOUR },
  passwordCheck: { max: 10, window: 15 * MINUTE },
  /** Taken phones, emails and usernames tried: each response reveals an account. */
  takenFields: { max: 10, window: HOUR },
  contactChange: { max: 20, window: 24 * HOUR },
  /** Codes entered. Requests for codes are limited in the database (`accounts/recovery/code-requests.ts`). */
  recoveryTry: { max: 60, window: 15 * MINUTE },
  /** Codes from the web to type in a USSD session; while a code is open, a USSD session does not end the account's sessions. */
  phoneDial: { max: 6, window: 24 * HOUR },
  registration: { max: 30, window: HOUR },
  registrationNetwork: { max: 120, window: HOUR },
  passwordJudged: { max: 240, window: HOUR },
  posting: { max: 30, window: HOUR },
  upload: { max: 20, window: HOUR },
  cropWriting: { max: 120, window: HOUR },
  logWriting: { max: 240, window: HOUR },
  planning: { max: 60, window: HOUR },
  generation: { max: 10, window: HOUR },
  tryOut: { max: 60, window: HOUR },
  testSms: { max: 10, window: HOUR },
  passwordHelp: { max: 20, window: HOUR },
  callbackSecret: { max: 20, window: 15 * MINUTE },
  liking: { max: 300, window: HOUR },
  pushSubscription: { max: 30, window: HOUR },
  geocode: { max: 60, window: MINUTE },
  weatherElsewhere: { max: 60, window: HOUR },
  moving: { max: 20, window: HOUR },
} as const satisfies Record<string, { max: number; window: number }>
export type RateLimitName = keyof typeof RATE_LIMITS

export type RateLimits = ReturnType<typeof createRateLimits>

/** Sliding windows in memory; the longest unused keys are dropped first. */
export function createRateLimits({
  clock,
  enabled,
  keysKept = 20_000,
}: {
  clock: Clock
  enabled: boolean
  keysKept?: number
}) {
  const uses = new Map<RateLimitName, Map<string, number[]>>()

  function recent(limit: RateLimitName, key: string): number[] {
    const now = clock.now().getTime()
    // Times in the future precede a clock set back; counting them would lock a person out.
    return (uses.get(limit)?.get(key) ?? []).filter((time) => time > now - RATE_LIMITS[limit].window && time <= now)
  }

  function remember(limit: RateLimitName, key: string, times: number[]) {
    const keys = uses.get(limit) ?? new Map<string, number[]>()
    uses.set(limit, keys)
    keys.delete(key)
    if (times.length > 0) keys.set(key, times)
    dropOldest(keys, keysKept)
  }

  function secondsToWait(limit: RateLimitName, key: string): number {
    const times = enabled ? recent(limit, key) : []
    const { max, window } = RATE_LIMITS[limit]
    if (times.length < max) return 0
    return Math.max(1, Math.ceil((itemAt(times, times.length - max) + window - clock.now().getTime()) / 1000))
  }

  return {
    secondsToWait,
    /** Counts one use; returns an undo function. @throws AppError rate_limited with the seconds to wait */
    take(limit: RateLimitName, key: string, refused?: () => void): () => void {
      if (!enabled) return () => {}
      const wait = secondsToWait(limit, key)
      if (wait > 0) {
        refused?.()
        throw tooManyRequestsError(wait)
      }
      const time = clock.now().getTime()
      remember(limit, key, [...recent(limit, key), time])
      return () => {
        const times = recent(limit, key)
        const mine = times.lastIndexOf(time)
        if (mine >= 0) remember(limit, key, times.toSpliced(mine, 1))
      }
    },
  }
}
