import { afterEach, describe, expect, test } from 'bun:test'
import { createLocks } from '../testing/locks.ts'
import { define } from '../testing/phone-apis.ts'
import { withPhoneLock } from './phone-lock.ts'

let undo = () => {}
afterEach(() => undo())

describe.each([
  ['with the lock that all tabs share', () => define(navigator, 'locks', { value: createLocks() })],
  ['in a browser that has no locks', () => define(navigator, 'locks', { value: undefined })],
])('%s', (_, install) => {
  test('work is done one piece at a time, in the order it was asked for, also after one that failed', async () => {
    undo = install()
    const said: string[] = []
    const turn = (name: string, fails = false) =>
      withPhoneLock(async () => {
        said.push(`${name} begins`)
        await Promise.resolve()
        said.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const all = await Promise.allSettled([turn('one'), turn('two', true), turn('three')])
    expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await turn('four')).toBe('four')
  })
})
