import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone, press, toastShown, until } = await import('../testing/screen.tsx')
const { DoneCheckbox } = await import('./tick.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
let id: string
beforeEach(async () => {
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  ;[{ id }] = await phone.read(listAdvisories)
})
afterEach(() => phone.close())

const list = () => phone.client.getQueryData<Advisory[]>(queryKeyOf(listAdvisories.path))!
const shownDone = () => list().find((each) => each.id === id)!.done
const show = (done: boolean) => phone.show(<DoneCheckbox advisory={{ id, title: 'Weed', done }} onTick={() => {}} />)
const onServer = async () => ((await phone.read(listAdvisories)) as Advisory[]).find((each) => each.id === id)!.done

test('a tick is seen at once, before the server has answered, and kept by it', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  phone.answering((path) => (path.endsWith('/feedback') ? (promise as never) : undefined))
  await show(false)
  await press('Done: Weed')
  expect(shownDone()).toBe(true)
  expect(list().filter(({ done }) => done)).toHaveLength(1)
  resolve(undefined)
  await until('the server has it', onServer)
})

test('the ring of a task that is not done is empty', async () => {
  await show(false)
  const style = await Bun.file(new URL('tasks.css', import.meta.url)).text()
  expect(document.querySelectorAll('.tick path')).toHaveLength(1)
  // The check mark's only stroke is drawn when the button is pressed.
  expect(style).toMatch(/\.tick \.tick-drawn \{[^}]*stroke-dasharray: 20;\s*stroke-dashoffset: 20;/)
})

test.each([false, true])('one that the server could not keep shows as before: done was %p', async (before) => {
  if (before) await phone.send('PUT', `/api/advisories/${id}/feedback`, { done: true })
  await phone.read(listAdvisories)
  phone.answering((path) =>
    path.endsWith('/feedback') ? Response.json({ message: 'Broken' }, { status: 500 }) : undefined,
  )
  await show(before)
  await press('Done: Weed')
  await until('the failure is said', () => toastShown() !== null)
  expect(shownDone()).toBe(before)
})
