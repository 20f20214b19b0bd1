import { expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { users } from '../../../db/schema/accounts.ts'
import { keptAnswers } from '../../../db/schema/inbox.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../words/index.ts'
import { findUser } from '../../accounts/user-row.ts'
import { createCountFollowUp } from '../../advisories/count-decision.ts'
import { createFieldReader } from '../../advisories/field-reader.ts'
import { createApp } from '../../app.ts'
import { askedHarvest } from '../../testing/asked-harvest.ts'
import { ON_LIBSQL } from '../../testing/database.ts'
import { historyCsv } from '../../testing/made-up-rain.ts'
import { noAssets } from '../../testing/no-assets.ts'
import { createUssdGateway, NETWORK_IDS } from '../../testing/providers/ussd-gateway.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { bytesOf, capXml } from '../../warnings/testing/samples.ts'
import { OPERATOR } from '../sms/fixture.ts'
import type { Menu, MenuScreen } from './dial.ts'
import { dialler } from './menu/fixture.ts'
import { shortLabel } from './menu/labels.ts'
import { createMenu } from './menu/menu.ts'
import { createUssdService } from './service.ts'
import { toScreenCharacters } from './split-pages.ts'
import type { MenuPlace, ScreenView } from './view.ts'

setDefaultTimeout(900_000)

/** Both engines give the same texts, so one language on the slower engine visits every screen. */
const LANGUAGES = ON_LIBSQL ? (['en'] as const) : LANGUAGE_IDS

const SECRET = 'a-secret-of-sixteen-letters'
/** Sessions per language, by a farmer and by a new caller; more until every screen was seen, within limits. */
const DIALS = Number(process.env.GONA_WALKS ?? 24)
const MOST_DIALS = Math.max(DIALS, 300)
const PRESSES = 20
const QUESTION = 'Why do my leaves turn yellow?'
const WORDS_TYPED = ['Musa', 'Kano', '3', QUESTION, '12/6', 'ẹ̀bá *#', '']
const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
const ENDS = ['once', 'twice', 'lost', 'late'] as const

/** Screens shown when a service fails. */
const FAILED = LANGUAGE_IDS.map((language) => toScreenCharacters(TEXTS_BY_LANGUAGE[language].ussd.failed))
/** Destination of each choice of a screen; null: not pressed yet. */
type Known = Map<string, Map<string, string | null>>

/** Services without a network, and a gateway. */
async function server() {
  const services = await testServices({ settings: { CHANNEL_SECRET: SECRET, USSD_CODE: '*384*1#' } })
  // A budget is asked for where a price is known.
  const urea = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 30_000, market: 'Kano' } as const
  await services.prices.save(OPERATOR, { ...urea, date: '2026-07-01' })
  // Past rain, and an answer that fits a typed question, open screens of their own.
  await services.rains.history.importFile(OPERATOR, {
    csv: historyCsv(KANO, { from: 1996, to: 2025 }),
    source: 'station',
  })
  const earlier = LANGUAGE_IDS.map((language, n) => ({
    id: Bun.randomUUIDv7('hex', new Date(n)),
    ...{ language, question: QUESTION, answer: 'Feed them.', approved: true, createdAt: '2026-07-01T00:00:00.000Z' },
  }))
  await services.db.write(services.db.orm.insert(keptAnswers).values(earlier))
  await services.answerBank.search.update()
  // A warning in force has a screen of its own.
  const inForce = { sent: '2026-07-06T08:00:00+01:00', onset: '2026-07-06T10:00:00+01:00' }
  const xml = capXml({ id: 'storm', ...inForce, expires: '2026-07-20T10:00:00+01:00' })
  await services.warnings.importFiles(OPERATOR, [{ name: 'storm.xml', bytes: bytesOf(xml) }])
  const seen = new Set<string>()
  const known: Known = new Map()
  const stayed = new Set<string>()
  const here = { place: '' }
  const countDecision = createCountFollowUp(createFieldReader(services))
  const menu = watched(createMenu({ ...services, countDecision }), (at, { next, sms, typed }, view) => {
    seen.add(at)
    if ('at' in view) return
    here.place = [at, next, sms !== undefined && 'new', typed && 'typed'].filter(Boolean).join(' ')
    const choices = known.get(here.place) ?? known.set(here.place, new Map()).get(here.place)!
    const offered = view.choices.length > 0 ? view.choices.map(({ label }) => toScreenCharacters(label)) : WORDS_TYPED
    for (const choice of offered) if (!choices.has(choice)) choices.set(choice, null)
    // A choice that is no longer offered cannot be tested.
    for (const [choice, to] of choices) if (to === null && !offered.includes(choice)) choices.delete(choice)
  })
  const holderAt = (phone: string) => services.accounts.holder.at(phone, { waits: true })
  const ussd = createUssdService({ ...services, menu, holderAt, sendSms: services.sms.send })
  const app = createApp({ ...services, ussd }, noAssets)
  const gateway = createUssdGateway(async (path, form) =>
    app.request(`http://gona.test${path}?secret=${SECRET}`, { method: 'POST', body: new URLSearchParams(form) }),
  )
  const unseen = () => Object.keys(menu).filter((name) => !seen.has(name))
  return { services, gateway, ussd, here, known, stayed, unseen }
}
type Walked = Awaited<ReturnType<typeof server>>

