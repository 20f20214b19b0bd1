import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { openFile } from '../../db/file/open-file.ts'
import { openServer } from '../../db/libsql/open-server.ts'
import { createLog } from '../../shared/log.ts'
import { readConfig } from '../config.ts'
import { createPlaceService } from '../places/service.ts'
import { startLibsql } from './libsql.ts'

/** True if tests run on a libSQL server (`npm test` runs service tests on both engines). */
export const ON_LIBSQL = process.env.TEST_DATABASE === 'libsql'

type Template = 'migrated' | 'places'

const newDatabase = await (ON_LIBSQL ? onServer() : inMemory())

/** Returns a new empty database: in memory, or on the libSQL server of this run. */
export const testDatabase = (): Database => newDatabase('migrated')

/** Returns a new database with the reference locations, with which every server starts. */
export const databaseWithPlaces = (): Database => newDatabase('places')

function addPlaces(db: Database): Promise<void> {
  const clock = { now: () => new Date('2026-07-06T08:00:00Z') }
  return createPlaceService({
    db,
    config: readConfig({}),
    clock,
    log: createLog('silent'),
    fetch,
  }).ensureReferenceLocations()
}

/** Copies the content of a database, which takes a twentieth of the time of its migrations. */
async function inMemory() {
  const db = openFile(':memory:')
  const migrated = await contentOf(db)
  await addPlaces(db)
  const content = { migrated, places: await contentOf(db) }
  db.close()
  return (template: Template): Database => openFile(':memory:', content[template])
}

async function contentOf(db: Database): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-content-'))
  await db.backupTo(join(folder, 'gona.db'))
  const content = readFileSync(join(folder, 'gona.db'))
  rmSync(folder, { recursive: true })
  return content
}

/** Starts one server for all tests of this process, with a namespace for each database, copied from its template. */
async function onServer() {
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
  await ask('migrated/create')
  await openServer({ url: urlOf('migrated') }).ping()
  await ask('migrated/fork/places')
  await addPlaces(openServer({ url: urlOf('places') }))
  let count = 0

  return (template: Template): Database => {
    const name = `test${++count}`
    const made = ask(`${template}/fork/${name}`)
    return openServer({
      url: urlOf(name),
      async send(request) {
        await made
        return fetch(request)
      },
    })
  }
}
