import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Child, signedInCookie, startChild } from '../../server/testing/child.ts'
import { powerCut } from '../../server/testing/power-cut.ts'
import { smallDisk } from '../../server/testing/small-disk.ts'
import { testWith } from '../../server/testing/test-with.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import type { Database } from '../open.ts'
import { writeAtomically } from './backup-file.ts'
import { openFile } from './open-file.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-backup-'))
const small = smallDisk(6)
const cut = powerCut(folder)
const children: Child[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.process.kill('SIGKILL')
})
afterAll(() => {
  small?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => mkdtempSync(join(folder, 'data-'))
async function serve(dataDir: string, environment: Record<string, string> = {}) {
  const child = await startChild(dataDir, environment)
  children.push(child)
  return child
}

/** Images of this total size, so that a copy takes a while. */
const pictures = (megabytes: number, first = 0) =>
  Array.from(
    { length: megabytes },
    (_, n) => sql`
      INSERT INTO images (id, bytes, thumbnail, width, height, created_at)
      VALUES (${`${first + n}`.padStart(64, '0')}, randomblob(1000000), x'00', 1, 1, '2026-07-06T08:00:00.000Z')`,
  )
const damaged = (bytes: Buffer) => {
  const middle = Math.floor(bytes.length / 2)
  return Buffer.from(bytes).fill(0xff, middle - 600_000, middle + 600_000)
}
async function grow(db: Database, megabytes: number) {
  for (const picture of pictures(megabytes)) await db.write(picture)
}

describe('a backup', () => {
  test('is taken while posts are saved and pages answered, holds what was there, and can be served', async () => {
    const dataDir = newFolder()
    const target = join(newFolder(), 'gona.db')
    const server = await serve(dataDir)
    const cookie = await signedInCookie(server)
    const db = openFile(join(dataDir, 'gona.db'))
    await grow(db, 40)
    const post = async (content: string) => {
      const answer = await server.send('POST', '/api/community/posts', { content, postType: 'question' }, { cookie })
      if (answer.status === 201) saved.push(content)
      return answer.status
    }
    const saved: string[] = []
    await post('before')
    const before = [...saved]

    let running = true
    const backup = db.backupTo(target).finally(() => {
      running = false
    })
    // A thread of its own makes the copy, which this one does not wait for.
    expect(readdirSync(join(target, '..'))).toEqual([])
    // One writer is in this process, like a server's.
    for (let n = 0; running || n < 3; n++) {
      expect(await post(`meanwhile ${n}`)).toBe(201)
      expect((await server.send('GET', '/', undefined, { cookie })).status).toBe(200)
      expect(await db.orm.all(sql`SELECT count(*) AS n FROM users`)).toEqual([{ n: 1 }])
    }
    await backup
    expect(await db.check()).toEqual([])
    db.close()

    const copy = await serve(join(target, '..'))
    const listed = await copy.send('GET', '/api/community/posts?limit=100', undefined, { cookie })
    expect(listed.status).toBe(200)
    const contents = ((await listed.json()) as { content: string }[]).map(({ content }) => content)
    expect(contents).toEqual(expect.arrayContaining(before))
    expect(saved).toEqual(expect.arrayContaining(contents))
  })

  test('killed in the middle leaves nothing of its name, and the next clears what it left', async () => {
    const dataDir = newFolder()
    const target = join(newFolder(), 'copy.db')
    const db = openFile(join(dataDir, 'gona.db'))
    await grow(db, 60)
    const program = `import { openFile } from '${import.meta.dir}/open-file.ts'
      await openFile('${db.place}').backupTo('${target}')`
    const half = await (async () => {
      for (;;) {
        const child = Bun.spawn([process.execPath, '-e', program], { stderr: 'inherit' })
        while (child.exitCode === null && readdirSync(join(target, '..')).length === 0) await Bun.sleep(1)
        child.kill('SIGKILL')
        await child.exited
        if (!existsSync(target)) return readdirSync(join(target, '..'))
        rmSync(target)
      }
    })()
    expect(half.filter((name) => !/^copy\.db\.\d+\.unfinished/.test(name))).toEqual([])
    expect(half).not.toEqual([])
    await db.backupTo(target)
    expect(readdirSync(join(target, '..'))).toEqual(['copy.db'])
    const copy = openFile(target)
    expect(await copy.check()).toEqual([])
    copy.close()
    db.close()
  })

  testWith('root on Linux', small !== null)(
    'on a disk that fills up says so, leaves nothing, and the database goes on',
    async () => {
      const db = openFile(join(newFolder(), 'gona.db'))
      await grow(db, 10)
      const target = join(small!.path, 'copy.db')
      expect(await rejectionOf(db.backupTo(target))).toMatchObject({
        code: 'unavailable',
        message: `Cannot write ${target}: check its folder, its permissions and free disk space.`,
      })
      expect(readdirSync(small!.path)).toEqual([])
      expect(await db.check()).toEqual([])
      db.close()
    },
  )

  test.each<[string, (whole: string, unfinished: string) => void]>([
    ['was damaged on its way', (whole, unfinished) => writeFileSync(unfinished, damaged(readFileSync(whole)))],
    ['was cut short', (whole, unfinished) => writeFileSync(unfinished, readFileSync(whole).subarray(0, -8192))],
    ['is no database', (_, unfinished) => writeFileSync(unfinished, 'x'.repeat(100_000))],
    ['was never written', () => {}],
  ])('that %s gets no name, and nothing of it is left', async (_, make) => {
    const db = openFile(join(newFolder(), 'gona.db'))
    await grow(db, 2)
    await db.foldLog()
    const target = join(newFolder(), 'copy.db')
    let told = false
    const writing = writeAtomically(
      target,
      (unfinished) => make(db.place, unfinished),
      () => {
        told = true
      },
    )
    expect(await rejectionOf(writing)).toBeInstanceOf(Error)
    expect([readdirSync(join(target, '..')), told]).toEqual([[], false])
    db.close()
  })

  testWith('a C compiler', cut !== null)(
    'is on the disk before it gets its name, so that a power cut leaves it whole or not at all',
    async () => {
      const dataDir = newFolder()
      const db = openFile(join(dataDir, 'gona.db'))
      await grow(db, 2)
      const program = `import { writeAtomically } from '${import.meta.dir}/backup-file.ts'
      import { copyFileSync } from 'node:fs'
      await writeAtomically('${dataDir}/gona.db-copied', (unfinished) => copyFileSync('${dataDir}/gona.db', unfinished))
      const { openFile } = await import('${import.meta.dir}/open-file.ts')
      await openFile('${db.place}').backupTo('${dataDir}/gona.db-backup')`
      await db.foldLog()
      const { environment, shadow } = cut!
      const child = Bun.spawn([process.execPath, '-e', program], { env: { ...environment }, stderr: 'inherit' })
      expect(await child.exited).toBe(0)
      const after = readdirSync(shadow).filter((name) => /copied|backup/.test(name))
      expect(after.sort()).toEqual(['gona.db-backup', 'gona.db-copied'])
      for (const name of after) {
        const copy = openFile(join(shadow, name))
        expect(await copy.orm.all(sql`select count(*) as n from images`)).toEqual([{ n: 2 }])
        copy.close()
      }
      db.close()
    },
  )

  test('never replaces a file', async () => {
    const db = openFile(join(newFolder(), 'gona.db'))
    const target = join(newFolder(), 'copy.db')
    writeFileSync(target, 'mine')
    expect(await rejectionOf(db.backupTo(target))).toMatchObject({ code: 'conflict' })
    expect(await Bun.file(target).text()).toBe('mine')
    db.close()
  })

  test('of a damaged database is none', async () => {
    const dataDir = newFolder()
    const path = join(dataDir, 'gona.db')
    const whole = openFile(path)
    await grow(whole, 3)
    await whole.foldLog()
    whole.close()
    writeFileSync(path, damaged(readFileSync(path)))
    const db = openFile(path)
    const target = join(newFolder(), 'copy.db')
    expect(await rejectionOf(db.backupTo(target))).toMatchObject({ code: 'unavailable' })
    expect(readdirSync(join(target, '..'))).toEqual([])
    db.close()
  })
})

test('a log that one large write has made long is emptied too', async () => {
  const path = join(newFolder(), 'gona.db')
  const db = openFile(path)
  await db.write(...pictures(12))
  expect(Bun.file(`${path}-wal`).size).toBeGreaterThan(8 * 1024 * 1024)
  expect(await db.foldLog()).toBe(true)
  expect(Bun.file(`${path}-wal`).size).toBe(0)
  db.close()
})

test('while much is written no commit folds the log: the work does, between its pieces, and leaves none', async () => {
  const path = join(newFolder(), 'gona.db')
  const db = openFile(path)
  const megabytes = () => Math.round(Bun.file(`${path}-wal`).size / 1e7) * 10
  const after: number[] = []
  await db.writingMuch(async (fold) => {
    for (let piece = 0; piece < 3; piece++) {
      await db.write(...pictures(15, piece * 15))
      after.push(megabytes())
      await fold()
      after.push(megabytes())
    }
  })
  expect(after).toEqual([20, 20, 30, 30, 50, 0])
  await db.writingMuch(() => db.write(...pictures(15, 75)))
  expect(megabytes()).toBe(0)
  db.close()
})
