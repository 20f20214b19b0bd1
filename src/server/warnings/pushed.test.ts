import { afterEach, beforeEach, expect, test } from 'bun:test'
import { pushWorld } from '../channels/push/fixture.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { bytesOf, capXml } from './testing/samples.ts'

let gona: Awaited<ReturnType<typeof pushWorld>>
beforeEach(async () => {
  gona = await pushWorld()
})
afterEach(() => gona.stop())

const NIGHT = '2026-06-20T21:30:00Z'
const MORNING = '2026-06-21T08:00:00Z'
async function add(changes: Partial<Parameters<typeof capXml>[0]>) {
  const times = {
    sent: '2026-06-20T09:00:00+01:00',
    onset: '2026-06-21T12:00:00+01:00',
    expires: '2026-06-22T12:00:00+01:00',
  }
  await gona.warnings.importFiles(OPERATOR, [
    { name: 'a.xml', bytes: bytesOf(capXml({ id: 'a', ...times, ...changes })) },
  ])
  await gona.warnings.notify()
  await gona.push.sendDue()
}
const cancel = (refs = ['a']) => add({ id: 'c', type: 'Cancel', refs, sent: '2026-06-20T22:40:00+01:00' })

test('a warning and its withdrawal are pushed', async () => {
  const phone = await gona.phone(await gona.farmer())
  await add({})
  await cancel()
  expect(phone.messages().map(({ title }) => title)).toEqual(['Warning: thunderstorm', 'Warning withdrawn'])
})

test('one that is withdrawn in the night is not pushed in the morning, nor is its withdrawal', async () => {
  const phone = await gona.phone(await gona.farmer())
  gona.at(NIGHT)
  await add({})
  await cancel()
  gona.at(MORNING)
  await gona.push.sendDue()
  expect(phone.messages()).toEqual([])
})

test('one that is revised in the night is pushed in the morning with its new times', async () => {
  const phone = await gona.phone(await gona.farmer())
  gona.at(NIGHT)
  await add({})
  await add({
    id: 'b',
    type: 'Update',
    refs: ['a'],
    sent: '2026-06-20T22:40:00+01:00',
    onset: '2026-06-21T14:00:00+01:00',
  })
  gona.at(MORNING)
  await gona.push.sendDue()
  expect(phone.messages().map(({ body }) => body)).toEqual([expect.stringContaining('Sunday 21 Jun 14:00')])
})

test('one that was pushed by day is withdrawn by push, also if a graver Update waited for the morning', async () => {
  const phone = await gona.phone(await gona.farmer())
  await add({})
  gona.at(NIGHT)
  await add({ id: 'b', type: 'Update', refs: ['a'], sent: '2026-06-20T22:30:00+01:00', severity: 'Extreme' })
  await cancel(['a', 'b'])
  gona.at(MORNING)
  await gona.push.sendDue()
  expect(phone.messages().map(({ title }) => title)).toEqual(['Warning: thunderstorm', 'Warning withdrawn'])
})

test('one that an Update ends before the morning is not pushed', async () => {
  const phone = await gona.phone(await gona.farmer())
  gona.at(NIGHT)
  const onset = '2026-06-21T05:00:00+01:00'
  await add({ onset })
  const expires = '2026-06-21T08:30:00+01:00'
  await add({ id: 'b', type: 'Update', refs: ['a'], sent: '2026-06-20T22:40:00+01:00', onset, expires })
  gona.at(MORNING)
  await gona.push.sendDue()
  expect(phone.messages()).toEqual([])
})
