import { expect, test } from 'bun:test'
import { openPhoneSimulator } from '../../practice-phone.ts'
import { testServices } from '../../testing/services.ts'
import { createSimulatedPhone } from './simulated-phone.ts'

test.each([
  [30, []],
  [31, [{ kind: 'note', text: 'The network ended the dial: no key for 30 seconds.' }]],
] as const)('a dial in which no key is pressed for %p seconds says %j', async (seconds, heard) => {
  const slept: number[] = []
  const sleep = async (ms: number) => void slept.push(ms)
  const phone = await createSimulatedPhone(await openPhoneSimulator(await testServices()), '+2348055550001', sleep)
  await phone.type('')
  expect(await phone.type(`wait ${seconds}`)).toEqual([...heard])
  expect([slept, phone.dialling]).toEqual([[seconds * 1000], heard.length === 0])
})
