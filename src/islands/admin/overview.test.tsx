import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import type { Analytics } from '../../contracts/admin.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import {
  getAnalytics,
  getUsageHistory,
  listOpenTasks,
  listStateCounts,
  previewSms,
} from '../../contracts/calls/admin.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, has, press, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { AdminFrame } = await import('./frame.tsx')
const { groupThousands } = await import('./grouped.ts')
const { LineChart } = await import('./line-chart.tsx')
const { OpenTasks } = await import('./needs.tsx')
const { Overview } = await import('./overview.tsx')
const { SmsFigures } = await import('./sms-figures.tsx')
const { SmsTab } = await import('./sms-tab.tsx')
const { StatesMap } = await import('./states-map.tsx')
const { WeeklyUsage } = await import('./weeks.tsx')

const phone = sharedPhone()
const never = () => new Promise<Response>(() => {})
beforeEach(() => phone().answering(never))
afterEach(() => phone().client.clear())
const fails = () => phone().answering(() => new Response('', { status: 500 }))
const put = (call: { path: string }, data: unknown) => phone().client.setQueryData(queryKeyOf(call.path), data)

const ANALYTICS: Analytics = {
  ...{ totalFarmers: 1234, activeUsers: 40, totalPosts: 7, arrivedBy: [], everOnWeb: 0, activeBy: [] },
  regionalDistribution: [
    { location: 'Kano, NG', count: 600 },
    { location: 'Jos', count: 1 },
  ],
  cropDistribution: [
    { crop: 'maize', count: 300 },
    { crop: 'tulips', count: 2 },
  ],
  adviceFeedback: [
    { crop: 'maize', category: 'pest', useful: 1200, notUseful: 3, done: 4 },
    { crop: 'tulips', category: 'odd', useful: 1, notUseful: 0, done: 0 },
  ],
}

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%p is written %s', (n, written) => expect(groupThousands(n)).toBe(written))

