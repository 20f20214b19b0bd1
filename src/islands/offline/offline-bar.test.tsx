import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { withPathParams } from '../../contracts/call.ts'
import { markAdvisoryRead } from '../../contracts/calls/advisories.ts'
import { createPost } from '../../contracts/calls/community.ts'
import { withDom } from '../testing/dom.ts'
import type { ConnectionState } from './connection-state.ts'
import type { PendingWrite } from './pending-write.ts'

withDom()
const { act, button, hasButton, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { OfflineBar } = await import('./offline-bar.tsx')
const { getConnectionState, setConnectionState } = await import('./connection-state.ts')
const { writeOfCall: writeOf } = await import('../lib/send-write.ts')

const AT_REST: ConnectionState = {
  ...{ online: true, fromCache: false, newer: false, waiting: [], sending: false, folded: null, open: false },
}

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(async () => {
  await phone.leave()
  setConnectionState(AT_REST)
  await phone.close()
})

const base = { userId: 'me', writtenAt: 0, triedAt: null, failures: 0, refusal: null }
const waits = (id: string): PendingWrite => ({ ...writeOf(createPost, { content: 'Rain' }), ...base, id })
const refused = (id: string): PendingWrite => ({ ...waits(id), refusal: { sentence: 'No', fields: {} } })
const read: PendingWrite = { ...writeOf(withPathParams(markAdvisoryRead, { id: 'a' }), undefined), ...base, id: 'read' }

async function show(situation: Partial<ConnectionState>, userId: string | null = 'me') {
  setConnectionState({ ...AT_REST, ...situation })
  await phone.show(<OfflineBar userId={userId} client={phone.client} />)
}
const withoutTime = (said: string) => said.replace(/(Last updated) \w+ \d+, 2026, .*$/, '$1')
const line = () => {
  const said = document.querySelector('.offline-line p')?.textContent
  return said ? withoutTime(said) : null
}
const icon = () => document.querySelector('.offline-line svg')?.outerHTML

/** Age of the page by the phone's clock. */
const AGE = 'Last updated'

describe('the line at the foot of the page', () => {
  test.each<[string, Partial<ConnectionState>, string | null]>([
    ['is not there where all is well', {}, null],
    ['nor for what the page itself has to send', { waiting: [read] }, null],
    ['has the age of the page without network', { online: false }, `No network · ${AGE}`],
    ['a slow network', { fromCache: true }, 'Slow network. You see what was saved on this phone.'],
    ['one thing that waits', { waiting: [waits('1'), read] }, '1 thing is waiting to be sent'],
    [
      'several, instead of the age',
      { online: false, waiting: [waits('1'), waits('2')] },
      'No network · 2 things are waiting to be sent',
    ],
    [
      'what was refused, apart from what waits',
      { waiting: [waits('1'), refused('2'), waits('3')] },
      '2 things are waiting to be sent · 1 thing was not accepted',
    ],
    ['only what was refused', { waiting: [refused('1'), refused('2')] }, '2 things were not accepted'],
  ])('%s', async (_, situation, said) => {
    await show(situation)
    expect(line()).toBe(said)
  })

  test('says nothing of what waits to somebody who is not signed in', async () => {
    await show({ waiting: [waits('1')] }, null)
    expect(line()).toBeNull()
    await show({ online: false, waiting: [waits('1')] }, null)
    expect(line()).toBe(`No network · ${AGE}`)
  })

  test('has its own sign for what was refused, what waits, and no network', async () => {
    const signs: (string | undefined)[] = []
    for (const situation of [{ waiting: [refused('1')] }, { waiting: [waits('1')] }, { online: false }]) {
      await show(situation)
      signs.push(icon())
    }
    expect(new Set(signs).size).toBe(3)
    await show({ online: false, waiting: [refused('1')] })
    expect(icon()).toBe(signs[0])
    await show({ fromCache: true, waiting: [waits('1')] })
    expect(icon()).toBe(signs[2])
  })

  test('unfolds what waits, and folds it again', async () => {
    await show({ online: false, waiting: [waits('1')] })
    expect([button('Show').getAttribute('aria-expanded'), document.querySelector('#offline-details')]).toEqual([
      'false',
      null,
    ])
    await press('Show')
    await until('it is open', () => button('Close').getAttribute('aria-expanded') === 'true')
    expect(text()).toContain(`No network. You see what was saved on this phone. ${AGE}`)
    expect(text()).toContain('Community post: Rain')
    await press('Close')
    await until('it is closed', () => document.querySelector('#offline-details') === null)
  })

  test('offers the new page where there is one', async () => {
    await show({ fromCache: true })
    expect(hasButton('Show new')).toBe(false)
    await show({ fromCache: true, newer: true })
    expect(hasButton('Show new')).toBe(true)
  })

  test.each<[string, Partial<ConnectionState>, boolean]>([
    ['no network', { online: false }, true],
    ['what waits', { waiting: [waits('1')] }, true],
    ['what was refused', { waiting: [refused('1')] }, false],
    ['a new page', { fromCache: true, newer: true }, false],
    ['an unfolded bar', { online: false, open: true }, false],
  ])('folds into the header after a while: %s, %p', async (_, situation, folds) => {
    const timers = spyOn(globalThis, 'setTimeout')
    await show(situation)
    const folding = timers.mock.calls.filter(([, ms]) => ms === 4000)
    timers.mockRestore()
    // Bars that start.test.tsx has mounted share this state and set timers of their own.
    expect(folding.length > 0).toBe(folds)
    if (!folds) return
    const said = line()
    await act(() => folding[0]![0]())
    expect([withoutTime(getConnectionState().folded ?? ''), line()]).toEqual([said, null])
  })
})
