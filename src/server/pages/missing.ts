import { asAppError } from '../http/answer.ts'

/** What was asked for, or null where it is not found. */
export const unlessMissing = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (asAppError(error)?.code === 'not_found') return null
    throw error
  })
