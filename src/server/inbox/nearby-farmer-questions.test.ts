import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import type { ChosenChannels } from '../../contracts/channels.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, questionAnswers, questionPeers } from '../../db/schema/inbox.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { smsLength } from '../../words/gsm7.ts'
import { actorOfRequest } from '../http/context.ts'
import { kanoFarmer } from '../testing/services.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

const OPERATOR = { kind: 'operator' } as const
const YAM = { cropType: 'yam', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const
const TEXT = 'Why do the yam leaves curl?'
const DAY_MS = 86_400_000

let gona: WholeApp
beforeEach(async () => {
  gona = await wholeApp()
})

async function yamFarmer(firstName: string, over: Record<string, unknown> = {}, channels: ChosenChannels = {}) {
  const actor = await kanoFarmer(gona, { firstName, ...over })
  await gona.crops.add(actor, YAM)
  const switches = { ...actor.user.notificationPreferences, sms: true }
  await gona.db.write(
    gona.db.orm.update(users).set({ channels, notificationPreferences: switches }).where(eq(users.id, actor.user.id)),
  )
  return actor
}
type Farmer = Awaited<ReturnType<typeof yamFarmer>>
const ask = (who: Farmer, text = TEXT) => gona.questions.ask(who, { text })
const askedNames = async () =>
  (
    await gona.db.orm
      .select({ name: users.firstName })
      .from(questionPeers)
      .innerJoin(users, eq(users.id, questionPeers.userId))
      .orderBy(questionPeers.id)
  ).map(({ name }) => name)
const sms = () => gona.db.orm.select({ phone: smsMessages.phone, text: smsMessages.text }).from(smsMessages)
const receive = (from: string, text: string) =>
  gona.sms.callbacks.inbound({ id: crypto.randomUUID(), from, text, date: null })
const answer = (who: Farmer, id: string, text: string) =>
  gona.officerQuestions.answer(who, id, { text, confirm: false })

describe('a question that no kept answer fits', () => {
  test('is put to three farmers within 150 km of the same crop and language, lead farmers first', async () => {
    const caller = await kanoFarmer(gona)
    const near = (name: string, lat: number, over = {}) =>
      yamFarmer(name, { location: { name: 'Near', lat, lng: 8.52 }, ...over })
    const far = await near('Far', 13.357)
    await near('Hausa', 12, { preferredLanguage: 'ha' })
    for (const [n, name] of ['Third', 'Second', 'First'].entries()) await near(name, 12.9 - n / 4)
    const lead = await near('Lead', 13.344)
    for (const { user } of [far, lead]) await gona.accounts.operator.lead(OPERATOR, user.phone)
    await kanoFarmer(gona, { firstName: 'Maize only' })
    expect(await ask(caller)).toMatchObject({ status: 'asked', suggested: [] })
    expect(await askedNames()).toEqual(['Lead', 'First', 'Second'])
  })

  test('goes by each one’s own channel, and to nobody who wants none', async () => {
    await yamFarmer('Web')
    const { user } = await yamFarmer('Sms', {}, { answers: 'sms' })
    await yamFarmer('None', {}, { answers: 'none' })
    const { id } = await ask(await kanoFarmer(gona, { firstName: 'Aisha' }))
    expect(await sms()).toEqual([{ phone: user.phone, text: `Aisha, yam, asks: ${TEXT} Answer by SMS, or send 0.` }])
    const notices = await gona.db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.title, 'A farmer near you asks'))
    expect(notices).toMatchObject([{ message: `Aisha, yam: ${TEXT}`, data: { href: `/questions/${id}` } }])
    expect((await askedNames()).sort()).toEqual(['Sms', 'Web'])
  })

  test('fits two segments by SMS, however long it is', async () => {
    await yamFarmer('Sms', {}, { answers: 'sms' })
    await ask(await kanoFarmer(gona), 'Why do the yam leaves curl and fall? '.repeat(12).trim())
    const { text } = (await sms())[0]!
    expect(smsLength(text).segments).toBe(2)
    expect(text).toEndWith('Answer by SMS, or send 0.')
  })

  test('waits for the day at night', async () => {
    await yamFarmer('Web')
    gona.at('2026-07-06T21:00:00Z')
    const { id } = await ask(await kanoFarmer(gona))
    expect(await askedNames()).toEqual([])
    gona.at('2026-07-07T08:00:00Z')
    await gona.waitingQuestions.run(gona.clock.now())
    expect(await askedNames()).toEqual(['Web'])
    await gona.waitingQuestions.run(gona.clock.now())
    expect(await askedNames()).toEqual(['Web'])
    const [row] = await gona.db.orm.select().from(inboxMessages).where(eq(inboxMessages.id, id))
    expect(row!.askedAt).toBe('2026-07-07T08:00:00.000Z')
  })

  test('200 of them ask nobody twice in seven days, and nobody at night', async () => {
    const askers: Farmer[] = []
    for (let n = 0; n < 40; n++) await yamFarmer(`Peer ${n}`, {}, n % 2 ? { answers: 'sms' } : {})
    for (let n = 0; n < 10; n++) askers.push(await kanoFarmer(gona))
    for (let n = 0; n < 200; n++) {
      const hour = (n * 7) % 24
      gona.at(new Date(Date.UTC(2026, 6, 6 + Math.floor(n / 14), hour, 5)).toISOString())
      await gona.db.write(sql`update inbox_messages set channel = 'ussd'`)
      await ask(askers[n % 10]!, `${TEXT} ${n}`).catch(() => gona.waitingQuestions.run(gona.clock.now()))
    }
    const rows = await gona.db.orm.select().from(questionPeers).orderBy(questionPeers.userId, questionPeers.createdAt)
    expect(rows.length).toBeGreaterThan(60)
    for (const { createdAt } of rows) {
      // Nigeria is an hour ahead of UTC.
      const local = (new Date(createdAt).getUTCHours() + 1) % 24
      expect([local >= 8, local < 20]).toEqual([true, true])
    }
    for (const [n, row] of rows.entries()) {
      const before = rows[n - 1]
      if (before?.userId === row.userId)
        expect(Date.parse(row.createdAt) - Date.parse(before.createdAt)).toBeGreaterThanOrEqual(7 * DAY_MS)
    }
    for (const [, some] of Map.groupBy(rows, ({ questionId }) => questionId)) expect(some.length).toBeLessThanOrEqual(3)
  }, 300_000)
})

