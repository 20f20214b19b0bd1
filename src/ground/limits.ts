import type { Clock } from './clock.ts'
import { tooMany } from './refusals.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often what may be done, by whom. A key is a person's id, an address or a phone. */
export const LIMITS = {
  /** Failures only: a success gives its place back. */
  signInPhone: { max: 10, window: 15 * MINUTE },
  signInAddress: { max: 60, window: 15 * MINUTE },
  /** One device that has signed in as this person before. */
  signInDevice: { max: 10, window: 15 * MINUTE },
  /** An IPv6 customer's /48. */
  signInNetwork: { max: 240, window: 15 * MINUTE },
  /** A phone whose tries are used up still grants these to networks that have not failed with it. */
  signInNewcomers: { max: 10, window: 15 * MINUTE },
  signInPair: { max: 1, window: 15 * MINUTE },
  /** And then these, to who has come, was told to wait, and has come again after it. */
  signInPatient: { max: 100, window: 24 * HOUR },
  signInAsked: { max: 1, window: 15 * MINUTE },
  signInPatience: { max: 1, window: MINUTE },
  /** Codes of the second factor, by who knows the password already: failures a person, and a device they have used before. */
  secondFactor: { max: 20, window: 24 * HOUR },
  /** Asking a signed-in person's password again (deletion, change): failures a person. */
  passwordCheck: { max: 10, window: 15 * MINUTE },
  /** Phones, emails and usernames of others that a person tried to take: each answer says who has an account. */
  takenFields: { max: 10, window: HOUR },
  /** Another phone or email of one's own, of which the old number is told by SMS. */
  contactChange: { max: 20, window: 24 * HOUR },
  /** Codes given back. How often one is asked for is limited in the database (`accounts/recovery/code-requests.ts`). */
  recoveryTry: { max: 60, window: 15 * MINUTE },
  /** Codes to type into a dial: while one is open, a dial leaves the account's sessions alone. */
  phoneDial: { max: 6, window: 24 * HOUR },
  registration: { max: 30, window: HOUR },
  registrationNetwork: { max: 120, window: HOUR },
  /** Passwords judged before a registration: each reads a list. */
  passwordJudged: { max: 240, window: HOUR },
  posting: { max: 30, window: HOUR },
  upload: { max: 20, window: HOUR },
  /** Adding, changing and removing crops. */
  cropWriting: { max: 120, window: HOUR },
  /** Telling what was done on a field, and taking it back. */
  logWriting: { max: 240, window: HOUR },
  /** Working out what to feed a field with: some milliseconds each. */
  planning: { max: 60, window: HOUR },
  generation: { max: 10, window: HOUR },
  testSms: { max: 10, window: HOUR },
  /** Wrong guesses of the secret in the SMS provider's callbacks, an address. */
  callbackSecret: { max: 20, window: 15 * MINUTE },
  liking: { max: 300, window: HOUR },
  /** A browser that is to be told things. */
  pushSubscription: { max: 30, window: HOUR },
  geocode: { max: 60, window: MINUTE },
  /** Weather of another place than one's own. */
  weatherElsewhere: { max: 60, window: HOUR },
  /** One's own place becoming another: each is asked of the weather's provider. */
  moving: { max: 20, window: HOUR },
} as const satisfies Record<string, { max: number; window: number }>
export type LimitName = keyof typeof LIMITS

export type RateLimits = ReturnType<typeof createRateLimits>

/** Exact sliding windows in memory: each key holds the times of its last uses; the longest unused are forgotten first. */
export function createRateLimits({
  clock,
  enabled,
  keysKept = 20_000,
}: {
  clock: Clock
  enabled: boolean
  keysKept?: number
}) {
  const uses = new Map<LimitName, Map<string, number[]>>()

  function recent(limit: LimitName, key: string): number[] {
    const now = clock.now().getTime()
    // Uses in the future are from before the clock was set back; they would lock a person out for as long.
    return (uses.get(limit)?.get(key) ?? []).filter((time) => time > now - LIMITS[limit].window && time <= now)
  }

  function remember(limit: LimitName, key: string, times: number[]) {
    const keys = uses.get(limit) ?? new Map<string, number[]>()
    uses.set(limit, keys)
    keys.delete(key)
    if (times.length > 0) keys.set(key, times)
    if (keys.size > keysKept) keys.delete(keys.keys().next().value!)
  }

  /** Seconds until another use is allowed; 0 when it is now. */
  function secondsToWait(limit: LimitName, key: string): number {
    const times = enabled ? recent(limit, key) : []
    const { max, window } = LIMITS[limit]
    if (times.length < max) return 0
    return Math.max(1, Math.ceil((times[times.length - max]! + window - clock.now().getTime()) / 1000))
  }

  return {
    secondsToWait,
    /** Counts one use; what comes back takes it back. @throws AppError rate_limited with the seconds to wait, after `refused`. */
    take(limit: LimitName, key: string, refused?: () => void): () => void {
      if (!enabled) return () => {}
      const wait = secondsToWait(limit, key)
      if (wait > 0) {
        refused?.()
        throw tooMany(wait)
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
