import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath, queryKeyOf } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listLogEntries } from '../../contracts/calls/season.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, hasButton, openPhone, press, until } = await import('../testing/screen.tsx')
const { AdviceGroup } = await import('./advice-group.tsx')
const { useRead } = await import('../lib/api.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let first: Advisory
beforeEach(async () => {
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  ;[first] = await (await phone.send('GET', listAdvisories.path)).json()
})
afterEach(() => phone.close())

function List() {
  const { data = [] } = useRead(listAdvisories)
  return <AdviceGroup group={{ what: 'question', advisories: [data[0]!] }} today="2026-07-06" onTick={() => {}} />
}

/** Shows the list with the first advisory made by this rule. */
async function show(rule: string) {
  phone.client.setQueryData(queryKeyOf(listAdvisories.path), [{ ...first, rule }])
  await phone.show(<List />)
}
const stored = async (): Promise<Advisory> =>
  (await phone.send('GET', fillPath(getAdvisory.path, { id: first.id }))).json()

test('that the stage is right closes the question; that it is not leads to the form of the crop', async () => {
  await show('stage.question')
  expect(button(/^No: /).getAttribute('href')).toBe(`/crops/${first.cropId}/edit`)
  await press(/^Yes: /)
  await until('it is stored', async () => (await stored()).done)
})

test('that nothing came up is written to the farm log', async () => {
  await show('planting.come-up')
  await press(/^It did not come up: /)
  const log = async () => (await phone.send('GET', fillPath(listLogEntries.path, { id: first.cropId! }))).json()
  await until('it is in the log', async () =>
    (await log()).some(({ kind }: { kind: string }) => kind === 'not_emerged'),
  )
})

test('what asks nothing has no answers', async () => {
  await show('care.weeds')
  expect(hasButton(/^(Yes|No): /)).toBe(false)
})
