import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { User } from '../../contracts/account.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { CropInput } from '../../contracts/crop.ts'
import { cropSchema as cropShape } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops as cropRows } from '../../db/schema/crops.ts'
import { createLog } from '../../shared/log.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import type { Services } from '../compose.ts'
import { createCallHandlers } from '../endpoints/handlers.ts'
import { createPerformCall } from '../endpoints/perform.ts'
import type { Actor } from '../foundation/actor.ts'
import type { AppEnv } from '../http/context.ts'
import { errorResponse } from '../http/error-response.ts'
import { testDatabase } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { createCropService } from './service.ts'

const CROPS_FULL = 'Advice is for your newest 60 crops. To add another one, first remove one that you no longer grow.'

/** Half past midnight of 20 June in Nigeria, still the 19th in UTC. */
const clock = { now: () => new Date('2026-06-19T23:30:00.000Z') }
const maize: CropInput = { cropType: 'maize', plantingDate: '2026-05-20', growthStage: 'vegetative', farmArea: 2.5 }

async function setUp({ limited = false } = {}) {
  let now = clock.now()
  const db = testDatabase()
  const limits = createRateLimits({ clock, enabled: limited })
  const crops = createCropService({ db, clock: { now: () => now }, limits })
  const at = (moment: string) => {
    now = new Date(moment)
  }
  const farmer = async (phone: string, primaryCrops: string | null = null): Promise<Actor> => {
    const id = Bun.randomUUIDv7()
    const time = clock.now().toISOString()
    await db.write(db.orm.insert(users).values({ id, phone, primaryCrops, createdAt: time, updatedAt: time }))
    const [user] = await db.orm.select().from(users).where(eq(users.id, id))
    return { kind: 'user', user: user as unknown as User, adminLocked: false }
  }
  return { db, crops, limits, farmer, at }
}

/** Crop services without the advice that follows a complete setup. */
const servicesOf = (crops: ReturnType<typeof createCropService>) =>
  ({ crops, fieldWork: { addCrop: crops.add, updateCrop: crops.update } }) as Services

