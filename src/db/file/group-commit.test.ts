import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { createGroupCommit } from './group-commit.ts'
import { openFile } from './open-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gona-locked-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Holds the write lock from another connection until `done`. */
function locked(name: string) {
  const path = join(folder, name)
  const db = openFile(path)
  const other = new Sqlite(path)
  other.run('BEGIN IMMEDIATE')
  other.run("INSERT INTO settings (name, value) VALUES ('theirs', '')")
  const names = async () =>
    (await db.orm.all<{ name: string }>(sql`select name from settings order by rowid`)).map(({ name }) => name)
  return { path, db, names, lock: () => other.run('BEGIN IMMEDIATE'), done: () => other.run('COMMIT') }
}

describe('while another process writes', () => {
  test('a write waits until the lock is free, and pages are read meanwhile', async () => {
    const { db, names, done } = locked('waits.db')
    let ended = ''
    const writes = Promise.all(
      ['a', 'b'].map((name) => db.write(sql`insert into settings (name, value) values (${name}, '')`)),
    ).then(
      () => {
        ended = 'saved'
      },
      (error) => {
        ended = `refused: ${error}`
      },
    )
    for (let turn = 0; turn < 5; turn++) {
      await Bun.sleep(30)
      expect([ended, await names()]).toEqual(['', []])
    }
    done()
    await writes
    expect([ended, await names()]).toEqual(['saved', ['theirs', 'a', 'b']])
    db.close()
  })

  test('a write waits as long as any, in a process that has run for days', async () => {
    const { path, names, done } = locked('days.db')
    const twoDays = 2 * 86_400_000
    const time = spyOn(performance, 'now').mockReturnValue(twoDays)
    const { submit } = createGroupCommit(new Sqlite(path), 1000)
    const saved = submit(() => [], true)
    const ended = saved.then(
      () => 'saved',
      () => 'refused',
    )
    expect(await Promise.race([ended, Bun.sleep(100)])).toBeUndefined()
    done()
    expect(await ended).toBe('saved')
    time.mockRestore()
    expect(await names()).toEqual(['theirs'])
  })

  test('a write waits as long as any, though one has waited before', async () => {
    const { path, db, names, lock, done } = locked('twice.db')
    const writer = new Sqlite(path)
    const { submit, flush } = createGroupCommit(writer, 1000)
    const time = spyOn(performance, 'now')
    const saveAfterWaiting = (name: string, at: number) => {
      time.mockReturnValue(at)
      const saved = submit(() => writer.query('INSERT INTO settings (name, value) VALUES (?, ?)').all(name, ''), true)
      flush()
      done()
      flush()
      return saved
    }
    try {
      await saveAfterWaiting('first', 1)
      lock()
      await saveAfterWaiting('second', 5000)
    } finally {
      time.mockRestore()
    }
    expect(await names()).toEqual(['theirs', 'first', 'second'])
    db.close()
  })

  test('a write that has waited for as long as it may is refused as busy, and the next one is saved', async () => {
    const { path, db, names, done } = locked('refused.db')
    const impatient = new Sqlite(path)
    const { submit } = createGroupCommit(impatient, 100)
    const save = (name: string) =>
      submit(() => impatient.query('INSERT INTO settings (name, value) VALUES (?, ?)').all(name, ''), true)
    expect(await rejectionOf(save('late'))).toMatchObject({
      code: 'unavailable',
      message: 'The server is busy. Please try again in a moment.',
    })
    done()
    await save('next')
    expect(await names()).toEqual(['theirs', 'next'])
    db.close()
  })
})
