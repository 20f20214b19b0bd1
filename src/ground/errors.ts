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

/** Made by `refuse` (contracts/refusals.ts) for people, by `technicalError` for programs and operators. */
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
