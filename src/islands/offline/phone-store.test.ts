import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { IDBDatabase } from 'fake-indexeddb'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { define, phoneApis } from '../testing/phone-apis.ts'
import type { PendingWrite } from './pending-write.ts'
import { addDownloadedBytes, downloadedBytes, pendingWrites, storePendingWrite } from './phone-store.ts'

let phone: ReturnType<typeof phoneApis>
beforeEach(() => {
  phone = phoneApis()
})
afterEach(() => phone.restore())

const write = (id: string, over: Partial<PendingWrite> = {}): PendingWrite => ({
  id,
  userId: 'ada',
  method: 'POST',
  path: '/api/community/posts',
  body: { content: id },
  writtenAt: 0,
  triedAt: null,
  failures: 0,
  refusal: null,
  ...over,
})
const idsOf = async (userId: string) => (await pendingWrites.all(userId)).map(({ id }) => id)

describe("the phone's own store", () => {
  test('keeps writes in the order they were added, and one that is changed keeps its place', async () => {
    for (const id of ['c', 'a', 'b']) await storePendingWrite(write(id))
    await pendingWrites.save(write('a', { failures: 2 }))
    expect(await idsOf('ada')).toEqual(['c', 'a', 'b'])
    expect((await pendingWrites.all('ada'))[1]?.failures).toBe(2)
  })

  test('adds one whose id is there already only once, and as it was', async () => {
    await storePendingWrite(write('a'))
    await storePendingWrite(write('a', { body: { content: 'other words' } }))
    expect((await pendingWrites.all('ada')).map(({ body }) => body)).toEqual([{ content: 'a' }])
  })

  test("gives one person's only", async () => {
    await storePendingWrite(write('a'))
    await storePendingWrite(write('b', { userId: 'musa' }))
    expect(await idsOf('ada')).toEqual(['a'])
    expect(await idsOf('musa')).toEqual(['b'])
  })

  test('does not bring back what was removed when it is saved once more', async () => {
    await storePendingWrite(write('a'))
    await pendingWrites.remove('a')
    await pendingWrites.save(write('a', { triedAt: 1 }))
    expect(await idsOf('ada')).toEqual([])
  })

  test('removes one and leaves the others', async () => {
    for (const id of ['a', 'b']) await storePendingWrite(write(id))
    await pendingWrites.remove('a')
    await pendingWrites.remove('never there')
    expect(await idsOf('ada')).toEqual(['b'])
  })

  test('keeps a picture whole', async () => {
    await storePendingWrite(write('a', { image: new Blob(['a leaf']) }))
    expect(await (await pendingWrites.all('ada'))[0]?.image?.text()).toBe('a leaf')
  })

  test('asks for every change to be on disk before it counts as made', async () => {
    const asked: unknown[] = []
    const real = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === 'readwrite') asked.push((options as IDBTransactionOptions | undefined)?.durability)
      return real.call(this, names, mode, options as never)
    }
    try {
      await storePendingWrite(write('a'))
      await pendingWrites.save(write('a'))
      await pendingWrites.remove('a')
    } finally {
      IDBDatabase.prototype.transaction = real
    }
    expect(asked).toEqual(['strict', 'strict', 'strict'])
  })

  test('lets a newer version of itself be opened in another tab, and opens again', async () => {
    await storePendingWrite(write('a'))
    await phone.restore()
    phone = phoneApis()
    expect(await idsOf('ada')).toEqual([])
    await storePendingWrite(write('b'))
    expect(await idsOf('ada')).toEqual(['b'])
  })

  test('is opened again after storage was forbidden once', async () => {
    const allow = define(globalThis, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('No storage', 'SecurityError')
        },
      },
    })
    expect(await rethrowing(storePendingWrite(write('a')))).toThrow('No storage')
    allow()
    await storePendingWrite(write('b'))
    expect(await idsOf('ada')).toEqual(['b'])
  })

  test("adds up a month's bytes, also when two tabs add at once", async () => {
    await Promise.all([
      addDownloadedBytes('2026-07', 100),
      addDownloadedBytes('2026-07', 20),
      addDownloadedBytes('2026-08', 5),
    ])
    expect([
      await downloadedBytes('2026-07'),
      await downloadedBytes('2026-08'),
      await downloadedBytes('2026-09'),
    ]).toEqual([120, 5, 0])
  })
})
