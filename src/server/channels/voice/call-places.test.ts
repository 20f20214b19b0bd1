import { beforeEach, describe, expect, test } from 'bun:test'
import { users } from '../../../db/schema/accounts.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { calls } from '../../../db/schema/voice.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { nextCallPlace } from './call-places.ts'
import { createPhone, nextOf, ON, spokenOf } from './fixture.ts'

const STRANGER = '+2348055550001'
const AFTER = 'To hear it again, press 9. To go to the start, press 0. Thank you for calling. Goodbye.'
const MENU = 'For today’s advice, press 1. For the weather, press 2.'

let gona: TestServices
let phone: ReturnType<typeof createPhone>
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices({ settings: ON })
  phone = createPhone(gona)
  farmer = await kanoFarmer(gona)
})

type Heard = Awaited<ReturnType<typeof phone.ring>>
const press = async (heard: Heard, number: string, ...keys: string[]) => {
  let now = heard
  for (const dtmfDigits of keys) now = await phone.answer(now, number, { dtmfDigits })
  return now
}
const withAdvice = async () => {
  for (const cropType of ['maize', 'cassava'] as const)
    await gona.crops.add(farmer, { cropType, plantingDate: '2026-05-20', growthStage: 'vegetative', farmArea: 1 })
  await gona.advisories.generate(farmer)
  return gona.advisories.spoken(farmer)
}
const at = (heard: Heard) => new URL(nextOf(heard)).searchParams.get('at')

describe('a key', () => {
  test.each([
    ['home', '1', 'advice.0'],
    ['home', '2', 'weather'],
    ['home', '3', 'done'],
    ['home', '4', 'ask'],
    ['home', '5', null],
    ['home', '0', 'home'],
    ['home', '9', 'home'],
    ['home', null, 'home'],
    ['advice.0', '1', 'advice.1'],
    ['advice.4', '1', 'advice.5'],
    ['advice.1', '9', 'advice.1'],
    ['advice.1', '2', null],
    ['advice.1', '0', 'home'],
    ['weather', '1', null],
    ['weather', '5', 'badly-said.weather'],
    ['weather', '9', 'weather'],
    ['warning', '1', 'advice.0'],
    ['warning', '9', 'warning'],
    ['warning', '5', 'badly-said.warning'],
    ['ask', '0', 'asked'],
    ['count.7', '9', 'counted.7'],
    ['count.7', '0', 'counted.7'],
    ['count.7', null, 'count.7'],
    ['nobody', '1', null],
  ])('at %s, %s leads to %s', (place, key, to) => {
    expect(nextCallPlace(place, key)).toBe(to)
  })
})

describe('a caller', () => {
  test('hears one advice after the other, is offered the next while there is one, and is never left in silence', async () => {
    const all = await withAdvice()
    expect(all.length).toBeGreaterThan(1)
    let heard = await press(await phone.ring(farmer.user.phone), farmer.user.phone, '1')
    for (const [n, one] of all.entries()) {
      expect(spokenOf(heard)).toContain(one.content)
      expect(spokenOf(heard).includes('For the next advice, press 1.')).toBe(n < all.length - 1)
      heard = await press(heard, farmer.user.phone, '1')
    }
    expect(spokenOf(heard)).toBe(`There is no advice for you now. ${AFTER}`)
  })

  test('hears the place again with 9, and again after a turn that comes twice', async () => {
    await withAdvice()
    const home = await phone.ring(farmer.user.phone)
    const second = await press(home, farmer.user.phone, '1', '1')
    expect(await press(second, farmer.user.phone, '9')).toEqual(await press(second, farmer.user.phone, '9'))
    expect(spokenOf(await press(second, farmer.user.phone, '9'))).toBe(spokenOf(second))
    expect(at(await press(second, farmer.user.phone, '9'))).toBe('advice.1')
  })

  test('without advice is told so and goes on', async () => {
    const heard = await press(await phone.ring(farmer.user.phone), farmer.user.phone, '1')
    expect(spokenOf(heard)).toBe(`There is no advice for you now. ${AFTER}`)
    expect(spokenOf(await press(heard, farmer.user.phone, '9'))).toBe(`There is no advice for you now. ${AFTER}`)
    expect(spokenOf(await press(heard, farmer.user.phone, '0'))).toStartWith(MENU)
  })

  test('who has nothing to mark as done is told so', async () => {
    const heard = await press(await phone.ring(farmer.user.phone), farmer.user.phone, '3')
    expect(spokenOf(heard)).toStartWith(`There is no advice for you now. ${MENU}`)
  })

  test('without a place is asked for it', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ location: null }))
    const heard = await press(await phone.ring(farmer.user.phone), farmer.user.phone, '2')
    expect(spokenOf(heard)).toBe(`We do not know your place yet. Press 0 and then 4, and tell us your place. ${AFTER}`)
  })

  test('who said nothing after the tone is told so, and nothing is stored', async () => {
    const ask = await press(await phone.ring(farmer.user.phone), farmer.user.phone, '4')
    expect(ask).toMatchObject([{ kind: 'record' }, { kind: 'say' }])
    const heard = await phone.answer(ask, farmer.user.phone, {})
    expect(spokenOf(heard)).toStartWith(`We did not hear anything. ${MENU}`)
    expect((await gona.inbox.list({ kind: 'operator' }, { limit: 10 } as never)).items).toEqual([])
  })

  test.each(['1', '2', '3'])('without an account who presses %s is told how to leave their name', async (key) => {
    const home = await press(await phone.ring(STRANGER), STRANGER, '1')
    expect(spokenOf(await press(home, STRANGER, key))).toStartWith(
      'This phone is not registered yet. Press 0 and then 4',
    )
  })

  test('without an account leaves a question with their number', async () => {
    const ask = await press(await phone.ring(STRANGER), STRANGER, '1', '4')
    await phone.answer(ask, STRANGER, { recordingUrl: 'https://voice.example/1.mp3' })
    const { items } = await gona.inbox.list({ kind: 'operator' }, { limit: 10 } as never)
    expect(items).toMatchObject([{ from: STRANGER, farmer: null, recordingUrl: 'https://voice.example/1.mp3' }])
  })
})

