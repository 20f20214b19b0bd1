import { afterEach, beforeEach, expect, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { getRainHistory, getRainStart } from '../../contracts/calls/rains.ts'
import type { RainHistoryResponse } from '../../contracts/rains.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone, text, until } = await import('../testing/screen.tsx')
const { default: RainsPage } = await import('./rains.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const HISTORY: RainHistoryResponse = {
  source: 'station',
  years: [
    { year: 2021, onset: '2021-06-01', longestDry: 6 },
    { year: 2022, onset: null, longestDry: null },
    { year: 2023, onset: '2023-06-21', longestDry: 9 },
    { year: 2025, onset: '2025-06-11', longestDry: 12 },
  ],
  usual: { early: '2026-06-03', median: '2026-06-11', late: '2026-06-19' },
  earliest: '2026-06-01',
  latest: '2026-06-21',
  longestDry: { usual: 9, most: 12 },
  crops: [
    {
      crop: 'maize',
      days: 100,
      water: 380,
      plantings: [
        { day: '2026-06-15', worked: 3, years: 4 },
        { day: '2026-07-01', worked: 1, years: 4 },
      ],
    },
  ],
}

async function show(past: RainHistoryResponse) {
  await phone.read(getRainStart, {})
  phone.client.setQueryData(queryKeyOf(getRainHistory.path, {}), past)
  await phone.show(<RainsPage />)
}

const rows = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test('past years show their earliest, middle and latest start, and each year in a table', async () => {
  await show(HISTORY)
  const facts = [...document.querySelectorAll('dl.facts div')].map((fact) => fact.textContent)
  expect(facts).toEqual(['Earliest1 Jun', 'Usual11 Jun', 'Latest21 Jun'])
  expect(text()).toContain('9 days in a usual year, 12 at most')
  const [years] = document.querySelectorAll('table')
  expect(rows(years!)).toEqual([
    ['2025', '11 Jun'],
    ['2023', '21 Jun'],
    ['2022', 'not in time'],
    ['2021', '1 Jun'],
  ])
})

test('the chart has a point for each year whose rains started, later starts higher', async () => {
  await show(HISTORY)
  const [middle, points] = [...document.querySelectorAll('.onset-chart path')].map((path) => path.getAttribute('d'))
  // 320 by 120 with an edge of 8: first year left, last right; 1 June bottom, 21 June top.
  expect(points).toBe('M8 112h0M160 8h0M312 60h0')
  expect(middle).toBe('M0 60H320')
})

test('a crop has its planting days and in how many years they worked', async () => {
  await show(HISTORY)
  const table = [...document.querySelectorAll('table')].at(-1)!
  expect(table.querySelector('caption')?.textContent).toContain('Maize')
  expect(rows(table)).toEqual([
    ['15 Jun', '3 of 4 years'],
    ['1 Jul', '1 of 4 years'],
  ])
})

test('the tables are explained where there is one', async () => {
  const { 'rains.about': about } = TEXTS_BY_LANGUAGE.en.screens
  await show(HISTORY)
  expect(text()).toContain(about)
  await show({ ...HISTORY, crops: [] })
  expect(text()).not.toContain(about)
})

test.each([
  ['era5', 1],
  ['station', 0],
])('the source %s has %d links to its publisher', async (source, links) => {
  await show({ ...HISTORY, source })
  expect(document.querySelectorAll('a[href="https://open-meteo.com/"]')).toHaveLength(links)
})

test('one year alone has no chart', async () => {
  await show({ ...HISTORY, years: HISTORY.years.slice(0, 2) })
  expect(document.querySelector('.onset-chart')).toBeNull()
})

test('without a history the page says so, and shows no table', async () => {
  await show({ ...HISTORY, source: null, years: [], crops: [] })
  expect(document.querySelector('table')).toBeNull()
  expect(document.querySelector('dl.facts')).toBeNull()
  expect(document.querySelector('h1')).not.toBeNull()
})

test('a history that fails to load is not called missing', async () => {
  phone.answering(() => Response.json({ message: 'No' }, { status: 500 }))
  await phone.show(<RainsPage />)
  await until('it says so', () => text().includes('Something went wrong.'))
  expect(text()).not.toContain(TEXTS_BY_LANGUAGE.en.screens['rains.noHistory'])
})
