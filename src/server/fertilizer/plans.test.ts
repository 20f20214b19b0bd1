import { beforeEach, describe, expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { planWithinBudget } from '../../agronomy/budget/budget-plan.ts'
import { fertilizerFieldSchema } from '../../contracts/fertilizer-field.ts'
import {
  type FertilizerPlan,
  type FieldPlanInput,
  fertilizerPlanSchema,
  fieldPlanInputSchema,
  savedFertilizerPlanSchema,
} from '../../contracts/fertilizer-plan.ts'
import { farmerPrices, fertilizerPlans } from '../../db/schema/fertilizer.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { appOf } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const
/** Example input of the call. */
const ASKED = {
  area: 2,
  areaUnit: 'acre',
  grades: [
    { id: 'npk_15_15_15', price: 32_000 },
    { id: 'urea', price: 28_000 },
  ],
  purse: 60_000,
  cropPrice: 400,
  risk: 'careful',
  look: 2,
} satisfies FieldPlanInput
const MAIZE = { cropType: 'maize', plantingDate: '2026-07-03', growthStage: 'planted', farmArea: 2 } as const

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let crop: string
/** 6 July 2026, nine in the morning in Kano. */
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  crop = (await gona.crops.add(farmer, MAIZE)).id
})

const plan = (over: Partial<FieldPlanInput> & Record<string, unknown> = {}) =>
  gona.fertilizer.plan(farmer, { crop: 'maize', ...ASKED, ...over })
const field = () => gona.fertilizer.field(farmer, crop)
const keep = (over: Partial<FieldPlanInput> = {}) =>
  gona.fieldWork.saveFertilizerPlan(farmer, crop, { ...ASKED, ...over })
const priceOf = async (grade: string) => (await field()).offers.find((offer) => offer.grade === grade)?.known
const reasons = ({ why }: { why: { id: string }[] }) => why.map(({ id }) => id)

