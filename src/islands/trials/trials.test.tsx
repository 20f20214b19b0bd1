import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { TrialReport } from '../../contracts/trials.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone, text } = await import('../testing/screen.tsx')
const { default: Trials } = await import('./trials.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const arm = { clusters: null, planned: 0.5, difference: null, interval: null }
const REPORT: TrialReport = {
  id: 'sms-helps',
  name: 'Does advice by SMS help?',
  unit: 'farmer',
  measure: 'done',
  what: 'holdout sms',
  start: '2026-05-01',
  end: '2026-06-30',
  stoppedAt: null,
  running: true,
  planned: 70,
  arms: [
    { ...arm, id: 'sms', held: false, n: 70, share: 0.8, difference: 0.2, interval: [0.0524, 0.3339] },
    { ...arm, id: 'none', held: true, n: 1280, share: null },
  ],
  difference: 0.2,
  interval: [0.0524, 0.3339],
  designEffect: null,
  sharesProbability: 1,
  state: 'not yet',
}
const show = (items: TrialReport[], next: string | null = null) =>
  phone.show(<Trials />, { items, next, scores: [] } as never)

test('a comparison has its arms, shares, difference and what to make of it', async () => {
  await show([REPORT])
  expect(text()).toContain('Does advice by SMS help?')
  expect([...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'sms70 / 7080.0 %20.0 points (5.2 to 33.4)',
    'none (without SMS)1,280 / 70––',
  ])
  expect(text()).toContain('Not yet: too few people to tell.')
  expect(text()).toContain('Advice by SMS, or none · ')
  expect(text()).toContain('Share: marked advice as done')
  expect(text()).not.toContain('significant')
})

test('one by areas names its design effect, a wrong one warns, and older ones follow', async () => {
  await show([{ ...REPORT, designEffect: 1.834, state: 'do not believe this', stoppedAt: '2026-05-20T08:00:00Z' }], 'a')
  expect(text()).toContain('Design effect: 1.83')
  expect(text()).toContain('Stopped on May 20, 2026')
  expect(text()).toContain('Do not trust this: chance does not make such groups.')
  expect(document.querySelector('a[href="/admin/trials?before=a"]')).not.toBeNull()
})

test('a wording names its sentence, in the language of the administrator', async () => {
  await phone.show(<Trials />, {
    items: [{ ...REPORT, what: 'wording advice.rules.care.weeds.sms' }],
    next: null,
    scores: [],
  } as never)
  expect(text()).toContain('Wordings of advice.rules.care.weeds.sms')
  await phone.show(<Trials />, { items: [REPORT], next: null, scores: [] } as never, 'ha')
  expect(text()).toContain('Shawara ta SMS, ko babu')
  expect(text()).not.toContain('holdout')
})

test('past odds of the rains have their score beside even odds', async () => {
  await show([])
  expect(text()).toContain('No odds have been scored yet.')
  const scores = [
    { of: 'history', zone: 'sudan_savanna', issues: 1240, score: 0.1234, even: 0.2 },
    { of: 'outlook', zone: 'sahel', issues: 12, score: 0.25, even: 0.222 },
  ]
  await phone.show(<Trials />, { items: [], next: null, scores } as never)
  expect([...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'Rains, from past years: sudan savanna1,2400.1230.200',
    'Rain of the month: sahel120.2500.222',
  ])
})

test('none is said', async () => {
  await show([])
  expect(text()).toContain('No comparison has started yet.')
})
