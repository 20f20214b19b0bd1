import { refusalError } from '../contracts/refusals.ts'
import { AppError } from '../shared/errors.ts'
import { serverBusyError } from '../shared/refusals.ts'

/** Returns the error code of SQLite, the disk or the network; empty without one. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export const hasErrorCode = (error: unknown, prefix: string): error is Error => errorCode(error).startsWith(prefix)

/** Converts a "cannot save" error of the database to an AppError; unwraps any other error from drizzle's error. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (hasErrorCode(cause, 'SQLITE_FULL') || hasErrorCode(cause, 'SQLITE_IOERR')) return refusalError('server.full')
  return hasErrorCode(cause, 'SQLITE_BUSY') ? serverBusyError() : cause
}

/** Returns whether a write lacked a required value; `column` as `table.column`. */
export function isNotNullViolation(error: unknown, column: string): boolean {
  return hasErrorCode(error, 'SQLITE_CONSTRAINT') && error.message.includes(`NOT NULL constraint failed: ${column}`)
}

/** Returns whether a write hit a unique value in use; `column` as `table.column`. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return hasErrorCode(error, 'SQLITE_CONSTRAINT') && error.message.includes(column)
}

/** Returns a random delay before a locked write is retried, so that waiting processes do not retry at the same time. */
export const retryDelayMs = () => 5 + Math.random() * 20