describe('a plan for a purse', () => {
  test('stays within it, and every sum shows its parts', async () => {
    const told = await plan()
    expect(z.parse(fertilizerPlanSchema, told)).toEqual(told)
    expect(told).toMatchObject({ crop: 'maize', country: 'NG', currency: 'NGN', basis: 'purse', worthIt: true })
    expect(told.hectares).toBeCloseTo(0.809, 3)
    expect(told.cost).toBeGreaterThan(0)
    expect(told.cost).toBeLessThanOrEqual(60_000)
    expect(told.parts.reduce((sum, part) => sum + part.cost!, 0)).toBeCloseTo(told.cost!, 6)
    for (const { grade, kg } of told.parts) {
      const given = told.splits.flatMap(({ products }) => products.filter((product) => product.grade === grade))
      expect(given.reduce((sum, product) => sum + product.kg, 0)).toBeCloseTo(kg, 6)
    }
    expect(told.extraYield!.low).toBeLessThanOrEqual(told.extraYield!.kg)
    expect(told.extraYield!.high).toBeGreaterThanOrEqual(told.extraYield!.kg)
    expect(told.nutrients.n).toBeCloseTo(told.nutrientsPerHa.n * told.hectares, 1)
  })

  test('for no field in particular has days after planting, for a field that was planted dates too', async () => {
    const [first] = (await plan()).splits
    expect(first).toMatchObject({ from: null, to: null })
    expect(first!.fromDay).toBeNumber()
    const [onField] = (await plan({ cropId: crop })).splits
    expect(onField!.from).toBe(dayAfter('2026-07-03', onField!.fromDay!))
    expect(onField!.to).toBe(dayAfter('2026-07-03', onField!.toDay!))
  })

  test('without prices is the zone’s rate, and does not say that it pays', async () => {
    for (const grades of [[], [{ id: 'urea' as const }, { id: 'npk_15_15_15' as const }]]) {
      const told = await plan({ grades, cropPrice: null })
      expect(told).toMatchObject({ basis: 'rate', cost: null, worthIt: null, extraRevenue: null })
      expect(told.splits.length).toBeGreaterThan(0)
      expect(reasons(told)).toContain('no_prices')
    }
  })

  test('with too little money for anything useful buys nothing', async () => {
    const told = await plan({ purse: 500 })
    expect(told.parts).toEqual([])
    expect(reasons(told)).toContain('purse_too_small')
  })

  test('that does not pay at this price says so first', async () => {
    const told = await plan({ cropPrice: 1 })
    expect(told.worthIt).not.toBe(true)
    expect(reasons(told)[0]).toBe('does_not_pay')
  })

  test('of a tree goes by the plant', async () => {
    for (const tree of ['cocoa', 'oil-palm', 'plantain'] as const) {
      const told = await plan({ crop: tree, grades: [] })
      expect(told.worthIt).toBeNull()
      if (told.basis !== 'none') expect(reasons(told)).toContain('by_plant')
    }
  })

  test('in Namibia counts in its dollars and what is sold there', async () => {
    const told = await plan({ place: { lat: -17.78, lng: 15.7 }, grades: [], areaUnit: 'hectare', purse: null })
    expect(told).toMatchObject({ country: 'NA', currency: 'NAD' })
    expect(told.parts.map(({ grade }) => grade)).not.toContain('npk_15_15_15')
  })

  test('of vast land in bags of half a kilogram is planned, with prices and without', async () => {
    const grades = (['npk_20_10_10', 'npk_10_20_10_s_zn', 'mop', 'urea'] as const).map((id, n) => ({
      id,
      bagKg: n % 2 ? 0.5 : 25,
      price: n === 3 ? 0.9 : 28_000,
    }))
    const vast = { area: 10_000, areaUnit: 'hectare', purse: 551_548, manure: 1_000_000, look: 3 } as const
    for (const over of [{ grades }, { grades: grades.map((grade) => ({ ...grade, price: null })) }]) {
      expect((await plan({ ...vast, ...over })).hectares).toBe(10_000)
    }
  })

  test('leaves prices that are not told to the cooperative’s list, unless they are said not to be known', async () => {
    const listed = { country: 'NG', date: '2026-07-01' } as const
    const urea = { ...listed, kind: 'input', item: 'urea', bagKg: 50, price: 28_000 } as const
    const grain = { ...listed, kind: 'produce', item: 'maize', price: 400, market: 'Dawanau' } as const
    for (const price of [urea, grain]) await gona.prices.save(OPERATOR, price)
    const [npk] = ASKED.grades
    const { cropPrice: _, ...untold } = ASKED
    const told = await gona.fertilizer.plan(farmer, { crop: 'maize', ...untold, grades: [npk!, { id: 'urea' }] })
    expect(told).toEqual(await plan())
    expect((await plan({ cropPrice: null })).worthIt).toBeNull()
  })

  test('is the same wherever it is worked out from the field’s facts', async () => {
    const known = JSON.parse(JSON.stringify(await field()))
    expect(JSON.stringify(known.facts).length).toBeLessThan(8_000)
    const there = planWithinBudget(known.facts, ASKED)
    expect(there).toEqual(await plan({ cropId: crop }))
  })
})

