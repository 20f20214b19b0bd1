import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openServer } from '../db/libsql/open-server.ts'
import { examineServer } from '../db/libsql/position.ts'
import { SQLD, startLibsql } from '../server/testing/libsql.ts'
import { until } from '../server/testing/until.ts'
import { gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

async function start(role?: Parameters<typeof startLibsql>[0]) {
  const server = await startLibsql(role)
  ending.push(server.remove)
  return server
}

const lostFiles = () => readdirSync('.').filter((name) => /^lost-.*\.sql$/.test(name))

describe.skipIf(!SQLD)('the commands for a lost primary', () => {
  test('name the furthest, promote it, and give back what the old one has beyond; each says what to do next', async () => {
    const a = await start()
    const b = await start({ primary: a })
    const gona = gonaIn({ DATABASE_URL: `${a.url},${b.url}`, DATABASE_REPLICA_URLS: b.url })
    ending.push(() => gona.remove())
    const named = { urls: [a.url, b.url], replicas: [b.url], waitFor: 1 }
    const db = openServer(named)
    ending.push(() => db.close())
    const save = (name: string) => db.write(sql`insert into settings (name, value) values (${name}, '')`)
    await save('one')
    expect((await gona.run('db promote --which')).out).toContain(
      `${a.url} answers as a primary. Promote another only if it is lost; stop it first.`,
    )
    const busy = await gona.run(`db promote ${b.url}`)
    expect([busy.code, busy.err]).toEqual([1, expect.stringContaining(`${b.url} runs as a replica. Stop it and start`)])
    await b.kill()
    await save('two').catch(() => {})
    await a.kill()
    await b.start({})
    const promoted = await gona.run(`db promote ${b.url}`)
    expect([promoted.code, promoted.err]).toEqual([0, ''])
    expect(promoted.out).toContain(`${b.url} is the primary, epoch 1.`)
    expect(promoted.out).toContain(`--primary-grpc-url http://127.0.0.1:5001`)
    expect(promoted.out).toContain('gona db rejoin FOLDER')

    const before = lostFiles()
    const rejoined = await gona.run(['db', 'rejoin', a.folder])
    const [file] = lostFiles().filter((name) => !before.includes(name))
    ending.push(() => rmSync(file!))
    expect(rejoined.out).toStartWith(`${file}: 1 rows of 1 writes that were never acknowledged (settings 1).`)
    expect(rejoined.out).toContain('Now start it as a replica')
    expect(statSync(file!).mode & 0o777).toBe(0o600)
    expect(readFileSync(file!, 'utf8')).toContain("values ('two', '');")
    expect((await gona.run(['db', 'rejoin', a.folder])).code).toBe(0)
    const files = lostFiles().filter((name) => !before.includes(name))
    const [again] = files.filter((name) => name !== file)
    ending.push(() => rmSync(again!))
    const [first, second] = [file!, again!].map((name) => /^lost-(\d+-\d+-\d+)(?:-(\d+))?\.sql$/.exec(name)!)
    const following = first![1] === second![1] ? Number(first![2] ?? 1) + 1 : 1
    expect([files.length, Number(second![2] ?? 1)]).toEqual([2, following])
    expect(readFileSync(again!, 'utf8')).toBe(readFileSync(file!, 'utf8'))
    await a.start({ primary: b })
    await until(async () => (await examineServer(a))?.epoch === 1)
    const well = await gona.run('doctor')
    expect(well.out).toMatch(
      new RegExp(
        `ok    servers    ${a.url} replica, write (\\d+) of epoch 1; ${b.url} primary, write \\1 of epoch 1\n`,
      ),
    )

    await b.kill()
    await b.start({})
    await a.kill()
    const sick = await gona.run('doctor')
    expect(sick.out).toContain(`FIX   servers    ${a.url} does not answer: start it, or take it out of the settings`)
    const none = await gona.run(['db', 'rejoin', b.folder])
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('No server was promoted after')])
    expect(
      lostFiles()
        .filter((name) => !before.includes(name))
        .sort(),
    ).toEqual([again!, file!].sort())
  })
})

test('wrong use says what to do', async () => {
  const gona = gonaIn()
  ending.push(() => gona.remove())
  const refused = async (line: string, settings = {}) => {
    const { code, err } = await gona.run(line, { settings })
    return [code, err.trim()]
  }
  expect(await refused('db promote http://b')).toEqual([
    2,
    'gona: Set DATABASE_URL to the database servers, the primary first.',
  ])
  const one = { DATABASE_URL: 'http://127.0.0.1:9' }
  expect(await refused('db promote', one)).toEqual([
    2,
    'gona: Give the address of the new primary, or --which to find it.',
  ])
  expect(await refused('db promote http://b', one)).toEqual([
    2,
    'gona: http://b is not in DATABASE_URL. Add it there on every gona, then try again.',
  ])
  expect(await refused('db promote http://127.0.0.1:9', one)).toEqual([
    1,
    expect.stringContaining('does not answer. Start it: sqld -d FOLDER --http-listen-addr 127.0.0.1:9'),
  ])
  expect(await refused('db rejoin /no/such/folder', one)).toEqual([
    1,
    'gona: There is no database in /no/such/folder. Give the folder after -d of its sqld.',
  ])
  expect(await refused('db check', { ...one, DATABASE_REPLICA_URLS: 'http://b', DATABASE_WAIT_FOR: '2' })).toEqual([
    2,
    'gona: Bad settings: DATABASE_WAIT_FOR is 2, but DATABASE_REPLICA_URLS names 1 servers. Name more, or lower it.',
  ])
  expect(existsSync('/no/such/folder')).toBe(false)
})
