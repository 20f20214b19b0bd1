import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { examineInstallation } from '../../server/doctor.ts'
import { type Child, signedInCookie, startChild } from '../../server/testing/child.ts'
import { openDatabase } from '../open.ts'
import { restoreDatabase } from './restore.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-rights-'))
const children: Child[] = []
const usual = process.umask(0o022)
afterEach(() => {
  process.umask(0o022)
  for (const child of children.splice(0)) child.process.kill('SIGKILL')
})
afterAll(() => {
  process.umask(usual)
  rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => join(folder, crypto.randomUUID())
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const rightsIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, rightsOf(join(path, name))]))
const PRIVATE = { 'gona.db': '600', 'gona.db-wal': '600', 'gona.db-shm': '600' }

describe('other users of the machine can read nothing', () => {
  test('of a server that writes, whatever the umask', async () => {
    for (const umask of [0o022, 0]) {
      process.umask(umask)
      const dataDir = newFolder()
      const child = await startChild(dataDir)
      children.push(child)
      await signedInCookie(child)
      expect([rightsOf(dataDir), rightsIn(dataDir)]).toEqual(['700', PRIVATE])
    }
  })

  test('of what an older Gona left open to them, from the next start', async () => {
    const [DATA_DIR, BACKUP_DIR] = [newFolder(), newFolder()]
    ;(await openDatabase({ DATA_DIR })).close()
    mkdirSync(BACKUP_DIR)
    const copy = join(BACKUP_DIR, 'gona-2026-01-01T030000.db')
    for (const file of [copy, join(DATA_DIR, 'gona.db.before-restore-1')]) copyFileSync(join(DATA_DIR, 'gona.db'), file)
    for (const name of readdirSync(DATA_DIR)) chmodSync(join(DATA_DIR, name), 0o644)
    chmodSync(copy, 0o644)
    chmodSync(DATA_DIR, 0o755)
    const db = await openDatabase({ DATA_DIR, BACKUP_DIR })
    expect(rightsOf(DATA_DIR)).toBe('700')
    expect(rightsIn(DATA_DIR)).toEqual({ ...PRIVATE, 'gona.db.before-restore-1': '600' })
    expect(rightsOf(copy)).toBe('600')
    db.close()
  })

  test('of a backup, of what is restored, and of what that replaces', async () => {
    process.umask(0)
    const DATA_DIR = newFolder()
    const db = await openDatabase({ DATA_DIR })
    const backup = join(newFolder(), 'copy.db')
    await db.backupTo(backup)
    db.close()
    expect([rightsOf(join(backup, '..')), rightsOf(backup)]).toEqual(['700', '600'])
    chmodSync(backup, 0o644)
    chmodSync(join(DATA_DIR, 'gona.db'), 0o644)
    const former = await restoreDatabase(backup, join(DATA_DIR, 'gona.db'))
    expect([rightsOf(join(DATA_DIR, 'gona.db')), rightsOf(former!)]).toEqual(['600', '600'])
  })

  test('and a folder that all users share stays theirs', async () => {
    const DATA_DIR = newFolder()
    mkdirSync(DATA_DIR)
    chmodSync(DATA_DIR, 0o1777)
    ;(await openDatabase({ DATA_DIR })).close()
    expect(rightsOf(DATA_DIR)).toBe('777')
    expect(rightsOf(join(DATA_DIR, 'gona.db'))).toBe('600')
  })
})

test('the executable’s own umask leaves nothing to others, be it an export to any folder', async () => {
  const DATA_DIR = newFolder()
  ;(await openDatabase({ DATA_DIR })).close()
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, '../../cli/main.ts'), 'db', 'backup', join(folder, 'new/copy.db')],
    {
      env: { PATH: process.env.PATH, DATA_DIR },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  )
  expect([await child.exited, await new Response(child.stderr).text()]).toEqual([0, ''])
  expect([rightsOf(join(folder, 'new')), rightsOf(join(folder, 'new/copy.db'))]).toEqual(['700', '600'])
})

test('gona doctor names what others can read', async () => {
  const DATA_DIR = newFolder()
  ;(await openDatabase({ DATA_DIR })).close()
  const config = readConfig({ DATA_DIR, WEATHER_PROVIDER: 'climatology' })
  const line = async () =>
    (await examineInstallation(config, () => Promise.reject(new Error('not asked')))).find(
      ({ subject }) => subject === 'rights',
    )
  expect((await line())?.ok).toBe(true)
  chmodSync(join(DATA_DIR, 'gona.db'), 0o640)
  expect(await line()).toEqual({
    subject: 'rights',
    ok: false,
    detail: `other users can read ${join(DATA_DIR, 'gona.db')}: run chmod go-rwx`,
  })
})
