import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { type Call, fillPath, formsOfCall } from '../../contracts/call.ts'
import { CALLS } from '../../contracts/calls.ts'
import { SCREENS, type ScreenName } from '../../contracts/screens.ts'
import { phoneApis } from '../testing/phone-apis.ts'
import { lastWriteTime, pathsToRefresh, recordWriteTime } from './write-times.ts'

const IDS = { id: '7', logId: '8', post: '9', reply: '10' }
const screens = Object.entries(SCREENS).flatMap(([name, { paths }]) =>
  paths.map((path) => ({ name: name as ScreenName, url: `https://gona.test${fillPath(path, IDS)}` })),
)
const writes = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  call.reaches
    ? [
        { method: call.method, path: call.path },
        ...formsOfCall(call).map(({ at }) => ({ method: 'POST', path: at })),
      ].map(({ method, path }) => ({ name, call, method, path: fillPath(path, IDS) }))
    : [],
)

let phone: ReturnType<typeof phoneApis>
const DAY_MS = 86_400_000
let today = Date.UTC(2030, 0, 1)
beforeAll(async () => {
  phone = phoneApis()
  today = Math.max(today, ...(await Promise.all(screens.map(({ url }) => lastWriteTime(url)))))
})
// Write times live as long as the process, so each test uses its own day after those of other files.
beforeEach(() => {
  today += DAY_MS
  setSystemTime(today)
})
afterEach(() => {
  setSystemTime()
})
afterAll(() => phone.restore())

/** Returns the screens that may show a write made now. */
async function reachedNow(): Promise<Set<ScreenName>> {
  const reached = new Set<ScreenName>()
  for (const { name, url } of screens) if ((await lastWriteTime(url)) === Date.now()) reached.add(name)
  return reached
}
const names = (of: Iterable<ScreenName>) => [...of].toSorted()

describe('a write reaches the screens that its call declares', () => {
  test.each(writes)('$name: $method $path', async ({ call, method, path }) => {
    await recordWriteTime(method, path)
    expect(names(await reachedNow())).toEqual(
      names(call.reaches === 'all' ? (Object.keys(SCREENS) as ScreenName[]) : call.reaches!),
    )
  })

  test('a form that is no call reaches every page, also one that is no screen', async () => {
    await recordWriteTime('POST', '/language')
    expect((await reachedNow()).size).toBe(Object.keys(SCREENS).length)
    expect(await lastWriteTime('https://gona.test/terms')).toBe(Date.now())
  })

  test('any write may change what a read answers', async () => {
    await recordWriteTime('PUT', '/api/notifications/7/read')
    expect(await lastWriteTime('https://gona.test/api/crops')).toBe(Date.now())
    expect(await lastWriteTime('https://gona.test/terms')).toBeLessThan(Date.now())
  })
})

describe('a write that changes advice', () => {
  test.each([
    ['POST', '/api/advisories/generate', ['/advisories']],
    ['POST', '/advisories/generate', ['/advisories']],
    ['PUT', '/api/advisories/7/feedback', ['/advisories', '/advisory/7']],
    ['POST', '/advisory/7/feedback', ['/advisories', '/advisory/7']],
    ['PUT', '/api/advisories/7/read', []],
    ['POST', '/language', []],
  ])('%s %s refreshes %p', (method, path, refreshed) => expect(pathsToRefresh(method, path)).toEqual(refreshed))

  test.each(writes)('$name: $method $path refreshes reached screens, at whole addresses', ({ call, method, path }) => {
    const refreshes = call.refreshes ?? []
    if (call.reaches !== 'all') expect(call.reaches).toEqual(expect.arrayContaining([...refreshes]))
    expect(pathsToRefresh(method, path).filter((address) => /undefined|:/.test(address))).toEqual([])
    expect(pathsToRefresh(method, path).length).toBe(refreshes.length)
  })
})