/** The same menu, reporting the view of each screen. */
const watched = (
  menu: Menu,
  shown: (at: string, given: MenuPlace['given'], view: ScreenView | MenuPlace) => void,
): Menu =>
  Object.fromEntries(
    Object.entries(menu).map(([at, screen]) => [
      at,
      {
        ...screen,
        async show(dial, given) {
          const view = await screen.show(dial, given)
          shown(at, given, view)
          return view
        },
      } satisfies MenuScreen,
    ]),
  )

/** Deterministic random numbers below `below` (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Returns the first choice on the shortest known way to an untested one; null: none is left. */
function unpressed(known: Known, from: string): string | null {
  const seen = new Set([from])
  const ways = [{ place: from, first: null as string | null }]
  for (const { place, first } of ways) {
    const choices = [...(known.get(place) ?? [])]
    const led = choices.flatMap(([, to]) => (to === null || to === place ? [] : to))
    // A few entries of a list of crops or places that lead to one screen are enough.
    const alike = led.length >= 4 && new Set(led).size <= 2
    for (const [choice, to] of choices) {
      if (to === null && !alike) return first ?? choice
      if (to === null || seen.has(to)) continue
      seen.add(to)
      ways.push({ place: to, first: first ?? choice })
    }
  }
  return null
}

/** Presses keys about as people do, untested ones first: mostly valid, sometimes not. Repeats turns and drops sessions. */
async function walk(
  { gateway, here, known, stayed }: Walked,
  phone: string,
  pick: (below: number) => number,
): Promise<void> {
  const session = await gateway.dial(phone, { network: NETWORK_IDS[pick(NETWORK_IDS.length)], ends: ENDS[pick(4)] })
  for (let n = 0; n < PRESSES && !session.over; n++) {
    const { place } = here
    const offered = session.options().filter(({ key }) => key !== '00')
    const typed = offered.every(({ key }) => /^(0|98)$/.test(key))
    const choices = typed ? WORDS_TYPED.map((word) => ({ key: word, label: word })) : offered
    const luck = pick(20)
    const wanted = luck > 2 ? unpressed(known, place) : null
    const choice =
      choices.find(({ label }) => label === wanted) ??
      offered.find(({ key }) => wanted !== null && key === '98') ??
      choices[pick(choices.length)]!
    const key = luck === 0 ? '77' : luck === 1 ? WORDS_TYPED[pick(WORDS_TYPED.length)]! : choice.key
    await session.press(key, pick(40) === 0 ? 200_000 : 3000)
    const tried = known.get(place)
    // A lost turn leads nowhere, so a choice counts as staying only after the second time.
    const stays = `${place} ${choice.label}`
    if (key === choice.key && tried?.has(choice.label)) {
      if (here.place !== place || stayed.has(stays)) tried.set(choice.label, here.place)
      else stayed.add(stays)
    }
    expect(FAILED).not.toContain(session.screen)
    if (!session.over && pick(5) === 0) await session.repeat()
  }
  if (session.over) return
  // Every place has a way home.
  const home = await session.press('00')
  expect([session.over, home]).toEqual([false, expect.stringMatching(/^1 /m)])
  await session.hangUp()
}

