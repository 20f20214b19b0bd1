import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { withDom } from '../testing/dom.ts'
import { TASKS_ON_HOME } from './tasks.ts'

withDom()
const { act, button, hasButton, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { TodaysAdvisories } = await import('./todays-advisories.tsx')
const { useCropInitialization } = await import('./use-crop-initialization.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let first: Advisory
beforeEach(async () => {
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  ;[first] = await phone.read(listAdvisories)
  first = { ...first, done: false, by: null, validUntil: null, count: null, title: 'Maize: weed now' }
})
afterEach(() => phone.close())

async function open(...advice: Partial<Advisory>[]) {
  const list = advice.map((each, n) => ({ ...first, id: `a${n}`, ...each }))
  phone.client.setQueryData(queryKeyOf(listAdvisories.path), list)
  await phone.show(<TodaysAdvisories />)
}
const dots = () => [...document.querySelectorAll('.dots span')].map(({ className }) => className !== '')
const titles = () => [...document.querySelectorAll('.task h3')].map(({ textContent }) => textContent)

test('tasks are shown with their crop, and how many are done is counted', async () => {
  await open({ done: true }, {})
  expect(titles()).toEqual(expect.arrayContaining(['Maize: weed now']))
  expect(document.querySelector('.task h3 .hidden-text')!.textContent).toContain('Maize')
  expect(dots()).toEqual([true, false])
  expect(text()).toMatch(/1 of 2/)
  expect(document.querySelectorAll('.task-done')).toHaveLength(1)
  expect(document.querySelector('.all-done')).toBeNull()
})

test('a title without a crop has no hidden word', async () => {
  await open({ title: 'Weed now' })
  expect(document.querySelector('.task h3 .hidden-text')).toBeNull()
  expect(document.querySelector('.task-what')!.textContent).toBe('Weed now')
})

test('when all is done, the day of the next look is named', async () => {
  await open({ done: true })
  expect(document.querySelector('.all-done')!.textContent).toMatch(/Thu/)
  await open({})
  expect(document.querySelector('.all-done')).toBeNull()
})

test('more tasks than are shown have a link to all, and from eleven on no dots', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `a${n}` }))
  await open(...many(TASKS_ON_HOME))
  expect([titles().length, hasButton(/^View all/)]).toEqual([TASKS_ON_HOME, false])
  await open(...many(TASKS_ON_HOME + 1))
  expect(titles()).toHaveLength(TASKS_ON_HOME)
  expect(document.querySelector('a[href="/advisories"]')!.textContent).toContain(String(TASKS_ON_HOME + 1))
  await open(...many(10))
  expect(dots()).toHaveLength(10)
  await open(...many(11))
  expect(dots()).toHaveLength(0)
})

test('without advice, or when it cannot be read, says so', async () => {
  await open()
  const nothing = text()
  expect(nothing).not.toBe('')
  expect(titles()).toEqual([])
  expect(document.querySelector('.tasks-done')).toBeNull()
  phone.client.removeQueries({ queryKey: queryKeyOf(listAdvisories.path) })
  phone.answering((path) => (path.startsWith(listAdvisories.path) ? new Response('', { status: 500 }) : undefined))
  await phone.show(<TodaysAdvisories />)
  await until('it says so', () => document.querySelector('.spinner') === null && text() !== nothing)
  expect(text()).not.toBe(nothing)
})

test('a tick stays in its place for a moment, and can be undone', async () => {
  await open({ id: first.id }, { title: 'Maize: feed it' })
  await press('Done: Maize: weed now')
  expect(titles()).toHaveLength(2)
  await until('it can be undone', () => hasButton(/^Undo: /))
  expect(button(/^Undo: /).getAttribute('aria-label')).toBe('Undo: Maize: weed now')
  button(/^Undo: /).focus()
  await press(/^Undo: /)
  await until('it is open again', () => !hasButton(/^Undo: /))
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('todays')
})

function Rows({ mine, primaryCrops = 'maize' }: { mine: Crop[] | undefined; primaryCrops?: string | null }) {
  return <p>{String(useCropInitialization({ ...phone.user, primaryCrops }, mine))}</p>
}
test('rows of the primary crops are asked for once, where there are none', async () => {
  const asked = () => phone.writes().filter((write) => write === 'POST /api/crops/initialize').length
  await phone.show(<Rows mine={await phone.read(listCrops)} />)
  expect([text(), asked()]).toEqual(['false', 0])
  await phone.show(<Rows mine={[]} primaryCrops={null} />)
  expect([text(), asked()]).toEqual(['false', 0])
  // They could not be read.
  await phone.show(<Rows mine={undefined} />)
  expect([text(), asked()]).toEqual(['false', 0])
  phone.answering((path) => (path === '/api/crops/initialize' ? new Response('', { status: 500 }) : undefined))
  await phone.show(<Rows mine={[]} />)
  await until('it has failed', () => text() === 'false')
  await act(() => undefined)
  expect(asked()).toBe(1)
})
