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
} as const
export type ErrorCode = keyof typeof HTTP_STATUS

export interface Refusal {
  key: string
  values: Record<string, string | number>
}

/** English message and translatable form; null if only operators read it. */
export interface RefusalText {
  english: string
  refusal: Refusal | null
}

/** Expected error from `refusalError` or `technicalError`. Any other error is a defect: details only in the log. */
export class AppError extends Error {
  override name = 'AppError'
  readonly refusal: Refusal | null
  readonly details: { fields?: Record<string, string>; retryAfterSeconds?: number }
  readonly fieldRefusals: Record<string, Refusal | null>
  constructor(
    readonly code: ErrorCode,
    { english, refusal }: RefusalText,
    { fields, ...details }: { fields?: Record<string, RefusalText>; retryAfterSeconds?: number } = {},
  ) {
    super(english)
    this.refusal = refusal
    this.details = { ...details, ...(fields && { fields: mapFields(fields, 'english') }) }
    this.fieldRefusals = mapFields(fields ?? {}, 'refusal')
  }
}

/** Throws the error again unless it is an expected one. */
export function rethrowUnexpected(error: unknown): asserts error is AppError {
  if (!(error instanceof AppError)) throw error
}

const mapFields = <Part extends keyof RefusalText>(
  fields: Record<string, RefusalText>,
  part: Part,
): Record<string, RefusalText[Part]> =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, said[part]]))

export const technicalError = (code: ErrorCode, message: string) =>
  new AppError(code, { english: message, refusal: null })

export const EXIT_CODES = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES]
