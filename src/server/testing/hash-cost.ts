import type { HashCost } from '../accounts/sign-in/passwords.ts'

/** The least that argon2id takes: tests hash a password for each farmer. */
export const CHEAP: HashCost = { memoryCost: 8, timeCost: 1 }