describe('a farmer who was asked', () => {
  test('reads the question, without what is the caller’s own, and answers; others may not', async () => {
    const caller = await kanoFarmer(gona, { firstName: 'Aisha' })
    const peer = await yamFarmer('Peer')
    const { id } = await ask(caller)
    expect(await gona.questions.get(peer, id)).toMatchObject({ id, from: 'Aisha', text: TEXT, answers: [] })
    expect(await rejectionOf(gona.questions.get(actorOfRequest(gona.people.other!), id))).toMatchObject({
      code: 'not_found',
    })
    const refused = answer(actorOfRequest(gona.people.other!) as Farmer, id, 'Water.')
    expect(await rejectionOf(refused)).toMatchObject({ code: 'forbidden' })
    const given = await answer(peer, id, 'Aphids. Wash them off.')
    expect(given).toMatchObject({ by: { displayName: 'Peer', role: 'peer' }, held: false })
    expect(await gona.questions.get(caller, id)).toMatchObject({ status: 'answered', answers: [{ id: given.id }] })
    expect((await gona.questions.get(peer, id)).answers).toHaveLength(1)
  })

  test('answers by SMS, and the answer reaches the caller as a farmer’s', async () => {
    const caller = await kanoFarmer(gona)
    const peer = await yamFarmer('Peer', {}, { answers: 'sms' })
    await gona.db.write(
      gona.db.orm
        .update(users)
        .set({ channels: { answers: 'sms' } })
        .where(eq(users.id, caller.user.id)),
    )
    await gona.db.write(
      sql`update users set notification_preferences = json_set(notification_preferences, '$.sms', json('true'))`,
    )
    const { id } = await ask(caller)
    await receive(peer.user.phone, 'These are aphids, wash them off')
    expect((await sms()).slice(1)).toEqual([
      { phone: caller.user.phone, text: 'A farmer near you says: These are aphids, wash them off' },
      { phone: peer.user.phone, text: `${gona.config.APP_NAME}: thank you. We will pass your answer on.` },
    ])
    expect((await gona.questions.get(caller, id)).answers).toHaveLength(1)
    await receive(peer.user.phone, 'And plant on mounds')
    expect((await gona.questions.get(caller, id)).answers).toHaveLength(1)
  })

  test('answers by SMS in four letters at least; a shorter word leaves the question open', async () => {
    const caller = await kanoFarmer(gona)
    const peer = await yamFarmer('Peer', {}, { answers: 'sms' })
    const { id } = await ask(caller)
    const answers = async () => (await gona.questions.get(caller, id)).answers.map(({ text }) => text)
    await receive(peer.user.phone, 'Ash')
    expect(await answers()).toEqual([])
    await receive(peer.user.phone, ' Wash ')
    expect(await answers()).toEqual(['Wash'])
  })

  test('sends 0, and is not asked again this week', async () => {
    const peer = await yamFarmer('Peer', {}, { answers: 'sms' })
    const caller = await kanoFarmer(gona)
    const { id } = await ask(caller)
    await receive(peer.user.phone, '0')
    expect((await sms()).at(-1)!.text).toBe(`${gona.config.APP_NAME}: thank you. We will ask someone else.`)
    const [row] = await gona.db.orm.select().from(questionPeers)
    expect(row).toMatchObject({ questionId: id, endedAt: gona.clock.now().toISOString() })
    gona.at('2026-07-13T07:59:00Z')
    await ask(caller)
    expect(await askedNames()).toHaveLength(1)
    gona.at('2026-07-13T08:01:00Z')
    await ask(caller)
    expect(await askedNames()).toHaveLength(2)
  })

  test('declines on the web, by call and by plain form, and others may not', async () => {
    const caller = await kanoFarmer(gona)
    const peers = [await yamFarmer('One'), await yamFarmer('Two')]
    const { id } = await ask(caller)
    const ended = async () => (await gona.db.orm.select().from(questionPeers)).filter((row) => row.endedAt).length
    gona.people.owner = caller.user
    expect((await gona.ask('owner', 'POST', `/api/questions/${id}/skip`)).status).toBe(404)
    expect(await ended()).toBe(0)
    for (const [n, at] of ['/api/questions', '/questions'].entries()) {
      gona.people.owner = peers[n]!.user
      const skipped = await gona.ask('owner', 'POST', `${at}/${id}/skip`)
      if (n === 0) expect([skipped.status, await skipped.json()]).toMatchObject([200, { id, text: TEXT }])
      else expect([skipped.status, skipped.headers.get('location')]).toEqual([303, '/questions?said=question.thanks'])
      expect(await ended()).toBe(n + 1)
    }
  })

  test.each(['See www.cheap.com', 'Call me on 0803 123 4567', 'https://x.ng', '+234 (803) 123-4567'])(
    'may not answer with "%s"',
    async (text) => {
      const peer = await yamFarmer('Peer')
      const { id } = await ask(await kanoFarmer(gona))
      expect(await rejectionOf(answer(peer, id, text))).toMatchObject({
        details: { fields: { text: 'Please leave out numbers and links' } },
      })
    },
  )

  test('gives twenty answers a day, no barred product, and none to a solved question', async () => {
    const caller = await kanoFarmer(gona)
    const peer = await yamFarmer('Peer')
    const { id } = await ask(caller)
    expect(await rejectionOf(answer(peer, id, 'Use Sniper'))).toMatchObject({ code: 'conflict' })
    for (let n = 0; n < 20; n++) await answer(peer, id, `Wash them off ${n}.`)
    expect(await rejectionOf(answer(peer, id, 'Once more.'))).toMatchObject({ refusal: { key: 'answer.today' } })
    await gona.questions.solve(caller, id, { solved: true })
    gona.at('2026-07-08T08:00:00Z')
    expect(await rejectionOf(answer(peer, id, 'Late.'))).toMatchObject({ refusal: { key: 'answer.ended' } })
  })
})

