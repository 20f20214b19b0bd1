import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { calls, voiceClips } from '../../../db/schema/voice.ts'
import { rethrowing } from '../../../shared/testing/rejections.ts'
import { isLanguageReadForDanger } from '../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { bytesOf, capXml } from '../../warnings/testing/samples.ts'
import { createPhone, nextOf, ON, record, spokenOf } from './fixture.ts'

const OPERATOR = { kind: 'operator' } as const
const STRANGER = '+2348055550001'

let gona: TestServices
let phone: ReturnType<typeof createPhone>
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices({ settings: ON })
  phone = createPhone(gona)
  farmer = await kanoFarmer(gona)
  await gona.crops.add(farmer, {
    cropType: 'maize',
    plantingDate: '2026-06-01',
    growthStage: 'vegetative',
    farmArea: 1,
  })
})

const speak = (language: Language, except: string[] = []) => record(gona, language, { except })
const press = async (heard: Awaited<ReturnType<typeof phone.ring>>, ...keys: string[]) => {
  let now = heard
  for (const dtmfDigits of keys) now = await phone.answer(now, farmer.user.phone, { dtmfDigits })
  return now
}
const texts = () => gona.db.orm.all(sql`select text from sms_messages where phone = ${farmer.user.phone}`)
const prefer = (preferredLanguage: Language) => gona.accounts.profile.update(farmer, { preferredLanguage })

