import { afterEach, beforeEach, expect, jest, spyOn, test } from 'bun:test'
import { define, phoneApis } from '../testing/phone-apis.ts'
import { countBytesDownloaded, monthOf } from './data-used.ts'
import { downloadedBytes } from './phone-store.ts'

let phone: ReturnType<typeof phoneApis>
let undo: () => void
let takes: (entries: object[]) => void
let leave: () => void
let observed: object[]
beforeEach(() => {
  phone = phoneApis()
  observed = []
  class Observer {
    constructor(hear: (list: { getEntries: () => object[] }) => void) {
      takes = (entries) => hear({ getEntries: () => entries })
    }
    observe = (options: object) => void observed.push(options)
  }
  undo = define(globalThis, 'PerformanceObserver', { value: Observer })
  spyOn(globalThis, 'addEventListener').mockImplementation(((name: string, listener: () => void) => {
    if (name === 'pagehide') leave = listener
  }) as never)
})
afterEach(async () => {
  jest.restoreAllMocks()
  undo()
  await phone.restore()
})
const counted = () => downloadedBytes(monthOf(new Date()))
const saved = async (bytes: number) => {
  for (let tries = 0; tries < 200 && (await counted()) !== bytes; tries++) await Bun.sleep(5)
  return counted()
}

test('bytes from the network are added up for the month, those through the service worker are not', async () => {
  countBytesDownloaded()
  expect(observed).toEqual([
    { type: 'navigation', buffered: true },
    { type: 'resource', buffered: true },
  ])
  takes([
    { workerStart: 0, transferSize: 1000 },
    { workerStart: 12, transferSize: 5000 },
  ])
  leave()
  expect(await saved(1000)).toBe(1000)
  takes([{ workerStart: 0, transferSize: 1 }])
  leave()
  expect(await saved(1001)).toBe(1001)
  leave()
  expect(await saved(1001)).toBe(1001)
})

test('they are saved from time to time, also while the page stays', async () => {
  const later: [() => void, number | undefined][] = []
  const real = globalThis.setTimeout
  spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...more: never[]) => {
    if (ms !== 5000) return real(run, ms, ...more)
    later.push([run, ms])
    return later.length
  }) as never)
  countBytesDownloaded()
  takes([{ workerStart: 0, transferSize: 7 }])
  takes([{ workerStart: 0, transferSize: 8 }])
  expect(later).toHaveLength(1)
  const before = (await counted()) ?? 0
  later[0]![0]()
  expect(await saved(before + 15)).toBe(before + 15)
  takes([{ workerStart: 0, transferSize: 1 }])
  expect(later).toHaveLength(2)
})

test('a browser that measures nothing counts nothing', () => {
  undo()
  undo = define(globalThis, 'PerformanceObserver', { value: undefined })
  expect(() => countBytesDownloaded()).not.toThrow()
})