describe('a dose', () => {
  const WITH = [
    'Give 2 caps of urea to each stand',
    'Use 20 ml in one tank',
    '3 bags per acre',
    'half cap for every plant',
    'Spray mancozeb',
    '50 g per plant',
    '1.5 kg per ha',
    'two tins of dap',
    '10ml for 15 litres',
    'Mix 1 l in the tank',
    'one bag of NPK',
    'Put 5 grams on each mound',
    'A cap of fertiliser',
    '1/2 cap',
    '100 kg/ha',
    'Put four caps',
    '200 mls',
    '2 litres per hectare',
    'three kilos for each bed',
    'Spray lambda-cyhalothrin',
    'murfi biyu na taki',
    'ka sa murfi 2',
    'rabin buhu, wato buhu 1',
    'giram 20',
    'ideri meji',
    'apo kan fun eka kan',
    'milimita 20',
    'kopu meji: 2 kg',
    'okpuchi abuo',
    'akpa otu',
    'gram iri',
    '2 liita',
    'twee doppies ureum',
    'halwe dop',
    '3 sakke',
    '20 gram per plant',
    'oshako imwe',
    'iitekitha 2',
    'ohanda ndatu',
    'tin two',
  ]
  const WITHOUT = [
    'Wash the leaves with water',
    'Plant 75 cm apart',
    'Wait 3 weeks',
    'Pull out the sick plants',
    'Harvest after 120 days',
    'Go early in the morning',
    'Put sand in the funnel',
    'Dry it for 4 days',
    'Use clean cuttings',
    'Make ridges of 1 metre',
    'Weed twice',
    'It is the heat of the day',
    'Rotate with cowpeas',
    'Mulch the mounds',
    'Ask the co-operative',
    'Ku jira sati biyu',
    'E fi omi fo ewe',
    'Kpochapu ahihia',
    'Trek die siek plante uit',
    'Kutha po omafo',
  ]

  test('in a farmer’s answer waits for an officer, 40 of 40; 20 without one are sent', async () => {
    const caller = await kanoFarmer(gona)
    const peer = await yamFarmer('Peer')
    const { id } = await ask(caller)
    const held: string[] = []
    for (const text of [...WITH, ...WITHOUT]) {
      await gona.db.write(sql`update question_answers set created_at = '2026-01-01T00:00:00.000Z'`)
      if ((await answer(peer, id, text)).held) held.push(text)
    }
    expect(held).toEqual(WITH)
    const shown = await gona.questions.get(caller, id)
    expect(shown.answers.map(({ text }) => text).sort()).toEqual([...WITHOUT].sort())
    const sent = await gona.db.orm.select().from(notifications).where(eq(notifications.userId, caller.user.id))
    expect(sent.filter(({ title }) => title === 'An answer to your question')).toHaveLength(20)
  }, 120_000)

  test('that was held stands open for officers, and is sent once when one releases it', async () => {
    const caller = await kanoFarmer(gona)
    const peer = await yamFarmer('Peer')
    const { id } = await ask(caller)
    const held = await answer(peer, id, 'Give 2 caps of urea')
    const queue = await gona.officerQuestions.queue(OPERATOR, { limit: 20, state: 'open' })
    expect(queue.items).toMatchObject([{ id, answers: [{ id: held.id, held: true, approved: false }] }])
    const keep = () => gona.officerQuestions.keep(OPERATOR, held.id, { approved: true, forStates: [], language: 'en' })
    expect(await keep()).toMatchObject({ id: held.id, held: false, approved: true, by: { role: 'peer' } })
    await keep()
    expect(await gona.questions.get(caller, id)).toMatchObject({ status: 'answered', answers: [{ id: held.id }] })
    const sent = await gona.db.orm.select().from(notifications).where(eq(notifications.userId, caller.user.id))
    expect(sent.filter(({ title }) => title === 'An answer to your question')).toHaveLength(1)
  })

  test('of an officer outside the tables is sent only when it is confirmed', async () => {
    const farmer = actorOfRequest(gona.people.owner!)
    const { id: cropId } = await gona.crops.add(farmer, { ...YAM, cropType: 'maize' })
    const { id } = await gona.questions.ask(farmer, { text: 'How much urea?', cropId })
    const send = (text: string, confirm = false) => gona.officerQuestions.answer(OPERATOR, id, { text, confirm })
    expect(await rejectionOf(send('Give 6 caps of urea to each stand'))).toMatchObject({
      message: 'The adviser says 1 cap, you wrote 6 cap: send it anyway?',
    })
    expect(await rejectionOf(send('Give 10 bags of urea per acre'))).toMatchObject({ code: 'conflict' })
    expect(await rejectionOf(send('Use Sniper', true))).toMatchObject({ refusal: { key: 'answer.barred' } })
    expect(await gona.db.orm.$count(questionAnswers)).toBe(0)
    expect(await send('Give 1 cap of urea to each stand')).toMatchObject({ held: false })
    expect(await send('Give 6 caps of urea to each stand', true)).toMatchObject({ held: false })
  })
})

