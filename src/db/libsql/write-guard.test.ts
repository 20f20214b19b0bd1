import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { hranaServer } from '../../server/testing/hrana.ts'
import { openServer } from './open-server.ts'

const raise = (server: ReturnType<typeof hranaServer>, epoch: number) =>
  server.sqlite.run(`insert into failover (epoch, began_after, writes) values (${epoch}, 0, 0)`)
const countOf = (server: ReturnType<typeof hranaServer>) =>
  Number(server.sqlite.query("select count(*) from settings where name like 'n%'").values()[0]![0])

function opened() {
  const server = hranaServer()
  const db = openServer({ url: 'http://server.test', send: server.send })
  const save = (name: string) =>
    db.write(sql`insert into settings (name, value) values (${name}, '')`).then(
      () => 'saved',
      (error) => error.refusal.key,
    )
  return { server, db, save }
}

test('a write goes on in a new epoch of the same server', async () => {
  const { server, db, save } = opened()
  expect(await save('n1')).toBe('saved')
  raise(server, 1)
  expect(await save('n2')).toBe('saved')
  expect(countOf(server)).toBe(2)
  db.close()
})

test('a write fails whole where a server of a former epoch answers at the address', async () => {
  const { server, db, save } = opened()
  await db.ping()
  raise(server, 1)
  expect(await save('n1')).toBe('saved')
  server.sqlite.run('delete from failover')
  expect(await Promise.all([save('n2'), save('n3')])).toEqual(['server.promoted', 'server.promoted'])
  expect(countOf(server)).toBe(1)
  db.close()
})

test('where no replica must confirm, nothing is counted or recorded', async () => {
  const { server, db, save } = opened()
  await save('n1')
  const rows = ['failover', 'unconfirmed_writes'].map((table) => server.sqlite.query(`select * from ${table}`).values())
  expect(rows).toEqual([[], []])
  db.close()
})

test('a write goes to the promoted server; when that is gone it is refused before it is sent to the former one', async () => {
  const sent: string[] = []
  const gone = new Set<string>()
  const serverNamed = (name: string) =>
    hranaServer({
      answer({ sql }) {
        if (gone.has(name)) throw Object.assign(new Error('refused'), { code: 'ConnectionRefused' })
        if (sql.some((one) => one.includes("'n' ||"))) sent.push(name)
        return undefined
      },
    })
  const servers: Record<string, ReturnType<typeof hranaServer>> = {}
  for (const name of ['former', 'promoted']) {
    const server = serverNamed(name)
    const alone = openServer({ url: `http://${name}`, send: server.send })
    await alone.ping()
    alone.close()
    servers[name] = server
  }
  raise(servers.promoted!, 1)
  const urls = Object.keys(servers).map((name) => `http://${name}`)
  const db = openServer({ urls, send: (request) => servers[new URL(request.url).hostname]!.send(request) })
  const save = () =>
    db.write(sql`insert into settings (name, value) select 'n' || count(*), '' from settings`).then(
      () => 'saved',
      (error) => error.refusal.key,
    )
  expect([await save(), sent]).toEqual(['saved', ['promoted']])
  gone.add('promoted')
  expect([await save(), sent]).toEqual(['server.promoted', ['promoted']])
  expect(db.fault()).toEqual({ kind: 'promoted', epoch: 1 })
  gone.delete('promoted')
  db.close()
})
