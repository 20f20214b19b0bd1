import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { findUser } from '../../accounts/user-row.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import type { DialSession, Menu } from './dial.ts'
import { dialler } from './menu/fixture.ts'
import { createUssdService } from './service.ts'
import { lastView, menuPlace, textView } from './view.ts'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
})

const turn = (answers: string, over: { sessionId?: string; phone?: string } = {}) =>
  gona.ussd.turn({
    sessionId: 'ATUid_1',
    phone: farmer.user.phone,
    network: '62130',
    serviceCode: '*384*1#',
    answers,
    ...over,
  })
const end = (status: 'finished' | 'left' | 'failed' | null, cost = 'NGN 1.5') =>
  gona.ussd.ended({ sessionId: 'ATUid_1', outcome: status, status: String(status), cost, durationMs: 9000 })
const STRANGER = '+2348055550001'

describe('a registration that broke off', () => {
  const begin = async (...keys: string[]) => dialler(gona, STRANGER).dial(...keys)

  test('goes on where it stopped when the number dials again', async () => {
    await begin('1', '#Register', '#Yes, also by SMS', 'Kano', '#Maize')
    const phone = await begin()
    expect(phone.text).toStartWith('We continue where you stopped.\nWhen did you plant it?')
    await phone.pressAll('#4 weeks ago', '#No')
    expect(phone.text).toStartWith('Welcome.')
    expect(await gona.crops.list(await personAt(STRANGER))).toMatchObject([{ cropType: 'maize' }])
  })

  test.each(['0', '00'])('begins anew by %s', async (key) => {
    await begin('1', '#Register', '#Yes, also by SMS', 'Kano')
    const phone = await begin()
    expect(await phone.press(key)).toStartWith('Gona: what do you want?\n1 Register')
    expect((await begin()).text).toStartWith('Gona: what do you want?')
  })

  test('is forgotten after a day, and is of one number only', async () => {
    await begin('1', '#Register', '#Yes, also by SMS', 'Kano')
    expect((await dialler(gona, '+2348055550002').dial()).text).toStartWith('Choose your language')
    gona.at('2026-07-07T09:00:00Z')
    expect((await begin()).text).toStartWith('Gona: what do you want?')
  })
})

describe('a dial', () => {
  test('of somebody new begins with the language', async () => {
    const first = await turn('', { phone: STRANGER })
    expect(first.text).toStartWith('Choose your language\n1 English\n2 Hausa\n')
    expect((await turn('2', { phone: STRANGER })).text).toStartWith('Gona: me kuke so?')
  })

  test('remembers the language of who has not registered', async () => {
    await turn('', { phone: STRANGER })
    await turn('2', { phone: STRANGER })
    expect((await turn('', { phone: STRANGER, sessionId: 'ATUid_2' })).text).toStartWith('Gona: me kuke so?')
  })

  test('says the same again to a turn that is repeated, also a shorter one', async () => {
    const home = await turn('')
    const languages = await turn('1')
    expect(await turn('1')).toEqual(languages)
    expect(await turn('')).toEqual(home)
  })

  test('is read from the root where its turns are not known', async () => {
    await turn('')
    const known = await turn('1')
    expect(await turn('1', { sessionId: 'ATUid_lost' })).toEqual(known)
  })

  test('of a key that leads nowhere shows the same screen with one line why', async () => {
    const home = await turn('')
    const again = await turn('77')
    expect(again.text).toStartWith('Please press one of these numbers.\nGona: what do you want?\n1 Advice for now')
    const rest = await turn('77*98')
    for (const line of home.text.split('\n')) expect(`${again.text}\n${rest.text}`.split('\n')).toContain(line)
    expect((await turn('77*98*00')).text).toBe(home.text)
  })

  test.each(['', '12', 'not a phone'])('from %p, which is no phone, ends in plain words', async (phone) => {
    expect(await turn('', { phone })).toEqual({
      text: 'We cannot see your phone number. Please dial from another phone.',
      last: true,
    })
  })

  test('that two processes are told at once is answered once', async () => {
    const both = await Promise.all([turn(''), turn('')])
    expect(both[0]).toEqual(both[1])
  })

  test('is bound to its number: another phone with the same session id begins anew', async () => {
    await turn('')
    const code = await turn('7*5')
    expect(code.text).toMatch(/code for the web is \d{6}/)
    const other = await kanoFarmer(gona)
    const shown = await turn('7*5', { phone: other.user.phone })
    expect(shown.text).toMatch(/\d{6}/)
    expect(shown.text).not.toBe(code.text)
    expect((await turn('', { phone: STRANGER })).text).toStartWith('Choose your language')
    expect((await turn('7*5')).text).toBe(code.text)
  })

  test.each([true, false])('that ends with more than a screen goes on by SMS, where any goes: %p', async (goes) => {
    const texts: string[] = []
    const sendSms = async (_: unknown, _to: unknown, text: string) => goes && texts.push(text) > 0
    const long = 'Goodbye. '.repeat(40)
    const holderAt = gona.accounts.holder.at
    const ussd = createUssdService({ ...gona, menu: { home: { show: () => lastView(long) } }, holderAt, sendSms })
    const dial = { sessionId: 'ATUid_1', phone: farmer.user.phone, network: '', serviceCode: '', answers: '' }
    const { text, last } = await ussd.turn(dial)
    await ussd.turn(dial)
    expect([last, text.length <= 155, texts]).toEqual([true, true, goes ? [long] : []])
    expect(text.includes('We will send the rest by SMS.')).toBe(goes)
  })

  test('reads the account of its phone once a turn, and again after an effect', async () => {
    let reads = 0
    const holderAt = (phone: string) => {
      reads++
      return gona.accounts.holder.at(phone, { waits: true })
    }
    const rename = (dial: DialSession) => gona.accounts.profile.update(dial.actor(), { firstName: 'Ada' })
    const menu: Menu = {
      home: { show: () => ({ ...textView('Home'), choices: [{ label: 'Rename', to: menuPlace('done') }] }) },
      done: {
        async show(dial) {
          await dial.once('rename', () => rename(dial))
          return textView(dial.user!.firstName ?? '')
        },
      },
    }
    const ussd = createUssdService({ ...gona, menu, holderAt, sendSms: async () => true })
    const readsOf = async (answers: string) => {
      reads = 0
      const { text } = await ussd.turn({
        sessionId: 'ATUid_1',
        phone: farmer.user.phone,
        network: '',
        serviceCode: '',
        answers,
      })
      return [text.split('\n')[0], reads]
    }
    expect(await readsOf('')).toEqual(['Home', 1])
    expect(await readsOf('9')).toEqual([expect.any(String), 1])
    expect(await readsOf('9*1')).toEqual(['Ada', 2])
  })

  test('ends once, however often and late it is told', async () => {
    await turn('')
    await end('left')
    await end('finished', 'NGN 9')
    await end(null, 'NGN 9')
    const { dials } = await ownData()
    expect(dials).toMatchObject([{ screen: 'home', cost: 'NGN 1.5' }])
  })
})

async function personAt(phone: string) {
  const user = await findUser(gona.db, eq(users.phone, phone))
  return { kind: 'user' as const, user: user!, adminLocked: true }
}

async function ownData() {
  const pieces: string[] = []
  for await (const piece of (await gona.accounts.exportAccount(farmer)).pieces) pieces.push(String(piece))
  return JSON.parse(pieces.join(''))
}