describe('a question that waits', () => {
  const statusOf = async (id: string, who: Farmer) => (await gona.questions.get(who, id)).status

  test('needs an officer after a day, its caller is notified once after three, and it closes after fourteen', async () => {
    const caller = await kanoFarmer(gona)
    const { id } = await ask(caller, 'Why?')
    const late = async () => (await gona.officerQuestions.queue(OPERATOR, { limit: 1, state: 'open' })).items[0]?.late
    const notices = async () =>
      (await gona.db.orm.select().from(notifications).where(eq(notifications.userId, caller.user.id))).filter(
        ({ message }) => message === 'Nobody could answer yet. Your question stays open.',
      ).length
    const steps: [hours: number, late: boolean | undefined, notices: number, status: 'open' | 'closed'][] = [
      [23.9, false, 0, 'open'],
      [24, true, 0, 'open'],
      [71.9, true, 0, 'open'],
      [72.1, true, 1, 'open'],
      [200, true, 1, 'open'],
      [14 * 24 + 0.1, undefined, 1, 'closed'],
    ]
    const from = gona.clock.now().getTime()
    for (const [hours, isLate, told, status] of steps) {
      gona.at(new Date(from + hours * 3_600_000).toISOString())
      for (let n = 0; n < 2; n++) await gona.waitingQuestions.run(gona.clock.now())
      expect([hours, await late(), await notices(), await statusOf(id, caller)]).toEqual([hours, isLate, told, status])
    }
  })
})

