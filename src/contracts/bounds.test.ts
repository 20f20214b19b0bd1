import { describe, expect, test } from 'bun:test'
import type * as z from 'zod/mini'
import { audienceSchema, audienceSmsSchema, readAudienceForm } from './audience.ts'
import { addressWithQuery, fillPath, formsOfCall, matchPath, queryKeyOf } from './call.ts'
import { pageParamsSchema, postInputSchema, replyInputSchema, thumbnailOf } from './community.ts'
import { cropInputSchema } from './crop.ts'
import { fertilizerPayload, readFertilizerForm } from './fertilizer-form.ts'
import { fieldPlanInputSchema } from './fertilizer-plan.ts'
import { inboxUpdateSchema } from './inbox.ts'
import { logKindsForCrop } from './log-kinds.ts'
import { boardParamsSchema, priceReportInputSchema, sellParamsSchema } from './market.ts'
import { findPriceItem, moneyText, parseAmount, priceInputSchema } from './prices.ts'
import { questionInputSchema, RECORDING_MAX_BYTES } from './questions.ts'
import { setUpStageAt } from './set-up-stages.ts'
import { coordinatesOf, latitudeSchema, longitudeSchema, removeInvisible } from './shapes.ts'

/** Returns a test that the schema accepts a valid value with one field changed. */
const taking =
  (schema: z.ZodMiniType, right: Record<string, unknown>) =>
  (over: Record<string, unknown>): boolean =>
    schema.safeParse({ ...right, ...over }).success
const long = (length: number) => 'x'.repeat(length)
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Case = [over: Record<string, unknown>, taken: boolean]
const table = (name: string, takes: (over: Record<string, unknown>) => boolean, cases: Case[]) =>
  describe(name, () => {
    test.each(cases.map(([over, taken]) => [JSON.stringify(over).slice(0, 60), taken, over] as const))(
      '%s: %p',
      (_, taken, over) => expect(takes(over)).toBe(taken),
    )
  })

const price = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 100, date: daysFromNow(-2) }
table('a price', taking(priceInputSchema, price), [
  [{}, true],
  [{ price: 0 }, false],
  [{ price: 10_000_000 }, true],
  [{ price: 10_000_001 }, false],
  [{ price: 1.25 }, true],
  [{ price: 1.255 }, false],
  [{ bagKg: 1 }, true],
  [{ bagKg: 0.9 }, false],
  [{ bagKg: 100 }, true],
  [{ bagKg: 101 }, false],
  [{ bagKg: null }, false],
  [{ item: 'tulips' }, false],
  [{ country: 'XX' }, false],
  [{ kind: 'produce', item: 'maize', bagKg: null, market: 'Kano' }, true],
  [{ kind: 'produce', item: 'urea', market: 'Kano' }, false],
  [{ kind: 'produce', item: 'maize', market: null }, false],
  [{ market: 'K' }, false],
  [{ market: 'Ka' }, true],
  [{ market: long(60) }, true],
  [{ market: long(61) }, false],
  [{ market: '=SUM' }, false],
  [{ market: '' }, true],
])

const crop = { cropType: 'maize', plantingDate: daysFromNow(-30), growthStage: 'planted' }
table('a crop', taking(cropInputSchema, crop), [
  [{}, true],
  [{ farmArea: 0 }, true],
  [{ farmArea: -0.1 }, false],
  [{ farmArea: 100_000 }, true],
  [{ farmArea: 100_001 }, false],
  [{ plantingDate: daysFromNow(179) }, true],
  [{ plantingDate: daysFromNow(183) }, false],
  [{ plantingDate: daysFromNow(-3650) }, true],
  [{ plantingDate: daysFromNow(-3656) }, false],
  [{ cropType: 'cocoa', plantingDate: daysFromNow(-3656) }, true],
  [{ cropType: 'cocoa', plantingDate: daysFromNow(-21_910) }, true],
  [{ cropType: 'cocoa', plantingDate: daysFromNow(-21_920) }, false],
  [{ plantingDate: '2026-02-30' }, false],
  [{ plantingDate: ' ' }, false],
  [{ field: 'upland' }, false],
  [{ cropType: 'rice', field: 'upland' }, true],
  [{ striga: null, maturity: null, established: null, field: null }, true],
  [{ maturity: 'soon' }, false],
])

