import { beforeEach, describe, expect, test } from 'bun:test'
import * as z from 'zod/mini'
import {
  listedPriceSchema,
  type PriceInput,
  priceImportSchema,
  priceInputSchema,
  priceListSchema,
} from '../../contracts/prices.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { prices } from '../../db/schema/prices.ts'
import { rejectionOf, rethrowing } from '../../shared/testing/rejections.ts'
import type { Person } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const
const HEADING = 'country,kind,item,bagKg,price,currency,market,date'
const urea: PriceInput = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 28_000, date: '2026-07-01' }
const maize: PriceInput = {
  country: 'NG',
  kind: 'produce',
  item: 'maize',
  price: 400,
  market: 'Dawanau, Kano',
  date: '2026-07-01',
}

let gona: TestServices
let farmer: Person
let admin: Person
/** 6 July 2026, nine in the morning in Kano. */
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  const { user } = await kanoFarmer(gona, { firstName: 'Ngozi', lastName: 'Eze' })
  admin = { kind: 'user', user: await gona.accounts.operator.promote(OPERATOR, user.phone), adminLocked: false }
})

const save = (over: Partial<PriceInput> = {}, of = urea) => gona.prices.save(admin, { ...of, ...over })
const imported = (...lines: string[]) => gona.prices.importFile(admin, { csv: [HEADING, ...lines].join('\n') })
const exported = async (of = gona) => (await Array.fromAsync(of.prices.exportFile(OPERATOR))).join('')
const listed = async () => (await gona.prices.list(admin, { limit: 100 })).items
const forFarmer = () => gona.prices.forFarmer(farmer)

describe('the price that counts', () => {
  test('is the newest of a fertiliser and size of bag, and of a crop at a market', async () => {
    await save({ price: 27_000, date: '2026-06-01' })
    await save({ price: 28_000 })
    await save({ price: 26_000, market: 'Kano', date: '2026-05-01' })
    await save({ bagKg: 25, price: 15_000, date: '2026-05-01' })
    await save({ price: 380, date: '2026-06-01' }, maize)
    await save({}, maize)
    await save({ price: 450, market: 'Bodija, Ibadan', date: '2026-06-15' }, maize)
    const list = await forFarmer()
    expect(z.parse(priceListSchema, list)).toEqual(list)
    expect(list).toMatchObject({ country: 'NG', currency: 'NGN', countedDays: 180 })
    expect(list.inputs).toMatchObject([
      { grade: 'urea', bagKg: 50, price: 28_000, date: '2026-07-01', days: 5, counts: true },
      { grade: 'urea', bagKg: 25, price: 15_000 },
    ])
    expect(list.produce).toMatchObject([
      { crop: 'maize', price: 400, market: 'Dawanau, Kano', days: 5 },
      { crop: 'maize', price: 450, market: 'Bodija, Ibadan', days: 21 },
    ])
  })

  test('is of a day with several the last that was entered, and of a market whatever letters it is written with', async () => {
    for (const price of [410, 395]) await save({ price }, maize)
    await save({ price: 405, market: 'DAWANAU, KANO' }, maize)
    expect((await forFarmer()).produce).toMatchObject([{ price: 405 }])
    expect((await listed()).map(({ price, state }) => [price, state])).toEqual([
      [405, 'counts'],
      [395, 'replaced'],
      [410, 'replaced'],
    ])
  })

  test('counts for a season of 180 days, and says how old it is when it counts no more', async () => {
    await save({ date: '2026-01-07' })
    expect((await forFarmer()).inputs).toMatchObject([{ days: 180, counts: true }])
    expect(await listed()).toMatchObject([{ days: 180, state: 'counts' }])
    gona.at('2026-07-07T08:00:00Z')
    expect((await forFarmer()).inputs).toMatchObject([{ days: 181, counts: false }])
    expect(await listed()).toMatchObject([{ days: 181, state: 'old' }])
  })

  test('is that of the farmer’s country', async () => {
    const petrus = await kanoFarmer(gona, { location: { name: 'Rundu', lat: -17.9, lng: 19.8 } })
    await save()
    await save({ country: 'NA', item: 'lan_28', price: 612.5 })
    expect((await gona.prices.forFarmer(petrus)).inputs).toMatchObject([{ grade: 'lan_28', price: 612.5 }])
    expect((await gona.prices.forFarmer(petrus)).currency).toBe('NAD')
    expect((await forFarmer()).inputs).toMatchObject([{ grade: 'urea' }])
    expect((await gona.prices.newest('NA')).inputs).toHaveLength(1)
  })

  test.each([
    [28_000, 280_000, true],
    [28_000, 2_800, true],
    [28_000, 139_999, false],
    [28_000, 5_601, false],
  ])('that was %d and is %d counts; to be looked at: %p', async (price, next, doubtful) => {
    await save({ price, date: '2026-06-01' })
    await save({ price: next, date: '2026-06-02' })
    await save({ price: next / 2, bagKg: 25, date: '2026-06-03' })
    expect((await listed()).map((row) => [row.bagKg, row.state, row.doubtful])).toEqual([
      [25, 'counts', false],
      [50, 'counts', doubtful],
      [50, 'replaced', false],
    ])
  })

  test('comes back when a newer one is taken out', async () => {
    await save({ price: 27_000, date: '2026-06-01' })
    const { id } = await save({ price: 2_800_000 })
    await gona.prices.remove(admin, id)
    expect((await forFarmer()).inputs).toMatchObject([{ price: 27_000 }])
    expect(await rethrowing(gona.prices.remove(admin, id))).toThrow('This price is not in the list any more')
  })
})

