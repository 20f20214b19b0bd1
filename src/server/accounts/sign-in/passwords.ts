import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Clock } from '../../../ground/clock.ts'
import { createTurns } from '../../../ground/turns.ts'

/** OWASP's argon2id: 19 MiB, two passes; Bun runs it in one lane. About 20 ms. */
const COST = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
/** The hash of a password nobody has, at the same cost: checked for a phone nobody has, so that both take as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$aTyaDUz7NLeaYLdGYzOj30mXf+QyP8zrzR7fJH4wsxs$8jnH5bPOQdURPLB26nBh7AlkoDKz9PrqHc8BjmiLxDI'
/** One for each core: more are no faster, and take the time of everyone's pages. Each takes 19 MiB. */
const AT_ONCE = Math.min(4, availableParallelism())
const WAITING = 200

/** No letters or digits that look like others when read from a screen or heard on the phone. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RANDOM_LENGTH = 12

/** argon2id with at most one at work for each core, so that a flood of sign-ins leaves processor and memory for everyone's pages. */
export function createPasswords() {
  const inTurn = createTurns(AT_ONCE, WAITING)
  return {
    /** @throws AppError unavailable when too many wait. */
    hash: (password: string): Promise<string> => inTurn(() => Bun.password.hash(password, COST)),

    /** False, after the same time, also when there is no hash. @throws AppError unavailable when too many wait. */
    verify: async (password: string, hash: string | null | undefined): Promise<boolean> => {
      const matches = await inTurn(() => Bun.password.verify(password, hash ?? NOBODY))
      return matches && Boolean(hash)
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>

const INITIAL_DAYS = 30

/** Until when a password that somebody else made must have been used for the first time: ISO. */
export const initialPasswordEnd = (clock: Clock): string =>
  new Date(clock.now().getTime() + INITIAL_DAYS * 86_400_000).toISOString()

/** A password to hand to someone once: 12 characters, 59 bits. */
export const randomPassword = (): string => randomText(RANDOM_LENGTH)

/** Letters and digits to be written down or read out: five bits each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
