import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hranaServer } from '../../server/testing/hrana.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { openFile } from '../file/open-file.ts'
import { copyToServer } from './copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'gona-copy-proof-'))
const path = join(folder, 'gona.db')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
openFile(path).close()

const copyTo = async (server: ReturnType<typeof hranaServer>) => {
  const tables = new Map<string, number>()
  await copyToServer(path, { url: 'http://server.test', send: server.send }, ({ table, rows }) =>
    tables.set(table, rows),
  )
  return tables
}

test('a copy is proved by what the server gives back', async () => {
  const server = hranaServer()
  const tables = await copyTo(server)
  expect(tables.size).toBeGreaterThan(30)
  expect(tables.get('crop_names')).toBeGreaterThan(1)
  for (const [table, rows] of tables)
    expect([table, Number(server.sqlite.query(`select count(*) from "${table}"`).values()[0]![0])]).toEqual([
      table,
      rows,
    ])
})

test('one value that came back otherwise, with as many rows, is no copy', async () => {
  const server = hranaServer({ row: (values) => values.map((value) => (value === 'bananas' ? 'bananaz' : value)) })
  expect(await rethrowing(copyTo(server))).toThrow('Table crop_names differs after the copy. Run gona db copy again.')
})
