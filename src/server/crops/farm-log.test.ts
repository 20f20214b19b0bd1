import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { PestId } from '../../agronomy/pests/pests.ts'
import { type LogInput, logEntrySchema } from '../../contracts/farm-log.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { appOf } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { createFarmLogLoader } from './farm-log-loader.ts'

const maize = { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative', farmArea: 2 } as const
const weeded: LogInput = { kind: 'weeded', date: '2026-07-01' }

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let crop: string
/** 6 July 2026, nine in the morning in Kano. */
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  crop = (await gona.crops.add(farmer, maize)).id
})

test('the adviser reads the work of 400 days, oldest first, at most the newest 300 entries', async () => {
  const row = { userId: farmer.user.id, cropId: crop, kind: 'weeded', createdAt: '2026-07-06T04:00:00.000Z' } as const
  const add = (dates: string[]) =>
    gona.db.write(gona.db.orm.insert(farmLog).values(dates.map((date) => ({ ...row, id: Bun.randomUUIDv7(), date }))))
  const read = async () =>
    (await createFarmLogLoader(gona.db)([{ id: crop }], '2026-07-06'))[0]!.log.map(({ date }) => date)
  await add(['2026-07-06', '2025-06-01', '2025-05-31'])
  expect(await read()).toEqual(['2025-06-01', '2026-07-06'])
  await add(Array(299).fill('2026-07-01'))
  const dates = await read()
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([300, '2026-07-01', '2026-07-06'])
})

const listed = async () => (await gona.farmLog.list(farmer, crop, { limit: 100 })).items
const cropNow = async () => (await gona.crops.list(farmer)).find(({ id }) => id === crop)!

/** An advisory for the crop as the weekly run writes them. */
async function card(said: Partial<typeof advisories.$inferInsert>): Promise<string> {
  const id = Bun.randomUUIDv7()
  const createdAt = '2026-07-06T04:00:00.000Z'
  const row = {
    id,
    userId: farmer.user.id,
    cropId: crop,
    cropType: 'maize',
    title: 'Water your maize',
    content: 'Give 20 mm of water.',
    priority: 'medium',
    category: 'irrigation',
    situation: 'irrigation.now',
    rule: 'irrigation.now',
    facts: { mm: 20, waterFor: 'cans', cans: 20 },
    evidence: [],
    closes: { kind: 'watered', n: null },
    validUntil: '2026-07-08',
    language: 'en',
    sms: 'x',
    score: 1,
    createdAt,
    updatedAt: createdAt,
    ...said,
  } satisfies typeof advisories.$inferInsert
  await gona.db.write(gona.db.orm.insert(advisories).values(row))
  return id
}

describe('the farm log', () => {
  test('lists what was done by its day, newest first, page by page', async () => {
    for (const date of ['2026-06-20', '2026-07-05', '2026-06-28', '2026-06-28'])
      await gona.farmLog.add(farmer, crop, { ...weeded, date })
    const days = ['2026-07-05', '2026-06-28', '2026-06-28', '2026-06-20']
    expect((await listed()).map(({ date }) => date)).toEqual(days)
    expect((await gona.farmLog.list(farmer, crop, { limit: 4 })).next).toBeNull()
    const first = await gona.farmLog.list(farmer, crop, { limit: 2 })
    const second = await gona.farmLog.list(farmer, crop, { limit: 2, before: first.next! })
    expect([...first.items, ...second.items]).toEqual(await listed())
    expect(second.next).toBeNull()
  })

  test('says all that was told, and null for the rest', async () => {
    const added = await gona.farmLog.add(farmer, crop, {
      kind: 'scouted',
      date: '2026-07-06',
      product: 'fall-armyworm',
      count: 3,
      of: 20,
    })
    expect(logEntrySchema.parse(added)).toEqual(added)
    expect(added).toMatchObject({ count: 3, of: 20, amount: null, unit: null, note: null, advisoryId: null })
    expect(await listed()).toEqual([added])
  })

  test('is the farmer’s own: nobody else reads it, writes to it or takes from it', async () => {
    const { id } = await gona.farmLog.add(farmer, crop, weeded)
    const other = await kanoFarmer(gona)
    expect(await rethrowing(gona.farmLog.list(other, crop, { limit: 20 }))).toThrow('Crop not found')
    expect(await rethrowing(gona.farmLog.add(other, crop, weeded))).toThrow('Crop not found')
    expect(await rethrowing(gona.farmLog.remove(other, crop, id))).toThrow('not in the farm log')
    expect(await listed()).toHaveLength(1)
  })

  test('goes with its crop', async () => {
    await gona.farmLog.add(farmer, crop, weeded)
    await gona.crops.remove(farmer, crop)
    expect(await gona.db.orm.$count(farmLog)).toBe(0)
  })

  test('takes no day to come by the calendar of the place, and none over 60 days before planting', async () => {
    gona.at('2026-07-06T23:30:00Z')
    await gona.farmLog.add(farmer, crop, { ...weeded, date: '2026-07-07' })
    expect(await rethrowing(gona.farmLog.add(farmer, crop, { ...weeded, date: '2026-07-08' }))).toThrow('still to come')
    await gona.farmLog.add(farmer, crop, { ...weeded, date: '2026-04-09' })
    const early = gona.farmLog.add(farmer, crop, { ...weeded, date: '2026-04-08' })
    expect(await rethrowing(early)).toThrow('more than 60 days before planting')
  })
})

