import { afterEach, beforeEach, expect, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { getSummary } from '../../contracts/calls/advisories.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone } = await import('../testing/screen.tsx')
const { FarmSummary } = await import('./summary.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

test.each([
  [0, []],
  [1, ['1 urgent']],
])('with %d urgent alerts the counts in the urgent colour are %j', async (urgentAlerts, urgent) => {
  const summary = await phone.read(getSummary)
  phone.client.setQueryData(queryKeyOf(getSummary.path), { ...(summary as object), urgentAlerts })
  await phone.show(<FarmSummary firstName="Amina" />)
  const shown = [...document.querySelectorAll('.summary-urgent')].map((count) => count.textContent)
  expect(shown).toEqual(urgent)
})
