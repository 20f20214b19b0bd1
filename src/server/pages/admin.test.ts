import { beforeAll, describe, expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { translatorFor } from '../../words/index.ts'
import { addPerson } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { showAdmin } from './admin.ts'
import { showAudience } from './audience.ts'

let gona: TestServices
let eve: User
beforeAll(async () => {
  gona = await testServices()
  await kanoFarmer(gona, { primaryCrops: ['maize'], preferredLanguage: 'ha' })
  await kanoFarmer(gona, { primaryCrops: ['maize', 'rice'] })
  await addPerson(gona.db, { region: 'Oyo', primaryCrops: 'rice' })
  eve = (await addPerson(gona.db, { firstName: 'Eve', isAdmin: true })).user
})

const show = (query: Record<string, string>) =>
  showAdmin(gona, {
    actor: { kind: 'user', user: eve, adminLocked: false },
    user: eve,
    query,
    t: translatorFor('en'),
  } as never)
const reads = async (query: Record<string, string>) => (await show(query)).data!.map(({ key }) => key[0])

describe('the dashboard', () => {
  test('reads only what the open tab shows', async () => {
    expect(await reads({})).toEqual([
      '/api/admin/analytics',
      '/api/admin/needs',
      '/api/admin/states',
      '/api/admin/history',
    ])
    expect(await reads({ tab: 'exports' })).toEqual(['/api/admin/farmers/count'])
    expect(await reads({ tab: 'farmers' })).toEqual([])
    expect(await reads({ tab: 'content' })).toHaveLength(1)
    expect(await reads({ tab: 'analytics' })).toEqual(['/api/admin/sms/campaigns'])
  })

  test('reckons a bulk send only where it is asked for, on its own tab', async () => {
    expect(await reads({ tab: 'analytics', ask: 'send' })).toHaveLength(2)
    expect((await show({ tab: 'analytics', ask: 'send' })).props).toMatchObject({ askSend: true })
    for (const query of [
      { tab: 'exports', ask: 'send' },
      { tab: 'analytics', ask: 'receive' },
    ])
      expect((await show(query)).props).toMatchObject({ askSend: false })
  })

  test('shows the posts that wait, where its address names such', async () => {
    expect((await show({ tab: 'content', show: 'pictures' })).props).toMatchObject({ show: 'pictures' })
    for (const query of [{ tab: 'content' }, { tab: 'content', show: 'loud' }] as Record<string, string>[])
      expect((await show(query)).props).toMatchObject({ show: null })
  })

  test('asks about a post before it is deleted', async () => {
    expect((await show({ tab: 'content', delete: 'p1' })).props).toMatchObject({ deleting: 'p1' })
    expect((await show({ tab: 'content' })).props).toMatchObject({ deleting: null })
  })
})

describe('the farmers whose export is offered', () => {
  const farmers = async (of: string, is = '') => (await show({ tab: 'exports', of, is })).props!.farmers

  test('are everybody where the address names none, or none that there are', async () => {
    expect((await show({ tab: 'exports' })).props!.farmers).toBeNull()
    expect(await farmers('nobody')).toBeNull()
  })

  test.each([
    ['region', 'Kano', 'Farmers in Kano', 2],
    ['region', 'Oyo', 'Farmers in Oyo', 1],
    ['region', 'Lagos', 'Farmers in Lagos', 0],
    ['crop', 'maize', 'Farmers who grow Maize (Corn)', 2],
    ['crop', 'rice', 'Farmers who grow Rice', 2],
    ['crop', 'moonflower', 'Farmers who grow moonflower', 0],
    ['arrived', 'web', 'Farmers who came by: web', 2],
    ['arrived', 'unknown', 'Farmers who came by: not known', 1],
    ['arrived', 'boat', 'Farmers who came by: boat', 0],
    ['active', '', 'Farmers active in the past 7 days', 2],
    ['plain', '', 'Farmers who never signed in on the web', 1],
    ['language', 'ha', 'Farmers who read Hausa', 1],
    ['language', 'maize', 'Farmers who read maize', 0],
    ['placeless', '', 'Farmers without a known place', 0],
  ])('of %s %s have their name, their filter and as many as the figures say', async (of, is, title, n) => {
    expect(await farmers(of, is)).toEqual({
      title,
      filter: { of, is },
      farmers: n,
      agreed: 0,
      bySms: 0,
    })
  })

  test('have a region by the name of a crop or a channel', async () => {
    expect(await farmers('region', 'maize')).toMatchObject({ title: 'Farmers in maize' })
    expect(await farmers('region', 'web')).toMatchObject({ title: 'Farmers in web', farmers: 0 })
  })
})

describe('the page of an audience', () => {
  const page = async (query: Record<string, string>) =>
    (await showAudience(gona, { actor: { kind: 'user', user: eve, adminLocked: false }, user: eve, query } as never))
      .props!

  test('counts and lists the chosen, and previews a message only when asked', async () => {
    const { size, preview, items, states } = await page({ state: 'Kano', crop: '' })
    expect(size).toEqual({ farmers: 2, agreed: 0, bySms: 0 })
    expect([preview, (items as unknown[]).length]).toEqual([null, 2])
    expect(states).toContain('Kano')
    const asked = await page({ state: 'Kano', text: 'Urea.', 'text.ha': 'Taki.', preview: '1' })
    expect(asked.asked).toEqual({ state: 'Kano', text: 'Urea.', texts: { ha: 'Taki.' } })
    expect(asked.preview).toMatchObject({ recipients: 0, skippedWhy: { 'sms off': 2 } })
  })

  test('with an unknown filter previews nothing', async () => {
    expect(await page({ crop: 'moonflower', text: 'Urea.', preview: '1' })).toMatchObject({ asked: {}, preview: null })
  })

  test('says that a text is too long', async () => {
    expect(await page({ text: 'a'.repeat(290), preview: '1' })).toMatchObject({ failed: null })
    expect((await page({ text: 'Ж'.repeat(200), preview: '1' })).failed).toBe(
      'This text is too long for two SMS. Please shorten it.',
    )
  })
})
