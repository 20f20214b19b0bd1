import { describe, expect, test } from 'bun:test'
import { historyCsv } from '../../../testing/made-up-rain.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'
import { bytesOf, capXml } from '../../../warnings/testing/samples.ts'
import { OPERATOR } from '../../sms/fixture.ts'
import { dialler } from './fixture.ts'
import { createMenu } from './menu.ts'

/** Screens that show sentences, with the keys that lead to one and a sentence that it then reports. */
const TEXTS = {
  advice: [['#Advice for now'], /^advice\.rules\..+\.sms$/],
  adviceWhole: [['#Advice for now', '#All of it'], /^advice\.rules\..+\.content$/],
  weather: [['#Weather'], /^screens\.sky\./],
  weatherDays: [['#Weather', '#Next 3 days'], /^screens\.sky\./],
  weatherWeek: [['#Weather', '#Next 7 days'], /^screens\.sky\./],
  weatherRains: [['#Weather', '#Start of the rains'], /^screens\.rains\./],
  weatherWarnings: [['#Weather', '#Warnings'], /^warnings\.do\.thunderstorm$/],
  cropPrices: [['#My Crops', '#Maize', '#Prices'], /^sms\.price/],
  plan: [['#My Crops', '#Maize', '#Season plan'], /^screens\.step\./],
  bagsPlan: [['#How many bags', '99'], /^screens\.bags\.(?!some)/],
  countSave: [['#Count a pest', '8'], /^advice\.rules\..+\.sms$/],
} satisfies Record<string, [keys: string[], sentence: RegExp]>

/** Screens without sentences on farming: choices, questions, confirmations, and words of a person. */
const OTHERS =
  `home claim claimProved claimKeep claimKept claimSure claimRefuse languages speak terms name nameSave place
  placeSave cropChoice planted planting typedDay joinMore join joined adviceDone adviceUndone adviceUseful
  adviceBadlySaid badlySaid crops crop cropAdd cropChange cropRemoveAsk cropRemove cropRemoved askWater waterSave
  askField fieldSave askPrevious previousSave askStriga strigaSave stage stageSave variety varietySave fieldSize
  fieldSizeSave logged loggedOne loggedUndone did didWhat didWhen didDay didUnit didProduct didAmount didSave harvest
  harvestBags harvestBag harvestSave bags bagsArea bagsPurse counts count ask asked earlierAnswer earlierEnd
  myQuestions myQuestion settings channels channel channelSave smsSwitch share shareSave soil soilSave webCode
  deleteAsk deleteMe`.split(/\s+/)

const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }

async function farmer(): Promise<{ gona: TestServices; phone: ReturnType<typeof dialler> }> {
  const gona = await testServices()
  const urea = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 30_000, market: 'Kano' } as const
  await gona.prices.save(OPERATOR, { ...urea, date: '2026-07-01' })
  await gona.rains.history.importFile(OPERATOR, { csv: historyCsv(KANO, { from: 1996, to: 2025 }), source: 'station' })
  const inForce = { sent: '2026-07-06T08:00:00+01:00', onset: '2026-07-06T10:00:00+01:00' }
  const xml = capXml({ id: 'storm', ...inForce, expires: '2026-07-20T10:00:00+01:00' })
  await gona.warnings.importFiles(OPERATOR, [{ name: 'storm.xml', bytes: bytesOf(xml) }])
  const actor = await kanoFarmer(gona)
  await gona.crops.add(actor, { cropType: 'maize', plantingDate: '2026-06-12', growthStage: 'vegetative', farmArea: 2 })
  await gona.advisories.generate(actor)
  return { gona, phone: dialler(gona, actor.user.phone) }
}

test('every screen either shows sentences, and reports them, or is known to show none', () => {
  const menu = createMenu({} as never)
  expect(Object.keys(menu).toSorted()).toEqual([...Object.keys(TEXTS), ...OTHERS].toSorted())
})

describe('“Badly said” is one key away', () => {
  test.each(Object.entries(TEXTS))('on %s, and lists its sentences', async (_, [keys, sentence]) => {
    const { gona, phone } = await farmer()
    await phone.dial(...keys)
    await phone.press('#Badly said')
    expect(phone.text).toStartWith('Thank you. We have noted it.')
    const reported = (await gona.words.badlySaid()).map(({ path }) => path)
    expect(reported.filter((path) => sentence.test(path))).not.toEqual([])
    // A repeated turn counts nothing.
    await phone.again()
    expect((await gona.words.badlySaid()).map(({ times }) => times)).toEqual(reported.map(() => 1))
  })
})
