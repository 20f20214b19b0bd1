import { beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { crops } from '../../../db/schema/crops.ts'
import { inboxMessages } from '../../../db/schema/inbox.ts'
import { recoveryCodes, secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { dialler } from '../../channels/ussd/menu/fixture.ts'
import { createPhone, ON } from '../../channels/voice/fixture.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'

setDefaultTimeout(60_000)
const VISITOR = { address: '10.0.0.9', requestId: 'r', device: null, userAgent: null, sid: null }

let gona: TestServices
let web: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices({ settings: { ...ON, USSD_CODE: '*384*1#' } })
  web = await kanoFarmer(gona, { proved: false })
  await gona.crops.initialize(web)
})

const row = async () => (await gona.db.orm.select().from(users).where(eq(users.id, web.user.id)))[0]
const openSessions = () => gona.db.orm.$count(sessions, eq(sessions.userId, web.user.id))
const signIn = () => gona.accounts.signIn.login({ phone: web.user.phone, password: 'secret-of-aisha' }, VISITOR)
let texts = 0
async function text(words: string): Promise<string | undefined> {
  const before = await gona.sms.messagesTo(web.user.phone, '')
  await gona.sms.callbacks.inbound({ id: `text ${++texts}`, from: web.user.phone, text: words, date: null })
  return (await gona.sms.messagesTo(web.user.phone, before.at(-1)?.id ?? '')).at(-1)?.text
}