describe('a planting that is told', () => {
  test('is the day of a crop that was planned, which then is planned no longer; taken back, it is planned as before', async () => {
    const rice = { ...maize, cropType: 'rice', plantingDate: '2026-07-20', growthStage: 'planted' } as const
    crop = (await gona.crops.add(farmer, rice)).id
    expect(await cropNow()).toMatchObject({ planned: true, plantingDate: '2026-07-20T00:00:00.000Z' })
    gona.at('2026-07-24T08:00:00Z')
    expect((await cropNow()).planned).toBe(true)
    const { id } = await gona.farmLog.add(farmer, crop, { kind: 'planted', date: '2026-07-22' })
    expect(await cropNow()).toMatchObject({ planned: false, plantingDate: '2026-07-22T00:00:00.000Z' })
    await gona.farmLog.remove(farmer, crop, id)
    expect(await cropNow()).toMatchObject({ planned: true, plantingDate: '2026-07-20T00:00:00.000Z' })
  })

  test('may come long before the day that was planned, and of a placeholder on any day', async () => {
    crop = (await gona.crops.add(farmer, { ...maize, plantingDate: '2026-11-20', growthStage: 'planted' })).id
    expect(await rethrowing(gona.farmLog.add(farmer, crop, weeded))).toThrow('before planting')
    await gona.farmLog.add(farmer, crop, { kind: 'planted', date: '2026-07-05' })
    expect(await cropNow()).toMatchObject({ planned: false, plantingDate: '2026-07-05T00:00:00.000Z' })
    crop = (await gona.crops.initialize(farmer)).find(({ placeholder }) => placeholder)!.id
    await gona.farmLog.add(farmer, crop, { kind: 'planted', date: '2026-03-01' })
    expect(await cropNow()).toMatchObject({ placeholder: false, plantingDate: '2026-03-01T00:00:00.000Z' })
  })

  test('an edit that leaves the planned day leaves it planned, one of a day that has been does not', async () => {
    const planned = { ...maize, plantingDate: '2026-07-20', growthStage: 'planted' } as const
    crop = (await gona.crops.add(farmer, planned)).id
    gona.at('2026-07-24T08:00:00Z')
    expect((await gona.crops.update(farmer, crop, { ...planned, farmArea: 1 })).planned).toBe(true)
    expect((await gona.crops.update(farmer, crop, { ...planned, plantingDate: '2026-07-21' })).planned).toBe(false)
    expect((await gona.crops.update(farmer, crop, { ...planned, plantingDate: '2026-08-01' })).planned).toBe(true)
  })
})

