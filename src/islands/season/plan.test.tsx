import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { PlanStep, SeasonPlan } from '../../contracts/season-plan.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone, text } = await import('../testing/screen.tsx')
const { SeasonPlanCard } = await import('./plan.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const STEP: PlanStep = {
  id: 'weed_1',
  operation: 'weeded',
  n: 1,
  of: 2,
  from: '2026-07-06',
  to: '2026-07-11',
  state: 'now',
  doneOn: null,
  moved: null,
}
const show = (steps: Partial<PlanStep>[], plan: Partial<SeasonPlan> = {}, feedings: Record<number, string> = {}) =>
  phone.show(
    <SeasonPlanCard
      id="c1"
      plan={{
        crop: 'maize',
        planned: false,
        maturity: null,
        steps: steps.map((step, n) => ({ ...STEP, id: `${n}`, ...step })),
        ...plan,
      }}
      joined="2026-07-01"
    />,
    { bags: { link: '', feedings } },
  )
/** Returns the parts of a step in reading order. */
const parts = () =>
  [...document.querySelectorAll('.steps > li')].map((step) =>
    [...step.querySelectorAll('.step-name, .badge, .step-days, .step-moved')].map(({ textContent }) => textContent),
  )

describe('a step of the season', () => {
  test('has its name, which of how many it is, its state and its days', async () => {
    await show([{}])
    expect(parts()).toEqual([['Weed, 1 of 2', 'Now', 'Mon, Jul 6 – Sat, Jul 11']])
  })

  test.each([
    ['the only one', { n: 1, of: 1 }],
    ['of unknown number', { n: null, of: 2 }],
    ['of an unknown count', { n: 1, of: null }],
  ])('is not numbered where it is %s', async (_, step) => {
    await show([step])
    expect(parts()[0]![0]).toBe('Weed')
  })

  test('has one day where it begins and ends on it', async () => {
    await show([{ to: '2026-07-06' }])
    expect(parts()[0]![2]).toBe('Mon, Jul 6')
  })

  test('that is done has the day on which it was', async () => {
    await show([{ state: 'done', doneOn: '2026-07-08' }])
    expect(parts()).toEqual([['Weed, 1 of 2', 'Done', 'Wed, Jul 8']])
  })

  test('says by what it was moved', async () => {
    await show([{ moved: 'rain' }])
    expect(parts()[0]).toHaveLength(4)
    expect(parts()[0]![3]).toBeTruthy()
  })

  test('of feeding has the amount of its number, other work has none', async () => {
    const fed = { operation: 'fed', n: 2, of: 2 } as const
    await show([fed, { ...fed, n: 1 }, { n: 2 }], {}, { 2: '1 bag of urea' })
    expect(parts().map((step) => step[3])).toEqual(['1 bag of urea', undefined, undefined])
  })

  test('of selling opens the prices of its crop, other work opens nothing', async () => {
    await show([{ operation: 'sell', n: null, of: null }, {}])
    const links = [...document.querySelectorAll('.steps a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([['Sell or keep', '/prices?crop=c1']])
  })

  test('that is to be done now is the current one', async () => {
    await show([{ state: 'done' }, {}, { state: 'later' }])
    const current = [...document.querySelectorAll('.steps > li')].map((step) => step.getAttribute('aria-current'))
    expect(current).toEqual([null, 'step', null])
  })
})

describe('the plan', () => {
  test('shows what is to be done now, the next step and the harvest, and folds the rest by its state', async () => {
    await show([
      { state: 'missed', from: '2026-06-20', to: '2026-06-30' },
      { state: 'missed', from: '2026-06-20', to: '2026-07-01' },
      { state: 'done', to: '2026-06-29', doneOn: '2026-06-29' },
      { state: 'skipped' },
      {},
      { state: 'next' },
      { state: 'later' },
      { state: 'later', operation: 'harvested' },
    ])
    const folds = [...document.querySelectorAll('details')].map((fold) => [
      fold.querySelector('summary')!.textContent,
      fold.querySelectorAll('.step').length,
    ])
    expect(folds).toEqual([
      ['Before you joined: 1', 1],
      ['Too late now: 1', 1],
      ['Done: 2', 2],
      ['Later: 1', 1],
    ])
    expect(document.querySelectorAll('.season-plan > .steps > li')).toHaveLength(3)
  })

  test('has no days for work of now whose days are past', async () => {
    await show([{ from: '2026-05-01', to: '2026-05-10' }])
    expect(parts()).toEqual([['Weed, 1 of 2', 'Now']])
  })

  test('says when a variety is ripe, and when that is only taken to be so', async () => {
    await show([{}], { maturity: { class: 'early', days: 95, assumed: false } })
    expect(text()).toContain('Ripe about 95 days after planting')
    await show([{}], { maturity: { class: null, days: 110, assumed: true } })
    expect(text()).toContain('We assume that yours is ripe about 110 days after planting')
    await show([{}])
    expect(text()).not.toContain('days after planting')
  })

  test('without steps says what it needs, and has no weeks', async () => {
    await show([])
    expect(text()).toContain('You will see the plan once we know the planting date.')
    expect(document.querySelector('.weeks')).toBeNull()
  })

  test('marks the week of today, and dates the first and the last week', async () => {
    await show([{ state: 'done', from: '2026-06-22', to: '2026-06-27', doneOn: '2026-06-24' }, {}])
    expect(document.querySelectorAll('.weeks .week-current')).toHaveLength(1)
    const ends = [...document.querySelectorAll('.weeks-ends > span')].map(({ textContent }) => textContent)
    expect(ends).toEqual(['Jun 22, 2026', 'Jul 6, 2026'])
  })
})