describe('a price that is entered', () => {
  test('says when and by whom', async () => {
    const price = await save()
    expect(z.parse(listedPriceSchema, price)).toEqual(price)
    expect(price).toMatchObject({
      by: 'Ngozi Eze',
      way: 'form',
      createdAt: '2026-07-06T08:00:00.000Z',
      state: 'counts',
    })
    expect(await gona.prices.save(OPERATOR, maize)).toMatchObject({ by: null, way: 'command' })
    expect(await gona.db.orm.select().from(auditLog)).toMatchObject([
      {},
      { action: 'enter_price' },
      { action: 'enter_price' },
    ])
  })

  test('stays when its administrator leaves, and names them no more', async () => {
    await save()
    await imported('NG,input,urea,50,28000,NGN,,2026-07-02')
    await gona.accounts.deleteAccount(admin, { password: 'secret-of-aisha' })
    const rows = (await gona.prices.list(OPERATOR, { limit: 9 })).items
    expect(rows.map(({ by, way }) => [by, way])).toEqual([
      [null, 'file'],
      [null, 'form'],
    ])
    expect(await gona.prices.imports(OPERATOR)).toMatchObject([{ by: null }])
  })

  test('of the same crop under another name is one price', async () => {
    await save({ item: 'tomatoes' }, maize)
    await save({ item: 'tomato', price: 420 }, maize)
    expect((await forFarmer()).produce).toMatchObject([{ crop: 'tomato', price: 420 }])
  })

  test.each([
    [{ price: 0 }, 'price', 'The price must be a number above 0, at most 10,000,000'],
    [{ price: -5 }, 'price', 'The price must be a number above 0, at most 10,000,000'],
    [{ price: 10_000_001 }, 'price', 'The price must be a number above 0, at most 10,000,000'],
    [{ price: Number.POSITIVE_INFINITY }, 'price', 'The price must be a number above 0, at most 10,000,000'],
    [{ price: 12.345 }, 'price', 'The price has at most two digits after the point'],
    [{ bagKg: 0.5 }, 'bagKg', 'A bag holds 1 to 100 kg'],
    [{ bagKg: 1000 }, 'bagKg', 'A bag holds 1 to 100 kg'],
    [{ bagKg: null }, 'bagKg', 'A bag holds 1 to 100 kg'],
    [{ item: 'dust' }, 'item', 'Please choose a fertiliser from the list of the country'],
    [{ item: 'lan_28' }, 'item', 'Please choose a fertiliser from the list of the country'],
    [{ kind: 'produce', market: 'Kano' }, 'item', 'Please choose a crop from the list'],
    [
      { kind: 'produce', item: 'maize' },
      'market',
      'Please name the market with 2 to 60 letters, the first a letter or a number',
    ],
    [
      { market: '=HYPERLINK("x")' },
      'market',
      'Please name the market with 2 to 60 letters, the first a letter or a number',
    ],
    [{ market: 'Kano;=1+1' }, 'market', 'Please name the market with 2 to 60 letters, the first a letter or a number'],
    [
      { market: 'K'.repeat(61) },
      'market',
      'Please name the market with 2 to 60 letters, the first a letter or a number',
    ],
    [{ country: 'GH' }, 'country', 'Please choose the country: NG or NA'],
    [{ date: '2026-02-30' }, 'date', 'Please enter a date as YYYY-MM-DD'],
  ])('is refused with %p', async (over, field, message) => {
    const { success, error } = priceInputSchema.safeParse({ ...urea, ...over })
    expect(success).toBe(false)
    const issue = error!.issues.find(({ path }) => path.join('.') === field)!
    const said = (await import('../../contracts/refusals.ts')).refusalOfIssues([issue])
    expect(said.message).toBe(message)
  })

  test('is of a day that has come, on the country’s own calendar, and of the last five years', async () => {
    gona.at('2026-07-06T22:30:00Z')
    await save({ country: 'NA', date: '2026-07-07' })
    expect(await rethrowing(save({ date: '2026-07-07' }))).toThrow('This day is still to come.')
    gona.at('2026-07-06T23:30:00Z')
    await save({ date: '2026-07-07' })
    await save({ date: '2021-07-08' })
    expect(await rethrowing(save({ date: '2021-07-07' }))).toThrow('This is more than 5 years ago')
  })

  test('is for administrators to enter, list and take out; not for farmers', async () => {
    const { id } = await save()
    for (const method of [
      () => gona.prices.save(farmer, urea),
      () => gona.prices.list(farmer, { limit: 1 }),
      () => gona.prices.remove(farmer, id),
      () => gona.prices.importFile(farmer, { csv: HEADING }),
      () => gona.prices.imports(farmer),
      async () => gona.prices.exportFile(farmer),
    ])
      expect(await rethrowing(method())).toThrow('Forbidden')
  })
})