describe('the first dial of a number that was registered on the web and never confirmed', () => {
  test('ends the password and every session, and says so without showing more than crop and place', async () => {
    expect(await openSessions()).toBe(1)
    const phone = await dialler(gona, web.user.phone).dial()
    expect(phone.text).toContain('registered on the web: Maize, Cassava, Kano')
    expect(phone.text).toContain('web password no longer works')
    expect(phone.text).not.toContain('Settings')
    expect(await openSessions()).toBe(0)
    expect((await row())!.password).toBeNull()
    expect(await rejectionOf(signIn())).toMatchObject({ code: 'unauthorized' })
  })

  test('does the same for an account of the simulator, whose number counted as confirmed', async () => {
    const { id, phone } = web.user
    const phoneProvedAt = gona.clock.now().toISOString()
    await gona.db.write(gona.db.orm.update(users).set({ isPractice: true, phoneProvedAt }).where(eq(users.id, id)))
    expect((await dialler(gona, phone).dial()).text).toContain('web password no longer works')
    expect(await row()).toMatchObject({ password: null, isPractice: false })
  })

  test('leaves an account alone whose number has changed since it was read', async () => {
    await gona.accounts.holder.end(web.user.id, '+2348039999999')
    expect(await row()).toMatchObject({ claimSince: null, password: expect.any(String) })
  })

  test('names three crops at most, the first of them', async () => {
    const more = { plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const
    for (const cropType of ['yam', 'rice'] as const) await gona.crops.add(web, { ...more, cropType })
    expect((await dialler(gona, web.user.phone).dial()).text).toContain('on the web: Maize, Cassava, Yam, Kano')
  })

  test('lets no key but Yes or No reach the farm data', async () => {
    const phone = await dialler(gona, web.user.phone).dial('7', '3', 'Maiduguri', '1')
    expect(phone.text).toContain('registered on the web')
    for (const keys of ['1', '6*My question', '8*3*Maiduguri*1', '00', '0']) {
      await dialler(gona, web.user.phone).dial()
      const shown = await gona.ussd.turn({
        sessionId: `jump ${keys}`,
        phone: web.user.phone,
        network: '',
        serviceCode: '',
        answers: `9*${keys === '1' ? '00' : keys}`,
      })
      expect(shown.text).toContain('registered on the web')
    }
    expect(await row()).toMatchObject({ location: web.user.location, phoneProvedAt: null })
    expect(await gona.db.orm.$count(inboxMessages)).toBe(0)
  })

  test('keeps the farm on Yes, shows it, and offers a code for the web', async () => {
    const phone = await dialler(gona, web.user.phone).dial('#Yes')
    expect(phone.text).toContain('It is yours')
    await phone.again()
    expect(await row()).toMatchObject({ claimSince: null, phoneProvedAt: expect.any(String), password: null })
    await phone.press('#Code for the web')
    const [code] = /\d{6}/.exec(phone.text)!
    expect(await gona.accounts.webCodes.enter({ phone: web.user.phone, code: code! }, VISITOR)).toHaveProperty('token')
    await phone.dial('#My Crops')
    expect(phone.text).toContain('Maize')
  })

  test('deletes the farm on No, after one more question, and the person registers anew', async () => {
    const phone = await dialler(gona, web.user.phone).dial('#No')
    expect(await row()).toBeDefined()
    await phone.press('#Yes, delete')
    expect(await row()).toBeUndefined()
    await phone.pressAll('#Register', '#Yes, without SMS', 'Kano', '1', '#This week', '#No')
    expect(await gona.db.orm.select().from(users)).toMatchObject([{ phone: web.user.phone, firstName: null }])
  })

  test('happens in the language of the phone, which it can change there', async () => {
    await gona.accounts.profile.update(web, { preferredLanguage: 'ha' })
    const phone = await dialler(gona, web.user.phone).dial()
    expect(phone.text).toContain('1 Eh')
    expect((await phone.dial('3', '#English')).text).toContain('1 Yes')
    expect((await row())!.preferredLanguage).toBe('ha')
  })

  test('takes away a second factor that was set up without the phone, but never that of an administrator', async () => {
    const factor = { userId: web.user.id, secret: 'A', confirmedAt: '2026-07-01', createdAt: '2026-07-01' }
    await gona.db.write(gona.db.orm.insert(secondFactors).values(factor))
    await gona.db.write(gona.db.orm.update(users).set({ isAdmin: true }).where(eq(users.id, web.user.id)))
    await dialler(gona, web.user.phone).dial()
    expect(await gona.db.orm.$count(secondFactors)).toBe(1)
    await gona.accounts.operator.demote({ kind: 'operator' }, web.user.phone)
    await gona.db.write(gona.db.orm.update(users).set({ claimSince: null }))
    await dialler(gona, web.user.phone).dial()
    expect(await gona.db.orm.$count(secondFactors)).toBe(0)
  })

  test('finds an account that took the number in the middle of the dial, and hands nothing over to it', async () => {
    const number = '+2348039990001'
    const phone = await dialler(gona, number).dial('1', '#Register', '#Yes, without SMS', 'Musa', 'Kano', '1')
    const squatter = await kanoFarmer(gona, { phone: number, proved: false })
    await phone.press('1')
    expect(phone.text).toContain('registered on the web')
    expect(
      await gona.accounts
        .registerByPhone({
          phone: number,
          firstName: 'Musa',
          location: { lat: 12, lng: 8.5, name: 'Kano' },
          crops: [],
          preferredLanguage: 'en',
          by: 'ussd',
          sms: true,
        })
        .catch((error) => error.code),
    ).toBe('conflict')
    expect(await gona.db.orm.$count(sessions, eq(sessions.userId, squatter.user.id))).toBe(0)
  })
})

describe('a person who confirmed the number first', () => {
  test('dials and finds the menu, still signed in', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: '2026-07-01T00:00:00.000Z' }))
    const phone = await dialler(gona, web.user.phone).dial()
    expect(phone.text).toContain('Settings')
    expect(await openSessions()).toBe(1)
    expect(await signIn()).toHaveProperty('token')
  })

  test('may do it on the dial, by the code that the web shows, and stays signed in', async () => {
    await gona.accounts.phone.openDial(web)
    const { dial } = await gona.accounts.phone.state(web)
    expect(dial!.number).toBe('*384*1#')
    const phone = await dialler(gona, web.user.phone).dial()
    expect(phone.text).toContain('type the code that the web shows')
    expect(await openSessions()).toBe(1)
    await phone.press(dial!.code)
    expect(phone.text).toContain('Your number is confirmed')
    await phone.again()
    expect(await openSessions()).toBe(1)
    expect(await gona.accounts.phone.state(web)).toMatchObject({ confirmed: true, dial: null })
    expect(await signIn()).toHaveProperty('token')
  })

  test('loses password and sessions to whoever dials and knows not that code', async () => {
    await gona.accounts.phone.openDial(web)
    const { dial } = await gona.accounts.phone.state(web)
    const wrong = String((Number(dial!.code) + 1) % 1_000_000).padStart(6, '0')
    const phone = await dialler(gona, web.user.phone).dial(wrong)
    expect(phone.text).toContain('web password no longer works')
    expect(await openSessions()).toBe(0)
    await phone.press(dial!.code)
    expect((await row())!.phoneProvedAt).toBeNull()
  })
})

