import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Gona } from './gona.ts'

const BUN = resolve(import.meta.dirname, '../node_modules/.bin/bun')
const PROGRAM = `
import { Database } from 'bun:sqlite'
const [file, statement, values] = process.argv.slice(-3)
const db = new Database(file)
db.run('pragma busy_timeout = 10000')
db.run(statement, JSON.parse(values))`

/** Changes the database of a running server, for what only time brings. */
export const change = ({ dataDir }: Gona, statement: string, values: (string | number | null)[]): void =>
  void execFileSync(BUN, ['-e', PROGRAM, join(dataDir, 'gona.db'), statement, JSON.stringify(values)])
