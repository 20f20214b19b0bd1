/**
 * What can go wrong, as every door tells it: a code, and a sentence for the person that says what to do. An error
 * that is not an AppError is a defect: "Internal Server Error" to the person, a log line with the request id to us.
 */
export type ErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media'
  | 'rate_limited'
  | 'provider_failed'
  | 'unavailable'

export class AppError extends Error {
  override name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message)
  }
}

export const SERVER_BUSY = 'The server is busy. Please try again in a moment.'

export const HTTP_STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  provider_failed: 502,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>

/** What a command ends with; `misused` stands for wrong use and bad settings. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export const EXIT_CODE = {
  invalid: EXIT.misused,
  unauthorized: EXIT.failed,
  forbidden: EXIT.failed,
  not_found: EXIT.failed,
  conflict: EXIT.failed,
  too_large: EXIT.failed,
  unsupported_media: EXIT.failed,
  rate_limited: EXIT.failed,
  provider_failed: EXIT.failed,
  unavailable: EXIT.failed,
} as const satisfies Record<ErrorCode, ExitCode>

export const notFound = (message: string) => new AppError('not_found', message)
export const invalidField = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } })
