import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openFile } from '../db/file/open-file.ts'
import { powerCut } from '../server/testing/power-cut.ts'
import { testWith } from '../server/testing/test-with.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const QUESTION = /^Replace .*gona\.db with .*backup\.db\? \[y\/N\] $/

let gona: Gona
let backup: string
let database: string
beforeEach(async () => {
  gona = gonaIn()
  backup = join(gona.dataDir, '../backup.db')
  database = join(gona.dataDir, 'gona.db')
  await note('of the backup')
  expect((await gona.run(`db backup ${backup}`)).code).toBe(0)
  await note('of today')
})
afterEach(() => gona.remove())

const note = (text: string) =>
  gona.database((db) => db.write(sql`insert into settings (name, value) values (${text}, '')`))
async function notes(path = database) {
  const db = openFile(path)
  const rows = await db.orm.all<{ name: string }>(sql`select name from settings where name like 'of %' order by name`)
  expect(await db.check()).toEqual([])
  db.close()
  return rows.map(({ name }) => name)
}
const formerOnes = () => readdirSync(gona.dataDir).filter((name) => name.startsWith('gona.db.before-restore-'))
const unchanged = async () => {
  expect(readdirSync(gona.dataDir)).toEqual(['gona.db'])
  expect(await notes()).toEqual(['of the backup', 'of today'])
}