table('a post', taking(postInputSchema, { content: 'Rain' }), [
  [{ content: long(5000) }, true],
  [{ content: long(5001) }, false],
  [{ content: ' ' }, false],
  [{ content: '', imageUrl: `/images/${'a'.repeat(64)}.webp` }, true],
  [{ imageUrl: 'https://elsewhere.test/a.webp' }, false],
  [{ title: long(200) }, true],
  [{ title: long(201) }, false],
  [{ region: long(101) }, false],
  [{ tags: Array(10).fill('a') }, true],
  [{ tags: Array(11).fill('a') }, false],
  [{ tags: [long(40)] }, true],
  [{ tags: [long(41)] }, false],
  [{ tags: [' '] }, false],
])
table('a reply', taking(replyInputSchema, { content: 'Rain' }), [
  [{ content: ' \0' }, false],
  [{ content: 'a' }, true],
  [{ parentReplyId: 'p1' }, false],
])
table('a page', taking(pageParamsSchema, {}), [
  [{ limit: 1 }, true],
  [{ limit: 0 }, false],
  [{ limit: '100' }, true],
  [{ limit: 101 }, false],
  [{ limit: 1.5 }, false],
  [{ before: 'x' }, false],
])
test('a page has twenty unless it is told otherwise', () => expect(pageParamsSchema.parse({})).toEqual({ limit: 20 }))

const base64 = (length: number) => 'A'.repeat(length)
const MOST = Math.ceil(RECORDING_MAX_BYTES / 3) * 4
table('a question', taking(questionInputSchema, { text: 'Why?' }), [
  [{ text: long(500) }, true],
  [{ text: long(501) }, false],
  [{ text: '' }, false],
  [{ text: '', recording: base64(8) }, true],
  [{ recording: base64(MOST) }, true],
  [{ recording: base64(MOST + 4) }, false],
  [{ recording: '<b>' }, false],
  [{ language: 'xx' }, false],
])
table('an answer of the inbox', taking(inboxUpdateSchema, { state: 'answered', answer: 'Yes' }), [
  [{ answer: long(300) }, true],
  [{ answer: long(301) }, false],
  [{ answer: null }, false],
  [{ state: 'closed', answer: null }, true],
  [{ state: 'gone' }, false],
])

table('an audience', taking(audienceSchema, {}), [
  [{ notSeen: '1' }, true],
  [{ notSeen: '0' }, false],
  [{ notSeen: '3650' }, true],
  [{ notSeen: '3651' }, false],
  [{ notSeen: '1.5' }, false],
  [{ notSeen: ' ' }, true],
  [{ state: long(200) }, true],
  [{ state: long(201) }, false],
  [{ find: long(60) }, true],
  [{ find: long(61) }, false],
  [{ crop: 'tulips' }, false],
])
table('a message to an audience', taking(audienceSmsSchema, {}), [
  [{ text: long(300) }, true],
  [{ text: long(301) }, false],
  [{ texts: { ha: long(300) } }, true],
  [{ texts: { ha: long(301) } }, false],
])
test('the fields of an audience are read from a form, its texts by language', () => {
  const typed: Record<string, string> = { state: 'Kano', text: 'Hello', 'text.ha': ' Sannu ', 'text.ig': ' ' }
  const read = readAudienceForm((name) => typed[name])
  expect(read).toMatchObject({ state: 'Kano', text: 'Hello', texts: { ha: 'Sannu' } })
  expect(readAudienceForm(() => null)).not.toHaveProperty('texts')
})