describe('a question that was put to nobody yet', () => {
  const HOUR_MS = 3_600_000
  /** Asks when nobody is near, lets a farmer join, and returns whether that farmer is asked so long after. */
  async function isAskedAfter(ms: number, suggested: string[] = []) {
    const caller = await kanoFarmer(gona)
    const { id } = await ask(caller)
    await yamFarmer('Late')
    await gona.db.write(
      gona.db.orm.update(inboxMessages).set({ askedAt: null, suggested }).where(eq(inboxMessages.id, id)),
    )
    const [{ createdAt } = { createdAt: '' }] = await gona.db.orm.select().from(inboxMessages)
    const then = new Date(Date.parse(createdAt) + ms)
    gona.at(then.toISOString())
    await gona.waitingQuestions.run(then)
    return (await askedNames()).length > 0
  }

  test.each([
    ['at midnight without an offer, within 36 hours', '00:00', 36 * HOUR_MS - 1, [], true],
    ['at midnight without an offer, after 36 hours', '00:00', 36 * HOUR_MS, [], false],
    ['with an offer, for an hour', '08:00', HOUR_MS, ['offered'], false],
    ['with an offer, after an hour', '08:00', HOUR_MS + 1, ['offered'], true],
  ])('%s', async (_, hour, ms, suggested, isAsked) => {
    gona.at(`2026-07-06T${hour}:00Z`)
    expect(await isAskedAfter(ms, suggested)).toBe(isAsked)
  })
})

test.each([
  [14 * DAY_MS - 1, 1],
  [14 * DAY_MS, 0],
])('an SMS %p ms after a farmer was asked answers %p questions', async (ms, answered) => {
  const caller = await kanoFarmer(gona)
  const peer = await yamFarmer('Peer', {}, { answers: 'sms' })
  const { id } = await ask(caller)
  const [{ createdAt } = { createdAt: '' }] = await gona.db.orm.select().from(questionPeers)
  gona.at(new Date(Date.parse(createdAt) + ms).toISOString())
  await receive(peer.user.phone, 'Wash the aphids off')
  expect((await gona.questions.get(caller, id)).answers).toHaveLength(answered)
})
