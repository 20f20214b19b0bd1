import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { blob, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import fc from 'fast-check'
import { type LibsqlServer, SQLD, startLibsql } from '../../server/testing/libsql.ts'
import type { Database } from '../database.ts'
import { togetherOf } from './asked-together.ts'
import { openServer } from './open-server.ts'

const nasty = sqliteTable('nasty', {
  id: integer('id').primaryKey(),
  owner: text('owner').notNull(),
  words: text('words'),
  list: text('list', { mode: 'json' }).$type<unknown>(),
  number: integer('number'),
  yes: integer('yes', { mode: 'boolean' }),
  share: real('share'),
})
const pictures = sqliteTable('nasty_pictures', { id: integer('id').primaryKey(), bytes: blob('bytes') })

const ROWS = { words: null, list: null, number: null, yes: null, share: null }

describe.skipIf(!SQLD)('what many ask at once of a libSQL server', () => {
  let server: LibsqlServer
  let db: Database
  beforeAll(async () => {
    server = await startLibsql()
    db = openServer({ url: server.url })
    await db.write(
      sql`create table nasty (id integer primary key, owner text not null, words text, list text, number integer, yes integer, share real)`,
      sql`create table nasty_pictures (id integer primary key, bytes blob)`,
    )
  })
  afterAll(() => server.remove())

  const owner = sql.placeholder('owner')
  const theirs = () =>
    db.orm
      .select()
      .from(nasty)
      .where(and(eq(nasty.owner, owner), gte(nasty.id, sql.placeholder('from'))))
      .orderBy(asc(nasty.words), asc(nasty.id))
      .limit(sql.placeholder('most'))
  const workedOut = () =>
    db.orm
      .select({
        id: nasty.id,
        'a, from': sql`json_extract('{"a":[1,"from (,"]}', '$.a')`,
        more: sql`${nasty.share} + 1`,
        words: sql<string>`${nasty.words} || ')"'`,
        mine: sql`exists (select 1 from ${nasty} as other where other.owner = ${owner})`.mapWith(Boolean),
      })
      .from(nasty)
      .orderBy(asc(nasty.id))

  const whole = { unit: 'binary' as const, maxLength: 12 }
  const values = fc.record(
    {
      words: fc.option(fc.string(whole)),
      list: fc.option(fc.jsonValue()),
      number: fc.option(fc.maxSafeInteger()),
      yes: fc.option(fc.boolean()),
      share: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((share) => share + 0)),
    },
    { requiredKeys: [] },
  )

  test('is what each gets who asks alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), values), { maxLength: 12 }),
        fc.array(fc.string(whole), { minLength: 4, maxLength: 4 }),
        async (rows, names) => {
          const made = rows.map(([whose, row], id) => ({ ...ROWS, ...row, id, owner: names[whose]!.toWellFormed() }))
          await db.write(db.orm.delete(nasty), ...made.map((row) => db.orm.insert(nasty).values(row)))
          const asked = names.flatMap((name, n) => [
            { owner: name, from: 0, most: 3 },
            { owner: name, from: n, most: 20 },
          ])
          for (const query of [theirs, workedOut as unknown as typeof theirs]) {
            const prepared = db.prepared(query)
            const together = await Promise.all(asked.map((one) => prepared.all(one)))
            for (const [n, one] of asked.entries()) expect(together[n]).toEqual(await prepared.all(one))
          }
        },
      ),
      { numRuns: 30 },
    )
  }, 300_000)

  test('has every number to its last bit, and infinity', async () => {
    const shares = [0.1, 1 / 3, 5e-324, 1.7976931348623157e308, 1e21, 123456789.12345679, -0.0001]
    await db.write(
      db.orm.delete(nasty),
      ...shares.map((share, id) => db.orm.insert(nasty).values({ ...ROWS, id, owner: 'o', share })),
      sql`insert into nasty (id, owner, share) values (98, 'o', 9e999), (99, 'o', -9e999)`,
    )
    const prepared = db.prepared(theirs)
    const answers = await Promise.all([1, 2, 3].map(() => prepared.all({ owner: 'o', from: 0, most: 20 })))
    for (const answer of answers) expect(answer.map(({ share }) => share)).toEqual([...shares, Infinity, -Infinity])
  })

  test('is asked of pictures one by one, and a refusal is of the one who asked wrongly', async () => {
    await db.write(db.orm.delete(pictures), db.orm.insert(pictures).values({ id: 1, bytes: Buffer.from([0, 255]) }))
    const ofPictures = db.prepared(() =>
      db.orm
        .select()
        .from(pictures)
        .where(eq(pictures.id, sql.placeholder('id'))),
    )
    const [one, none] = await Promise.all([ofPictures.all({ id: 1 }), ofPictures.all({ id: 2 })])
    expect([one!.map(({ bytes }) => [...new Uint8Array(bytes as Buffer)]), none]).toEqual([[[0, 255]], []])

    const parsed = db.prepared(() =>
      db.orm
        .select({ id: nasty.id, parsed: sql`json_extract(${sql.placeholder('text')}, '$')` })
        .from(nasty)
        .limit(1),
    )
    const answers = await Promise.allSettled(['1', '{', '2.5'].map((text) => parsed.all({ text })))
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]!.parsed : answer.reason.code)),
    ).toEqual([1, 'SQLITE_UNKNOWN', 2.5])
  })
})

test('only a plain select is asked together', () => {
  const fields = [{ field: nasty.id }]
  expect(togetherOf('select "id" from "nasty" where "id" = ?', fields)).not.toBe(null)
  for (const text of [
    'select distinct "id" from "nasty"',
    'select "id" from "nasty" union select "id" from "nasty"',
    'with "a" as (select 1) select "id" from "a"',
    'select "id", "owner" from "nasty"',
    'select "id" as "a" from "nasty"',
    'delete from "nasty" returning "id"',
  ]) {
    expect([text, togetherOf(text, fields)]).toEqual([text, null])
  }
})