describe('the plan that a field keeps', () => {
  test('is shown with the field, the newer in the place of the older', async () => {
    expect(await field()).toMatchObject({ crop: 'maize', saved: null, asked: null })
    await keep()
    const kept = await keep({ purse: 100_000 })
    expect(z.parse(savedFertilizerPlanSchema, kept)).toEqual(kept)
    const known = await field()
    expect(z.parse(fertilizerFieldSchema, known)).toEqual(known)
    expect(known.saved).toEqual(kept)
    expect(known.area).toEqual({ area: 2, areaUnit: 'acre' })
    expect(await gona.db.orm.$count(fertilizerPlans)).toBe(1)
  })

  test('taken off is there no more, but what was asked is remembered', async () => {
    await keep()
    await gona.fieldWork.deleteFertilizerPlan(farmer, crop)
    expect(await field()).toMatchObject({ saved: null, asked: { purse: 60_000, look: 2 } })
    await gona.fieldWork.deleteFertilizerPlan(farmer, crop)
  })

  test('goes with its crop, and says nothing of another crop that stands there then', async () => {
    await keep()
    await gona.crops.update(farmer, crop, { ...MAIZE, cropType: 'sorghum' })
    expect(await field()).toMatchObject({ crop: 'sorghum', saved: null })
    await gona.crops.remove(farmer, crop)
    expect(await gona.db.orm.$count(fertilizerPlans)).toBe(0)
  })

  test('moves its days when the planting turns out another', async () => {
    const { plan: kept } = await keep()
    await gona.crops.update(farmer, crop, { ...MAIZE, plantingDate: '2026-06-23' })
    const [before] = kept.splits
    const [after] = (await field()).saved!.plan.splits
    expect(after!.from).toBe(dayAfter(before!.from!, -10))
  })

  test('is what the cards of the field then say, and the usual amount again when it is taken off', async () => {
    const told = async () =>
      (await gona.advisories.list(farmer))
        .filter(
          ({ cropId, category, validUntil }) => cropId === crop && category === 'fertilizer' && !isOver(validUntil),
        )
        .map(({ content }) => content)
    await gona.advisories.generate(farmer, { quietly: true })
    const usual = await told()
    expect(usual).toEqual([expect.stringContaining('NPK 15-15-15')])
    const { plan: kept } = await keep({
      grades: [{ id: 'npk_20_10_10' }, { id: 'urea' }],
      purse: null,
      cropPrice: null,
    })
    const [{ bags } = { bags: 0 }] = kept.splits[0]!.products
    expect(await told()).toEqual([expect.stringContaining(`NPK 20-10-10, ${bags} bags`)])
    await gona.fieldWork.deleteFertilizerPlan(farmer, crop)
    expect(await told()).toEqual(usual)
  })

  test('with nothing to buy tells no feeding', async () => {
    const { plan: kept } = await keep({ cropPrice: 1 })
    expect(kept.splits).toEqual([])
    const list = await gona.advisories.list(farmer)
    const feeding = list.filter(({ cropId, content }) => cropId === crop && content.includes('NPK'))
    expect(feeding.filter(({ validUntil }) => !isOver(validUntil))).toEqual([])
  })
})

