import { toAppError } from '../http/error-response.ts'

/** Resolves to null for a `not_found` error. */
export const nullIfNotFound = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (toAppError(error)?.code === 'not_found') return null
    throw error
  })