table('a price that was seen', taking(priceReportInputSchema, { crop: 'maize', price: 10, market: 'Kano' }), [
  [{}, true],
  [{ market: '' }, false],
  [{ unit: 'mudu' }, false],
  [{ price: 0 }, false],
])
test('a price that was seen is of a kilogram, not sold and not sure, unless it says so', () =>
  expect(priceReportInputSchema.parse({ crop: 'maize', price: 10, market: 'Kano' })).toMatchObject({
    ...{ unit: 'kg', sold: false, sure: false },
  }))
table('the sum of holding', taking(sellParamsSchema, {}), [
  [{ price: '0.01' }, true],
  [{ price: '0.009' }, false],
  [{ price: '10000001' }, false],
  [{ kg: '1' }, true],
  [{ kg: '0.9' }, false],
  [{ kg: '1000000' }, true],
  [{ kg: '1000001' }, false],
  [{ months: '1' }, true],
  [{ months: '0' }, false],
  [{ months: '8' }, true],
  [{ months: '9' }, false],
  [{ bagCost: '0' }, true],
  [{ bagCost: '-1' }, false],
  [{ rate: '1' }, true],
  [{ rate: '1.1' }, false],
])
test('holding is for 100 kg, five months, in woven bags, at 3 % unless it is told otherwise', () =>
  expect(sellParamsSchema.parse({})).toMatchObject({
    ...{ kg: 100, months: 5, storage: 'woven', bagCost: 0, need: 'none', rate: 0.03 },
  }))
test('a table of prices that is asked for wrongly begins at its start', () => {
  const start = { q: '', sort: 'crop', order: 'ascending', page: 1 } as const
  expect(boardParamsSchema.parse({})).toEqual(start)
  expect(boardParamsSchema.parse({ q: long(61), sort: 'x', order: 'x', page: '0' })).toEqual(start)
  expect(boardParamsSchema.parse({ page: '1000' }).page).toBe(1000)
  expect(boardParamsSchema.parse({ page: '1001' }).page).toBe(1)
})

const plan = { area: 1, areaUnit: 'acre', grades: [], risk: 'middle' }
const offer = { id: 'urea', bagKg: 50, price: 28_000 }
table('a fertiliser plan', taking(fieldPlanInputSchema, plan), [
  [{ area: 0 }, false],
  [{ area: 10_000 }, true],
  [{ area: 10_001 }, false],
  [{ grades: Array(6).fill(offer) }, true],
  [{ grades: Array(7).fill(offer) }, false],
  [{ grades: [{ ...offer, bagKg: 100 }] }, true],
  [{ grades: [{ ...offer, bagKg: 101 }] }, false],
  [{ grades: [{ ...offer, bagKg: 0 }] }, false],
  [{ purse: 1_000_000_000 }, true],
  [{ purse: 1_000_000_001 }, false],
  [{ purse: 0 }, false],
  [{ look: 5 }, true],
  [{ look: 6 }, false],
  [{ manure: 0 }, true],
  [{ manure: 1_000_001 }, false],
])
test('the form of a plan is read with its products, and blank values are unknown', () => {
  const form = new URLSearchParams('area=1,5&areaUnit=acre&purse=90 000&manure=2&manureUnit=headpan&risk=bold')
  for (const [name, value] of [
    ['grade', 'npk-15-15-15'],
    ['bagKg-npk-15-15-15', '50'],
    ['price-npk-15-15-15', '32,000'],
  ] as const)
    form.append(name, value)
  expect(fertilizerPayload(readFertilizerForm(form))).toEqual({
    ...{ area: 1.5, areaUnit: 'acre', field: null, purse: 90_000, cropPrice: null, risk: 'bold', look: null },
    ...{ manure: 40, manureKind: null, grades: [{ id: 'npk_15_15_15', bagKg: 50, price: 32_000 }] },
  })
  const bare = fertilizerPayload(readFertilizerForm(new URLSearchParams('manure=2&manureUnit=kg')))
  expect([bare.area, bare.manure]).toEqual([Number.NaN, 2])
})

