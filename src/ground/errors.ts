/** What can go wrong, and how HTTP says it. */
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

/** A sentence as every language has it: its key among the refusals, and what is put into its places. */
export interface Refusal {
  key: string
  values: Record<string, string | number>
}

/** A sentence in English, and what says it in other languages: null where only programs and operators read it. */
export interface Said {
  english: string
  refusal: Refusal | null
}

/**
 * Made by `refuse` (contracts/refusals.ts) for people, by `technicalError` for programs and operators. Any other error is
 * a defect: the person is told of a server error, the log the rest.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly refusal: Refusal | null
  readonly details: { fields?: Record<string, string>; retryAfterSeconds?: number }
  /** What `details.fields` says, for other languages. */
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

/** What went wrong for a program that calls, or for who runs the server: in English, whatever a person's language. */
export const technicalError = (code: ErrorCode, message: string) =>
  new AppError(code, { english: message, refusal: null })

/** What a command ends with; `misused` stands for wrong use and bad settings. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
