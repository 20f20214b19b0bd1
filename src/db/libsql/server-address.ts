import { parseLibsqlUrl } from '@libsql/hrana-client'
import { technicalError } from '../../shared/errors.ts'

export interface Server {
  /** `libsql://…`, `https://…` or `http://…` of the primary or of a replica, which forwards writes. */
  url: string
  authToken?: string | undefined
  send?: ((request: Request) => Promise<Response>) | undefined
}

/** @throws AppError invalid for a bad address */
export function serverUrl(url: string): URL {
  try {
    const { hranaHttpUrl } = parseLibsqlUrl(url)
    return new URL(hranaHttpUrl ?? url)
  } catch (error) {
    throw technicalError(
      'invalid',
      `Bad settings: DATABASE_URL ${error instanceof Error ? error.message : 'is invalid'}`,
    )
  }
}

export const hostOf = (url: string): string => serverUrl(url).host
