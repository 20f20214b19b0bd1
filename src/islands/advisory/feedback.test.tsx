import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath, queryKeyOf } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories } from '../../contracts/calls/advisories.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { Feedback } = await import('./feedback.tsx')
const { DoneBar } = await import('./done-bar.tsx')
const { useRead } = await import('../lib/api.ts')
const { withPathParams } = await import('../../contracts/call.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let advisory: Advisory
beforeEach(async () => {
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  ;[advisory] = await (await phone.send('GET', listAdvisories.path)).json()
  phone.client.setQueryData(queryKeyOf(fillPath(getAdvisory.path, { id: advisory.id })), advisory)
  await phone.show(<Shown />)
})
afterEach(() => phone.close())

function Shown() {
  const { data } = useRead(withPathParams(getAdvisory, { id: advisory.id }))
  return data ? (
    <>
      <Feedback advisory={data} />
      <DoneBar advisory={data} next={{ id: 'next', title: 'Weed by Thursday' }} />
    </>
  ) : null
}
const pressed = (name: string) => button(name).getAttribute('aria-pressed')
const stored = async (): Promise<Advisory> =>
  (await phone.send('GET', fillPath(getAdvisory.path, { id: advisory.id }))).json()

describe('what a farmer says of an advisory', () => {
  test('is shown at once, stored, and taken back by a second press', async () => {
    await press('Yes')
    await until('it is shown', () => pressed('Yes') === 'true')
    await until('it is stored', async () => (await stored()).useful === true)
    await press('Yes')
    await until('it is taken back', async () => (await stored()).useful === null)
    expect(pressed('Yes')).toBe('false')
  })

  test('leaves the other answer as it was', async () => {
    await press('No')
    await until('it is stored', async () => (await stored()).useful === false)
    await press('Done')
    await until('both are stored', async () => (await stored()).done)
    expect(await stored()).toMatchObject({ useful: false, done: true })
  })

  test('on advice to hold fertiliser is one of two answers: held, or given all the same', async () => {
    expect(button('Done')).toBeDefined()
    const hold = { ...advisory, closes: null, gave: { kind: 'fed' as const, n: 2 } }
    phone.client.setQueryData(queryKeyOf(fillPath(getAdvisory.path, { id: advisory.id })), hold)
    await until('both are offered', () => text().includes('I held it') && text().includes('I gave fertiliser'))
    await press('I gave fertiliser')
    await until('it is stored', async () => (await stored()).done)
  })

  test('that it is done leads on to the next, and is taken back by Undo', async () => {
    await press('Done')
    await until('the next is shown', () => text().includes('Next: Weed by Thursday'))
    await until('it is stored', async () => (await stored()).done)
    await press('Undo')
    await until('it is taken back', async () => !(await stored()).done)
    expect(text()).not.toContain('Next:')
  })

  test('that it is badly said is sent once, however often it is pressed', async () => {
    expect(pressed('This is badly said')).toBe('false')
    await press('This is badly said')
    await until('it is shown', () => pressed('This is badly said') === 'true')
    await until('it is sent', () => phone.writes().length === 1)
    const sent = phone.writes()
    await press('This is badly said')
    expect(phone.writes()).toEqual(sent)
  })

  test('turns back when the server refuses', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    phone.answering((_, method) => (method === 'PUT' ? promise : undefined) as Promise<Response>)
    await press('Yes')
    await until('it is shown', () => pressed('Yes') === 'true')
    resolve(Response.json({ message: 'No' }, { status: 500 }))
    await until('it is told', () => toastShown() !== null)
    await until('it turns back', () => pressed('Yes') === 'false')
    expect(text()).not.toContain('Thank')
  })
})
