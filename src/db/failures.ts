import { refuse } from '../contracts/refusals.ts'
import { AppError } from '../ground/errors.ts'
import { serverBusy } from '../ground/refusals.ts'

/** What SQLite, the disk or the network calls an error; empty for one that has no code. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whether an error has a code that begins so. */
export const isCode = (error: unknown, prefix: string): boolean => codeOf(error).startsWith(prefix)

/** What an engine says when it cannot save, as an AppError; any other error as it is, without drizzle's wrapping. */
export function asKnownFailure(error: unknown): unknown {
  if (error instanceof AppError) return error
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (isCode(cause, 'SQLITE_FULL') || isCode(cause, 'SQLITE_IOERR')) return refuse('server.full')
  return isCode(cause, 'SQLITE_BUSY') ? serverBusy() : cause
}

/** True when a write was refused because a value is missing; `column` as `table.column`. */
export function isMissing(error: unknown, column: string): boolean {
  return (
    isCode(error, 'SQLITE_CONSTRAINT') && (error as Error).message.includes(`NOT NULL constraint failed: ${column}`)
  )
}

/** True when a write was refused because a unique value is taken; `column` as `table.column`. */
export function isTaken(error: unknown, column: string): boolean {
  return isCode(error, 'SQLITE_CONSTRAINT') && (error as Error).message.includes(column)
}

/** How long another's write is waited for before ours is tried again: not in step with others who wait too. */
export const nextTryMs = () => 5 + Math.random() * 20
