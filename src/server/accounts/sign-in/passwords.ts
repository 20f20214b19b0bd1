import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Clock } from '../../../shared/clock.ts'
import { createConcurrencyLimit } from '../../../shared/concurrency-limit.ts'

/** Cost of argon2id; Bun runs it in one lane. */
export interface HashCost {
  /** KiB */
  memoryCost: number
  /** Passes over the memory. */
  timeCost: number
}

/** OWASP's argon2id: 19 MiB, two passes. About 20 ms. */
const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 }
/** Hash that matches no password, checked for an unknown phone so that the response takes the same time. */
const placeholderHash = ({ memoryCost, timeCost }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$aTyaDUz7NLeaYLdGYzOj30mXf+QyP8zrzR7fJH4wsxs$8jnH5bPOQdURPLB26nBh7AlkoDKz9PrqHc8BjmiLxDI`
/** Hashes computed at once, one per core: more are no faster and slow down all pages. Each takes 19 MiB. */
const AT_ONCE = Math.min(4, availableParallelism())
const MAX_WAITING_HASHES = 200

/** Alphabet without letters and digits that are easily confused when read or heard. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RANDOM_LENGTH = 12

/** Hashes passwords with argon2id, at most one per core at a time, so that a flood of sign-ins leaves processor and memory for pages. Only tests pass another `cost`. */
export function createPasswords(cost = HASH_COST) {
  const inTurn = createConcurrencyLimit(AT_ONCE, MAX_WAITING_HASHES)
  return {
    /** @throws AppError unavailable when too many calls are queued */
    hash: (password: string): Promise<string> =>
      inTurn(() => Bun.password.hash(password, { algorithm: 'argon2id', ...cost })),

    /** Returns whether the password matches; without a hash returns false after the same time. @throws AppError unavailable when too many calls are queued */
    verify: async (password: string, hash: string | null | undefined): Promise<boolean> => {
      const matches = await inTurn(() => Bun.password.verify(password, hash ?? placeholderHash(cost)))
      return matches && Boolean(hash)
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>

const INITIAL_DAYS = 30

/** Returns the time (ISO) at which an unused initial password, set by another person, expires. */
export const initialPasswordExpiry = (clock: Clock): string =>
  new Date(clock.now().getTime() + INITIAL_DAYS * 86_400_000).toISOString()

/** Generates a password to hand over: 12 characters, 59 bits. */
export const randomPassword = (): string => randomCharacters(RANDOM_LENGTH)

/** Generates letters and digits to write down or read out: five bits each. */
export function randomCharacters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
