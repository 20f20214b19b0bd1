import type { Database as Sqlite } from 'bun:sqlite'

/** Beyond these nobody goes by names: all of them may have changed. */
const NAMES_MAX = 1000

/**
 * Follows the rows of some tables, each told by one of its columns. @returns what asks which were inserted, changed or
 * deleted since it was last asked, by whatever statement; null: any may have been, for another connection has written
 * or they are too many. Triggers of this connection alone note them in its table `log`, so that they are committed or undone with the write.
 */
export function watchRows(
  sqlite: Sqlite,
  log: string,
  tables: Readonly<Record<string, string>>,
): () => string[] | null {
  sqlite.run(`CREATE TEMP TABLE ${log} (name TEXT)`)
  const few = `(SELECT coalesce(max(rowid), 0) FROM ${log}) <= ${NAMES_MAX}`
  for (const [table, column] of Object.entries(tables))
    for (const [event, rows] of [
      ['INSERT', ['new']],
      ['UPDATE', ['old', 'new']],
      ['DELETE', ['old']],
    ] as const) {
      const notes = rows.map((row) => `INSERT INTO ${log} VALUES (${row}.${column});`).join(' ')
      sqlite.run(
        `CREATE TEMP TRIGGER ${log}_${table}_${event} AFTER ${event} ON main.${table} WHEN ${few} BEGIN ${notes} END`,
      )
    }
  const others = sqlite.prepare<unknown, []>('PRAGMA data_version')
  const own = sqlite.prepare<unknown, []>('SELECT total_changes()')
  const noted = sqlite.prepare<unknown, []>(`SELECT name FROM ${log}`)
  const forget = sqlite.prepare(`DELETE FROM ${log}`)
  let othersSeen: unknown = null
  let ownSeen: unknown = own.values()[0]![0]

  return () => {
    const version = others.values()[0]![0]
    const changes = own.values()[0]![0]
    if (version === othersSeen && changes === ownSeen) return NONE
    const names = changes === ownSeen ? [] : noted.values().map(([name]) => name as string)
    if (names.length > 0) forget.run()
    ownSeen = own.values()[0]![0]
    const isByOthers = version !== othersSeen
    othersSeen = version
    return isByOthers || names.length > NAMES_MAX ? null : names
  }
}

const NONE: string[] = []
