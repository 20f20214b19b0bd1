import { HttpServerError } from '@libsql/hrana-client'
import { hasErrorCode } from '../failures.ts'

export const isStreamLost = (error: unknown) =>
  hasErrorCode(error, 'STREAM_EXPIRED') || (error instanceof HttpServerError && error.status === 400)
