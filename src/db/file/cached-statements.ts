import { type DatabaseOptions, type SQLQueryBindings, Database as Sqlite, type Statement } from 'bun:sqlite'
import { dropOldest } from '../../shared/lookups.ts'

const MAX_STATEMENTS = 300

/** Quoted literals and names, which stay unchanged, and placeholders. */
const QUOTED_OR_PLACEHOLDER = /'[^']*'|"[^"]*"|`[^`]*`|\?/g

/**
 * Hides bound values from SQLite's planner. It looks at the value of a plain `?`, and then compiles the statement again
 * at every execution with another value, which takes longer than most statements.
 */
const withFixedPlan = (sql: string) => sql.replace(QUOTED_OR_PLACEHOLDER, (part) => (part === '?' ? '+?' : part))

/** Compiles each SQL text once. The rows of a statement must be read to the end before its next execution. */
export class SqliteWithCache extends Sqlite {
  readonly #statements = new Map<string, Statement>()

  /** Opens a file, or in memory the content of one, which Bun's types do not mention. */
  constructor(source: string | Uint8Array, options: DatabaseOptions) {
    super(source as string, options)
  }

  override prepare<Row, Params extends SQLQueryBindings | SQLQueryBindings[]>(sql: string) {
    type Prepared = ReturnType<typeof Sqlite.prototype.prepare<Row, Params>>
    const statement =
      (this.#statements.get(sql) as Prepared | undefined) ?? super.prepare<Row, Params>(withFixedPlan(sql))
    this.#statements.delete(sql)
    this.#statements.set(sql, statement)
    dropOldest(this.#statements, MAX_STATEMENTS)
    return statement
  }

  /** Also finalizes the statements, because an open statement keeps the file locked. */
  override close(): void {
    for (const statement of this.#statements.values()) statement.finalize()
    this.#statements.clear()
    super.close()
  }
}