describe('the list', () => {
  test('goes page by page by the day, the newest first', async () => {
    for (const date of ['2026-06-20', '2026-07-05', '2026-06-28', '2026-06-28']) await save({ date })
    const first = await gona.prices.list(admin, { limit: 3 })
    const second = await gona.prices.list(admin, { limit: 3, before: first.next! })
    expect((await gona.prices.list(admin, { limit: 4 })).next).toBeNull()
    const days = [...first.items, ...second.items].map(({ date }) => date)
    expect([days, second.next]).toEqual([['2026-07-05', '2026-06-28', '2026-06-28', '2026-06-20'], null])
  })
})

test('the crop and market that an administrator typed last are remembered, whatever its day and whatever came since', async () => {
  expect(await gona.prices.lastTyped(admin, 'NG')).toBeNull()
  await save({}, maize)
  await save({ item: 'rice', market: 'Wudil', date: '2026-05-01' }, maize)
  await save()
  await imported('NG,produce,yam,,500,NGN,Kano,2026-07-05')
  await gona.prices.save(OPERATOR, { ...maize, market: 'Zaria' })
  await save({ country: 'NA', market: 'Oshakati', price: 7 }, maize)
  expect(await gona.prices.lastTyped(admin, 'NG')).toEqual({ item: 'rice', market: 'Wudil' })
  expect(await gona.prices.lastTyped(admin, 'NA')).toEqual({ item: 'maize', market: 'Oshakati' })
  expect(await gona.prices.lastTyped(OPERATOR, 'NG')).toBeNull()
  expect(await rejectionOf(gona.prices.lastTyped(farmer, 'NG'))).toBeInstanceOf(Error)
})