describe('a call', () => {
  test('is answered in English by its voice, and ends politely where no key comes', async () => {
    const heard = await phone.ring(farmer.user.phone)
    expect(spokenOf(heard)).toStartWith('Welcome to Gona. For today’s advice, press 1.')
    expect(heard.at(-1)).toEqual({ kind: 'say', text: 'Thank you for calling. Goodbye.' })
  })

  test('of somebody new begins with the language, which one key answers and which is remembered', async () => {
    const heard = await phone.ring(STRANGER)
    expect(heard.filter(({ kind }) => kind === 'keys')).toMatchObject([{ most: 1 }])
    expect(spokenOf(heard)).toContain('For Hausa, press 2.')
    await phone.answer(heard, STRANGER, { dtmfDigits: '1' })
    expect(spokenOf(await phone.ring(STRANGER, 'ATVId_2'))).toStartWith('Welcome to Gona.')
  })

  test('says advice and the weather, once more, and goes home', async () => {
    await gona.advisories.generate(farmer)
    const [first] = await gona.advisories.spoken(farmer)
    const home = await phone.ring(farmer.user.phone)
    const advice = await press(home, '1')
    expect(spokenOf(advice)).toStartWith(`${first!.title}. ${first!.content}`)
    expect(first!.title).toContain('Maize')
    expect(spokenOf(await press(advice, '9'))).toBe(spokenOf(advice))
    expect(spokenOf(await press(home, '2'))).toMatch(/Today: .*Tomorrow: .*The heat of the day in degrees: \d+\./)
    expect(spokenOf(await press(advice, '0'))).toStartWith('For today’s advice')
  })

  test('reports that the advice is badly said, once however often the key is told', async () => {
    await gona.advisories.generate(farmer)
    const [first] = await gona.advisories.spoken(farmer)
    const advice = await press(await phone.ring(farmer.user.phone), '1')
    expect(spokenOf(advice)).toContain('If this is badly said, press 5.')
    for (let n = 0; n < 2; n++) expect(spokenOf(await press(advice, '5'))).toStartWith('Thank you. We have noted it.')
    expect(await gona.words.badlySaid()).toMatchObject([{ path: `advice.rules.${first!.rule}.content`, times: 1 }])
  })

  test('reports that the weather and its warning are badly said', async () => {
    gona.at('2026-08-18T07:00:00Z')
    await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes: bytesOf(capXml({ id: 'a' })) }])
    const weather = await press(await phone.ring(farmer.user.phone), '2')
    expect(spokenOf(weather)).toContain('If this is badly said, press 5.')
    for (let n = 0; n < 2; n++) expect(spokenOf(await press(weather, '5'))).toStartWith('Thank you. We have noted it.')
    const reported = await gona.words.badlySaid()
    expect(reported.map(({ path }) => path)).toContain('warnings.do.thunderstorm')
    expect(reported.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^voice\.rain\./))
    expect(reported.map(({ times }) => times)).toEqual(reported.map(() => 1))
  })

  test('says a warning of the weather service before the weather', async () => {
    gona.at('2026-08-18T07:00:00Z')
    const asks = async (id: string) => spokenOf(await press(await phone.ring(farmer.user.phone, id), '2'))
    expect(await asks('1')).not.toContain('NiMet')
    await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes: bytesOf(capXml({ id: 'a' })) }])
    expect(await asks('2')).toMatch(/^NiMet 07:50: thunderstorm, dangerous\..*Today: /)
  })

  test('sends a warning of the weather service by SMS where the call cannot say it', async () => {
    gona.at('2026-08-18T07:00:00Z')
    await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes: bytesOf(capXml({ id: 'a' })) }])
    await gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['sms']) })
    await prefer('ha')
    await speak('ha')
    await press(await phone.ring(farmer.user.phone), '2')
    await phone.end(farmer.user.phone)
    expect(await texts()).toEqual([{ text: expect.stringContaining('NiMet 07:50') }])
  })

  test('marks the last advice done, once however often the key is told', async () => {
    await gona.advisories.generate(farmer)
    const home = await phone.ring(farmer.user.phone)
    const before = await gona.advisories.spoken(farmer)
    const told = await press(home, '3')
    expect(await press(home, '3')).toEqual(told)
    const left = await gona.advisories.spoken(farmer)
    const gone = before.filter(({ id }) => !left.some((each) => each.id === id))
    if (before[0]!.count) expect(spokenOf(told)).toContain('How many')
    else expect(gone.map(({ id }) => id)).toEqual([before[0]!.id])
  })

  test('asks how many plants had the pest, and writes the count down once', async () => {
    await gona.advisories.generate(farmer)
    const [first] = await gona.advisories.spoken(farmer)
    const facts = { pest: 'faw', of: 20, act: 4, unit: 'plants' } as const
    await gona.db.write(
      gona.db.orm
        .update(advisories)
        .set({ facts, closes: { kind: 'scouted', n: null } })
        .where(eq(advisories.id, first!.id)),
    )
    const asked = await press(await phone.ring(farmer.user.phone), '3')
    expect(spokenOf(asked)).toStartWith('How many plants had it? Press the number, then the hash key.')
    expect(asked.find((one) => one.kind === 'keys')).toMatchObject({ most: 3, prompt: { text: '20' } })
    expect(spokenOf(await press(asked, '21'))).toStartWith('That key does nothing here. How many')
    for (let n = 0; n < 2; n++) expect(spokenOf(await press(asked, '3'))).toStartWith('Thank you. We have noted it.')
    const log = await gona.farmLog.list(farmer, first!.cropId!, { limit: 10 })
    expect(log.items).toMatchObject([{ kind: 'scouted', product: 'faw', count: 3, of: 20 }])
  })

  test('takes a spoken question to the inbox, once', async () => {
    const ask = await press(await phone.ring(farmer.user.phone), '4')
    const recorded = { recordingUrl: 'https://voice.example/1.mp3', durationInSeconds: '9' }
    for (let n = 0; n < 2; n++) {
      const heard = await phone.answer(ask, farmer.user.phone, recorded)
      expect(spokenOf(heard)).toStartWith('Thank you. We have your question.')
    }
    const { items } = await gona.inbox.list(OPERATOR, { limit: 10 } as never)
    expect(items).toMatchObject([{ channel: 'call', recordingUrl: 'https://voice.example/1.mp3' }])
  })

  test('keeps what was said by who hung up while speaking, once', async () => {
    await press(await phone.ring(farmer.user.phone), '4')
    for (let n = 0; n < 2; n++)
      await phone.end(farmer.user.phone, 'ATVId_1', { recordingUrl: 'https://voice.example/2.mp3' })
    const { items } = await gona.inbox.list(OPERATOR, { limit: 10 } as never)
    expect(items).toMatchObject([{ from: farmer.user.phone, recordingUrl: 'https://voice.example/2.mp3' }])
  })

  test('keeps two recordings of one call, and one that comes again at its end once', async () => {
    const ask = await press(await phone.ring(farmer.user.phone), '4')
    const recorded = (n: number) => ({ recordingUrl: `https://voice.example/${n}.mp3` })
    await phone.answer(ask, farmer.user.phone, recorded(1))
    await phone.answer(ask, farmer.user.phone, recorded(2))
    await phone.end(farmer.user.phone, 'ATVId_1', recorded(2))
    const { items } = await gona.inbox.list(OPERATOR, { limit: 10 } as never)
    expect(items.map(({ recordingUrl }) => recordingUrl?.at(-5)).sort()).toEqual(['1', '2'])
  })

  test('says of a wrong key that it does nothing, and asks again', async () => {
    expect(spokenOf(await press(await phone.ring(farmer.user.phone), '7'))).toStartWith(
      'That key does nothing here. For',
    )
  })

  test('ends once, whether that is told first, late or twice', async () => {
    await phone.end(farmer.user.phone)
    await phone.ring(farmer.user.phone)
    await phone.end(farmer.user.phone, 'ATVId_1', { amount: '99' })
    const rows = await gona.db.orm.select().from(calls)
    expect(rows).toMatchObject([{ id: 'ATVId_1', durationSeconds: 31, cost: 'NGN 4.5', userId: farmer.user.id }])
  })

  test('from no number is told so', async () => {
    expect(spokenOf(await phone.ring('anonymous'))).toStartWith('We cannot see your phone number.')
  })

  test('of ours that fails says so: it is never silent', async () => {
    gona.advisories.spoken = () => Promise.reject(new Error('full disk'))
    expect(spokenOf(await press(await phone.ring(farmer.user.phone), '1'))).toStartWith('Sorry,')
  })
})