describe('crops', () => {
  test('are listed as entered, with days as times, to their farmer alone', async () => {
    const { crops, farmer } = await setUp()
    const [amina, bello] = [await farmer('+2348030000001'), await farmer('+2348030000002')]
    const added = await crops.add(amina, { ...maize, cropType: 'tomatoes', expectedHarvestDate: '2026-09-01' })
    expect(added).toMatchObject({
      cropType: 'tomatoes',
      plantingDate: '2026-05-20T00:00:00.000Z',
      expectedHarvestDate: '2026-09-01T00:00:00.000Z',
      farmArea: 2.5,
      growthStage: 'vegetative',
      placeholder: false,
    })
    expect(cropShape.parse(added)).toEqual(added)
    expect(await crops.list(amina)).toEqual([added])
    expect(await crops.list(bello)).toEqual([])
  })

  test('tell of a stage only what a farmer said: a list or a plain phone tells the day, and the calendar the stage', async () => {
    const { db, crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001')
    const toldOn = async () => (await db.orm.select().from(cropRows)).map((row) => row.stageReportedOn)
    await crops.add(amina, { ...maize, growthStage: null })
    await db.write(
      ...(await crops.statementsForProfile(amina.kind === 'user' ? amina.user.id : '', [
        { cropType: 'yam', plantingDate: '2026-02-01' },
      ])),
    )
    expect(await toldOn()).toEqual([null, null])
    const id = (await crops.list(amina))[0]!.id
    await crops.update(amina, id, maize)
    const { growthStage: _, ...day } = maize
    await crops.update(amina, id, { ...day, farmArea: 4 })
    expect(await toldOn()).toEqual(['2026-06-20', null])
  })

  test('have an age, not a stage, where the set-up proposes it; a stage sent again on the same day of planting is no new look', async () => {
    const { db, crops, farmer, at } = await setUp()
    const amina = await farmer('+2348030000001')
    const yam = { ...maize, cropType: 'yam' as const, plantingDate: '2026-04-10' }
    const { id } = await crops.add(amina, { ...yam, growthStage: 'flowering' })
    const toldOn = async () => (await db.orm.select().from(cropRows))[0]!.stageReportedOn
    expect(await toldOn()).toBeNull()
    await crops.update(amina, id, { ...yam, growthStage: 'mature' })
    expect(await toldOn()).toBe('2026-06-20')
    at('2026-07-10T08:00:00Z')
    await crops.update(amina, id, { ...yam, growthStage: 'mature', farmArea: 3 })
    expect(await toldOn()).toBe('2026-06-20')
    await crops.update(amina, id, { ...yam, plantingDate: '2026-04-09', growthStage: 'mature' })
    expect(await toldOn()).toBeNull()
  })

  test('of the same kind may stand on several fields', async () => {
    const { crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001')
    await crops.add(amina, maize)
    await crops.add(amina, { ...maize, plantingDate: '2026-06-01' })
    expect(await crops.list(amina)).toHaveLength(2)
  })

  test("change: an area left out stays, a harvest left out goes; someone else's is not found", async () => {
    const { crops, farmer } = await setUp()
    const [amina, bello] = [await farmer('+2348030000001'), await farmer('+2348030000002')]
    const { id } = await crops.add(amina, { ...maize, expectedHarvestDate: '2026-09-01' })
    const { farmArea: _, ...change } = { ...maize, growthStage: 'flowering' as const }
    expect(await crops.update(amina, id, change)).toMatchObject({
      growthStage: 'flowering',
      farmArea: 2.5,
      expectedHarvestDate: null,
    })
    expect(await rethrowing(crops.update(bello, id, maize))).toThrow('Crop not found')
    expect(await rethrowing(crops.remove(bello, id))).toThrow('Crop not found')
    await crops.remove(amina, id)
    expect(await rethrowing(crops.remove(amina, id))).toThrow('Crop not found')
    expect(await crops.list(amina)).toEqual([])
  })
})

test.each([
  ['today, by the calendar of the place,', '2026-06-20', false],
  ['tomorrow', '2026-06-21', true],
])('a crop planted %s (%s) is planned: %p', async (_, plantingDate, planned) => {
  const { crops, farmer } = await setUp()
  expect(await crops.add(await farmer('+2348030000001'), { ...maize, plantingDate })).toMatchObject({ planned })
})

describe('crop initialization', () => {
  test('makes a placeholder planted today, by the calendar of the place, for each primary crop that has no row', async () => {
    const { crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'maize,cassava,tomato')
    await crops.add(amina, { ...maize, cropType: 'tomatoes' })
    const all = await crops.initialize(amina)
    expect(all.map(({ cropType, placeholder }) => [cropType, placeholder])).toEqual([
      ['tomatoes', false],
      ['maize', true],
      ['cassava', true],
    ])
    expect(all[1]).toMatchObject({ plantingDate: '2026-06-20T00:00:00.000Z', growthStage: 'planted', farmArea: null })
  })

  test('changes nothing when called again, even by two tabs at once', async () => {
    const { crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'maize,cassava,onion,onions')
    const answers = await Promise.all([crops.initialize(amina), crops.initialize(amina), crops.initialize(amina)])
    const [first] = answers
    expect(first.map(({ cropType }) => cropType)).toEqual(['maize', 'cassava', 'onion'])
    expect(answers).toEqual([first, first, first])
    expect(await crops.initialize(amina)).toEqual(first)
  })

  test('passes over a primary crop that is in no list', async () => {
    const { crops, farmer } = await setUp()
    const all = await crops.initialize(await farmer('+2348030000001', 'maize,,teff'))
    expect(all.map(({ cropType }) => cropType)).toEqual(['maize'])
  })

  test('of a farmer with no primary crops gives what there is', async () => {
    const { crops, farmer } = await setUp()
    expect(await crops.initialize(await farmer('+2348030000001'))).toEqual([])
  })

  test.each(['added', 'updated'])(
    'that was the last one with a name only says so when it is %s, to one of two at once',
    async (way) => {
      const { crops, farmer } = await setUp()
      const amina = await farmer('+2348030000001', 'maize,rice,beans')
      const all = await crops.initialize(amina)
      const report = ({ id, cropType }: (typeof all)[number]) => {
        const told = { ...maize, cropType }
        return way === 'added' ? crops.add(amina, told) : crops.update(amina, id, told)
      }
      expect(await report(all[0]!)).not.toHaveProperty('endsSetUp')
      const ends = await Promise.all([report(all[1]!), report(all[2]!)])
      expect(ends.map(({ endsSetUp }) => endsSetUp)).toEqual([undefined, true])
      expect(await crops.update(amina, all[0]!.id, maize)).not.toHaveProperty('endsSetUp')
    },
  )

  test('a crop added later fills the untouched placeholder, under any name of the crop, once', async () => {
    const { crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'pepper')
    const [placeholder] = await crops.initialize(amina)
    const both = await Promise.all([
      crops.add(amina, { ...maize, cropType: 'peppers' }),
      crops.add(amina, { ...maize, cropType: 'peppers', farmArea: 1 }),
    ])
    expect(both[0]).toMatchObject({ id: placeholder!.id, cropType: 'peppers', farmArea: 2.5, placeholder: false })
    expect(both[1]!.id).not.toBe(placeholder!.id)
    expect(await crops.list(amina)).toHaveLength(2)
  })

  test("another farmer's placeholder is left alone", async () => {
    const { crops, farmer } = await setUp()
    const [amina, bello] = [await farmer('+2348030000001', 'maize'), await farmer('+2348030000002')]
    await crops.initialize(amina)
    await crops.add(bello, maize)
    expect((await crops.list(amina))[0]?.placeholder).toBe(true)
  })

  test('an edited placeholder is one no longer: the next crop is a new row', async () => {
    const { crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'maize')
    const [{ id } = { id: '' }] = await crops.initialize(amina)
    expect((await crops.update(amina, id, maize)).placeholder).toBe(false)
    await crops.add(amina, maize)
    expect(await crops.list(amina)).toHaveLength(2)
  })
})

describe('the most crops of one farmer', () => {
  test('are 60: what two tabs add at once does not pass it, and the refusal says what to do', async () => {
    const { db, crops, farmer } = await setUp()
    const [amina, bello] = [await farmer('+2348030000001'), await farmer('+2348030000002')]
    const answers = await Promise.allSettled(Array.from({ length: MAX_CROPS + 10 }, () => crops.add(amina, maize)))
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.message] : []))
    expect(refusals).toEqual(Array(10).fill(CROPS_FULL))
    expect(await db.orm.$count(cropRows)).toBe(60)
    expect(await crops.add(bello, maize)).toMatchObject({ cropType: 'maize' })
  })

  test('hold at every door; one that is removed makes room', async () => {
    const { db, crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'cassava')
    const { id } = (amina as Extract<Actor, { kind: 'user' }>).user
    const { id: one } = await crops.add(amina, maize)
    for (let n = 1; n < MAX_CROPS; n++) await crops.add(amina, maize)
    expect(await rethrowing(crops.initialize(amina))).toThrow(CROPS_FULL)
    const also = db.orm.update(users).set({ firstName: 'Amina' }).where(eq(users.id, id))
    const statements = await crops.statementsForProfile(id, [{ cropType: 'rice' }])
    expect(await rethrowing(db.write(also, ...statements))).toThrow('NOT NULL constraint failed: crops.id')
    expect((await db.orm.select().from(users).where(eq(users.id, id)))[0]!.firstName).toBeNull()
    await crops.remove(amina, one)
    expect(await crops.initialize(amina)).toHaveLength(MAX_CROPS)
  })

  test('leave room for the figures of a placeholder that waits', async () => {
    const { crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'cassava')
    await crops.initialize(amina)
    for (let n = 1; n < MAX_CROPS; n++) await crops.add(amina, maize)
    expect(await crops.add(amina, { ...maize, cropType: 'cassava' })).toMatchObject({ placeholder: false })
    expect(await crops.list(amina)).toHaveLength(MAX_CROPS)
  })

  test('who had more before keeps them: the newest are listed, and older ones come into view', async () => {
    const { db, crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001')
    const { id: userId } = (amina as Extract<Actor, { kind: 'user' }>).user
    const time = clock.now().toISOString()
    const common = { userId, cropType: 'yam', growthStage: 'planted', createdAt: time, updatedAt: time } as const
    const ids = Array.from({ length: MAX_CROPS + 5 }, (_, n) => `crop-${String(n).padStart(3, '0')}`)
    await db.write(db.orm.insert(cropRows).values(ids.map((id) => ({ ...common, id }))))
    expect((await crops.list(amina)).map(({ id }) => id)).toEqual(ids.slice(5))
    await crops.remove(amina, ids[64]!)
    expect((await crops.list(amina)).map(({ id }) => id)).toEqual(ids.slice(4, 64))
    expect(await rethrowing(crops.add(amina, maize))).toThrow(CROPS_FULL)
  })

  test('may be written 120 times an hour by one person', async () => {
    const { crops, limits, farmer } = await setUp({ limited: true })
    const perform = createPerformCall(createCallHandlers(servicesOf(crops)), limits)
    const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
    const by = (actor: Actor) => ({ actor, visitor, sid: null, ticket: '' })
    const [amina, bello] = [by(await farmer('+2348030000001')), by(await farmer('+2348030000002'))]
    for (let n = 0; n < 60; n++) {
      const { id } = await perform('addCrop', amina, { body: maize })
      await perform('removeCrop', amina, { params: { id } })
    }
    const params = { id: 'any' }
    expect(await rethrowing(perform('addCrop', amina, { body: maize }))).toThrow('Too many tries')
    expect(await rethrowing(perform('removeCrop', amina, { params }))).toThrow('Too many tries')
    expect(await rethrowing(perform('updateCrop', amina, { params, body: maize }))).toThrow('Too many tries')
    await perform('addCrop', bello, { body: maize })
  })
})