describe('gona db restore', () => {
  test('puts the backup in place, keeps the former database whole beside it, and leaves the backup as it was', async () => {
    const before = readFileSync(backup)
    const { code, out } = await gona.run(`db restore ${backup} --yes`)
    expect(code).toBe(0)
    expect(await notes()).toEqual(['of the backup'])
    const [former] = formerOnes()
    expect(out).toBe(`Restored ${database}. The previous database was moved to ${join(gona.dataDir, former!)}.\n`)
    expect(await notes(join(gona.dataDir, former!))).toEqual(['of the backup', 'of today'])
    expect(readFileSync(backup).equals(before)).toBe(true)
    expect((await gona.run('db check')).out).toBe('The database is intact.\n')
  })

  test('restored twice within a second keeps both former ones', async () => {
    await gona.run(`db restore ${backup} --yes`)
    await gona.run(`db restore ${backup} --yes`)
    expect(formerOnes()).toHaveLength(2)
  })

  test('asks before it replaces anything, and changes nothing without a yes', async () => {
    for (const typed of ['', 'n', 'no', 'yesterday']) {
      const { code, asked, err } = await gona.run(`db restore ${backup}`, { typed })
      expect(asked).toEqual([expect.stringMatching(QUESTION)])
      expect([code, err]).toEqual([2, 'gona: Nothing was changed. Add --yes to restore without confirmation.\n'])
    }
    await unchanged()
    expect((await gona.run(`db restore ${backup}`, { typed: 'y' })).code).toBe(0)
    expect(await notes()).toEqual(['of the backup'])
  })

  test('where nobody can be asked changes nothing, and does not say it did', async () => {
    expect((await gona.run(`db restore ${backup}`)).code).toBe(2)
    await unchanged()
  })

  test('into an empty folder asks nothing, for nothing is replaced', async () => {
    const empty = gonaIn()
    const { code, out, asked } = await empty.run(`db restore ${backup}`)
    expect([code, out, asked]).toEqual([0, `Restored ${join(empty.dataDir, 'gona.db')}.\n`, []])
    expect(await notes(join(empty.dataDir, 'gona.db'))).toEqual(['of the backup'])
    empty.remove()
  })

  test.each<[string, (path: string) => void]>([
    ['damaged in the middle', (path) => overwrite(path, 0.5)],
    ['damaged in its last page', (path) => overwrite(path, 0.999)],
    ['cut short', (path) => writeFileSync(path, readFileSync(path).subarray(0, 40_000))],
    ['no database', (path) => writeFileSync(path, 'a letter to a friend')],
    ['empty', (path) => writeFileSync(path, '')],
    [
      'somebody else’s database',
      (path) => {
        rmSync(path)
        const other = new Sqlite(path)
        other.run('CREATE TABLE people (id)')
        other.close()
      },
    ],
  ])('a backup that is %s is never put in place', async (_, spoil) => {
    spoil(backup)
    const { code, err } = await gona.run(`db restore ${backup} --yes`)
    expect([code, err]).toEqual([2, `gona: ${backup} is not an intact gona backup.\n`])
    await unchanged()
  })

  test('over a database that another process has open is refused, and the other goes on', async () => {
    const using = Bun.spawn(
      [
        process.execPath,
        '-e',
        `import { openFile } from '${join(import.meta.dir, '../db/file/open-file.ts')}'
        const db = openFile('${database}')
        console.log('open'); process.stdin.once('data', async () => { console.log((await db.check()).length); db.close(); process.exit() })`,
      ],
      { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' },
    )
    const said = using.stdout.getReader()
    await said.read()
    const { code, err } = await gona.run(`db restore ${backup} --yes`)
    expect([code, err]).toEqual([1, 'gona: The database is in use. Stop the server, then try again.\n'])
    expect(formerOnes()).toEqual([])
    using.stdin.write('\n')
    using.stdin.flush()
    expect(new TextDecoder().decode((await said.read()).value)).toBe('0\n')
    expect(await using.exited).toBe(0)
    await unchanged()
  })

  test('folds what a killed server left in its log into the former database: none of it shows in the restored one', async () => {
    await leaveLog()
    expect((await gona.run(`db restore ${backup} --yes`)).code).toBe(0)
    expect(existsSync(`${database}-wal`)).toBe(false)
    expect(await notes()).toEqual(['of the backup'])
    expect(await notes(join(gona.dataDir, formerOnes()[0]!))).toEqual(['of the backup', 'of the log', 'of today'])
  })

  test('where the database was lost and its log is still there, keeps that log out of the restored one', async () => {
    await leaveLog()
    rmSync(database)
    expect((await gona.run(`db restore ${backup}`)).code).toBe(0)
    expect(await notes()).toEqual(['of the backup'])
    expect(formerOnes()).toEqual([expect.stringMatching(/-wal$/)])
  })

  test('takes the place of a database that is damaged, which is kept', async () => {
    writeFileSync(database, 'no database at all')
    expect((await gona.run('db check')).err).toContain('Please restore a backup: gona db restore FILE')
    expect((await gona.run(`db restore ${backup} --yes`)).code).toBe(0)
    expect(await notes()).toEqual(['of the backup'])
    const [former] = formerOnes()
    expect(readFileSync(join(gona.dataDir, former!), 'utf8')).toBe('no database at all')
  })

  test('of the database itself changes nothing', async () => {
    const { code } = await gona.run(`db restore ${database} --yes`)
    expect(code).not.toBe(0)
    await unchanged()
  })
})

/** Leaves writes in the log, like a killed server. */
async function leaveLog() {
  const program = `
    import { sql } from 'drizzle-orm'
    import { openFile } from '${join(import.meta.dir, '../db/file/open-file.ts')}'
    await openFile('${database}').write(sql\`insert into settings (name, value) values ('of the log', '')\`)
    process.kill(process.pid, 'SIGKILL')`
  await Bun.spawn([process.execPath, '-e', program], { stderr: 'inherit' }).exited
  expect(statSync(`${database}-wal`).size).toBeGreaterThan(0)
}

function overwrite(path: string, share: number) {
  const bytes = readFileSync(path)
  const at = Math.floor(bytes.length * share)
  bytes.fill(0xa5, at, Math.min(bytes.length, at + 8192))
  writeFileSync(path, bytes)
}

const folder = mkdtempSync(join(tmpdir(), 'gona-restored-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const cut = powerCut(folder)

testWith('a C compiler', cut !== null)('a restored database is on the disk before it gets its name', async () => {
  const { environment, shadow } = cut!
  const target = gonaIn()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts'), 'db', 'restore', backup], {
    env: { ...environment, DATA_DIR: target.dataDir },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  expect(await child.exited).toBe(0)
  expect(readdirSync(shadow)).toEqual(['gona.db'])
  copyFileSync(join(shadow, 'gona.db'), join(folder, 'after.db'))
  expect(await notes(join(folder, 'after.db'))).toEqual(['of the backup'])
  target.remove()
})
