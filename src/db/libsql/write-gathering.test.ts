import { expect, test } from 'bun:test'
import { openHttp } from '@libsql/hrana-client'
import { hranaServer } from '../../server/testing/hrana.ts'
import { until } from '../../server/testing/until.ts'
import { createWriteGroups } from './write-group.ts'

const FENCE = 'insert into log values (abs(?))'
const LOWEST = -9223372036854775808n

/** Server whose groups are confirmed or refused by the test; `groups` has the notes of each request. */
function confirmedByHand(gatherMs = 60_000) {
  const groups: string[][] = []
  const confirming: PromiseWithResolvers<void>[] = []
  const fence = { sql: FENCE, args: [0n] }
  const server = hranaServer({
    answer: ({ sql }) => void groups.push(sql.filter((one) => one.includes('notes'))),
  })
  server.sqlite.run('create table notes (n integer unique)')
  server.sqlite.run('create table log (n integer)')
  const client = openHttp('http://server.test', undefined, server.send)
  const guard = {
    opening: () => [fence],
    record: () => null,
    confirmed() {
      const one = Promise.withResolvers<void>()
      confirming.push(one)
      return one.promise
    },
  }
  const write = createWriteGroups((work) => work(client.openStream()), guard, gatherMs)
  const outcomes: Record<string, string> = {}
  const save = (name: string, ...values: number[]) =>
    void write(values.map((n) => ({ sql: `insert into notes values (${n})`, args: [] }))).then(
      () => (outcomes[name] = 'saved'),
      (error: Error) => (outcomes[name] = error.message),
    )
  const stored = () => server.sqlite.query('select n from notes order by n').values().flat().map(Number)
  const sizes = () => groups.map(({ length }) => length)
  return { save, outcomes, confirming, fence, stored, sizes }
}

test('writes that arrive before a replica confirms the last group form the next', async () => {
  const { save, outcomes, confirming, sizes } = confirmedByHand()
  save('first', 1)
  await until(() => confirming.length === 1)
  for (const n of [2, 3, 4]) {
    save(`n${n}`, n)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([sizes(), outcomes]).toEqual([[1], {}])
  confirming[0]!.resolve()
  await until(() => confirming.length === 2)
  expect([sizes(), outcomes]).toEqual([[1, 3], { first: 'saved' }])
  confirming[1]!.resolve()
  await until(() => Object.keys(outcomes).length === 4)
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['saved']))
})

test('a group that is not confirmed does not hold the next back', async () => {
  const { save, outcomes, confirming } = confirmedByHand(1)
  save('first', 1)
  await until(() => confirming.length === 1)
  save('second', 2)
  await until(() => confirming.length === 2)
  confirming[1]!.resolve()
  await until(() => 'second' in outcomes)
  expect(outcomes).toEqual({ second: 'saved' })
})

test('in a gathered group each write is whole, fails alone, and shares the doubt of the group', async () => {
  const { save, outcomes, confirming, stored, sizes } = confirmedByHand()
  save('first', 1)
  await until(() => confirming.length === 1)
  save('before', 2, 3)
  save('failing', 4, 1)
  save('after', 5)
  confirming[0]!.resolve()
  await until(() => confirming.length === 2)
  expect([sizes(), stored()]).toEqual([
    [1, 5],
    [1, 2, 3, 5],
  ])
  confirming[1]!.reject(new Error('unconfirmed'))
  await until(() => Object.keys(outcomes).length === 4)
  expect(outcomes).toEqual({
    first: 'saved',
    before: 'unconfirmed',
    failing: expect.stringContaining('UNIQUE'),
    after: 'unconfirmed',
  })
})

test('a gathered group on a server of another epoch is refused whole, and the next is sent', async () => {
  const { save, outcomes, confirming, fence, stored } = confirmedByHand()
  save('first', 1)
  await until(() => confirming.length === 1)
  fence.args = [LOWEST]
  save('second', 2)
  save('third', 3)
  confirming[0]!.resolve()
  await until(() => Object.keys(outcomes).length === 3)
  expect(outcomes).toEqual({
    first: 'saved',
    second: expect.stringContaining('integer overflow'),
    third: expect.stringContaining('integer overflow'),
  })
  expect(stored()).toEqual([1])
  fence.args = [0n]
  save('fourth', 4)
  await until(() => confirming.length === 2)
  confirming[1]!.resolve()
  await until(() => 'fourth' in outcomes)
  expect(stored()).toEqual([1, 4])
})