describe('an SMS from such a number', () => {
  test('ends password and session, and is answered with the question alone, whatever its word', async () => {
    for (const word of ['START', 'TODAY', 'MAIZE 12/6', 'ASK when do I weed', 'BAGS MAIZE 2', '1', 'done', 'hello']) {
      const answer = await text(word)
      if (word === 'START' || word === 'MAIZE 12/6') expect(answer).toContain('Reply YES to keep it, NO to delete it')
    }
    expect(await openSessions()).toBe(0)
    expect(await row()).toMatchObject({ phoneProvedAt: null, password: null, smsOptedOutAt: null })
    expect(await rejectionOf(signIn())).toMatchObject({ code: 'unauthorized' })
  })

  test('YES keeps the farm and not the agreement that a stranger may have given', async () => {
    await gona.accounts.profile.update(web, { sharePartners: 'yes' })
    await text('MAIZE 12/6')
    await text('YES')
    expect(await row()).toMatchObject({ claimSince: null, sharePartners: null, sharedWords: null })
  })

  test('YES keeps the farm', async () => {
    await text('hello')
    expect(await text('yes.')).toContain('it is yours')
    expect(await row()).toMatchObject({ claimSince: null, phoneProvedAt: expect.any(String) })
    expect(await text('WEEK')).not.toContain('Reply YES')
  })

  test('NO deletes nothing and is asked once more; the word that it names deletes the farm', async () => {
    await text('JOIN Kano maize')
    for (let n = 0; n < 2; n++)
      expect(await text('Aawe')).toBe(
        'Gona: not yours? To delete it for good (Maize, Cassava, Kano), reply DELETE. To keep it, reply YES.',
      )
    expect(await row()).toBeDefined()
    expect(await gona.db.orm.$count(crops)).toBe(2)
    expect(await text('dhima')).toContain('JOIN')
    expect(await row()).toBeUndefined()
  })

  test('STOP is obeyed, and proves nothing either', async () => {
    await text('STOP')
    expect(await row()).toMatchObject({ smsOptedOutAt: expect.any(String), phoneProvedAt: null, password: null })
    await text('START')
    expect(await row()).toMatchObject({ phoneProvedAt: null })
  })
})

test('a call from such a number is told so, and hears no advice', async () => {
  const phone = createPhone(gona)
  const heard = await phone.ring(web.user.phone)
  expect(JSON.stringify(heard)).toContain('registered on the web')
  const more = await phone.answer(heard, web.user.phone, { dtmfDigits: '1' })
  expect(JSON.stringify(more)).toContain('registered on the web')
  expect(await openSessions()).toBe(0)
})

test('a recovery code ends what strangers set up, and the next dial asks whose the farm is', async () => {
  const { accounts, db } = gona
  const factor = { userId: web.user.id, secret: 'A', confirmedAt: '2026-07-01', createdAt: '2026-07-01' }
  await db.write(db.orm.insert(secondFactors).values(factor))
  const id = new Bun.CryptoHasher('sha256').update('ticket').digest('base64url')
  const codeHash = await Bun.password.hash('123456')
  const times = { expiresAt: '2026-07-07', createdAt: '2026-07-06' }
  await db.write(db.orm.insert(recoveryCodes).values({ id, userId: web.user.id, codeHash, ...times }))
  const given = { ticket: 'ticket', code: '123456', password: 'fresh words for me' }
  expect(await accounts.recovery.recover(given, VISITOR)).toHaveProperty('token')
  expect(await openSessions()).toBe(1)
  expect(await db.orm.$count(secondFactors)).toBe(0)
  const phone = await dialler(gona, web.user.phone).dial()
  expect(phone.text).toContain('registered on the web')
  expect(phone.text).not.toContain('password')
  expect(await openSessions()).toBe(1)
  expect((await phone.dial('#Yes')).text).toContain('It is yours')
  const fresh = { phone: web.user.phone, password: 'fresh words for me' }
  expect(await accounts.signIn.login(fresh, VISITOR)).toHaveProperty('token')
})

test('a farm that was kept is not kept again: what its holder agreed to since stays', async () => {
  await text('hello')
  await text('YES')
  await gona.accounts.profile.update(web, { sharePartners: 'yes' })
  const { phoneProvedAt } = (await row())!
  gona.at('2026-07-06T10:00:00Z')
  await gona.accounts.claims.keep(web.user.phone)
  expect(await row()).toMatchObject({ sharePartners: 'yes', phoneProvedAt })
})
