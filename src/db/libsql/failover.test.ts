import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { type LibsqlServer, SQLD, startLibsql } from '../../server/testing/libsql.ts'
import { until } from '../../server/testing/until.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import type { Database } from '../database.ts'
import { settings } from '../schema/operation.ts'
import type { ClusterSettings } from './cluster.ts'
import { findLostWrites } from './lost-writes.ts'
import { openServer } from './open-server.ts'
import { examineServer } from './position.ts'
import { listServers, mostAdvancedServer, promoteServer } from './promote.ts'
import { storedHistoryIn } from './stored-history.ts'

setDefaultTimeout(300_000)

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gona-failover-'))
  ending.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(role?: Parameters<typeof startLibsql>[0]) {
  const server = await startLibsql(role)
  ending.push(server.remove)
  return server
}

/** A primary `a` with replicas `b` and `c`, and the settings of a gona for them. */
async function trio() {
  const a = await start()
  const b = await start({ primary: a })
  const c = await start({ primary: a })
  const log: string[] = []
  const note = (event: string) => void log.push(event)
  const named = (over: Partial<ClusterSettings> = {}): ClusterSettings => ({
    urls: [a.url, b.url, c.url],
    replicas: [b.url, c.url],
    waitFor: 1,
    keptHistory: storedHistoryIn(newFolder()),
    log: { error: note, warn: note, info: note },
    ...over,
  })
  const open = (over?: Partial<ClusterSettings>) => {
    const db = openServer(named(over))
    ending.push(() => db.close())
    return db
  }
  return { a, b, c, named, open, log }
}

const save = (db: Database, name: string) => db.write(db.orm.insert(settings).values({ name, value: '' }))
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'saved',
    (error) => error.refusal?.key ?? String(error),
  )
const namesIn = async (db: Database) =>
  (
    await db.orm.select({ name: settings.name }).from(settings).where(like(settings.name, 'n%')).orderBy(settings.name)
  ).map(({ name }) => name)

/** Waits until a server shows a role and at least so many writes. */
const shows = (server: LibsqlServer, role: 'primary' | 'replica', writes: number) =>
  until(async () => {
    const at = await examineServer(server)
    return at?.role === role && at.writes >= writes
  })

describe.skipIf(!SQLD)('writes on a primary with replicas', () => {
  test('are acknowledged once a replica shows them; without one they are in doubt, and the third is a fault', async () => {
    const { a, b, c, open, log } = await trio()
    const db = open()
    expect(await outcome(save(db, 'n1'))).toBe('saved')
    await b.kill()
    expect(await outcome(save(db, 'n2'))).toBe('saved')
    await c.kill()
    expect(db.fault()).toBeNull()
    const three = [await outcome(save(db, 'n3')), await outcome(save(db, 'n4'))]
    expect(db.fault()).toBeNull()
    three.push(await outcome(save(db, 'n5')))
    expect(three).toEqual(Array(3).fill('server.unconfirmed'))
    expect(db.fault()).toEqual({ kind: 'unconfirmed', inARow: 3 })
    expect(log).toContain('database.unconfirmed')
    expect(await namesIn(db)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5'])
    await b.start()
    await until(async () => (await outcome(save(db, `n${Math.random()}`))) === 'saved')
    expect(db.fault()).toBeNull()
    expect((await examineServer(a))?.role).toBe('primary')
  })

  test('with DATABASE_WAIT_FOR=2 are acknowledged only by both replicas, whichever of them is late', async () => {
    const { a, b, c, open } = await trio()
    const db = open({ waitFor: 2 })
    expect(await outcome(save(db, 'n1'))).toBe('saved')
    for (const server of [b, c]) expect((await examineServer(server))?.writes).toBe((await examineServer(a))!.writes)
    await c.kill()
    expect(await outcome(save(db, 'n2'))).toBe('server.unconfirmed')
    await c.start({ primary: a })
    await shows(c, 'replica', (await examineServer(a))!.writes)
    await until(async () => (await outcome(save(db, `n${Math.random()}`))) === 'saved')
    expect(await namesIn(db)).toEqual(expect.arrayContaining(['n1', 'n2']))
  })

  test('are not confirmed by a replica that shows the log of before a crash of its primary', async () => {
    const { a, b, c, open } = await trio()
    const db = open()
    for (let n = 0; n < 20; n++) await save(db, `n${n}`)
    await a.kill()
    await a.start()
    await until(async () => (await outcome(save(db, `n99 ${Math.random()}`))) === 'saved')
    await a.kill()
    const shown = openServer(mostAdvancedServer(await listServers({ urls: [b.url, c.url] }))!)
    ending.push(() => shown.close())
    expect((await namesIn(shown)).some((name) => name.startsWith('n99'))).toBe(true)
  })

  test('go nowhere but to the promoted server, and the old primary gives back what was not acknowledged', async () => {
    const { a, b, c, named, open, log } = await trio()
    const db = open()
    const other = named({ urls: [a.url], keptHistory: storedHistoryIn(newFolder()) })
    for (const name of ['n1', 'n2']) await save(db, name)
    await shows(b, 'replica', 2)
    await shows(c, 'replica', 2)
    expect(await rethrowing(promoteServer(named(), b.url))).toThrow(
      `${b.url} runs as a replica. Stop it and start it as a primary`,
    )

    for (const replica of [b, c]) await replica.kill()
    expect(await outcome(save(db, "n3 it's? 'x'"))).toBe('server.unconfirmed')
    await a.kill()
    await b.start({})
    // Not promoted yet: no gona may write there.
    await until(async () => (await outcome(save(db, 'n4'))) === 'server.unreached' && db.fault()?.kind === 'unpromoted')
    expect(await rethrowing(promoteServer(named(), b.url))).toThrow(`These do not answer: ${a.url}, ${c.url}.`)
    await c.start({ primary: b })
    expect(await promoteServer(named(), b.url)).toBe(1)
    await until(async () => (await outcome(save(db, 'n5'))) === 'saved')
    expect([db.fault(), await namesIn(db)]).toEqual([null, ['n1', 'n2', 'n5']])
    expect(log).toContain('database.moved')

    // The old primary is started by mistake.
    await a.start({})
    expect(await outcome(save(db, 'n6'))).toBe('saved')
    const stray = openServer(other)
    ending.push(() => stray.close())
    expect(await outcome(save(stray, 'n7'))).toBe('server.promoted')
    // One left alone with it remembers the newer history.
    const alone = openServer({ ...other, replicas: [], waitFor: 0 })
    ending.push(() => alone.close())
    expect(await outcome(save(alone, 'n8'))).toBe('server.promoted')
    expect(await rethrowing(promoteServer(named(), b.url))).toThrow(`${a.url} still answers as a primary`)
    await a.kill()

    const lost = await findLostWrites(named(), a.folder)
    expect(lost).toMatchObject({ writes: 1, recorded: 1, rows: { settings: 1 }, primary: b.url })
    expect(lost.sql.split('\n').filter((line) => line.includes('n3'))).toEqual([
      `insert into "settings" ("name", "value") values ('n3 it''s? ''x''', '');`,
    ])
    await a.start({ primary: b })
    await shows(a, 'replica', 4)
    expect(await namesIn(db)).toEqual(['n1', 'n2', 'n5', 'n6'])
  })
})