describe('prices that were told', () => {
  test('are remembered with a plan that is kept, not with one that is only looked at', async () => {
    await plan()
    expect(await priceOf('urea')).toBeNull()
    await keep()
    gona.at('2026-07-16T08:00:00Z')
    expect(await priceOf('urea')).toEqual({
      price: 28_000,
      whose: 'own',
      market: null,
      date: '2026-07-06',
      days: 10,
      counts: true,
    })
    expect((await field()).cropPrice).toMatchObject({ price: 400, whose: 'own' })
  })

  test('keep their age when they are only filled in again', async () => {
    await keep()
    gona.at('2026-07-16T08:00:00Z')
    await keep()
    expect(await priceOf('urea')).toMatchObject({ date: '2026-07-06', days: 10 })
    await keep({ grades: [{ id: 'urea', price: 29_000 }] })
    expect(await priceOf('urea')).toMatchObject({ price: 29_000, date: '2026-07-16', days: 0 })
    expect(await gona.db.orm.$count(farmerPrices)).toBe(3)
  })

  test('go before the cooperative’s, which are not taken for the farmer’s when they were filled in', async () => {
    const urea = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 27_000, date: '2026-07-01' } as const
    await gona.prices.save(OPERATOR, urea)
    expect(await priceOf('urea')).toMatchObject({ price: 27_000, whose: 'cooperative', days: 5, counts: true })
    await keep({ grades: [{ id: 'urea', price: 27_000 }] })
    expect(await priceOf('urea')).toMatchObject({ whose: 'cooperative' })
    await keep()
    expect(await priceOf('urea')).toMatchObject({ price: 28_000, whose: 'own' })
  })

  test('of more than a season ago are shown, and fill in nothing', async () => {
    await keep()
    gona.at('2027-01-02T08:00:00Z')
    expect(await priceOf('urea')).toMatchObject({ days: 180, counts: true })
    gona.at('2027-01-03T08:00:00Z')
    expect(await priceOf('urea')).toMatchObject({ days: 181, counts: false })
    const { cost } = await plan({ grades: [{ id: 'urea' }] })
    expect(cost).toBeNull()
  })

  test('of long ago give way to the cooperative’s of today, of either the one that counts is filled in', async () => {
    await keep()
    gona.at('2027-02-03T08:00:00Z')
    const urea = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 31_000 } as const
    await gona.prices.save(OPERATOR, { ...urea, date: '2026-07-05' })
    expect(await priceOf('urea')).toMatchObject({ price: 28_000, whose: 'own', counts: false })
    await gona.prices.save(OPERATOR, { ...urea, date: '2027-02-01' })
    expect(await priceOf('urea')).toMatchObject({ price: 31_000, whose: 'cooperative', counts: true })
    const { parts } = await plan({ grades: [{ id: 'urea' }], cropPrice: null, purse: null })
    expect(parts).toMatchObject([{ grade: 'urea', price: 31_000 }])
    await keep({ grades: [{ id: 'urea', price: 29_500 }] })
    expect(await priceOf('urea')).toMatchObject({ price: 29_500, whose: 'own', counts: true })
  })

  test('are told apart by the size of the bag', async () => {
    await keep({ grades: [{ id: 'urea', price: 15_000, bagKg: 25 }] })
    const bags = (await field()).offers.filter(({ grade }) => grade === 'urea')
    expect(bags.map(({ bagKg, known }) => [bagKg, known?.price ?? null])).toEqual([
      [50, null],
      [25, 15_000],
    ])
  })
})

