import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, hasButton, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { MyCrops } = await import('./my-crops.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
let crops: Crop[]
let first: Advisory
beforeEach(async () => {
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  crops = await phone.read(listCrops)
  ;[first] = await phone.read(listAdvisories)
})
afterEach(() => phone.close())

/** Shows the crops with exactly these advisories. */
const advised = async (...advice: Partial<Advisory>[]) => {
  const list = advice.map((each) => ({ ...first, validUntil: null, done: false, ...each }))
  phone.client.setQueryData(queryKeyOf(listAdvisories.path), list)
  await phone.show(<MyCrops crops={crops} />)
}

test('a question stands at its crop; once it is answered comes the next', async () => {
  const cropId = crops[1]!.id
  await advised(
    { cropId, rule: 'planting.come-up', title: 'Cassava: has it come up?' },
    { cropId, id: crypto.randomUUID(), rule: 'stage.question', title: 'Cassava: is the stage right?' },
  )
  const tiles = document.querySelectorAll('.crop-tile')
  expect(tiles[0]!.textContent).not.toContain('Has it come up?')
  expect(tiles[1]!.textContent).toContain('Has it come up?')
  expect(text()).not.toContain('Is the stage right?')
  phone.answering((path) => (path.startsWith('/api/advisories') ? new Promise<Response>(() => {}) : undefined))
  await press('It came up: Cassava: has it come up?')
  await until('the next is asked', () => text().includes('Is the stage right?'))
  expect(button('No: Cassava: is the stage right?').getAttribute('href')).toBe(`/crops/${cropId}/edit`)
})

test('what asks nothing, was answered or is past asks nothing here', async () => {
  const cropId = crops[0]!.id
  await advised(
    { cropId, rule: 'care.weeds', title: 'Maize: weed' },
    { cropId, rule: 'stage.question', done: true },
    { cropId, rule: 'stage.question', validUntil: '2026-07-01' },
  )
  expect(hasButton(/^(Yes|No): /)).toBe(false)
})
