import { HttpServerError } from '@libsql/hrana-client'
import { isCode } from '../failures.ts'

export const isForgotten = (error: unknown) =>
  isCode(error, 'STREAM_EXPIRED') || (error instanceof HttpServerError && error.status === 400)
