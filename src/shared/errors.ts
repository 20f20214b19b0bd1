/** Error codes with their HTTP status. */
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

/** Translatable message: its key among the refusals and its values. */
export interface Refusal {
  key: string
  values: Record<string, string | number>
}

/** English message and its translatable form; null if only programs and operators read it. */
export interface Said {
  english: string
  refusal: Refusal | null
}

/**
 * Expected error, made by `refuse` (contracts/refusals.ts) for people or `technicalError` for programs and operators.
 * Any other error is a defect: the client gets a server error, the log the details.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly refusal: Refusal | null
  readonly details: { fields?: Record<string, string>; retryAfterSeconds?: number }
  /** Translatable messages of `details.fields`. */
  readonly fieldRefusals: Record<string, Refusal | null>
  constructor(
    readonly code: ErrorCode,
    { english, refusal }: Said,
    { fields, ...details }: { fields?: Record<string, Said>; retryAfterSeconds?: number } = {},
  ) {
    super(english)
    this.refusal = refusal
    this.details = { ...details, ...(fields && { fields: mapped(fields, 'english') }) }
    this.fieldRefusals = mapped(fields ?? {}, 'refusal')
  }
}

const mapped = <Part extends keyof Said>(fields: Record<string, Said>, part: Part): Record<string, Said[Part]> =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, said[part]]))

/** Makes an error for programs and operators, in English. */
export const technicalError = (code: ErrorCode, message: string) =>
  new AppError(code, { english: message, refusal: null })

/** Exit codes; `misused` means wrong usage or bad settings. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
