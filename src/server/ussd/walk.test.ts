import { expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { users } from '../../db/schema/accounts.ts'
import { findUser } from '../accounts/user-row.ts'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { createUssdGateway, NETWORK_IDS, type UssdGateway } from '../testing/providers/ussd-gateway.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

setDefaultTimeout(110_000)

const SECRET = 'a-secret-of-sixteen-letters'
/** Dials of each language, of a farmer and of somebody new. */
const DIALS = Number(process.env.GONA_WALKS ?? 24)
const PRESSES = 14
const WORDS_TYPED = ['Musa', 'Kano', 'Why do my leaves turn yellow?', '12/6', '20', 'ẹ̀bá *#', '']
const ENDS = ['once', 'twice', 'lost', 'late'] as const

/** A whole server without a network, and a gateway in front of it. */
async function server() {
  const services = await testServices({ settings: { CHANNEL_SECRET: SECRET } })
  const app = createApp(services, noAssets)
  const gateway = createUssdGateway(async (path, form) =>
    app.request(`http://gona.test${path}?secret=${SECRET}`, { method: 'POST', body: new URLSearchParams(form) }),
  )
  return { services, gateway }
}

/** Numbers below `below` that are the same in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Presses about as people do: mostly what is offered, now and then what is not. Turns are repeated, silences happen. */
async function walk(gateway: UssdGateway, phone: string, pick: (below: number) => number): Promise<void> {
  const session = await gateway.dial(phone, { network: NETWORK_IDS[pick(NETWORK_IDS.length)], ends: ENDS[pick(4)] })
  for (let n = 0; n < PRESSES && !session.over; n++) {
    const offered = session.options().map(({ key }) => key)
    const asked = offered.every((key) => /^(0|00|98)$/.test(key))
    const luck = pick(10)
    const key =
      luck === 0 ? '77' : asked || luck === 1 ? WORDS_TYPED[pick(WORDS_TYPED.length)]! : offered[pick(offered.length)]!
    await session.press(key, pick(40) === 0 ? 200_000 : 3000)
    if (!session.over && pick(5) === 0) await session.repeat()
  }
  if (session.over) return
  // No dead end: from everywhere there is a way home.
  const home = await session.press('00')
  expect([session.over, home]).toEqual([false, expect.stringMatching(/^1 /m)])
  await session.hangUp()
}

/** A farmer with advice to read. */
async function someone(services: TestServices, language: Language) {
  const farmer = await kanoFarmer(services, { preferredLanguage: language })
  const sown = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'vegetative', farmArea: 2 } as const
  await services.crops.add(farmer, sown)
  await services.advisories.generate(farmer)
  return farmer
}

test.each(LANGUAGE_IDS)('in %s no network refuses a screen, and every one leads on', async (language) => {
  const { services, gateway } = await server()
  const pick = seeded(LANGUAGE_IDS.indexOf(language) + 1)
  let farmer = await someone(services, language)
  for (let n = 0; n < DIALS; n++) {
    // Who has deleted the account on the way is followed by another.
    if (!(await findUser(services.db, eq(users.phone, farmer.user.phone)))) farmer = await someone(services, language)
    await walk(gateway, farmer.user.phone, pick)
    const stranger = `+23481000055${String(10 + n)}`
    const first = await gateway.dial(stranger)
    // Oshindonga is not offered: nobody who reads it has read it yet.
    if (language !== 'ng') await first.press(String(LANGUAGE_IDS.indexOf(language) + 1))
    await first.hangUp()
    await walk(gateway, stranger, pick)
  }
  await gateway.catchUp()
  expect(gateway.refused).toEqual([])
})
