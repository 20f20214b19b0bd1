import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, hasButton, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { default: Advisories } = await import('./advisories.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
let one: Advisory
let crops: Crop[]
beforeEach(async () => {
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  crops = await phone.read(listCrops)
  const [first] = (await phone.read(listAdvisories)) as [Advisory]
  one = { ...first, rule: 'care.weeds', done: false, by: null, validUntil: '2026-07-20' }
})
afterEach(() => phone.close())

const keyFor = (crop: string | null) => queryKeyOf(listAdvisories.path, crop === null ? undefined : { crop })
/** Opens the list with these advisories instead of the server's. */
async function open(list: Partial<Advisory>[], crop: string | null = null) {
  phone.client.setQueryData(
    keyFor(crop),
    list.map((each, n) => ({ ...one, id: `a${n}`, title: `Maize: task ${n}`, ...each })),
  )
  await phone.show(<Advisories />, { crop })
}
const heads = () => [...document.querySelectorAll('h2.advice-section')].map(({ textContent }) => textContent)
const chips = () =>
  [...document.querySelectorAll('.chip')].map((chip) => [
    chip.textContent,
    chip.getAttribute('href'),
    chip.getAttribute('aria-current'),
  ])
const sectionOf = (title: string) =>
  [...document.querySelectorAll('section')].find(({ textContent }) => textContent?.includes(title))

describe('the list of advice', () => {
  test('stands under a head for each part, that of the past with an address of its own', async () => {
    await open([
      { id: 'a-week' },
      { id: 'a-watch', rule: 'risk.high', title: 'Maize: armyworm' },
      { id: 'a-question', rule: 'stage.question', title: 'Is the stage right?' },
      { id: 'a-done', done: true, title: 'Maize: done' },
      { id: 'a-past', validUntil: '2026-07-05', title: 'Maize: past' },
    ])
    expect(heads()).toEqual(['This week', 'Watch for', 'Questions for you', 'Done', 'Past'])
    expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(['past-advice'])
    expect(sectionOf('past')?.querySelector('.tick')).toBeNull()
    expect(document.querySelector('[role="status"]')?.textContent).toBe('')
  })

  test('shows the same work on two crops once, with a row and a ring each; past rows have no ring', async () => {
    await open([
      { title: 'Maize: weed' },
      { title: 'Cassava: weed', cropType: 'cassava', done: false },
      { title: 'Tomato: hoe', cropType: 'tomato', validUntil: '2026-07-01' },
      { title: 'Onion: hoe', cropType: 'onion', validUntil: '2026-07-01', done: true },
    ])
    const groups = [...document.querySelectorAll('.advice-group')]
    expect(groups.map((group) => group.querySelector('h3')?.textContent)).toEqual(['Weed', 'Hoe'])
    expect(groups.map((group) => group.querySelectorAll('.advice-row').length)).toEqual([2, 2])
    expect(groups.map((group) => group.querySelectorAll('.tick').length)).toEqual([2, 0])
    expect(groups.map((group) => group.querySelectorAll('.task-done').length)).toEqual([0, 1])
    expect(groups[0]!.querySelector('a')?.getAttribute('href')).toBe('/advisory/a0')
  })

  test('prints the full text of each, and that of the other language where there is one', async () => {
    await open([
      { content: 'Pull the weeds.' },
      { beside: { language: 'ha', title: 'T', content: 'Cire ciyawa.' } as never },
    ])
    const printed = [...document.querySelectorAll('.on-paper')].map((each) => [
      each.getAttribute('data-words'),
      each.getAttribute('lang'),
    ])
    expect(printed).toHaveLength(3)
    expect(printed[0]).toEqual(['Pull the weeds.', null])
    expect(printed[2]).toEqual(['Cire ciyawa.', 'ha'])
  })

  test('heads the printed page with the farmer, the place and the week from Monday to Sunday', async () => {
    await open([{}])
    const head = document.querySelector('.sheet-head')!.textContent
    expect(head).toContain('Amina · Kano')
    expect(head).toContain('This week: Jul 6, 2026 – Jul 12, 2026')
  })
})

describe('a ticked task', () => {
  test('stays in its place with the way back, and is named to a screen reader', async () => {
    phone.answering((path, method) =>
      path.startsWith('/api/advisories') ? (method === 'GET' ? new Promise(() => {}) : Response.json(one)) : undefined,
    )
    await open([{ title: 'Maize: first' }, { title: 'Maize: second', rule: 'care.thin' }])
    await press('Done: Maize: first')
    await until('it can be undone', () => document.querySelector('.sunk') !== null)
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Done: Maize: first')
    const rows = [...document.querySelectorAll('.tasks > li')].map(({ className, textContent }) => [
      className.split(' ')[0],
      textContent?.includes('first'),
    ])
    expect(rows.slice(0, 2)).toEqual([
      ['sunk', true],
      ['task', false],
    ])
    await press('Undo: Maize: first')
    await until('it is open again', () => document.querySelector('.sunk') === null)
  })
})

describe('the filter by crop', () => {
  test('has a link for each crop and marks the chosen one', async () => {
    await open([{}], 'maize')
    expect(chips()).toEqual([
      ['All crops', '/advisories', null],
      ['Maize (Corn)', '/advisories?crop=maize', 'page'],
      ['Cassava', '/advisories?crop=cassava', null],
    ])
    expect(document.querySelector('h1')?.textContent).toContain('maize')
    await open([{}])
    expect(chips().map(([, , current]) => current)).toEqual(['page', null, null])
  })

  test('is left out with one crop, however many fields it has', async () => {
    phone.client.setQueryData(queryKeyOf(listCrops.path), [crops[0], { ...crops[0], id: 'other' }])
    await open([{}])
    expect(chips()).toEqual([])
  })
})

describe('without advice', () => {
  test('a farmer with crops is offered to get it', async () => {
    await open([])
    await press('Generate New')
    await until('it is asked for', () => phone.writes().includes('POST /api/advisories/generate'))
  })

  test('a farmer without crops is led to add them', async () => {
    phone.client.setQueryData(queryKeyOf(listCrops.path), [])
    await open([])
    expect(document.querySelector('.empty a')?.getAttribute('href')).toBe('/crops/new')
    expect(hasButton('Generate New')).toBe(false)
  })

  test('for one crop, the way leads to all', async () => {
    await open([], 'maize')
    expect(document.querySelector('.empty')?.textContent).toContain('maize')
    expect(document.querySelector('.empty a')?.getAttribute('href')).toBe('/advisories')
    await open([], 'unheard-of')
    expect(document.querySelector('h1')?.textContent).toContain('unheard-of')
  })

  test('is not said while there is some', async () => {
    await open([{}])
    expect(document.querySelector('.empty')).toBeNull()
  })

  test('that cannot be read says so, after it was waited for', async () => {
    phone.client.removeQueries({ queryKey: queryKeyOf(listAdvisories.path) })
    let answer = (_: Response) => {}
    phone.answering((path) =>
      path.startsWith(listAdvisories.path) ? new Promise((done) => (answer = done)) : undefined,
    )
    await phone.show(<Advisories />, { crop: null })
    expect(document.querySelector('.spinner')).not.toBeNull()
    expect(button('Home').getAttribute('href')).toBe('/')
    answer(new Response('', { status: 500 }))
    await until('it is said', () => text().includes('Something went wrong'))
    expect(document.querySelector('.spinner')).toBeNull()
  })
})
