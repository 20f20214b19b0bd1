import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import * as z from 'zod/mini'
import { listPriceImports, listPrices } from '../../contracts/calls/prices.ts'
import { priceListSchema } from '../../contracts/prices.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)

const HEADING = 'country,kind,item,bagKg,price,market,date'
const urea = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 28_000, date: '2026-07-01' }

let gona: WholeApp
beforeAll(async () => {
  gona = await wholeApp()
})

const post = (path: string, body: Record<string, string> | FormData) =>
  gona.ask('admin', 'POST', path, { body: body instanceof FormData ? body : new URLSearchParams(body) })
const page = async (path: string) => (await gona.ask('admin', 'GET', path)).text()
const file = (csv: string, country = 'NG') => {
  const form = new FormData()
  form.set('country', country)
  form.set('file', new File([csv], 'prices.csv', { type: 'text/csv' }))
  return form
}

describe('prices over HTTP', () => {
  test('are entered and listed by the administrator, and read by farmers', async () => {
    const made = await gona.ask('admin', 'POST', '/api/admin/prices', gona.json(urea))
    expect([made.status, await made.json()]).toEqual([201, expect.objectContaining({ item: 'urea', price: 28_000 })])
    const answer = await gona.ask('admin', 'GET', '/api/admin/prices?country=NG&limit=1')
    const rows = await answer.json()
    expect(z.parse(listPrices.out, rows)).toEqual(rows)
    const list = await (await gona.ask('owner', 'GET', '/api/prices')).json()
    expect(z.parse(priceListSchema, list)).toEqual(list)
    expect(list.inputs).toMatchObject([{ grade: 'urea', bagKg: 50, price: 28_000, days: 5, counts: true }])
    expect((await gona.ask('owner', 'GET', '/api/admin/prices')).status).toBe(403)
  })

  test('are refused with all that is wrong with them', async () => {
    const bad = { ...urea, price: 0, date: '9 July' }
    const answer = await gona.ask('admin', 'POST', '/api/admin/prices', gona.json(bad))
    expect([answer.status, (await answer.json()).fields]).toEqual([
      400,
      { price: 'The price must be a number above 0, at most 10,000,000', date: 'Please enter a date as YYYY-MM-DD' },
    ])
  })

  test('of a fertiliser are entered under the id with underscores, also where it comes with hyphens', async () => {
    for (const item of ['npk_20_10_10', 'npk-20-10-10']) {
      const answer = await gona.ask('admin', 'POST', '/api/admin/prices', gona.json({ ...urea, item }))
      expect([answer.status, (await answer.json()).item]).toEqual([201, 'npk_20_10_10'])
    }
    const lines = ['npk_20_10_10', 'npk-20-10-10', 'NPK 20:10:10'].map(
      (item) => `NG,input,${item},25,15000,,2026-07-01`,
    )
    const csv = [HEADING, ...lines].join('\n')
    const report = await (await gona.ask('admin', 'POST', '/api/admin/prices/import', gona.json({ csv }))).json()
    expect(report).toMatchObject({ added: 3, refused: 0 })
    const { inputs } = await (await gona.ask('owner', 'GET', '/api/prices')).json()
    expect(inputs.map(({ grade }: { grade: string }) => grade)).toEqual(['npk_20_10_10', 'npk_20_10_10', 'urea'])
  })

  test('go in and out as a file', async () => {
    const csv = `${HEADING}\nNG,produce,maize,,400,Dawanau,2026-07-01\nNG,produce,maze,,400,Dawanau,2026-07-01`
    const report = await (await gona.ask('admin', 'POST', '/api/admin/prices/import', gona.json({ csv }))).json()
    expect(report).toMatchObject({ added: 1, refused: 1, faults: [{ line: 3, column: 'item', value: 'maze' }] })
    const reports = await (await gona.ask('admin', 'GET', '/api/admin/prices/imports')).json()
    expect(z.parse(listPriceImports.out, reports)).toEqual(reports)
    const out = await gona.ask('admin', 'GET', '/api/admin/export/prices')
    expect(out.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(out.headers.get('content-disposition')).toBe('attachment; filename="prices-20260706-080000.csv"')
    expect(await out.text()).toContain('NG,produce,maize,,400,NGN,Dawanau,2026-07-01\r\n')
  })
})

describe('the price list without script', () => {
  test('takes a price as it is typed, and shows it with its day and who entered it', async () => {
    const typed = { country: 'NG', kind: 'input', item: 'npk_15_15_15', bagKg: '50', price: '32,000', market: 'Kano' }
    const answer = await post('/admin/prices', { ...typed, date: '2026-07-04' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/prices?said=prices.saved'])
    const shown = await page('/admin/prices?said=prices.saved')
    for (const words of ['The price is in the list', '₦32,000 for 50 kg', 'Kano · Jul 4, 2026 · 2 days ago', 'Eve'])
      expect(shown).toContain(words)
  })

  test('shows a price again that was refused, in its own form and country', async () => {
    const typed = { country: 'NA', kind: 'produce', item: 'millet', price: 'eight', market: 'Oshakati' }
    const answer = await post('/admin/prices', { ...typed, date: '2026-07-04' })
    const shown = await answer.text()
    expect(answer.status).toBe(400)
    for (const words of ['value="eight"', 'value="Oshakati"', 'The price must be a number above 0', '(N$)'])
      expect(shown).toContain(words)
    expect(shown.split('value="Oshakati"')).toHaveLength(2)
  })

  test('takes a file, and tells of each line that it refused', async () => {
    const csv = `${HEADING}\nNA,input,lan_28,50,640.50,Rundu,2026-07-02\nNA,input,lan,50,640,"=1+1",2026-07-02`
    const answer = await post('/admin/prices/import', file(csv, 'NA'))
    const report = answer.headers.get('location')!
    expect([answer.status, report]).toEqual([
      303,
      expect.stringMatching(/^\/admin\/prices\?country=NA&report=[\da-f-]+$/),
    ])
    const shown = await page(report)
    for (const words of [
      '1 price added · 1 line refused',
      'N$640.50 for 50 kg',
      'Line 3',
      '“=1+1”',
      'Please name the market',
    ])
      expect(shown).toContain(words)
    await gona.accounts.profile.update(
      { kind: 'user', user: gona.people.admin!, adminLocked: false },
      { preferredLanguage: 'ha' },
    )
    expect(await page(report)).toContain('Ku rubuta sunan kasuwa')
    await gona.accounts.profile.update(
      { kind: 'user', user: gona.people.admin!, adminLocked: false },
      { preferredLanguage: 'en' },
    )
  })

  test('takes a whole list of thousands of lines, from an administrator alone', async () => {
    const lines = Array.from(
      { length: 4000 },
      (_, n) => `NG,input,ssp,50,${10_000 + n},"The market behind the bridge",2026-06-01`,
    )
    const list = file([HEADING, ...lines].join('\n'))
    expect((await gona.ask('owner', 'POST', '/admin/prices/import', { body: list })).status).toBe(413)
    const answer = await post('/admin/prices/import', list)
    expect(answer.status).toBe(303)
    expect(await page(answer.headers.get('location')!)).toContain('4000 prices added')
    expect((await post('/admin/prices/import', file('x'.repeat(530_000)))).status).toBe(413)
    expect((await post('/admin/prices', { country: 'NG', market: 'x'.repeat(70_000) })).status).toBe(413)
  })

  test.each([
    ['no file', ''],
    ['a list of something else', 'phone,crops\n08031234567,maize'],
  ])('says what is wrong with %s', async (_, csv) => {
    const answer = await post('/admin/prices/import', file(csv))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(
      csv ? 'The first line must name the columns' : 'Please choose a file with prices',
    )
  })

  test('asks before it takes a price out', async () => {
    const { id } = await gona.prices.save({ kind: 'operator' }, { ...urea, country: 'NA', price: 700, kind: 'input' })
    const shown = await page(`/admin/prices?country=NA&remove=${id}`)
    expect(shown).toContain('Remove this price from the list?')
    const [, action] = /action="(\/admin\/prices\/[^"]+)"/.exec(shown)!
    const answer = await post(action!.replaceAll('&amp;', '&'), {})
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/admin/prices?country=NA&said=prices.removed',
    ])
    expect(await page('/admin/prices?country=NA')).not.toContain('N$700')
    const again = await post(`/admin/prices/${id}/remove`, {})
    expect(again.headers.get('location')).toBe('/admin/prices?failed=prices.failed')
  })
})
