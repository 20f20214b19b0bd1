import { beforeAll, describe, expect, test } from 'bun:test'
import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories } from '../../contracts/calls/advisories.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { forms, hasButton, press, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { default: AdvisoryPage } = await import('./advisory.tsx')

const phone = sharedPhone()
let advice: Advisory
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  await phone().send('POST', '/api/advisories/generate')
  const [first] = (await phone().read(listAdvisories)) as Advisory[]
  advice = {
    ...first!,
    done: false,
    isRead: true,
    by: null,
    validUntil: null,
    count: null,
    gave: null,
    estimated: false,
  }
  phone().answering((_, method) => (method === 'GET' ? undefined : Response.json({ ...advice, done: true })))
})

const GAVE = { kind: 'fed', n: null } as const
const OPENED: AdvisoryPageData = {
  ...{ look: 'action.look', steps: [], typicalSaid: false, figures: [], houses: [], tips: [], next: null },
}
async function open(
  over: Partial<Advisory> = {},
  opened: Partial<AdvisoryPageData> = {},
  props: Record<string, unknown> = {},
) {
  const shown = { ...advice, ...over }
  phone().client.setQueryData(queryKeyOf(withPathParams(getAdvisory, { id: advice.id }).path), shown)
  await phone().show(<AdvisoryPage />, { id: advice.id, opened: { ...OPENED, ...opened }, ...props })
}
const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
const day = () => document.querySelector('.advisory-badges .task-day')

describe('an advisory', () => {
  test('that is gone says so, and leads to the list', async () => {
    phone().client.removeQueries({ queryKey: queryKeyOf(withPathParams(getAdvisory, { id: advice.id }).path) })
    await phone().show(<AdvisoryPage />, { id: advice.id, missing: true, opened: OPENED })
    expect(document.querySelector('[role="heading"]')).not.toBeNull()
    expect(links()).toContain('/advisories')
    expect(text()).not.toContain(advice.title)
  })

  test('has its day, pressing from the day before, and not when it is done', async () => {
    await open()
    expect(day()).toBeNull()
    await open({ by: '2026-07-10' })
    expect(day()!.className).not.toContain('task-pressing')
    await open({ by: '2026-07-07' })
    expect(day()!.className).toContain('task-pressing')
    await open({ by: '2026-07-07', done: true })
    expect(day()!.className).not.toContain('task-pressing')
    await open({ by: '2026-07-07', again: '2026-07-09' })
    expect(day()!.className).not.toContain('task-pressing')
  })

  test('says until when it holds, unless that is its day, and that the weather is typical, once', async () => {
    const line = () => document.querySelector('.advisory-head .small')!.textContent
    await open({ by: '2026-07-08', validUntil: '2026-07-08' })
    expect(line()).not.toContain('Jul 8')
    await open({ by: '2026-07-07', validUntil: '2026-07-08' })
    expect(line()).toContain('Jul 8')
    const plain = line()!.length
    await open({ by: '2026-07-07', validUntil: '2026-07-08', estimated: true })
    expect(line()!.length).toBeGreaterThan(plain)
    await open({ by: '2026-07-07', validUntil: '2026-07-08', estimated: true }, { typicalSaid: true })
    expect(line()!.length).toBe(plain)
  })

  test('that was not read is marked, and is read by being opened', async () => {
    await open()
    expect(document.querySelector('.unread, .unread-dot, [class*="unread"]')).toBeNull()
    const sent = phone().writes().length
    await open({ isRead: false })
    await until('it says so', () => phone().writes().length > sent)
    expect(phone().writes().at(-1)).toContain(advice.id)
  })

  test('has tips where there are some, a way to ask about it, and a text in another language beside', async () => {
    await open()
    expect(document.querySelector('#tips')).toBeNull()
    expect(links()).toContain(`/questions?crop=${advice.cropId}&advisory=${advice.id}`)
    await open(
      { beside: { language: 'ha', title: 'Noma', content: 'Ka yi noma.' } },
      { tips: [{ text: 'Early is best', drawing: null }] as never },
    )
    expect(document.querySelector('.tips')!.textContent).toBe('Early is best')
    expect(document.querySelector('main [lang="ha"]')!.textContent).toBe('NomaKa yi noma.')
  })
})

describe('the bar', () => {
  const bar = () => document.querySelector('.done-bar')!
  const sends = () =>
    forms()
      .filter(([to]) => to?.endsWith('/feedback'))
      .map(([, values]) => values)

  test('says that it was done, or that fertiliser was given all the same', async () => {
    await open()
    expect(sends()).toContainEqual({ done: 'yes' })
    expect(bar().querySelector('[aria-pressed]')!.getAttribute('aria-pressed')).toBe('false')
    expect(bar().querySelector('.done-after')).toBeNull()
    await open({ gave: GAVE })
    expect(sends()).toContainEqual({ done: 'yes', gave: 'yes' })
    await open({ gave: GAVE, done: true })
    expect(sends()).not.toContainEqual({ done: 'yes', gave: 'yes' })
  })

  test('after that leads on to the next, and takes it back', async () => {
    await open({ done: true })
    expect(hasButton('Undo')).toBe(true)
    expect(sends()).toContainEqual({ done: '' })
    expect(bar().querySelector('.done-next')).toBeNull()
    expect(bar().querySelector('[aria-pressed]')!.getAttribute('aria-pressed')).toBe('true')
    await open({ done: true }, { next: { id: 'a2', title: 'Feed it' } })
    expect(bar().querySelector('.done-next')!.getAttribute('href')).toBe('/advisory/a2')
    expect(bar().textContent).toContain('Feed it')
  })

  test('says how many in the state did the same, once it is done', async () => {
    const neighbours = { n: 14, state: 'Kano' }
    await open({ done: true }, { neighbours })
    expect(bar().textContent).toContain('14 farmers in Kano have done this')
    await open({}, { neighbours })
    expect(bar().textContent).not.toContain('14 farmers')
    await open({ done: true })
    expect(bar().textContent).not.toContain('have done this')
  })

  test('of a count asks for the plants, until it is done', async () => {
    const count = { pest: 'faw', of: 20 } as never
    await open({ count })
    expect(bar().querySelector('[aria-pressed]')).toBeNull()
    await open({ count, done: true })
    expect(bar().querySelector('[aria-pressed]')).not.toBeNull()
    await open({ count, cropId: null })
    expect(bar().querySelector('[aria-pressed]')).not.toBeNull()
  })

  test('sends what was pressed', async () => {
    await open({ done: true })
    await press('Undo')
    expect(phone().calls.findLast(({ method }) => method !== 'GET')!.body).toEqual({ done: false })
  })
})
