import { afterEach, describe, expect, test } from 'bun:test'
import type { Campaign } from '../../contracts/admin.ts'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { countFarmers, getCampaign, listAllPosts, listCampaigns } from '../../contracts/calls/admin.ts'
import type { AdminPost } from '../../contracts/community.ts'
import { listPagesKey } from '../../contracts/list-pages.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, button, hasButton, press, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { default: Admin } = await import('./admin.tsx')
const { Campaigns } = await import('./campaigns.tsx')
const { Content } = await import('./content.tsx')
const { Exports } = await import('./exports.tsx')

const phone = sharedPhone()
afterEach(() => phone().answering(undefined))
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const marked = () => document.querySelector('.admin-nav [aria-current]')!.textContent

describe('the tabs', () => {
  test('open without leaving the page, stand in the address, and Back goes through them', async () => {
    phone().answering(() => new Response('', { status: 500 }))
    await phone().show(<Admin />, { tab: 'farmers' })
    expect(marked()).toBe('Farmers')
    await press('Data Exports')
    expect([marked(), location.search]).toEqual(['Data Exports', '?tab=exports'])
    await press('Content Moderation')
    expect([marked(), location.search]).toEqual(['Content Moderation', '?tab=content'])
    const steps = history.length
    await press('Content Moderation')
    expect(history.length).toBe(steps)
    await act(async () => {
      history.replaceState(null, '', '/admin?tab=exports')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(marked()).toBe('Data Exports')
  })
})

describe('exports', () => {
  const open = async (farmers: number, agreed: number) => {
    phone().client.setQueryData(queryKeyOf(countFarmers.path), { farmers, agreed, bySms: 0 })
    await phone().show(<Exports />, { farmers: null })
  }

  test('offer the file of those who agreed, and that of everybody with a reason', async () => {
    await open(1234, 12)
    expect(text()).toContain('12 of 1,234 have agreed')
    expect(links()).toEqual(['/api/admin/export/farmers', '/api/admin/export/farmers?columns=all'])
    const form = document.querySelector('details form')!
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/api/admin/export/farmers', 'get'])
    expect(form.querySelector<HTMLInputElement>('[name="who"]')!.value).toBe('all')
    expect(form.querySelector('[name="reason"]')!.getAttribute('aria-required')).toBe('true')
  })

  test('offer no file where nobody agreed, and nothing where there is nobody', async () => {
    await open(3, 0)
    expect(links()).toEqual([])
    expect(button('Export to CSV').getAttribute('aria-disabled')).toBe('true')
    expect(document.querySelector('details')).not.toBeNull()
    await open(0, 0)
    expect(text()).toContain('There are no farmers to export yet.')
    expect(document.querySelector('details')).toBeNull()
  })

  test('of chosen farmers keep the choice in every file', async () => {
    const farmers = { farmers: 5, agreed: 2, bySms: 0, title: 'Banana 5', filter: { of: 'crop', is: 'banana' } }
    await phone().show(<Exports />, { farmers })
    expect(text()).toContain('Banana 5')
    expect(links()).toEqual([
      '/admin?tab=exports',
      '/api/admin/export/farmers?of=crop&is=banana',
      '/api/admin/export/farmers?of=crop&is=banana&columns=all',
    ])
    expect(
      [...document.querySelectorAll<HTMLInputElement>('details [type="hidden"]')].map(({ name, value }) => [
        name,
        value,
      ]),
    ).toEqual([
      ['of', 'crop'],
      ['is', 'banana'],
      ['who', 'all'],
    ])
  })
})

const CAMPAIGN: Campaign = {
  ...{ id: 'c1', kind: 'bulk', state: 'done', recipients: 1200, skipped: 0, skippedWhy: {}, queued: 0, held: 0 },
  ...{ sent: 1100, delivered: 900, failed: 70, unknown: 0, segments: 1200, cost: null, stopReason: null },
  ...{ startedAt: '2026-07-06T07:00:00.000Z', finishedAt: null },
}

describe('campaigns', () => {
  const open = async (...some: Partial<Campaign>[]) => {
    const list = some.map((each, n) => ({ ...CAMPAIGN, id: `c${n}`, ...each }))
    phone().client.setQueryData(queryKeyOf(listCampaigns.path), list)
    await phone().show(<Campaigns />)
  }
  const figures = () => [...document.querySelectorAll('.campaign-figures div')].map(({ textContent }) => textContent)

  test('have their figures; those that are nothing special are left out', async () => {
    await open({})
    expect(figures()).toEqual(['Recipients1,200', 'Sent1,100', 'Delivered900', 'Failed70', 'Skipped0', 'Segments1,200'])
    expect(document.querySelector('[role="progressbar"], progress')).toBeNull()
    await open({
      unknown: 1,
      held: 2,
      cost: 'NGN 9',
      skipped: 3,
      skippedWhy: { 'opted out': 3 },
      stopReason: 'No balance',
    })
    expect(
      figures()
        .slice(4)
        .map((figure) => figure!.replace(/^.*?(?=\d|NGN)/, '')),
    ).toEqual(['1', '2', '3', '1,200', 'NGN 9'])
    expect(text()).toContain('No balance')
    await open()
    expect(document.querySelector('.campaigns')).toBeNull()
  })

  test.each([
    ['queued', true, 'sky'],
    ['sending', true, 'sun'],
    ['waiting', true, 'sky'],
    ['stopped', false, 'danger'],
    ['done', false, 'leaf'],
  ] as const)('that are %s show how far they are: %p', async (state, runs, tone) => {
    phone().answering(() => new Promise<Response>(() => {}))
    await open({ id: `of-${state}`, state, sent: 400, failed: 100, unknown: 7 })
    const bar = document.querySelector('progress')
    expect([bar?.value, bar?.max, text().includes('507 of 1,200')]).toEqual(
      runs ? [507, 1200, true] : [undefined, undefined, false],
    )
    expect(document.querySelector('.campaigns .badge')!.className).toBe(`badge badge-${tone}`)
  })

  test('that run show how far they are; when one ends, the list is read again', async () => {
    const ended: Campaign = { ...CAMPAIGN, id: 'c9', sent: 1200, failed: 0 }
    phone().answering((path) => (path.endsWith(listCampaigns.path) ? Response.json([ended]) : undefined))
    await open({ id: 'c9', state: 'sending', sent: 400, failed: 100 })
    expect(document.querySelector('[aria-live]')!.textContent).toContain('500 of 1,200')
    const read = queryKeyOf(withPathParams(getCampaign, { id: 'c9' }).path)
    phone().client.setQueryData(read, { ...ended, state: 'waiting', sent: 900 })
    await until('it goes on', () => document.querySelector('[aria-live]')!.textContent!.includes('900 of 1,200'))
    phone().client.setQueryData(read, ended)
    await until('the list is read', () => document.querySelector('[aria-live]') === null)
    expect(phone().calls.some(({ path }) => path.endsWith(listCampaigns.path))).toBe(true)
    expect(figures()[1]).toBe('Sent1,200')
  })
})

const POST: AdminPost = {
  ...{ id: 'p1', authorId: 'u2', title: 'Rain', content: 'It rains', cropType: null, region: null, imageUrl: null },
  ...{ tags: [], likes: 2, replyCount: 1, isModerated: false, likedByMe: false },
  ...{ createdAt: '2026-07-05T08:00:00.000Z', updatedAt: '2026-07-05T08:00:00.000Z' },
  author: {
    ...{ id: 'u2', firstName: 'Bala', lastName: 'Musa', displayName: 'Bala M.', email: null, profileImageUrl: null },
    ...{ isLeadFarmer: false, username: null },
  },
}

describe('the posts', () => {
  const PROPS = { before: null, show: null, deleting: null }
  const open = async (
    items: AdminPost[],
    { props = {}, next = null }: { props?: object; next?: string | null } = {},
  ) => {
    const shown = { ...PROPS, ...props } as { before: string | null; show: string | null }
    const key = listPagesKey(listAllPosts.path, shown.before, shown.show ? { show: shown.show } : undefined)
    phone().client.setQueryData(key, { pages: [{ items, next }], pageParams: [shown.before] })
    await phone().show(<Content />, shown)
  }

  test('have the whole name of their author, who may have none', async () => {
    await open([
      POST,
      { ...POST, id: 'p2', title: null, author: { ...POST.author, firstName: null, lastName: null, username: 'bala' } },
    ])
    expect([...document.querySelectorAll('.author-name')].map(({ textContent }) => textContent)).toEqual([
      'Bala Musa',
      'Bala M.@bala',
    ])
    expect([...document.querySelectorAll('article')].map((each) => each.getAttribute('aria-label'))).toEqual([
      'Rain',
      'Post by Bala M.',
    ])
    expect(links()).toContain('/community/posts/p1')
    expect(document.querySelectorAll('h2')).toHaveLength(1)
  })

  test('lead to older ones within the choice, and back to the newest', async () => {
    await open([POST])
    expect(links()).not.toContain('/admin?tab=content')
    await open([POST], { next: 'p1' })
    expect(links()).toContain('/admin?tab=content&before=p1')
    await open([POST], { next: 'p1', props: { show: 'pictures' } })
    expect(links()).toEqual(
      expect.arrayContaining(['/admin?tab=content', '/admin?tab=content&show=pictures&before=p1']),
    )
    await open([POST], { props: { before: 'p9' } })
    expect(links()).toContain('/admin?tab=content')
  })

  test('are deleted after a question; without any it says so', async () => {
    await open([], { props: { deleting: 'p1' } })
    expect(document.querySelector('form')!.getAttribute('action')).toContain('p1')
    expect(document.querySelectorAll('article')).toHaveLength(0)
    expect(hasButton('Delete')).toBe(true)
  })
})
