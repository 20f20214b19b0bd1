import { describe, expect, test } from 'bun:test'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { fillPlaceholders, fillPlaceholdersWith } from './fill-placeholders.ts'
import { lazyValue } from './lazy-value.ts'
import { dropOldest, firstItem, itemAt, lastItem, valueAt } from './lookups.ts'
import { clientNetworkKey, widerNetworkOf } from './network-address.ts'
import { entriesIn, isIn, isKeyOf, keysOf, recordFrom } from './records.ts'
import { serverBusyError, tooManyRequestsError } from './refusals.ts'
import { rejectionOf } from './testing/rejections.ts'

describe('a sentence', () => {
  test('is filled by name, and by number in its form for one or more', () => {
    const apples = 'You have {n|# apple|# apples}, {name}.'
    expect(fillPlaceholders(apples, { n: 1, name: 'Ada' })).toBe('You have 1 apple, Ada.')
    expect(fillPlaceholders(apples, { n: 2, name: 'Ada' })).toBe('You have 2 apples, Ada.')
    expect([fillPlaceholders('No blank'), fillPlaceholders('{gone}!')]).toEqual(['No blank', '!'])
  })

  test('tells whether a name follows a colon', () => {
    const seen: [string, boolean][] = []
    fillPlaceholdersWith('To do: {a} and {b}', (name, afterColon) => {
      seen.push([name, afterColon])
      return ''
    })
    expect(seen).toEqual([
      ['a', true],
      ['b', false],
    ])
  })
})

test('lookups give what is there and throw for the rest', () => {
  expect([itemAt(['a', 'b'], 1), firstItem(['a']), lastItem(['a', 'b'])]).toEqual(['b', 'a', 'b'])
  for (const fails of [() => itemAt(['a'], 1), () => firstItem([]), () => lastItem([])])
    expect(fails).toThrow(RangeError)
  expect(valueAt(new Map([['a', 0]]), 'a')).toBe(0)
  expect(() => valueAt(new Map<string, number>(), 'a')).toThrow(RangeError)
})

test('the oldest entry is dropped once a map holds too many', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  dropOldest(map, 3)
  expect(map.size).toBe(3)
  dropOldest(map, 2)
  expect([...map.keys()]).toEqual(['b', 'c'])
  dropOldest(map, 0)
  expect([...map.keys()]).toEqual(['c'])
})

test('records keep the types of their keys', () => {
  const record = { a: 1, b: 2 }
  expect([keysOf(record), entriesIn(record)]).toEqual([
    ['a', 'b'],
    [
      ['a', 1],
      ['b', 2],
    ],
  ] as never)
  expect([isKeyOf(record, 'a'), isKeyOf(record, 'toString')]).toEqual([true, false])
  expect(recordFrom(['x', 'y'], (key, index) => key + index)).toEqual({ x: 'x0', y: 'y1' })
  expect([isIn([1, 2], 2), isIn([1, 2], '2')]).toEqual([true, false])
})

test('a value is made once, when it is needed', () => {
  let made = 0
  const get = lazyValue(() => ({ n: ++made }))
  expect(made).toBe(0)
  expect(get()).toBe(get())
  expect(made).toBe(1)
})

test.each([
  ['41.58.1.2', '41.58.1.2'],
  ['41.58.1.2:5123', '41.58.1.2'],
  ['::ffff:41.58.1.2', '41.58.1.2'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(80), 'x'.repeat(64)],
])('the customer of %s is %s', (address, block) => expect(clientNetworkKey(address)).toBe(block))

test('the network of a block is three groups of IPv6, and IPv4 as it is', () => {
  expect(widerNetworkOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  expect(widerNetworkOf('41.58.1.2')).toBe('41.58.1.2')
})

test('turns run so many at once, the next waits, and more are refused', async () => {
  const inTurn = createConcurrencyLimit(2, 1)
  const ends: (() => void)[] = []
  let running = 0
  const work = () =>
    inTurn(async () => {
      running++
      await new Promise<void>((end) => ends.push(end))
      running--
    })
  const all = [work(), work(), work()]
  await Bun.sleep(0)
  expect(running).toBe(2)
  expect(await rejectionOf(work())).toMatchObject({ code: 'unavailable' })
  ends.shift()!()
  await all[0]
  await Bun.sleep(0)
  expect([running, ends.length]).toEqual([2, 2])
  for (const end of ends) end()
  await Promise.all(all)
  const [again, more] = [work(), work()]
  await Bun.sleep(0)
  expect(running).toBe(2)
  for (const end of ends.slice(2)) end()
  await Promise.all([again, more])
})

test('a refusal says when to try again, in minutes from the second on', () => {
  expect(tooManyRequestsError(60).message).toContain('a minute')
  expect(tooManyRequestsError(61).message).toContain('2 minutes')
  expect(tooManyRequestsError(61).details).toEqual({ retryAfterSeconds: 61 })
  expect(serverBusyError({ retryAfterSeconds: 5 })).toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  })
})
