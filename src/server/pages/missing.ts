import { asAppError } from '../http/answer.ts'

/** Resolves to null for a `not_found` error. */
export const unlessMissing = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (asAppError(error)?.code === 'not_found') return null
    throw error
  })