describe('"Done" on an advisory', () => {
  test('of a spray says what was sprayed, which the next one goes by', async () => {
    const id = await card({
      rule: 'pest.spray',
      closes: { kind: 'sprayed', n: null },
      facts: { pest: 'faw', active: 'emamectin benzoate' },
    })
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: true })
    expect(await listed()).toMatchObject([{ kind: 'sprayed', product: 'emamectin_benzoate' }])
  })

  test('is written into the log once, today, with the water its card named; taken back, it goes', async () => {
    const id = await card({})
    for (const done of [true, true]) await gona.advisories.saveAdvisoryFeedback(farmer, id, { done })
    expect(await listed()).toMatchObject([
      { kind: 'watered', date: '2026-07-06', amount: 20, unit: 'mm', advisoryId: id },
    ])
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { useful: true })
    expect(await listed()).toHaveLength(1)
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: false })
    expect(await listed()).toEqual([])
  })

  test('is open again when the entry is taken out of the log', async () => {
    const id = await card({})
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: true })
    const [entry] = await listed()
    await gona.farmLog.remove(farmer, crop, entry!.id)
    expect((await gona.advisories.get(farmer, id)).done).toBe(false)
  })

  test('of one with nothing to log is only said to be done', async () => {
    const id = await card({ closes: null })
    expect((await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: true })).done).toBe(true)
    expect(await listed()).toEqual([])
  })

  test('that a planned crop was planted sets its day, and taken back leaves it planned', async () => {
    crop = (await gona.crops.add(farmer, { ...maize, plantingDate: '2026-07-09', growthStage: 'planted' })).id
    const id = await card({ closes: { kind: 'planted', n: null }, rule: 'care.stake', facts: {} })
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: true })
    expect(await cropNow()).toMatchObject({ planned: false, plantingDate: '2026-07-06T00:00:00.000Z' })
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: false })
    expect(await cropNow()).toMatchObject({ planned: true, plantingDate: '2026-07-09T00:00:00.000Z' })
  })

  test('outlives its advisory', async () => {
    const id = await card({})
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: true })
    await gona.db.write(gona.db.orm.delete(advisories).where(eq(advisories.id, id)))
    expect(await listed()).toMatchObject([{ kind: 'watered', advisoryId: null }])
  })
})

describe('work that is reported', () => {
  const open = async (id: string) => !(await gona.advisories.get(farmer, id)).done

  test('closes the card of its kind that is open, though a newer one is done', async () => {
    const older = await card({ situation: 'irrigation.soon', createdAt: '2026-07-05T04:00:00.000Z' })
    const newer = await card({ done: true })
    await gona.farmLog.add(farmer, crop, { kind: 'watered', date: '2026-07-06' })
    expect([await open(older), await open(newer)]).toEqual([false, false])
  })

  test('closes the newer of two that are open, and no card of other work', async () => {
    const older = await card({ situation: 'irrigation.soon', createdAt: '2026-07-05T04:00:00.000Z' })
    const newer = await card({})
    const other = await card({ situation: 'care.weeds', closes: { kind: 'weeded', n: 1 } })
    await gona.farmLog.add(farmer, crop, { kind: 'watered', date: '2026-07-06' })
    expect([await open(older), await open(newer), await open(other)]).toEqual([true, false, true])
  })

  test('of a pest that was counted closes the card of that pest only', async () => {
    const scouting = (pest: PestId) =>
      card({ situation: `pest.scout:${pest}`, closes: { kind: 'scouted', n: null }, facts: { pest } })
    const [faw, borer] = [await scouting('faw'), await scouting('maize_stem_borer')]
    await gona.farmLog.add(farmer, crop, { kind: 'scouted', date: '2026-07-06', product: 'faw', count: 20, of: 20 })
    expect([await open(faw), await open(borer)]).toEqual([false, true])
  })

  test('closes the newest scouting where no pest is named', async () => {
    const scouting = (pest: 'faw' | 'maize_stem_borer', createdAt: string) =>
      card({ situation: `pest.scout:${pest}`, closes: { kind: 'scouted', n: null }, facts: { pest }, createdAt })
    const borer = await scouting('maize_stem_borer', '2026-07-05T04:00:00.000Z')
    const faw = await scouting('faw', '2026-07-06T04:00:00.000Z')
    await gona.farmLog.add(farmer, crop, { kind: 'scouted', date: '2026-07-06', count: 1, of: 20 })
    expect([await open(faw), await open(borer)]).toEqual([false, true])
  })

  test('closes a card on its last day, and not on the day after', async () => {
    const createdAt = '2026-07-01T04:00:00.000Z'
    const late = await card({ createdAt, validUntil: '2026-07-05' })
    const over = await card({ createdAt, validUntil: '2026-07-04' })
    await gona.farmLog.add(farmer, crop, { kind: 'watered', date: '2026-07-05' })
    expect([await open(late), await open(over)]).toEqual([false, true])
  })
})

