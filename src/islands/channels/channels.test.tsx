import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { ListedFarmer } from '../../contracts/admin.ts'
import { withDom } from '../testing/dom.ts'
import type { ChannelsScreenProps } from './shown.ts'

withDom()
const { openPhone, text } = await import('../testing/screen.tsx')
const { default: Channels } = await import('./channels.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const FREE = { paid: [], unpriced: 0 }
const NOTHING: ChannelsScreenProps = {
  figures: {
    since: '2026-06-29T08:00:00.000Z',
    dials: { n: 0, ended: [], left: [], cost: FREE },
    sms: { words: [], sent: 0, segments: 0, cost: FREE },
    calls: { n: [], seconds: 0, left: [], told: [], cost: FREE },
  },
  days: 7,
  analytics: { totalFarmers: 0, arrivedBy: [], everOnWeb: 0, activeBy: [] },
  asked: { of: null, is: '' } as never,
  items: [],
  next: null,
}
const show = (over: Partial<ChannelsScreenProps> = {}) => phone.show(<Channels />, { ...NOTHING, ...over } as never)
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')!])
const farmer = (over: Partial<ListedFarmer> = {}) =>
  ({
    id: 'f1',
    phone: '+2348031234567',
    firstName: 'Aisha',
    lastName: 'Bello',
    place: 'Kano',
    arrivedBy: 'ussd',
    webAt: null,
    lastActiveAt: '2026-07-05T08:00:00.000Z',
    channels: { advice: 'sms', warnings: 'call', answers: 'web' },
    ...over,
  }) as ListedFarmer

describe('figures', () => {
  test('of nothing say so and name no cost', async () => {
    await show()
    expect(text().match(/Nothing in these days/g)!.length).toBeGreaterThan(0)
    expect(text()).not.toContain('NGN')
  })

  test('have what was paid, and how many had no price', async () => {
    const { sms, dials } = NOTHING.figures
    const calls = {
      n: [{ name: 'inbound', n: 3 }],
      seconds: 61,
      left: [{ name: 'weather', n: 1234 }],
      told: [{ name: 'answered', n: 2 }],
      cost: { paid: [{ currency: 'NGN', amount: 9 }], unpriced: 1 },
    }
    await show({ figures: { ...NOTHING.figures, sms, dials, calls } })
    expect(text()).toContain('NGN 9')
    expect(text()).toContain('Minutes spoken: 2')
    expect(text()).toContain('1,234')
    expect(text()).toContain('answered')
  })

  test('without any price say that none is known', async () => {
    const dials = { n: 4, ended: [{ name: 'finished', n: 4 }], left: [], cost: { paid: [], unpriced: 4 } }
    await show({ figures: { ...NOTHING.figures, dials } })
    expect(text()).toContain('The provider has reported no price.')
  })

  test('of other days keep the choice marked', async () => {
    await show({ days: 30 })
    const marked = [...document.querySelectorAll('[aria-current="true"]')].map((each) => each.getAttribute('href'))
    expect(marked).toContain('/admin/channels?days=30')
  })
})

describe('farmers', () => {
  test('who never came to the web are counted from all, and lead to their list', async () => {
    const analytics = { totalFarmers: 10, everOnWeb: 7, arrivedBy: [{ by: 'sms' as const, count: 3 }], activeBy: [] }
    await show({ analytics: analytics as never })
    const rows = [...document.querySelectorAll('li.row')].map(({ textContent }) => textContent)
    expect(rows.filter((row) => row?.endsWith('3'))).toHaveLength(2)
    expect(links().some(([, href]) => href === '/admin/channels?days=7&of=plain#who')).toBe(true)
    expect(links().some(([, href]) => href === '/admin/channels?days=7&of=arrived&is=sms#who')).toBe(true)
  })

  test('have their name, number, place, way in and channels', async () => {
    await show({ items: [farmer()] })
    expect(text()).toContain('Aisha Bello · +234 803 123 4567 · Kano')
    expect(document.querySelector('#who ul.list')!.textContent).toMatch(/SMS.*·.*call/i)
  })

  test('without a name have their number once', async () => {
    await show({ items: [farmer({ firstName: '', lastName: '', place: null as never })] })
    expect(document.querySelector('#who ul.list')!.textContent!.match(/803 123 4567/g)).toHaveLength(1)
  })

  test('of a chosen list lead to its older ones', async () => {
    await show({ items: [farmer()], next: 'f0', asked: { of: 'arrived', is: 'ussd' } as never })
    expect(links().some(([, href]) => href === '/admin/channels?days=7&of=arrived&is=ussd&before=f0#who')).toBe(true)
  })
})

describe('the parts of the page', () => {
  const on = () =>
    [...document.querySelectorAll('main [aria-current]')].map((link) => [link.textContent, link.getAttribute('href')])

  test('have each figure with its own words, and unknown ones as they are named', async () => {
    await show({
      figures: {
        ...NOTHING.figures,
        dials: {
          n: 12,
          ended: [
            { name: 'finished', n: 1200 },
            { name: 'odd end', n: 2 },
          ],
          left: [{ name: 'crop', n: 3 }],
          cost: FREE,
        },
        calls: {
          n: [{ name: 'in', n: 2 }],
          seconds: 61,
          left: [],
          told: [{ name: 'maize', n: 4 }],
          cost: { paid: [{ currency: 'NGN', amount: '5.00' }], unpriced: 1 } as never,
        },
      },
      analytics: {
        ...{ totalFarmers: 10, everOnWeb: 4 },
        arrivedBy: [
          { by: 'ussd', count: 6 },
          { by: 'carrier pigeon', count: 1 },
        ],
        activeBy: [{ by: 'unknown', count: 3 }],
      },
    })
    expect(text()).toContain('1,200')
    for (const named of ['odd end', 'carrier pigeon', 'NGN 5.00']) expect(text()).toContain(named)
    expect(text()).not.toContain('finished')
    expect(links()).toContainEqual(['carrier pigeon', '/admin/channels?days=7&of=arrived&is=carrier+pigeon#who'])
    expect(text()).toContain('Minutes spoken: 2')
    await show()
    expect(text()).not.toContain('Minutes spoken')
  })

  test('mark the days and the list that are shown', async () => {
    await show({ days: 30 })
    expect(on().map(([, href]) => href)).toEqual([...['/admin/channels?days=30', '/admin/channels?days=30#who']])
    await show({ asked: { of: 'plain', is: '' } as never })
    expect(on().at(-1)![1]).toBe('/admin/channels?days=7&of=plain#who')
    await show({ asked: { of: 'arrived', is: 'ussd' } as never })
    expect(
      on()
        .slice(1)
        .map(([, href]) => href),
    ).toEqual(['/admin/channels?days=7&of=arrived&is=ussd#who'])
    expect(
      links()
        .filter(([, href]) => /days=(1|7|30)$/.test(href ?? ''))
        .map(([, href]) => href),
    ).toEqual([...['/admin/channels?days=1', '/admin/channels?days=7', '/admin/channels?days=30']])
  })

  test('say of farmers what is not known, and nothing of what is', async () => {
    await show({ items: [farmer({ arrivedBy: null, webAt: '2026-07-01T00:00:00Z', lastActiveAt: null, place: null })] })
    const [row] = [...document.querySelectorAll('#who li')]
    expect(row!.textContent).not.toMatch(/null|Jul|Kano/)
    const known = row!.textContent!.length
    await show({ items: [farmer({})] })
    expect(document.querySelector('#who li')!.textContent).toContain('Jul 5, 2026')
    expect(document.querySelector('#who li')!.textContent!.length).toBeGreaterThan(known)
    expect(document.querySelector('#who')!.textContent).not.toContain('undefined')
  })
})