/** A farmer with advice to read. */
async function someone(services: TestServices, language: Language) {
  const farmer = await kanoFarmer(services, { preferredLanguage: language })
  const sown = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'vegetative', farmArea: 2 } as const
  await services.crops.add(farmer, sown)
  await services.crops.add(farmer, { ...sown, cropType: 'rice' })
  await services.advisories.generate(farmer)
  return farmer
}

/** First sessions of numbers registered on the web: accepted, refused, and confirmed by the web's code. */
async function claim({ services, gateway }: Walked, language: Language) {
  for (const keys of [['1'], ['2', '1'], null]) {
    const farmer = await kanoFarmer(services, { preferredLanguage: language, proved: false })
    if (!keys) await services.accounts.phone.openDial(farmer)
    const { dial } = await services.accounts.phone.state(farmer)
    const session = await gateway.dial(farmer.user.phone)
    for (const key of keys ?? [dial!.code]) await session.press(key)
    await session.hangUp()
  }
}

/** A spray and its product, and one of another day: the first screens of all kinds of work are alike. */
async function spray({ services, ussd }: Walked, language: Language) {
  const farmer = await kanoFarmer(services, { preferredLanguage: language })
  const sown = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'vegetative', farmArea: 2 } as const
  await services.crops.add(farmer, sown)
  const t = translatorFor(language)
  const { did, somethingElse, otherDay } = TEXTS_BY_LANGUAGE[language].ussd
  const chosen = (...texts: string[]) => texts.map((text) => `#${toScreenCharacters(shortLabel(text))}`)
  const phone = dialler({ ussd, db: services.db }, farmer.user.phone)
  await phone.dial(...chosen(did, somethingElse, t('did.sprayed'), t('weather.today')), 'Sniper')
  await phone.dial(...chosen(did, somethingElse, t('did.sprayed'), otherDay), '5')
}

/** The question about a harvest, to its last screen. */
async function harvested({ services, ussd }: Walked, language: Language) {
  const farmer = await kanoFarmer(services, { preferredLanguage: language })
  const sown = { cropType: 'maize', plantingDate: '2026-02-20', growthStage: 'mature', farmArea: 2 } as const
  const { id: cropId } = await services.crops.add(farmer, sown)
  await askedHarvest(services, farmer.user.id, cropId)
  const t = translatorFor(language)
  const way = [t('harvest.title'), t('unit.bags')].map((text) => `#${toScreenCharacters(shortLabel(text))}`)
  await dialler({ ussd, db: services.db }, farmer.user.phone).dial(...way, '12', '1')
}

/** A typed question that a kept answer fits, and the list of questions: few walks type one. */
async function question({ services, ussd }: Walked, language: Language) {
  const farmer = await kanoFarmer(services, { preferredLanguage: language })
  const phone = dialler({ ussd, db: services.db }, farmer.user.phone)
  const ask = `#${toScreenCharacters(shortLabel(TEXTS_BY_LANGUAGE[language].ussd.ask))}`
  await phone.dial(ask, QUESTION, '1')
  const mine = translatorFor(sendingLanguage(language))('question.mine')
  await phone.dial(ask, `#${toScreenCharacters(shortLabel(mine))}`, '1')
}

test.each(LANGUAGES)('in %s every screen is seen, no network refuses one, and every one leads on', async (language) => {
  const walked = await server()
  const { services, gateway, unseen } = walked
  const pick = seeded(LANGUAGE_IDS.indexOf(language) + 1)
  await claim(walked, language)
  await spray(walked, language)
  await question(walked, language)
  await harvested(walked, language)
  let farmer = await someone(services, language)
  for (let n = 0; n < DIALS || (n < MOST_DIALS && unseen().length > 0); n++) {
    // Continue with another farmer after the account was deleted or everything was done.
    const gone = !(await findUser(services.db, eq(users.phone, farmer.user.phone)))
    if (gone || n % 20 === 19) farmer = await someone(services, language)
    await walk(walked, farmer.user.phone, pick)
    const stranger = `+2348100005${500 + n}`
    const first = await gateway.dial(stranger)
    // Oshindonga is not offered before its texts are reviewed.
    if (language !== 'ng') await first.press(String(LANGUAGE_IDS.indexOf(language) + 1))
    await first.hangUp()
    await walk(walked, stranger, pick)
  }
  await gateway.catchUp()
  expect(gateway.refused).toEqual([])
  expect(unseen()).toEqual([])
})