describe('"I watered" without an amount', () => {
  test('counts as what the card named that held that day, and as nothing known where there was none', async () => {
    await card({})
    const watered = async (date: string) => gona.farmLog.add(farmer, crop, { kind: 'watered', date })
    expect(await watered('2026-07-06')).toMatchObject({ amount: 20, unit: 'mm' })
    expect(await watered('2026-07-05')).toMatchObject({ amount: null, unit: null })
    gona.at('2026-07-10T08:00:00Z')
    expect(await watered('2026-07-09')).toMatchObject({ amount: null, unit: null })
  })

  test('what was told is kept as it was told', async () => {
    await card({})
    const told = { kind: 'watered', date: '2026-07-06', amount: 12, unit: 'cans' } as const
    expect(await gona.farmLog.add(farmer, crop, told)).toMatchObject({ amount: 12, unit: 'cans' })
  })
})

describe('the farm log over HTTP', () => {
  const app = () => appOf(endpointsOf(gona), () => farmer.user)
  const send = (path: string, body: unknown) =>
    app().request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('answers 201 with the entry, a page with its next one named, and 204', async () => {
    const added = await send(`/api/crops/${crop}/log`, weeded)
    expect(added.status).toBe(201)
    const { id } = (await added.json()) as { id: string }
    await gona.farmLog.add(farmer, crop, { ...weeded, date: '2026-07-02' })
    const page = await app().request(`/api/crops/${crop}/log?limit=1`)
    expect(page.headers.get('link')).toContain(`/api/crops/${crop}/log?limit=1&before=`)
    expect(await page.json()).toHaveLength(1)
    const path = `/api/crops/${crop}/log/${id}`
    expect((await app().request(path, { method: 'DELETE' })).status).toBe(204)
    expect((await app().request(path, { method: 'DELETE' })).status).toBe(404)
  })

  test.each([
    [{ kind: 'danced' }, 'kind', 'Please choose what was done from the list'],
    [{ date: undefined }, 'date', 'Please fill in all required fields'],
    [{ date: '2026-02-30' }, 'date', 'Please enter a date as YYYY-MM-DD'],
    [{ date: '2026-07-09' }, 'date', 'This day is still to come. Please add it once it is done.'],
    [{ kind: 'harvested', amount: -1, unit: 'kg' }, 'amount', 'The amount must be a number above 0'],
    [{ kind: 'harvested', amount: 3 }, 'unit', 'Please choose the unit of the amount from the list'],
    [{ kind: 'harvested', amount: 3, unit: 'mm' }, 'unit', 'Please choose the unit of the amount from the list'],
    [
      { kind: 'scouted', count: 21, of: 20 },
      'count',
      'Please write how many plants had it, and of how many you looked at',
    ],
    [{ note: 'x'.repeat(501) }, 'note', 'Please use at most 500 characters'],
  ])('tells by field what is wrong: %#', async (wrong, field, message) => {
    const answer = await send(`/api/crops/${crop}/log`, { ...weeded, ...wrong })
    expect([answer.status, await answer.json()]).toMatchObject([400, { message, fields: { [field]: message } }])
  })

  test('takes one press of a button where there is no script, today, and leads back to where it stood', async () => {
    const press = (path: string, fields: Record<string, string>) =>
      app().request(path, { method: 'POST', body: new URLSearchParams(fields) })
    const pressed = await press(`/crops/${crop}/log`, { kind: 'weeded', back: '/' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/?said=log.saved'])
    const [entry] = await listed()
    expect(entry).toMatchObject({ kind: 'weeded', date: '2026-07-06', amount: null })
    const counted = await press(`/crops/${crop}/log`, { kind: 'scouted', count: '4', of: '20', amount: '', unit: '' })
    expect(counted.headers.get('location')).toStartWith(`/crops/${crop}?`)
    expect((await listed())[0]).toMatchObject({ kind: 'scouted', count: 4, of: 20, amount: null })
    await press(`/crops/${crop}/log/${entry!.id}/remove`, {})
    expect(await listed()).toHaveLength(1)
  })
})

test('work closes an advisory of up to 14 days later, and water only one of its day or before', async () => {
  const closed = async (kind: 'weeded' | 'watered', date: string) => {
    const id = await card({ closes: { kind, n: null }, validUntil: null })
    await gona.farmLog.add(farmer, crop, { kind, date })
    const [row] = await gona.db.orm.select().from(advisories).where(eq(advisories.id, id))
    await gona.db.write(gona.db.orm.delete(advisories).where(eq(advisories.id, id)))
    return row!.done
  }
  const found = []
  for (const date of ['2026-06-21', '2026-06-22', '2026-07-06']) found.push(await closed('weeded', date))
  for (const date of ['2026-07-05', '2026-07-06']) found.push(await closed('watered', date))
  expect(found).toEqual([false, true, true, false, true])
})
