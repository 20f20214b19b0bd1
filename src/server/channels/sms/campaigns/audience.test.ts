import { afterEach, beforeEach, expect, test } from 'bun:test'
import { auditLog } from '../../../../db/schema/operation.ts'
import { rethrowing } from '../../../../shared/testing/rejections.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'

let world: World
beforeEach(async () => {
  world = await smsWorld({ settings: { SMS_ROUTE: 'transactional' } })
})
afterEach(() => world.close())

const gotBy = (phone: string) => world.server.accepted.get(phone) ?? []
async function send(input: Parameters<World['sms']['sendToAudience']>[1]) {
  const answer = await world.sms.sendToAudience(OPERATOR, input)
  await world.sms.run()
  return answer
}
const UREA = 'Urea is at the depot on Tuesday.'
const KANO = { state: 'Kano', crop: 'maize' } as const

test('a text goes to the chosen farmers in their language, once', async () => {
  const ada = await world.farmer({ region: 'Kano', primaryCrops: 'maize' })
  const musa = await world.farmer({ region: 'Kano', primaryCrops: 'maize', preferredLanguage: 'ha' })
  const others = [
    await world.farmer({ region: 'Oyo', primaryCrops: 'maize' }),
    await world.farmer({ region: 'Kano', primaryCrops: 'rice' }),
    await world.farmer({ region: 'Kano', primaryCrops: 'maize', sms: false }),
    await world.farmer({ region: 'Kano', primaryCrops: 'maize', smsOptedOutAt: '2026-04-01T00:00:00.000Z' }),
    await world.farmer({ region: 'Kano', primaryCrops: 'maize', phoneProvedAt: null }),
  ]
  const input = { ...KANO, text: UREA, texts: { ha: 'Takin urea yana ma’aji ranar Talata.' } }
  const preview = await world.sms.previewAudience(OPERATOR, input)
  expect(preview).toMatchObject({
    recipients: 2,
    segments: 2,
    skippedWhy: { 'sms off': 1, 'opted out': 1, unproved: 1 },
    byLanguage: [
      { language: 'en', recipients: 1, segments: 1, text: `Gona: ${UREA}` },
      { language: 'ha', recipients: 1, segments: 1, text: "Gona: Takin urea yana ma'aji ranar Talata." },
    ],
  })
  expect(await send(input)).toMatchObject({ recipients: 2, skipped: 3, message: 'Sending to 2 farmers' })
  expect(gotBy(ada.phone)).toEqual([`Gona: ${UREA}`])
  expect(gotBy(musa.phone)).toEqual(["Gona: Takin urea yana ma'aji ranar Talata."])
  for (const { phone } of others) expect(gotBy(phone)).toEqual([])
  expect(await world.db.orm.select().from(auditLog)).toMatchObject([{ action: 'sms.audience', count: 2 }])
  expect((await world.sms.campaigns(OPERATOR))[0]).toMatchObject({ kind: 'audience', recipients: 2, sent: 2 })
})

test('nobody gets it twice, nor anything else on the same day', async () => {
  const ada = await world.advised('Weed now', { region: 'Kano' })
  await send({ state: 'Kano', text: UREA })
  expect(await send({ state: 'Kano', text: UREA })).toMatchObject({ recipients: 0, skipped: 1 })
  expect(await send({ state: 'Kano', text: 'The depot is closed.' })).toMatchObject({ recipients: 0 })
  await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  expect(gotBy(ada.phone)).toEqual([`Gona: ${UREA}`])
  world.time.pass(86_400_000)
  expect((await world.sms.previewAudience(OPERATOR, { state: 'Kano', text: UREA })).skippedWhy).toEqual({
    'had this text': 1,
  })
  expect(await send({ state: 'Kano', text: 'The depot is closed.' })).toMatchObject({ recipients: 1 })
})

test('two at once book the day once', async () => {
  const ada = await world.farmer({ region: 'Kano' })
  await Promise.all([
    world.sms.sendToAudience(OPERATOR, { state: 'Kano', text: 'One' }),
    world.sms.sendToAudience(OPERATOR, { state: 'Kano', text: 'Two' }),
  ])
  await world.sms.run()
  expect(gotBy(ada.phone)).toHaveLength(1)
})

test('without a text each gets the advice of the day', async () => {
  const ada = await world.advised('Weed now', { region: 'Kano' })
  const bode = await world.advised('Weed now', { region: 'Oyo' })
  expect((await world.sms.previewAudience(OPERATOR, { state: 'Kano' })).byLanguage).toEqual([])
  await send({ state: 'Kano' })
  expect([gotBy(ada.phone), gotBy(bode.phone)]).toEqual([['Weed now'], []])
})

test('a text for one language goes to its readers alone', async () => {
  await world.farmer({ region: 'Kano' })
  const musa = await world.farmer({ region: 'Kano', preferredLanguage: 'ha' })
  const input = { state: 'Kano', texts: { ha: 'Sannu.' } } as const
  const preview = await world.sms.previewAudience(OPERATOR, input)
  expect(preview).toMatchObject({ recipients: 1, skippedWhy: { 'nothing to say today': 1 } })
  expect(preview.byLanguage).toMatchObject([{ language: 'ha' }])
  await send(input)
  expect([...world.server.accepted.keys()]).toEqual([musa.phone])
})

test('at night it waits for the morning', async () => {
  const night = await smsWorld()
  night.time.at('2026-05-04T22:00:00.000Z')
  const ada = await night.farmer({ region: 'Kano' })
  expect((await night.sms.previewAudience(OPERATOR, { state: 'Kano', text: UREA })).heldUntil).toBe(
    '2026-05-05T07:00:00.000Z',
  )
  const { campaignId } = await night.sms.sendToAudience(OPERATOR, { state: 'Kano', text: UREA })
  await night.sms.run()
  expect(await night.sms.campaign(OPERATOR, campaignId)).toMatchObject({ state: 'waiting', held: 1 })
  night.time.at('2026-05-05T07:00:01.000Z')
  await night.sms.run()
  expect(night.server.accepted.get(ada.phone)).toEqual([`Gona: ${UREA}`])
  await night.close()
})

test('a text longer than two SMS, and another than an administrator, are refused', async () => {
  const long = { state: 'Kano', text: 'ọ'.repeat(301) }
  expect(await rethrowing(world.sms.sendToAudience(OPERATOR, { state: 'Kano', text: 'a'.repeat(301) }))).toThrow(
    'too long',
  )
  expect(await rethrowing(world.sms.previewAudience(OPERATOR, long))).toThrow('too long')
  const farmer = { kind: 'user', user: { isAdmin: false }, adminLocked: false } as never
  expect(await rethrowing(world.sms.sendToAudience(farmer, { text: 'x' }))).toThrow('Forbidden')
  expect(await rethrowing(world.sms.previewAudience(farmer, { text: 'x' }))).toThrow('Forbidden')
})

test('chosen among more than a page, everyone is found', async () => {
  for (let n = 0; n < 1005; n++) await world.farmer({ region: n % 500 === 4 ? 'Kano' : 'Oyo' })
  expect(await world.sms.previewAudience(OPERATOR, { state: 'Kano', text: 'x' })).toMatchObject({ recipients: 3 })
})