describe('over HTTP', () => {
  const app = () => appOf(endpointsOf(gona), () => farmer.user)
  const send = (method: string, path: string, body?: unknown) =>
    app().request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  test.each(['npk_15_15_15', 'npk-15-15-15'])('a plan takes %s and gives the id with underscores', async (id) => {
    const grades = [{ id, price: 32_000 }]
    const answer = await send('POST', '/api/fertilizer/plan', { crop: 'maize', ...ASKED, grades, cropPrice: null })
    expect(answer.status).toBe(200)
    expect(((await answer.json()) as FertilizerPlan).parts.map(({ grade }) => grade)).toEqual(['npk_15_15_15'])
    const kept = await send('PUT', `/api/crops/${crop}/fertilizer`, { ...ASKED, grades })
    expect([kept.status, JSON.stringify(await kept.json()).includes('npk-15')]).toEqual([200, false])
    expect(await priceOf('npk_15_15_15')).toMatchObject({ price: 32_000, whose: 'own' })
  })

  test.each([
    ['no area', { area: null }],
    ['an area that is no number', { area: Number.NaN }],
    ['land of less than nothing', { area: -2 }],
    ['a country’s worth of land', { area: 1e9 }],
    ['a unit nobody counts in', { areaUnit: 'mile' }],
    ['a fertiliser that is not sold', { grades: [{ id: 'moon-dust', price: 1 }] }],
    ['seven fertilisers', { grades: Array.from({ length: 7 }, () => ({ id: 'urea', price: 28_000 })) }],
    ['a price of nothing', { grades: [{ id: 'urea', price: 0 }] }],
    ['a price past all money', { grades: [{ id: 'urea', price: 1e12 }] }],
    ['a bag of a tonne', { grades: [{ id: 'urea', price: 28_000, bagKg: 1000 }] }],
    ['a purse of less than nothing', { purse: -1 }],
    ['a sixth look', { look: 6 }],
    ['a risk that has no face', { risk: 'reckless' }],
    ['manure of less than nothing', { manure: -5 }],
    ['a paddy of maize', { field: 'lowland' }],
  ])('%s is refused, with the field at fault', async (_, over) => {
    const [name] = Object.keys(over)
    for (const [method, path] of [
      ['POST', '/api/fertilizer/plan'],
      ['PUT', `/api/crops/${crop}/fertilizer`],
    ] as const) {
      const answer = await send(method, path, { ...ASKED, crop: 'maize', ...over })
      expect([path, answer.status]).toEqual([path, 400])
      const { fields } = (await answer.json()) as { fields: Record<string, string> }
      expect(Object.keys(fields).map((field) => field.split(/[.[]/)[0])).toContain(name)
    }
  })

  test('another farmer’s field is not there', async () => {
    const other = await kanoFarmer(gona)
    const theirs = (await gona.crops.add(other, MAIZE)).id
    for (const [method, path, body] of [
      ['GET', `/api/crops/${theirs}/fertilizer`],
      ['PUT', `/api/crops/${theirs}/fertilizer`, ASKED],
      ['DELETE', `/api/crops/${theirs}/fertilizer`],
      ['POST', '/api/fertilizer/plan', { ...ASKED, crop: 'maize', cropId: theirs }],
      ['GET', '/api/crops/no-such-crop/fertilizer'],
    ] as const)
      expect([method, (await send(method, path, body)).status]).toEqual([method, 404])
  })

  test('a plan for another crop than stands on the field is refused', async () => {
    const answer = await send('POST', '/api/fertilizer/plan', { ...ASKED, crop: 'rice', cropId: crop })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { crop: 'There is another crop on this field' } })
  })

  test.each([
    ['far from the countries we know', { lat: 52, lng: 13 }],
    ['off the globe', { lat: 120, lng: 8 }],
  ])('a place %s is refused', async (_, place) => {
    const answer = await send('POST', '/api/fertilizer/plan', { ...ASKED, crop: 'maize', place })
    expect(answer.status).toBe(400)
  })

  test('who has no place is asked for it', async () => {
    farmer = await kanoFarmer(gona, { location: 'nowhere in particular' })
    const answer = await send('POST', '/api/fertilizer/plan', { ...ASKED, crop: 'maize' })
    expect(answer.status).toBe(400)
  })

  test('the plain form keeps the same plan, and takes it off', async () => {
    const form = (path: string, fields: Record<string, string>) =>
      app().request(path, { method: 'POST', body: new URLSearchParams(fields) })
    const sent = await form(`/crops/${crop}/bags`, {
      area: '2',
      areaUnit: 'acre',
      grade: 'urea',
      'price-urea': '28,000',
      'bagKg-urea': '',
      purse: '60 000',
      cropPrice: '400',
      risk: 'careful',
      look: '2',
      manure: '',
      manureKind: '',
      field: '',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('bags.saved')])
    const { saved } = await field()
    expect(z.parse(fieldPlanInputSchema, saved!.asked)).toMatchObject({
      purse: 60_000,
      grades: [{ id: 'urea', price: 28_000 }],
    })
    expect((await form(`/crops/${crop}/bags/remove`, {})).status).toBe(303)
    expect((await field()).saved).toBeNull()
  })

  test('sixty an hour are enough for anyone', async () => {
    gona = await testServices({ settings: { RATE_LIMIT: 'on' } })
    farmer = await kanoFarmer(gona)
    const doors = appOf(endpointsOf(gona, gona.limits), () => farmer.user)
    const ask = () =>
      doors.request('/api/fertilizer/plan', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...ASKED, crop: 'maize' }),
      })
    for (let n = 0; n < 60; n++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  })
})

/** Expired on the day of these tests. */
const isOver = (validUntil: string | null) => validUntil !== null && validUntil.slice(0, 10) < '2026-07-06'

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
