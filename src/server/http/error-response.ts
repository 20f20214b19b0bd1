import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Language } from '../../contracts/languages.ts'
import type { ErrorBody } from '../../contracts/shapes.ts'
import { AppError, HTTP_STATUS } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { refusalText } from '../../words/refusals.ts'
import type { AppEnv } from './context.ts'
import { routePatternOf } from './route-pattern.ts'

/** Sends `{message, fields?, words?}` with status and header `Refusal`; unexpected errors show only a request id. */
export function errorResponse(error: unknown, c: Context<AppEnv>, log: Log): Response {
  const known = toAppError(error)
  if (known) {
    const { retryAfterSeconds } = known.details
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    if (known.refusal) c.header('Refusal', known.refusal.key)
    return c.json(withTranslation(known, c.get('language') ?? 'en'), HTTP_STATUS[known.code])
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json<ErrorBody>({ message: error.message }, error.status)
  }
  if (isRequestAborted(error, c)) return c.json<ErrorBody>({ message: 'The request did not arrive' }, 408)
  const requestId = c.get('requestId')
  log.error('request.failed', { requestId, method: c.req.method, path: routePatternOf(c), ...failureDetails(error) })
  return c.json<ErrorBody>({ message: 'Internal Server Error', requestId }, 500)
}

/** Reports whether the client disconnected, or was cut off as too slow, before its body arrived. Such a request needs no response and no log line. */
export const isRequestAborted = (error: unknown, c: Context<AppEnv>): boolean =>
  c.req.raw.signal.aborted && error instanceof Error && error.name === 'AbortError'

/** Body of a refusal: English for programs, and `words` in the reader's language. */
function withTranslation(error: AppError, language: Language): ErrorBody {
  const { message, details } = error
  const fields = details.fields && { fields: details.fields }
  const words = refusalText(error, language)
  return {
    message,
    ...fields,
    ...(language !== 'en' && { words: { message: words.message, ...(fields && { fields: words.fields }) } }),
  }
}

export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof Error && error.cause instanceof AppError ? error.cause : null
}

/** Log fields of an unexpected error: its cause, since a query error contains values (phones, hashes). */
function failureDetails(error: unknown): Record<string, string> {
  const culprit = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(culprit instanceof Error)) return { error: typeof culprit }
  const lines = (culprit.stack ?? '').split('\n').map((line) => line.trim())
  const frames = lines.filter((line) => line.startsWith('at '))
  return {
    error: culprit.name,
    detail: culprit.message.replace(/\+?\d{7,}/g, '#').slice(0, 200),
    at: frames.slice(0, 5).join(' < '),
  }
}
