import { afterEach, describe, expect, test } from 'bun:test'
import { like } from 'drizzle-orm'
import { type LibsqlServer, SQLD, startLibsql } from '../../server/testing/libsql.ts'
import { AppError } from '../../shared/errors.ts'
import { settings } from '../schema/operation.ts'
import { openServer } from './open-server.ts'

const started: LibsqlServer[] = []
afterEach(async () => {
  for (const server of started.splice(0)) await server.remove()
})

async function start(options?: Parameters<typeof startLibsql>[0]) {
  const server = await startLibsql(options)
  started.push(server)
  return server
}

/** Two rows that must be written together. */
const pair = (db: ReturnType<typeof openServer>, n: number) =>
  db.write(
    db.orm.insert(settings).values({ name: `a${n}`, value: '' }),
    db.orm.insert(settings).values({ name: `b${n}`, value: '' }),
  )

const numbersOf = async (db: ReturnType<typeof openServer>, letter: string) =>
  (
    await db.orm
      .select({ name: settings.name })
      .from(settings)
      .where(like(settings.name, `${letter}%`))
  )
    .map(({ name }) => Number(name.slice(1)))
    .sort((a, b) => a - b)

/** Polls: a replica takes seconds to find a restarted primary. @throws when the condition never holds */
async function eventually(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 150; tries++) {
    if (await holds()) return
    await Bun.sleep(200)
  }
  throw new Error('It never came to be')
}

describe.skipIf(!SQLD)('a libSQL server', () => {
  test('killed in the middle of writes keeps all it acknowledged, each whole; the others are reported, and we go on', async () => {
    const primary = await start()
    const db = openServer({ url: primary.url })
    await db.ping()
    const kept: number[] = []
    const reported: unknown[] = []
    let next = 0
    let going = true
    const writers = Array.from({ length: 8 }, async () => {
      while (going) {
        const n = ++next
        await pair(db, n).then(
          () => kept.push(n),
          (error) => reported.push(error),
        )
      }
    })
    for (let round = 0; round < 3; round++) {
      await Bun.sleep(150)
      await primary.kill()
      await Bun.sleep(round * 1500)
      await primary.start()
    }
    await Bun.sleep(100)
    going = false
    await Promise.all(writers)

    const there = await numbersOf(db, 'a')
    expect(kept.filter((n) => !there.includes(n))).toEqual([])
    expect(await numbersOf(db, 'b')).toEqual(there)
    expect(kept.length).toBeGreaterThan(20)
    expect(reported.length).toBeGreaterThan(0)
    for (const error of reported) expect(error).toMatchObject({ name: 'AppError', code: 'unavailable' })
  }, 300_000)

  test('with a replica: what was written through it is read from it at once, by everyone soon, and reads outlive the primary', async () => {
    const primary = await start()
    const replica = await start({ primary })
    const near = openServer({ url: replica.url })
    for (let n = 1; n <= 30; n++) {
      await pair(near, n)
      expect((await numbersOf(near, 'b')).at(-1)).toBe(n)
    }
    await primary.kill()
    expect(await numbersOf(near, 'a')).toHaveLength(30)
    const refused = await pair(near, 31).catch((error) => error)
    expect(refused).toBeInstanceOf(AppError)
    await primary.start()
    const saved = () =>
      pair(near, 32).then(
        () => true,
        () => false,
      )
    await eventually(saved)
    expect((await numbersOf(openServer({ url: primary.url }), 'a')).at(-1)).toBe(32)
    await eventually(async () => (await numbersOf(near, 'a')).at(-1) === 32)
  }, 300_000)

  test('takes the writes of many at once, who read in between', async () => {
    const primary = await start()
    const both = [openServer({ url: primary.url }), openServer({ url: primary.url })]
    let next = 0
    const people = both.flatMap((db) =>
      Array.from({ length: 16 }, async () => {
        for (let turn = 0; turn < 20; turn++) {
          const n = ++next
          await pair(db, n)
          await db.orm.select().from(settings).limit(20)
        }
      }),
    )
    await Promise.all(people)
    expect(await numbersOf(both[0]!, 'b')).toHaveLength(640)
  }, 300_000)

  test('that is not there is told in one sentence', async () => {
    const primary = await start()
    await primary.kill()
    const error = await openServer({ url: primary.url })
      .ping()
      .catch((reason) => reason)
    expect(error).toMatchObject({
      code: 'unavailable',
      message: 'The server cannot reach its database right now. Please try again in a moment.',
    })
  })

  test('is brought up to date once by two that come at the same moment', async () => {
    const primary = await start()
    const all = Array.from({ length: 3 }, () => openServer({ url: primary.url }))
    await Promise.all(all.map((db) => db.ping()))
    expect(await all[0]!.check()).toEqual([])
  })
})
