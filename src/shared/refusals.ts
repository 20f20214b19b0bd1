import { AppError, type ErrorCode, type RefusalText } from './errors.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** Messages by key: error code and English sentence, whose `{name}` takes a value. */
export type RefusalTable = Record<string, { code: ErrorCode; says: string }>

type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
export type RefusalValues<Text> = [Places<Text>] extends [never]
  ? [values?: Record<string, never>]
  : [values: Record<Places<Text>, string | number>]

export function createRefusalHelpers<const Table extends RefusalTable>(table: Table) {
  type Key = keyof Table & string

  const said = <K extends Key>(key: K, ...[values = {}]: RefusalValues<Table[K]['says']>): RefusalText => ({
    english: fillPlaceholders(table[key]!.says, values),
    refusal: { key, values },
  })

  return {
    said,
    refusalError: <K extends Key>(
      key: K,
      ...[values, details]: [...RefusalValues<Table[K]['says']>, details?: { retryAfterSeconds?: number }]
    ) => new AppError(table[key]!.code, said(key, ...([values] as RefusalValues<Table[K]['says']>)), details),
    /** Uses one message for the whole form and for the field at fault. */
    fieldRefusalError<K extends Key>(field: string, key: K, ...values: RefusalValues<Table[K]['says']>) {
      const sentence = said(key, ...values)
      return new AppError(table[key]!.code, sentence, { fields: { [field]: sentence } })
    },
  }
}

export const SHARED_REFUSALS = {
  'server.busy': { code: 'unavailable', says: 'The server is busy. Please try again in a moment.' },
  'tries.waitMinute': { code: 'rate_limited', says: 'Too many tries. Please wait a minute and try again.' },
  'tries.waitMinutes': { code: 'rate_limited', says: 'Too many tries. Please wait {n} minutes and try again.' },
} as const satisfies RefusalTable

const { refusalError } = createRefusalHelpers(SHARED_REFUSALS)

export const serverBusyError = (details: { retryAfterSeconds?: number } = {}) =>
  refusalError('server.busy', {}, details)

export function tooManyRequestsError(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return minutes <= 1
    ? refusalError('tries.waitMinute', {}, { retryAfterSeconds })
    : refusalError('tries.waitMinutes', { n: minutes }, { retryAfterSeconds })
}
