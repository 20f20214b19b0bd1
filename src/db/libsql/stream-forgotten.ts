import { HttpServerError } from '@libsql/hrana-client'
import { isCode } from '../failures.ts'

/** The server dropped the stream (idle, or restarted), so the statement did not run. */
export const isForgotten = (error: unknown) =>
  isCode(error, 'STREAM_EXPIRED') || (error instanceof HttpServerError && error.status === 400)