describe('the choice of a language', () => {
  test.each(['0', '9', '12', '*'])('is asked again after %s', async (key) => {
    const heard = await press(await phone.ring(STRANGER), STRANGER, key)
    expect(at(heard)).toBe('languages')
    expect(spokenOf(heard)).toContain('For Hausa, press 2.')
  })

  test('is not remembered from a call that left before it was made', async () => {
    await phone.ring(STRANGER)
    await phone.end(STRANGER)
    expect(spokenOf(await phone.ring(STRANGER, 'ATVId_2'))).toContain('For Hausa, press 2.')
  })
})

describe('the end of a call', () => {
  test.each([
    ['at the choice of a language', [], STRANGER, 'languages'],
    ['in the menu', ['1'], STRANGER, 'home'],
    ['after not being known', ['1', '1'], STRANGER, 'nobody'],
  ])('%s is stored with the place', async (_, keys, number, place) => {
    await press(await phone.ring(number), number, ...keys)
    await phone.end(number)
    expect(await gona.db.orm.select().from(calls)).toMatchObject([
      { phone: number, place, turns: keys.length + 1, durationSeconds: 31, hangupCause: 'NORMAL_CLEARING' },
    ])
  })

  test('that is told first does not keep the caller from being answered', async () => {
    await phone.end(farmer.user.phone)
    expect(spokenOf(await phone.ring(farmer.user.phone))).toStartWith('Welcome to Gona.')
    const [row] = await gona.db.orm.select().from(calls)
    expect(row).toMatchObject({ userId: farmer.user.id, place: 'home', durationSeconds: 31 })
  })

  test('without length and cost is an end too', async () => {
    await phone.ring(farmer.user.phone)
    await phone.end(farmer.user.phone, 'ATVId_1', { durationInSeconds: '', amount: '', hangupCause: '' })
    const [row] = await gona.db.orm.select().from(calls)
    expect(row).toMatchObject({ durationSeconds: null, cost: null, hangupCause: null, endedAt: expect.any(String) })
  })
})

describe('an address that nobody sent', () => {
  const post = (query: string) =>
    phone.app.request(`/api/voice?secret=${ON.CHANNEL_SECRET}&${query}`, {
      method: 'POST',
      body: new URLSearchParams({
        isActive: '1',
        sessionId: 'ATVId_1',
        direction: 'Inbound',
        callerNumber: farmer.user.phone,
        destinationNumber: ON.VOICE_NUMBER,
        dtmfDigits: '5',
      }),
    })
  test.each([
    'at=nowhere.7&turn=x&language=xx',
    'at=counted.x&turn=-1',
    'at=advice.-3&turn=2',
    `at=${'a'.repeat(500)}`,
  ])('%s is answered with a menu', async (query) => {
    const answer = await post(query)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<GetDigits')
  })

  test('of a count of an advice that is gone says what is left, and writes nothing down', async () => {
    await withAdvice()
    await gona.db.write(gona.db.orm.delete(advisories))
    expect(await (await post('at=count.gone&turn=1&language=en')).text()).toContain('There is no advice for you now.')
  })
})
