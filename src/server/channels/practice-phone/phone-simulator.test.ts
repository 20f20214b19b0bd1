import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { auditLog } from '../../../db/schema/operation.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { composeServices } from '../../compose.ts'
import { kanoFarmer } from '../../testing/services.ts'
import { wholeApp } from '../../testing/whole-app.ts'

const PHONE = '+2348055550001'
const gona = await wholeApp()

/** Submits the page without script and loads the page it leads to. */
async function press(fields: Record<string, string>) {
  const form = { method: 'POST', body: new URLSearchParams({ phone: PHONE, code: '', ...fields }) }
  const answer = await gona.ask('admin', 'POST', '/admin/phone', { body: form.body })
  if (answer.status !== 303) return { dial: fields, html: await answer.text() }
  const at = answer.headers.get('location')!
  const dial = Object.fromEntries(new URL(at, 'http://gona.test').searchParams)
  return { dial, html: await (await gona.ask('admin', 'GET', at)).text() }
}

test('the practice phone dials and presses without script, and shows the same screen again', async () => {
  const first = await press({})
  expect(first.html).toContain('Choose your language\n1 English\n2 Hausa')
  const second = await press({ ...first.dial, press: '2' })
  expect(second.dial).toMatchObject({ phone: PHONE, answers: '2' })
  expect(second.html).toContain('me kuke so?')
  const again = await gona.ask('admin', 'GET', `/admin/phone?${new URLSearchParams(second.dial)}`)
  expect(await again.text()).toContain('me kuke so?')
})

test('it shows what is answered by SMS, which nobody sends', async () => {
  expect((await press({ sms: 'HELP' })).html).toContain('STOP ends SMS')
  const [message] = await gona.db.orm.all<{ state: string }>('select state from sms_messages')
  expect(message).toEqual({ state: 'skipped' })
})

test('it rings too: what is heard is read, keys lead on, and it is hung up', async () => {
  const ring = await press({ ring: '1' })
  expect(ring.html).toContain('English')
  const chosen = await press({ ...ring.dial, press: '1' })
  expect(chosen.html).toContain('For today’s advice, press 1.')
  expect(chosen.html).not.toContain('secret=')
  const advice = await press({ ...chosen.dial, press: '1' })
  expect(advice.html).toContain('This phone is not registe')
  const over = await press({ ...advice.dial, hang: '1' })
  expect([over.dial.call, over.html.includes('name="press" value="9"')]).toEqual(['', false])
  expect((await press({ ...advice.dial, press: '1' })).html).not.toContain('name="press" value="9"')
})

test('it is never the phone of somebody', async () => {
  const { html } = await press({ phone: gona.people.owner!.phone })
  expect(html).toContain('This number belongs to somebody.')
  const look = await gona.ask('admin', 'GET', `/admin/phone?phone=${encodeURIComponent(gona.people.admin!.phone)}`)
  expect(await look.text()).not.toContain('handset-screen')
})

test('an address alone presses nothing', async () => {
  const dial = new URLSearchParams({ phone: PHONE, session: `practice-${crypto.randomUUID()}`, answers: '2' })
  expect(await (await gona.ask('admin', 'GET', `/admin/phone?${dial}`)).text()).not.toContain('handset-screen')
})

test('it is never a person of the block of demo numbers either, and shows nobody the SMS of a number', async () => {
  const person = await kanoFarmer(gona, { phone: '+2348100001619' })
  expect((await press({ phone: person.user.phone })).html).toContain('This number belongs to somebody.')
  const stranger = '+2348055550009'
  await gona.sms.send('word', { phone: stranger, userId: null }, 'Only for the stranger')
  const look = await gona.ask('admin', 'GET', `/admin/phone?phone=${encodeURIComponent(stranger)}`)
  expect(await look.text()).not.toContain('Only for the stranger')
})

test('a number that was registered on it stays for practice', async () => {
  const { trial, people, practice } = gona
  const services = await composeServices(gona.config, { ...gona, practice: true })
  const gateway = await practice()
  const { post } = gateway
  const phone = '+2348055550002'
  const kano = { lat: 12, lng: 8.52, name: 'Kano' }
  const person = { phone, firstName: 'Musa', location: kano, crops: [], preferredLanguage: 'ha', sms: true } as const
  // A registration from the menu during a session.
  gateway.post = async (path, form) => {
    if (path === '/api/ussd') await services.accounts.registerByPhone({ ...person, by: 'ussd', crops: [] })
    return post(path, form)
  }
  const admin = { kind: 'user', user: people.admin!, adminLocked: false } as const
  const press = { phone, code: '', session: '', answers: '', press: '', sms: '', hang: '', ring: '', call: '' }
  await trial.press(admin, press)
  gateway.post = post
  expect(await trial.press(admin, press)).toMatchObject({ phone, last: false })
  const [row] = await gona.db.orm.select().from(users).where(eq(users.phone, phone))
  expect(row).toMatchObject({ isPractice: true, phoneProvedAt: null })
  const made = { kind: 'user', user: row as never, adminLocked: true } as const
  expect(await rejectionOf(services.accounts.webCodes.give(made))).toMatchObject({ code: 'forbidden' })
  expect(await rejectionOf(services.accounts.deleteAccountByPhone(made))).toMatchObject({ code: 'forbidden' })
  const pressed = await gona.db.orm.select().from(auditLog).where(eq(auditLog.action, 'practice_phone'))
  expect(pressed.length).toBeGreaterThan(1)
  expect(pressed[0]!.userId).toBe(people.admin!.id)
  // After the holder's own session it is no practice account any more.
  expect((await gona.accounts.holder.at(phone)).claim).not.toBeNull()
  expect(await rejectionOf(trial.press(admin, press))).toMatchObject({ code: 'conflict' })
})