test('coordinates end at the poles and the date line; 0,0 is no place', () => {
  expect([-90, 90, -90.1, 90.1].map((lat) => latitudeSchema.safeParse(lat).success)).toEqual([true, true, false, false])
  expect([-180, 180, -180.1, 180.1].map((lng) => longitudeSchema.safeParse(lng).success)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([coordinatesOf({ lat: 0, lng: 0, name: 'x' }), coordinatesOf('Kano'), coordinatesOf(null)]).toEqual([
    ...[null, null, null],
  ])
  expect(coordinatesOf({ lat: 0, lng: 1, name: 'x' })).toEqual({ lat: 0, lng: 1, name: 'x' })
  expect(removeInvisible(' a\u202Eb\u0007 ')).toBe('ab')
})

test('money is written and read, and names of price lists are known', () => {
  expect([moneyText('NG', 32_000), moneyText('NA', 450.5), moneyText('NG', 999)]).toEqual([
    '₦32,000',
    'N$450.50',
    '₦999',
  ])
  expect(['32000', '32,000', '₦32,000.50', 'NGN 5', '3,20', '-1', ''].map(parseAmount)).toEqual([
    ...[32_000, 32_000, 32_000.5, 5, Number.NaN, Number.NaN, Number.NaN],
  ])
  expect([
    findPriceItem('input', 'NPK 15:15:15'),
    findPriceItem('input', '15-15-15'),
    findPriceItem('input', 'gold'),
  ]).toEqual([...(['npk_15_15_15', 'npk_15_15_15', null] as const)])
  expect([findPriceItem('produce', 'Groundnuts'), findPriceItem('produce', 'gold')]).toEqual(['groundnuts', null])
})

test('addresses are filled, read and asked', () => {
  expect(fillPath('/posts/:id/replies/:reply', { id: '7', reply: '8' })).toBe('/posts/7/replies/8')
  expect(matchPath('/posts/:id', '/posts/7')).toEqual({ id: '7' })
  for (const path of ['/posts', '/posts/7/8', '/crops/7']) expect(matchPath('/posts/:id', path)).toBeNull()
  expect(addressWithQuery('/a', { b: 1, c: null, d: undefined, e: '' })).toBe('/a?b=1&e=')
  expect(addressWithQuery('/a', { c: null })).toBe('/a')
  expect([queryKeyOf('/a'), queryKeyOf('/a', { b: 1 })]).toEqual([['/a'], ['/a', { b: 1 }]])
  const form = { at: '/a', on: '/b' }
  expect(
    [formsOfCall({}), formsOfCall({ form }), formsOfCall({ form: [form, form] })].map(({ length }) => length),
  ).toEqual([0, 1, 2])
  expect(thumbnailOf(`/images/${'a'.repeat(64)}.webp`)).toBe(`/images/${'a'.repeat(64)}-320.webp`)
})

test('steps are closed by their own kind of log, and ages by the stage of the set-up', () => {
  const kinds = (['plant', 'scout', 'sell', 'land', 'weeded', 'stand_check'] as const).map((operation) =>
    logKindsForCrop({ operation }),
  )
  expect(kinds).toEqual([['planted'], ['scouted'], ['sold'], [], ['weeded'], ['emerged', 'not_emerged']])
  const stages = [-1, 0, 13, 14, 60, 61, 90, 91, 500].map((age) => setUpStageAt('maize', age))
  expect(stages).toEqual([
    ...([
      null,
      'planted',
      'planted',
      'vegetative',
      'vegetative',
      'flowering',
      'flowering',
      'mature',
      'mature',
    ] as const),
  ])
  expect([29, 30, 303, 304].map((age) => setUpStageAt('cassava', age))).toEqual([
    ...(['planted', 'vegetative', 'vegetative', 'mature'] as const),
  ])
  expect([20, 21, 48, 49, 83, 84].map((age) => setUpStageAt('tomato', age))).toEqual([
    ...(['planted', 'vegetative', 'vegetative', 'flowering', 'flowering', 'mature'] as const),
  ])
  expect([13, 14, 41, 42, 69, 70].map((age) => setUpStageAt('beans', age))).toEqual([
    ...(['planted', 'vegetative', 'vegetative', 'flowering', 'flowering', 'mature'] as const),
  ])
})