describe('a language', () => {
  test('with clips is played, the advice with its crop and amounts, and nothing is sent', async () => {
    await prefer('ha')
    await gona.advisories.generate(farmer)
    await speak('ha')
    const home = await phone.ring(farmer.user.phone)
    expect(spokenOf(home)).toBe('[welcome] [menu] [goodbye]')
    const said = spokenOf(await press(home, '1'))
    expect(said).toMatch(/^\[crop-maize\] .*\[number-\d+\].*\[after\] \[goodbye\]$/)
    await phone.end(farmer.user.phone)
    expect(await texts()).toEqual([])
  })

  test('plays no clip that says what was said before it was reworded', async () => {
    await speak('ha')
    await prefer('ha')
    const playsMenu = async () => JSON.stringify(await phone.ring(farmer.user.phone)).includes('/audio/ha/menu.wav')
    expect(await playsMenu()).toBe(true)
    await gona.db.write(gona.db.orm.update(voiceClips).set({ says: 'Danna daya.' }).where(eq(voiceClips.clip, 'menu')))
    expect(await playsMenu()).toBe(false)
  })

  test.each(LANGUAGE_IDS.filter(isLanguageReadForDanger))(
    '%s has no dead end and no silence at any key',
    async (language) => {
      await prefer(language)
      await gona.advisories.generate(farmer)
      await speak(language)
      const seen = new Set<string>()
      const walk = async (heard: Awaited<ReturnType<typeof phone.ring>>, depth: number) => {
        expect(heard.length).toBeGreaterThan(1)
        expect(spokenOf(heard)).toEndWith('[goodbye]')
        const next = new URL(nextOf(heard))
        if (seen.has(next.searchParams.get('at')!) || depth === 0) return
        seen.add(next.searchParams.get('at')!)
        for (const dtmfDigits of ['0', '1', '2', '3', '4', '5', '9', '*', '#'])
          await walk(await phone.answer(heard, farmer.user.phone, { dtmfDigits }), depth - 1)
      }
      await walk(await phone.ring(farmer.user.phone), 5)
      expect([...seen]).toContain('weather')
      expect(TEXTS_BY_LANGUAGE[language].voice.menu).toBeString()
    },
    300_000,
  )
})

describe('the door', () => {
  test('is not there where no number is set, but clips are: pages play them', async () => {
    gona = await testServices({ settings: { CHANNEL_SECRET: ON.CHANNEL_SECRET } })
    const off = createPhone(gona)
    await speak('ha')
    expect(await rethrowing(off.ring(STRANGER))).toThrow('404')
    expect((await off.app.request('/audio/ha/menu.wav')).status).toBe(200)
  })

  test('gives a clip for ever, and not twice; what is no clip is not there', async () => {
    await speak('ha')
    const first = await phone.app.request('/audio/ha/menu.wav')
    expect(first.headers.get('content-type')).toBe('audio/wav')
    expect(first.headers.get('cache-control')).toContain('immutable')
    const etag = first.headers.get('etag')!
    const again = await phone.app.request('/audio/ha/menu.wav', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const version = /-(\w+)"/.exec(etag)![1]!
    expect((await phone.app.request(`/audio/ha/menu.wav?v=${version}`)).status).toBe(200)
    const none = [
      // The address of a recording that has been replaced, from a cached page.
      `/audio/ha/menu.wav?v=${version}0`,
      '/audio/xx/menu.wav',
      '/audio/ha/nothing.wav',
      '/audio/ha/menu.exe',
      '/audio/ha/..%2f..%2fetc%2fpasswd',
    ]
    for (const path of none) expect((await phone.app.request(path)).status).toBe(404)
  })
})