test('a file of more prices than are read at once has each of them once, by its day', async () => {
  const { db } = gona
  const createdAt = '2026-07-01T08:00:00.000Z'
  const row = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, way: 'file', createdAt } as const
  const rows = Array.from({ length: 1001 }, (_, n) => ({
    ...row,
    id: `price-${String(n).padStart(4, '0')}`,
    price: 1000 + n,
    date: n < 999 ? '2026-06-01' : '2026-06-02',
  }))
  for (let from = 0; from < rows.length; from += 500)
    await db.write(db.orm.insert(prices).values(rows.slice(from, from + 500)))
  const [, ...lines] = (await exported()).trim().split('\r\n')
  expect(lines.map((line) => Number(line.split(',')[4]))).toEqual(rows.map(({ price }) => price))
})

describe('a file', () => {
  test('is taken line by line: a wrong one is told with its reasons and spoils no other', async () => {
    const report = await imported(
      'NG,input,urea,50,28000,NGN,,2026-07-01',
      'NG,input,uraea,50,28000,NGN,,2026-07-01',
      'NG,produce,maize,,free,NGN,Dawanau,2026-07-01',
      'NG,produce,maize,,400,NGN,"Dawanau, Kano",2026-07-02',
      'GH,input,urea,500,28000,NGN,,July',
      'NA,input,urea,50,28000,NGN,,2026-07-01',
      'NG,input,urea,50,28000,NGN,,2026-07-09',
    )
    expect(z.parse(priceImportSchema, report)).toEqual(report)
    expect(report).toMatchObject({ added: 2, known: 0, refused: 5, by: 'Ngozi Eze' })
    expect(report.faults.map(({ line, column, value, message }) => [line, column, value, message])).toEqual([
      [3, 'item', 'uraea', 'Please choose a fertiliser from the list of the country'],
      [4, 'price', 'free', 'The price must be a number above 0, at most 10,000,000'],
      [6, 'country', 'GH', 'Please choose the country: NG or NA'],
      [6, 'bagKg', '500', 'A bag holds 1 to 100 kg'],
      [6, 'date', 'July', 'Please enter a date as YYYY-MM-DD'],
      [7, 'currency', 'NGN', 'Prices of this country are in NAD'],
      [8, 'date', '2026-07-09', 'This day is still to come. Please write the day the price was asked.'],
    ])
    expect(await gona.prices.imports(admin)).toEqual([report])
    expect(await listed()).toMatchObject([{ item: 'maize', market: 'Dawanau, Kano', way: 'file' }, { item: 'urea' }])
  })

  test('of many wrong lines has the first three hundred errors in its report, and counts all', async () => {
    const { refused, faults } = await imported(...Array(301).fill('NG,input,uraea,50,28000,NGN,,2026-07-01'))
    expect([refused, faults.length]).toEqual([301, 300])
  })

  test('is one of the ten newest in the list of reports', async () => {
    for (let day = 1; day <= 11; day++) await imported(`NG,input,urea,50,28000,NGN,,2026-06-${day + 10}`)
    expect(await gona.prices.imports(admin)).toHaveLength(10)
  })

  test('has its wrong cells quoted up to sixty letters', async () => {
    const { faults } = await imported(`NG,input,${'u'.repeat(61)},50,28000,NGN,,2026-07-01`)
    expect(faults[0]!.value).toBe('u'.repeat(60))
  })

  test('may be written as people write', async () => {
    const csv = `Date,Market,Price,BagKg,Item,Kind,Country
2026-07-01,Sabon Gari,"₦32,000",50 kg,NPK 15:15:15,fertilizer,Nigeria
2026-07-01, Sabon   Gari ,"NGN 28,500.50",25kg,Urea 46-0-0,Input,ng
2026-07-01,Grootfontein,N$7.25,,Tomatoes,crop,namibia
`
    expect(await gona.prices.importFile(admin, { csv })).toMatchObject({ added: 3, faults: [] })
    expect((await gona.prices.newest('NG')).inputs).toMatchObject([
      { grade: 'urea', bagKg: 25, price: 28_500.5, market: 'Sabon Gari' },
      { grade: 'npk_15_15_15', bagKg: 50, price: 32_000 },
    ])
    expect((await gona.prices.newest('NA')).produce).toMatchObject([{ crop: 'tomato', price: 7.25 }])
  })

  test.each(['28.000,50', '28 000', '2,80,00', '1e4', '0x10', '', '-5', '28,0000'])(
    'with a price of "%s" is not guessed at',
    async (price) => {
      expect(await imported(`NG,input,urea,50,"${price}",NGN,,2026-07-01`)).toMatchObject({ added: 0, refused: 1 })
    },
  )

  test('that came already changes nothing, and of lines alike only those that are new are taken', async () => {
    const line = 'NG,input,urea,50,28000,NGN,,2026-07-01'
    expect(await imported(line)).toMatchObject({ added: 1, known: 0 })
    expect(await imported(line)).toMatchObject({ added: 0, known: 1 })
    expect(await imported(line, line)).toMatchObject({ added: 1, known: 1 })
  })

  test('can be looked at without taking it', async () => {
    const csv = `${HEADING}\nNG,input,urea,50,28000,NGN,,2026-07-01\nNG,input,urea,50,0,NGN,,2026-07-01`
    expect(await gona.prices.importFile(admin, { csv, dryRun: true })).toMatchObject({ id: null, added: 1, refused: 1 })
    expect([await listed(), await gona.prices.imports(admin)]).toEqual([[], []])
  })

  test('that is no price list says which columns it has not', async () => {
    expect(await rethrowing(gona.prices.importFile(admin, { csv: 'country,item\nNG,urea' }))).toThrow(
      'The first line must name the columns country,kind,item,bagKg,price,currency,market,date; missing: kind, bagKg, price, market, date',
    )
  })

  test('of more than five thousand lines is refused; one of five thousand comes in', async () => {
    const lines = (n: number) => Array.from({ length: n }, (_, i) => `NG,input,urea,50,${20_000 + i},NGN,,2026-07-01`)
    expect(await rethrowing(imported(...lines(5001)))).toThrow('A file has at most 5000 lines')
    expect(await imported(...lines(5000))).toMatchObject({ added: 5000 })
    expect((await forFarmer()).inputs).toMatchObject([{ price: 24_999 }])
  })

  test('that was given out comes in elsewhere as the same list, and gives out the same file', async () => {
    for (const price of [28_000, 27_500, 28_000]) await save({ price })
    await save({ bagKg: 2.5, price: 1_600.5, market: "Mai'adua" }, urea)
    await save({ market: 'Ọjà "Ọba", Àkúrẹ́' }, maize)
    await save({ country: 'NA', item: 'map_za', price: 890 })
    const file = await exported()
    expect(file).toStartWith(`\uFEFF${HEADING}\r\n`)
    const other = await testServices()
    expect(await other.prices.importFile(OPERATOR, { csv: file })).toMatchObject({ added: 6, refused: 0 })
    expect(await exported(other)).toBe(file)
    const plain = ({ inputs, produce }: Awaited<ReturnType<typeof forFarmer>>) => [inputs, produce]
    expect(plain(await other.prices.newest('NG'))).toEqual(plain(await gona.prices.newest('NG')))
    expect(await gona.prices.importFile(admin, { csv: file })).toMatchObject({ added: 0, known: 6 })
  })

  test('given out runs nothing in a spreadsheet, whatever an old row holds', async () => {
    const { id } = await save()
    const { sql } = await import('drizzle-orm')
    await gona.db.write(sql`update prices set market = '=cmd|1' where id = ${id}`)
    expect(await exported()).toContain(",'=cmd|1,")
  })

  test('’s report goes after half a year; its prices stay', async () => {
    await imported('NG,input,urea,50,28000,NGN,,2026-07-01')
    await gona.prices.prune(new Date('2027-01-02T02:30:00Z'))
    expect(await gona.prices.imports(admin)).toHaveLength(1)
    await gona.prices.prune(new Date('2027-01-04T02:30:00Z'))
    expect([(await gona.prices.imports(admin)).length, (await listed()).length]).toEqual([0, 1])
  })
})
