import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { openFile } from '../../db/file/open-file.ts'
import { openServer } from '../../db/libsql/open-server.ts'
import { startLibsql } from './libsql.ts'

/** True if tests run on a libSQL server (`npm test` runs service tests on both engines). */
export const ON_LIBSQL = process.env.TEST_DATABASE === 'libsql'

const shared = ON_LIBSQL ? await startShared() : null
// A copy is made in a twentieth of the time of the migrations.
const migrated = ON_LIBSQL ? null : await migratedContent()

/** Returns a new empty database: in memory, or on the libSQL server of this run. */
export const testDatabase = (): Database =>
  shared?.newDatabase() ?? (migrated ? openFile(':memory:', migrated) : openFile(':memory:'))

async function migratedContent(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-migrated-'))
  const db = openFile(':memory:')
  await db.backupTo(join(folder, 'gona.db'))
  db.close()
  const content = readFileSync(join(folder, 'gona.db'))
  rmSync(folder, { recursive: true })
  return content
}

/** Starts one server for all tests of this process, with a namespace for each database, copied from a migrated one. */
async function startShared() {
  const server = await startLibsql({ namespaces: true })
  server.removeWithUs()
  const { port } = new URL(server.url)
  const ask = async (path: string) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${server.admin}/v1/namespaces/${path}`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }
  const urlOf = (name: string) => `http://${name}.localhost:${port}`
  await ask('template/create')
  await openServer({ url: urlOf('template') }).ping()
  let count = 0

  return {
    newDatabase(): Database {
      const name = `test${++count}`
      const made = ask(`template/fork/${name}`)
      return openServer({
        url: urlOf(name),
        async send(request) {
          await made
          return fetch(request)
        },
      })
    },
  }
}
