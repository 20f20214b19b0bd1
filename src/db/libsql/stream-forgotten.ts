import { HttpServerError } from '@libsql/hrana-client'
import { isCode } from '../failures.ts'

/** The server no longer knows the stream (idle too long, or it was restarted), so it did nothing. */
export const isForgotten = (error: unknown) =>
  isCode(error, 'STREAM_EXPIRED') || (error instanceof HttpServerError && error.status === 400)