describe('the overview', () => {
  test('has totals that lead on, and shares of all farmers', async () => {
    put(getAnalytics, ANALYTICS)
    await phone().show(<Overview />)
    expect(
      all('.stat').map((stat) => [
        stat.querySelector('dd')?.textContent,
        stat.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual([
      ['1,234', '/admin?tab=exports'],
      ['40', '/admin?tab=exports&of=active&is='],
      ['7', '/admin?tab=content'],
    ])
    const bars = all('.halves > .card:has(progress) li').slice(0, 4)
    expect(
      bars.map((bar) => [bar.querySelector('a')?.textContent, bar.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Kano, NG', '/admin?tab=exports&of=region&is=Kano%2C%20NG'],
      ['Jos', '/admin?tab=exports&of=region&is=Jos'],
      ['Maize (Corn)', '/admin?tab=exports&of=crop&is=maize'],
      ['tulips', '/admin?tab=exports&of=crop&is=tulips'],
    ])
    expect(bars[0]!.querySelector('.figures')!.textContent).toMatch(/600.*49/)
    expect(bars.map((bar) => bar.querySelector('progress')?.getAttribute('max'))).toEqual(['600', '600', '300', '300'])
    expect(has('.card-leaf')).toBe(false)
  })

  test('has what farmers said of the advice, by crop and kind', async () => {
    put(getAnalytics, ANALYTICS)
    await phone().show(<Overview />)
    expect(all('tbody tr').map((row) => row.textContent)).toEqual(['Maize (Corn)Pests1,20034', 'tulipsodd100'])
  })

  test('greets where there is nobody yet, and says that there is nothing to show', async () => {
    put(getAnalytics, {
      ...ANALYTICS,
      totalFarmers: 0,
      regionalDistribution: [],
      cropDistribution: [],
      adviceFeedback: [],
    })
    await phone().show(<Overview />)
    expect(has('.card-leaf')).toBe(true)
    expect([has('tbody'), has('.bars li')]).toEqual([false, false])
    expect(all('p.soft.small').length).toBe(3)
  })

  test('is waited for, and can be asked for again when it failed', async () => {
    await phone().show(<Overview />)
    expect(all('.spinner').length).toBe(4)
    phone().client.clear()
    fails()
    await phone().show(<Overview />)
    await until('all have failed', () => all('.notice').length === 4)
    put(getAnalytics, ANALYTICS)
    expect(has('.spinner')).toBe(false)
    const before = phone().calls.length
    for (const again of all('.notice button')) await press(again.textContent!)
    expect(phone().calls.length).toBeGreaterThan(before)
  })
})

describe('what is to be done', () => {
  test('leads to where it is done', async () => {
    put(listOpenTasks, [
      { what: 'smsFailed', n: 1200 },
      { what: 'questions', n: 2 },
      { what: 'unanswered', n: 3 },
      { what: 'pictures', n: 4 },
      { what: 'oldPrices', n: 5, of: 'NA', name: 'Namibia' },
      { what: 'placeless', n: 6 },
      { what: 'unreadWords', n: 7, of: 'ha', name: 'Hausa' },
      { what: 'database', n: 1 },
      { what: 'smsHeld', n: 1 },
      { what: 'warningFeeds', n: 1 },
    ])
    await phone().show(<OpenTasks />)
    expect(all('.needs a').map((link) => link.getAttribute('href'))).toEqual([
      '/admin?tab=analytics',
      '/admin/inbox',
      '/admin?tab=content&show=unanswered',
      '/admin?tab=content&show=pictures',
      '/admin/prices?country=NA',
      '/admin?tab=exports&of=placeless&is=',
      '/admin?tab=exports&of=language&is=ha',
      '/admin',
      '/admin?tab=analytics',
      '/admin',
    ])
    expect(all('.needs b')[0]!.textContent).toBe('1,200')
    expect(text()).toContain('Hausa')
    expect(has('.card > p')).toBe(false)
  })

  test('may be nothing', async () => {
    put(listOpenTasks, [])
    await phone().show(<OpenTasks />)
    expect([has('.needs li'), all('.card p').length]).toEqual([false, 1])
  })
})

describe('the past weeks', () => {
  const week = {
    from: '2026-06-29',
    farmers: 1200,
    joined: 3,
    active: 4,
    done: 5.4,
    questions: 6,
    sent: 7,
    failed: 0,
    cost: 12.6,
  }
  const HISTORY = {
    weeks: [week, { ...week, from: '2026-07-06' }],
    funnel: { joined: 0, planted: 0, done: 0 },
    currency: 'NGN',
  }

  test('are a chart each with its table, the cost in its currency', async () => {
    put(getUsageHistory, HISTORY)
    await phone().show(<WeeklyUsage />)
    // Failed messages have no line, because there were none.
    expect(all('svg.line-chart').length).toBe(7)
    expect(all('figcaption b').map((each) => each.textContent)).toEqual(['5', '1,200', '4', '3', '6', '7', '0', '13'])
    expect(all('.week-ends').map((each) => each.textContent)).toContain('Jun 29, 2026Jul 6, 2026')
    expect(text()).toContain('(NGN)')
    const rows = all('table').map((table) => table.querySelector('tbody tr')!.textContent)
    expect(rows).toEqual(['2026-06-295', '2026-06-291,20043', '2026-06-296', '2026-06-297013'])
    expect(all('.bars progress').map((bar) => bar.getAttribute('max'))).toEqual(['1', '1', '1'])
    put(getUsageHistory, { ...HISTORY, currency: null, funnel: { joined: 9, planted: 5, done: 2 } })
    await phone().show(<WeeklyUsage />)
    expect(text()).not.toContain('(')
    expect(all('.bars .figures').map((each) => each.textContent)).toEqual(['9', '5', '2'])
    expect(all('.bars progress').map((bar) => bar.getAttribute('max'))).toEqual(['9', '9', '9'])
  })

  test('are lines from edge to edge, scaled to the largest', async () => {
    await phone().show(
      <>
        <LineChart label="a" values={[0, 5, 10]} />
        <LineChart label="b" values={[0]} />
        <LineChart label="c" values={[]} />
      </>,
    )
    expect(all('polyline').map((line) => line.getAttribute('points'))).toEqual([
      '6.0,84.0 150.0,45.0 294.0,6.0',
      '6.0,84.0',
      '',
    ])
    expect(all('svg')[0]!.querySelectorAll('circle')).toHaveLength(3)
  })
})

test('the map shows the chosen count; its table has all', async () => {
  put(listStateCounts, [
    { country: 'NG', state: 'Akwa Ibom', farmers: 1200, active: 2, questions: 3, answered: 4, done: 5 },
  ])
  await phone().show(<StatesMap />)
  const source = () => document.querySelector('img')!.getAttribute('src')
  expect(source()).toContain('measure=farmers')
  await act(() => {
    const select = document.querySelector('select')!
    select.value = 'questions'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(source()).toContain('measure=questions')
  expect(document.querySelector('tbody tr')!.textContent).toBe('Akwa Ibom1,2002345')
  expect(document.querySelector('tbody a')!.getAttribute('href')).toBe('/admin/audience?state=Akwa+Ibom')
})

describe('SMS', () => {
  const PREVIEW = {
    ...{ recipients: 1200, skipped: 3, skippedWhy: { 'sms off': 1, other: 2, compared: 0 }, segments: 1300 },
    ...{ estimatedCost: 'NGN 5200.00', balance: null, provider: 'africas-talking', heldUntil: null },
  }
  const figures = () => all('dl dd').map((each) => each.textContent)

  test('have recipients, cost and balance; without a provider they cost nothing', async () => {
    await phone().show(<SmsFigures preview={PREVIEW as never} />)
    expect(figures().slice(0, 4)).toEqual([
      '1,200',
      expect.stringMatching(/^32 other, 1 /),
      '1,300',
      'NGN 5200.00',
    ] as never)
    expect(figures()).toHaveLength(5)
    expect(has('p.small')).toBe(false)
    await phone().show(
      <SmsFigures
        preview={{ ...PREVIEW, estimatedCost: null, balance: 'NGN 9', heldUntil: '2026-07-07T06:00:00Z' } as never}
      />,
    )
    expect(figures()[4]).toBe('NGN 9')
    expect(figures()[3]).not.toContain('null')
    expect(has('p.small')).toBe(true)
    await phone().show(<SmsFigures preview={{ ...PREVIEW, provider: 'mock', skippedWhy: {} } as never} />)
    expect(figures()).toHaveLength(4)
    expect(figures()[1]).toBe('3')
  })

  test('say whether they are really sent', async () => {
    put(previewSms, PREVIEW)
    await phone().show(<SmsTab />, { smsProvider: 'mock' })
    expect(document.querySelector('.notice')!.className).toContain('notice-leaf')
    put(previewSms, { ...PREVIEW, provider: 'mock' })
    await phone().show(<SmsTab />, { smsProvider: 'africas-talking' })
    expect(document.querySelector('.notice')!.className).toContain('notice-sun')
    phone().client.clear()
    await phone().show(<SmsTab />, { smsProvider: 'africas-talking' })
    expect(document.querySelector('.notice')!.className).toContain('notice-leaf')
  })
})

describe('the frame', () => {
  test('marks the page, and shows what a form said', async () => {
    await phone().show(<AdminFrame tab="prices">in it</AdminFrame>)
    expect(all('[aria-current]').map((link) => link.getAttribute('href'))).toEqual(['/admin/prices'])
    expect(has('main .notice')).toBe(false)
    await phone().show(<AdminFrame tab="overview">in it</AdminFrame>, { said: { words: 'Done', failed: false } })
    expect(all('[aria-current]').map((link) => link.getAttribute('href'))).toEqual(['/admin'])
    expect(document.querySelector('main .notice')!.className).toContain('notice-leaf')
    await phone().show(<AdminFrame tab="overview">in it</AdminFrame>, { said: { words: 'No', failed: true } })
    expect(document.querySelector('main .notice')!.className).toContain('notice-danger')
  })

  test('ends the session, and leaves', async () => {
    const went = spyOn(location, 'assign').mockImplementation(() => {})
    phone().answering((path, method) => (method === 'POST' ? Response.json({}) : path ? never() : undefined))
    await phone().show(<AdminFrame tab="overview">in it</AdminFrame>)
    await press(/Log ?out|Sign out/i)
    await until('it is left', () => went.mock.calls.length === 1)
    expect(went.mock.calls[0]).toEqual(['/'])
    went.mockRestore()
  })
})