describe('crops of a saved profile', () => {
  test('get a row where there is none: a placeholder without a date and area, the figures with them', async () => {
    const { db, crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001')
    const { id } = (amina as Extract<Actor, { kind: 'user' }>).user
    await crops.add(amina, { ...maize, cropType: 'tomatoes' })
    const chosen = [
      { cropType: 'tomato' },
      { cropType: 'rice' },
      { cropType: 'yam', plantingDate: '2026-04-01', farmArea: 3 },
    ]
    const statements = await crops.statementsForProfile(id, chosen)
    await db.write(...statements)
    await db.write(...(await crops.statementsForProfile(id, chosen)))
    expect(await crops.list(amina)).toMatchObject([
      { cropType: 'tomatoes', placeholder: false },
      { cropType: 'rice', placeholder: true, plantingDate: '2026-06-20T00:00:00.000Z', farmArea: null },
      { cropType: 'yam', placeholder: false, plantingDate: '2026-04-01T00:00:00.000Z', farmArea: 3 },
    ])
  })

  test('with a date fill the placeholder that is there and leave entered figures alone', async () => {
    const { db, crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'maize')
    const { id } = (amina as Extract<Actor, { kind: 'user' }>).user
    await crops.initialize(amina)
    await db.write(...(await crops.statementsForProfile(id, [{ cropType: 'maize', plantingDate: '2026-05-01' }])))
    await db.write(...(await crops.statementsForProfile(id, [{ cropType: 'maize', plantingDate: '2026-06-01' }])))
    expect(await crops.list(amina)).toMatchObject([
      { placeholder: false, plantingDate: '2026-05-01T00:00:00.000Z', growthStage: 'planted' },
    ])
  })

  test('with an area alone fill the placeholder and leave its day', async () => {
    const { db, crops, farmer } = await setUp()
    const amina = await farmer('+2348030000001', 'maize')
    const { id } = (amina as Extract<Actor, { kind: 'user' }>).user
    await crops.initialize(amina)
    await db.write(...(await crops.statementsForProfile(id, [{ cropType: 'maize', farmArea: 2 }])))
    expect(await crops.list(amina)).toMatchObject([
      { placeholder: false, plantingDate: '2026-06-20T00:00:00.000Z', farmArea: 2 },
    ])
  })
})

describe('crops over HTTP', () => {
  async function signedIn() {
    const { crops, farmer } = await setUp()
    const amina = (await farmer('+2348030000001', 'maize')) as Extract<Actor, { kind: 'user' }>
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        c.set('user', c.req.header('anonymous') ? null : amina.user)
        await next()
      })
      .route('/', endpointsOf(servicesOf(crops)))
      .onError((error, c) => errorResponse(error, c, createLog('silent')))
    return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await app.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text && JSON.parse(text) }
    }
  }

  test('are created with 201, changed, listed in the contract’s shape and deleted with 204', async () => {
    const ask = await signedIn()
    const created = await ask('POST', '/api/crops', { ...maize, plantingDate: '2026-05-20T00:00:00.000Z' })
    expect(created).toMatchObject({ status: 201, body: { plantingDate: '2026-05-20T00:00:00.000Z' } })
    const path = `/api/crops/${created.body.id}`
    expect(await ask('PUT', path, { ...maize, growthStage: 'mature' })).toMatchObject({
      status: 200,
      body: { growthStage: 'mature' },
    })
    const { body } = await ask('GET', '/api/crops')
    expect(listCrops.out.parse(body)).toEqual(body)
    expect(await ask('DELETE', path)).toEqual({ status: 204, body: '' })
    expect(await ask('POST', '/api/crops/initialize')).toMatchObject({ status: 200, body: [{ placeholder: true }] })
  })

  test.each([
    [{ ...maize, cropType: 'unicorn' }, 'cropType', 'Please choose a crop from the list'],
    [{ ...maize, cropType: '' }, 'cropType', 'Please fill in all required fields'],
    [{ ...maize, cropType: undefined }, 'cropType', 'Please fill in all required fields'],
    [{ ...maize, cropType: null }, 'cropType', 'Please fill in all required fields'],
    [{ ...maize, plantingDate: ' ' }, 'plantingDate', 'Please fill in all required fields'],
    [{ ...maize, plantingDate: '' }, 'plantingDate', 'Please fill in all required fields'],
    [{ ...maize, plantingDate: null }, 'plantingDate', 'Please fill in all required fields'],
    [{ ...maize, plantingDate: 'June' }, 'plantingDate', 'Please enter a date as YYYY-MM-DD'],
    [{ ...maize, plantingDate: undefined }, 'plantingDate', 'Please fill in all required fields'],
    [{ ...maize, growthStage: '' }, 'growthStage', 'Please fill in all required fields'],
    [{ ...maize, plantingDate: '2999-01-01' }, 'plantingDate', 'Planting date can be at most 180 days ahead'],
    [{ ...maize, field: 'upland' }, 'field', 'Lowland, upland or irrigated applies only to rice'],
    [{ ...maize, maturity: 'slow' }, 'maturity', 'Please check maturity'],
    [{ ...maize, farmArea: -1 }, 'farmArea', 'Farm area must be 0 or more'],
  ])('bad input is told by field: %#', async (input, field, message) => {
    const ask = await signedIn()
    const refusal = { status: 400, body: { message, fields: { [field]: message } } }
    expect(await ask('POST', '/api/crops', input)).toMatchObject(refusal)
    expect(await ask('PUT', `/api/crops/${Bun.randomUUIDv7()}`, input)).toMatchObject(refusal)
  })

  test('need a session, and an id that is nobody’s or no id at all is not found', async () => {
    const ask = await signedIn()
    expect(await ask('GET', '/api/crops', undefined, { anonymous: '1' })).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    })
    const missing = { status: 404, body: { message: 'Crop not found' } }
    expect(await ask('DELETE', '/api/crops/not-an-id')).toEqual(missing)
    expect(await ask('PUT', `/api/crops/${Bun.randomUUIDv7()}`, maize)).toEqual(missing)
  })
})
