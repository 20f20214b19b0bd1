import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ListedPrice } from '../../contracts/prices.ts'
import { withDom } from '../testing/dom.ts'
import type { ImportReport, PricesScreenProps } from './prices.tsx'

withDom()
const { button, errorOf, field, hasButton, openPhone, text } = await import('../testing/screen.tsx')
const { default: Prices } = await import('./prices.tsx')

describe('the price list', () => {
  let phone: Awaited<ReturnType<typeof openPhone>>
  beforeAll(async () => {
    phone = await openPhone()
  })
  afterAll(() => phone.close())

  const UREA: ListedPrice = {
    id: '01977777-0000-7000-8000-000000000001',
    country: 'NG',
    kind: 'input',
    item: 'urea',
    bagKg: 50,
    price: 32_000,
    market: 'Dawanau',
    date: '2026-07-06',
    days: 0,
    state: 'counts',
    doubtful: false,
    by: 'Ngozi Okafor',
    way: 'form',
    createdAt: '2026-07-06T07:00:00.000Z',
  }
  const MAIZE: ListedPrice = {
    ...UREA,
    id: UREA.id.replace(/1$/, '2'),
    kind: 'produce',
    item: 'maize',
    bagKg: null,
    price: 450.5,
  }
  const REPORT: ImportReport = {
    id: '01977777-0000-7000-8000-000000000003',
    createdAt: '2026-07-05T08:00:00.000Z',
    by: null,
    added: 12,
    known: 0,
    refused: 0,
    faults: [],
  }
  const SHOWN: PricesScreenProps = {
    country: 'NG',
    today: '2026-07-06',
    last: null,
    items: [UREA],
    next: null,
    before: null,
    board: { q: '', sort: 'crop', order: 'ascending', page: 1, pages: 1, rows: [] },
    seen: { items: [], next: null },
    removing: null,
    report: null,
    reports: [],
  }
  const show = (over: Partial<PricesScreenProps> & Record<string, unknown> = {}) =>
    phone.show(<Prices />, { ...SHOWN, ...over })
  const row = () => document.querySelector('.price')!.textContent
  const hrefOf = (name: string | RegExp) => button(name).getAttribute('href')
  const form = (kind: string) =>
    document.querySelector<HTMLInputElement>(`form input[name=kind][value=${kind}]`)!.closest('form')!
  const input = (kind: string, name: string) =>
    form(kind).querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)!

  describe('a price in the list', () => {
    test.each([
      ['of a bag', {}, 'Urea 46-0-0 ₦32,000 for 50 kg'],
      ['of a harvest', MAIZE, 'Maize (Corn) ₦450.50 for 1 kg'],
      ['asked today', {}, 'Dawanau · Jul 6, 2026 · today'],
      ['asked before', { days: 3, date: '2026-07-03' }, 'Jul 3, 2026 · 3 days'],
      ['of no market', { market: null }, 'kgJul 6, 2026'],
      ['of a person', {}, 'Ngozi Okafor'],
      ['of somebody who has left', { by: null }, 'someone who has left'],
      ['of the command line', { by: null, way: 'command' as const }, 'command line'],
      ['that counts', {}, 'counted'],
      ['that a newer one replaced', { state: 'replaced' as const }, 'a newer one is counted'],
      ['that is old', { state: 'old' as const }, 'older than a season: not counted'],
      ['that is doubtful', { doubtful: true }, 'times or more from the price before'],
    ])('%s says so', async (_, over, words) => {
      await show({ items: [{ ...UREA, ...over }] })
      expect(row()).toContain(words)
    })

    test('that is not doubtful raises no doubt', async () => {
      await show()
      expect(row()).not.toContain('is it right?')
    })

    test('is asked about before it is taken out, on the page it stands on', async () => {
      await show({ before: 'cursor' })
      expect(hrefOf(/^Remove the price of Urea/)).toBe(`/admin/prices?country=NG&before=cursor&remove=${UREA.id}`)
      expect(hasButton('Remove')).toBe(false)
      await show({ before: 'cursor', removing: UREA })
      expect(text()).toContain('₦32,000 for 50 kg · Dawanau · Jul 6, 2026')
      expect(button('Remove').closest('form')!.getAttribute('action')).toContain(UREA.id)
      expect(hrefOf('Cancel')).toBe('/admin/prices?country=NG&before=cursor')
    })
  })

  test('a long list has a way to older prices and back to the newest', async () => {
    await show()
    expect([hasButton('Newest prices'), hasButton('Load more')]).toEqual([false, false])
    await show({ next: 'further' })
    expect(hrefOf('Load more')).toBe('/admin/prices?country=NG&before=further')
    await show({ before: 'cursor' })
    expect(hrefOf('Newest prices')).toBe('/admin/prices?country=NG')
  })

  test('an empty list says so', async () => {
    await show({ items: [] })
    expect(text()).toContain('No price has been entered yet.')
    await show()
    expect(text()).not.toContain('No price has been entered yet.')
  })

  test('each country has its grades, its money and its own list', async () => {
    await show({ country: 'NA' })
    expect(button('Namibia').getAttribute('aria-current')).toBe('true')
    expect(button('Nigeria').getAttribute('aria-current')).toBeNull()
    expect(hrefOf('Nigeria')).toBe('/admin/prices?country=NG')
    expect(text()).toContain('Price of the bag (N$)')
    expect(input('input', 'country').value).toBe('NA')
  })

  describe('the table of markets', () => {
    const ROWS: PricesScreenProps['board']['rows'] = [
      {
        crop: 'maize',
        market: 'Kano',
        price: 400,
        date: '2026-07-01',
        days: 5,
        history: [
          { date: '2026-03-01', price: 350 },
          { date: '2026-07-01', price: 400 },
        ],
      },
    ]
    const table = () => document.querySelector('.price-table')!

    test('has a line per market and crop, and its order can be changed', async () => {
      await show({ board: { q: 'ka', sort: 'price', order: 'descending', page: 1, pages: 2, rows: ROWS } })
      expect(table().textContent).toMatch(/Maize \(Corn\)Kano.*₦400Jul 1, 2026/)
      expect(table().querySelector('svg')!.getAttribute('aria-label')).toBe('Prices at Kano')
      expect(table().querySelector('[aria-sort="descending"]')!.textContent).toContain('Price of 1 kg ▼')
      const orders = [...table().querySelectorAll('thead a')].map((link) =>
        new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('order'),
      )
      expect(orders).toEqual(['ascending', 'ascending', 'ascending', 'descending'])
      expect(table().querySelector('[aria-sort]')!.getAttribute('aria-sort')).toBe('descending')
      expect(table().querySelector('th a')!.getAttribute('href')).toContain('?country=NG&q=ka&sort=crop&order=')
      expect(hrefOf(/1 \/ 2/)).toBe('/admin/prices?country=NG&q=ka&sort=price&order=descending&page=2')
    })

    test('has the pages before and after', async () => {
      const links = async (page: number, pages: number) => {
        await show({ country: 'NA', board: { ...SHOWN.board, rows: ROWS, page, pages } })
        return [...document.querySelectorAll('.table-wrap ~ .row a')].map((link) =>
          [link.textContent, new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('page')].join(': '),
        )
      }
      expect(await links(1, 1)).toEqual([])
      expect(await links(1, 3)).toEqual(['Load more (1 / 3): 2'])
      expect(await links(2, 3)).toEqual(['1: 1', 'Load more (2 / 3): 3'])
      expect(await links(3, 3)).toEqual(['2: 2'])
    })

    test('says when nothing is found, and is absent without a search', async () => {
      await show({ board: { ...SHOWN.board, q: 'zz' } })
      expect(text()).toContain('No crop or market has this name.')
      await show()
      expect(document.querySelectorAll('.price-search').length).toBe(0)
    })
  })

  test('what a farmer saw can be doubted and trusted again', async () => {
    const seen = {
      id: UREA.id,
      country: 'NG' as const,
      crop: 'maize' as const,
      price: 4000,
      unit: 'bag50' as const,
      perKg: 80,
      market: 'Wudil',
      sold: true,
      doubtful: false,
      createdAt: '2026-07-05T08:00:00.000Z',
      by: 'Amina Bello',
    }
    await show({ seen: { items: [seen], next: null } })
    expect(text()).toContain('Maize (Corn) ₦4,000 · a bag of 50 kg')
    const sent = (name: string) => button(name).closest('form')!.querySelector('input')!.value
    expect(sent('Doubt it')).toBe('true')
    expect(hasButton('Load more')).toBe(false)
    await show({ country: 'NA', seen: { items: [seen], next: 'further' } })
    expect(hrefOf('Load more')).toBe('/admin/prices?country=NA&seen=further')
    await show({ seen: { items: [{ ...seen, doubtful: true }], next: null } })
    expect(text()).toContain('In doubt')
    expect(sent('Trust it')).toBe('false')
  })

  test('the crop and the market of the last typed price stand in the form again', async () => {
    await show({ last: { item: 'maize', market: 'Wudil' } })
    expect([input('produce', 'item').value, input('produce', 'market').value]).toEqual(['maize', 'Wudil'])
    await show()
    expect([input('produce', 'item').value, input('produce', 'market').value]).toEqual(['', ''])
  })

  describe('the forms', () => {
    test('open with a bag of 50 kg and today, and know no later day', async () => {
      await show()
      expect([input('input', 'bagKg').value, input('input', 'date').value]).toEqual(['50', '2026-07-06'])
      expect(input('produce', 'date').getAttribute('max')).toBe('2026-07-06')
      expect(input('produce', 'market').getAttribute('aria-required')).toBe('true')
      expect(input('input', 'market').getAttribute('aria-required')).toBeNull()
    })

    test('show what was typed and refused in the form that was sent, and only there', async () => {
      const values = { kind: 'produce', item: 'maize', price: 'much', market: 'Sabon Gari', date: '2026-07-01' }
      await show({ values, fields: { price: 'Please give a price' }, message: 'Something is wrong' })
      expect([input('produce', 'price').value, input('produce', 'item').value]).toEqual(['much', 'maize'])
      expect(input('produce', 'date').value).toBe('2026-07-01')
      expect(form('produce').textContent).toContain('Please give a price')
      expect([input('input', 'price').value, input('input', 'date').value]).toEqual(['', '2026-07-06'])
      expect(form('input').textContent).not.toContain('Please give a price')
      // The field shows the error already.
      expect(text()).not.toContain('Something is wrong')
    })

    test('say at their head what no field says', async () => {
      await show({ values: { kind: 'input' }, message: 'Please try again' })
      expect(form('input').textContent).toContain('Please try again')
      expect(form('produce').textContent).not.toContain('Please try again')
      expect(errorOf('File')).toBe('')
    })

    test('a file that was refused says so at its own field', async () => {
      await show({ message: 'The file is empty' })
      expect(errorOf('File')).toBe('The file is empty')
      expect(form('input').textContent).not.toContain('The file is empty')
      expect(field('File').closest('form')!.enctype).toBe('multipart/form-data')
    })
  })

  describe('a file', () => {
    test('that went in whole says how many prices it brought', async () => {
      await show({ report: REPORT })
      expect(document.querySelector('[role=status]')!.textContent).toBe('12 prices added')
    })

    test('with wrong lines names each with its reason', async () => {
      const faults = [
        { line: 3, column: 'price', value: 'much', why: 'Not a price' },
        { line: 4, column: null, value: '', why: 'Too short' },
      ]
      await show({ report: { ...REPORT, added: 1, known: 2, refused: 2, faults } })
      const status = document.querySelector('[role=status]')!
      expect(status.querySelector('b')!.textContent).toBe('1 price added · 2 were there already · 2 lines refused')
      expect([...status.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
        'Line 3 · price · “much”Not a price',
        'Line 4Too short',
      ])
    })

    test('of before can be looked at again', async () => {
      await show({ reports: [REPORT] })
      expect(text()).toContain('Latest files')
      expect(hrefOf(/^Jul 5, 2026.* UTC$/)).toBe(`/admin/prices?country=NG&report=${REPORT.id}`)
      await show()
      expect(text()).not.toContain('Latest files')
    })
  })
})
