import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/http'
import { sql } from 'drizzle-orm'
import { composeServices } from '../../server/compose.ts'
import { readConfig } from '../../server/config.ts'
import { SQLD, startLibsql } from '../../server/testing/libsql.ts'
import { kanoFarmer } from '../../server/testing/services.ts'
import { openFile } from '../file/open-file.ts'
import { openServer } from './open-server.ts'

const MAIN = join(import.meta.dir, '../../cli/main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'gona-copy-'))
const idle = join(dataDir, 'idle')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const gona = async (args: string[], environment: Record<string, string>) => {
  const child = Bun.spawn([process.execPath, MAIN, ...args], {
    env: { WEATHER_PROVIDER: 'climatology', DATA_DIR: dataDir, ...environment },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { out, errors, code }
}

const counted = sql`select name, key, n from counters order by name, key`

describe.skipIf(!SQLD)('a copy of the file to a libSQL server', () => {
  test('has every row with pictures, counts and triggers, is served, and comes back as a file', async () => {
    const config = readConfig({ DATA_DIR: dataDir, WEATHER_PROVIDER: 'climatology' })
    const services = await composeServices(config, { logLevel: 'silent' })
    const farmer = await kanoFarmer(services as never)
    const post = await services.community.createPost(farmer, { content: 'Rain at last — òjò ti dé' })
    await services.community.likePost(farmer, post.id, true)
    await services.community.createReply(farmer, post.id, { content: 'Good' })
    await services.db.write(
      sql`insert into images (id, bytes, thumbnail, width, height, created_at) values ('i', x'00ff10', x'01', 1, 1, '')`,
    )
    const before = await services.db.orm.all(counted)

    const server = await startLibsql()
    const environment = { DATABASE_URL: server.url }
    const busy = await gona(['db', 'copy'], environment)
    expect([busy.code, busy.errors]).toEqual([1, 'gona: The database is in use. Stop the server, then try again.\n'])
    await services.db.backupTo(join(idle, 'gona.db'))
    await services.close()

    // Left by an interrupted copy, which starts again.
    const leftover = createClient({ url: server.url })
    const tables = ['gona_unfinished_copy (since text)', 'users (id text)', '__drizzle_migrations (id integer)']
    await leftover.batch(
      tables.map((table) => `create table ${table}`),
      'write',
    )
    const unfinished = await gona(['users', 'list'], environment)
    expect(unfinished.errors).toBe('gona: This database is an unfinished copy. Run gona db copy again.\n')

    const copied = await gona(['db', 'copy'], { ...environment, DATA_DIR: idle })
    expect([copied.code, copied.errors]).toEqual([0, expect.stringContaining('posts: 1 rows, the same on both sides')])
    const again = await gona(['db', 'copy'], { ...environment, DATA_DIR: idle })
    expect([again.code, again.errors]).toEqual([1, 'gona: The database server is not empty. Use an empty database.\n'])

    const db = openServer({ url: server.url })
    expect(await db.orm.all(counted)).toEqual(before)
    expect(await db.orm.all(sql`select likes, reply_count from posts`)).toEqual([{ likes: 1, reply_count: 1 }])
    expect(await db.check()).toEqual([])
    // Triggers exist: the number of posts changes.
    await db.write(sql`delete from posts where id = ${post.id}`)
    expect(await db.orm.all(sql`select n from counters where name = 'posts'`)).toEqual([])

    const listed = await gona(['users', 'list', '--json'], environment)
    expect([listed.code, JSON.parse(listed.out).length ?? 1]).toEqual([0, expect.any(Number)])
    const backup = await gona(['db', 'backup', join(dataDir, 'back.db')], environment)
    expect(backup.code).toBe(0)
    const file = openFile(join(dataDir, 'back.db'))
    expect(await file.orm.all(counted)).toEqual(await db.orm.all(counted))
    expect(await file.orm.all(sql`select hex(bytes) as bytes from images`)).toEqual([{ bytes: '00FF10' }])
    expect(await file.check()).toEqual([])
    file.close()
    const restored = await gona(['db', 'restore', join(dataDir, 'back.db'), '--yes'], environment)
    expect([restored.code, restored.errors]).toEqual([
      2,
      'gona: DATABASE_URL is set. Use gona db copy FILE to restore a backup to a server.\n',
    ])
    await server.remove()
  }, 300_000)
})

test('a copy to nowhere is told in one line', async () => {
  const { code, errors } = await gona(['db', 'copy'], {})
  expect([code, errors]).toEqual([2, 'gona: Set DATABASE_URL to the server to copy to.\n'])
  const other = { DATA_DIR: join(dataDir, 'other') }
  await gona(['db', 'migrate'], other)
  const bad = await gona(['db', 'copy'], { ...other, DATABASE_URL: 'libsql://name:word@host' })
  expect([bad.code, bad.errors]).toEqual([2, expect.stringMatching(/^gona: Bad settings: DATABASE_URL .*authToken/)])
})
