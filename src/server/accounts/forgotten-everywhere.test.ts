import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { dialler } from '../channels/ussd/menu/fixture.ts'
import { createPhone, ON } from '../channels/voice/fixture.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { tracesIn } from '../testing/traces.ts'
import { findUser } from './user-row.ts'

const PHONE = '+2348031239944'
const PASSWORD = 'kola nut tree'
/** One unique word for everything the person enters. */
const WORDS = {
  name: 'Zetaname',
  dialled: 'zetadialled',
  sent: 'zetasent',
  recorded: 'zetarecorded',
  posted: 'zetaposted',
  replied: 'zetareplied',
}
const TRACES = [...Object.values(WORDS), PHONE, PHONE.slice(1)]

/** A neighbour with a post that the person replies to. */
async function neighbour(gona: TestServices) {
  const actor = await kanoFarmer(gona, { firstName: 'Bode' })
  const answersBySms = {
    phoneProvedAt: '2026-07-01T00:00:00.000Z',
    notificationPreferences: { ...actor.user.notificationPreferences, sms: true, community: true },
    channels: { answers: 'sms' as const },
  }
  await gona.db.write(gona.db.orm.update(users).set(answersBySms).where(eq(users.id, actor.user.id)))
  return { actor, post: await gona.community.createPost(actor, { content: 'When do I weed?' }) }
}

/** Leaves every kind of data a phone can leave, before and after a registration by USSD. */
async function lived(gona: TestServices): Promise<ReturnType<typeof dialler>> {
  const rings = createPhone(gona)
  const sms = (text: string, id: string) => gona.sms.callbacks.inbound({ id, from: PHONE, text, date: null })
  await sms(`${WORDS.sent} before`, 'i1')
  await sms('HELP', 'i2')
  await rings.ring(PHONE, 'ATVId_before')
  const phone = dialler(gona, PHONE)
  await phone.dial('1', '#Weather of a place', WORDS.dialled)
  await phone.dial('#Register', '#Yes, also by SMS', 'Kano', '1', '#4 weeks ago', '#No')
  await phone.dial('#Settings', '#My name', WORDS.name)
  await phone.dial('#Ask a question', `${WORDS.dialled} about my health`)
  await sms(`ASK ${WORDS.sent}`, 'i3')
  await sms(`${WORDS.sent} is not understood`, 'i4')
  await rings.ring(PHONE, 'ATVId_after')
  await gona.inbox.ask(
    { phone: PHONE, userId: null },
    { channel: 'call', text: '', recordingUrl: `https://calls.example/${WORDS.recorded}` },
  )
  return phone
}

async function personAt(gona: TestServices) {
  const user = await findUser(gona.db, eq(users.phone, PHONE))
  return { kind: 'user' as const, user: user!, adminLocked: false }
}

const WAYS = {
  'by dialling': async (_: TestServices, phone: ReturnType<typeof dialler>) => {
    await phone.dial('#Settings', '#Location', WORDS.dialled)
    await phone.pressAll('00', '#Settings', '#Delete my account', '#Yes, delete')
    expect(phone.text).toStartWith('Everything we knew about you has been deleted.')
    await phone.again()
    expect(phone.text).toStartWith('Everything we knew about you has been deleted.')
  },
  'on the web': async (gona: TestServices) => gona.accounts.deleteAccount(await personAt(gona), { password: PASSWORD }),
}

test.each(Object.entries(WAYS))(
  'who deletes the account %s leaves no word, name or number in any table',
  async (_, leave) => {
    const gona = await testServices({ settings: { ...ON, VOICE_CALLBACK: 'on' } })
    const { actor, post } = await neighbour(gona)
    const phone = await lived(gona)
    await gona.accounts.operator.setPassword({ kind: 'operator' }, PHONE, PASSWORD).catch(() => undefined)
    const person = await personAt(gona)
    await gona.community.createPost(person, { content: WORDS.posted })
    await gona.community.createReply(person, post.id, { content: WORDS.replied })
    expect(await tracesIn(gona.db, [WORDS.replied])).toContain(`sms_messages: ${WORDS.replied}`)
    for (const trace of TRACES) expect(await tracesIn(gona.db, [trace]), trace).not.toEqual([])
    await leave(gona, phone)
    expect(await tracesIn(gona.db, [person.user.id, ...TRACES])).toEqual([])
    expect(await tracesIn(gona.db, [actor.user.phone])).not.toEqual([])
  },
)
