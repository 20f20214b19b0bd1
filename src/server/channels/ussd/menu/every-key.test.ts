import { describe, expect, test } from 'bun:test'
import { LANGUAGE_IDS, type Language } from '../../../../contracts/languages.ts'
import { kanoFarmer, testServices } from '../../../testing/services.ts'
import { createMenu } from './menu.ts'

/** Length of the key sequences from the start of a session. */
const DEPTH = 3
const TYPED = ['Kano', '5', '12/6']
const MOST_KEYS = 8

/** Presses every key of every screen, breadth first, visiting each place once. */
async function walk(language: Language, registered: boolean) {
  const gona = await testServices()
  let phone = '+2348055550001'
  if (registered) {
    const farmer = await kanoFarmer(gona, { preferredLanguage: language, primaryCrops: ['maize'] })
    const [only] = await gona.crops.initialize(farmer)
    const maize = { cropType: 'maize', plantingDate: '2026-06-12', growthStage: 'vegetative', farmArea: 2 } as const
    await gona.fieldWork.updateCrop(farmer, only!.id, maize)
    phone = farmer.user.phone
  }
  const failures: string[] = []
  const seen = new Set<string>()
  let sessions = 0
  let turns = 0
  const ways: string[][] = [[]]
  while (ways.length > 0) {
    const way = ways.shift()!
    const ask = (answers: string) =>
      gona.ussd.turn({ sessionId: `walk_${sessions}`, phone, network: '', serviceCode: '*1#', answers })
    sessions++
    await ask('')
    if (!registered) {
      const offered = LANGUAGE_IDS.indexOf(language) + 1
      if (sessions === 1) await ask(String(offered))
    }
    const { text, last } = await ask(way.join('*'))
    turns++
    const where = `${language} ${way.join('*')}: ${text}`
    if (text.length > 155) failures.push(`${where} has ${text.length} letters`)
    if (!/^[\x20-\x7e\n]*$/.test(text) || /[\^{}\\[\]~|`]/.test(text)) failures.push(`${where} is not plain`)
    if (!last && !/^\d+ /m.test(text) && !/\d: |12\/6|[?.)]/.test(text)) failures.push(`${where} leads nowhere`)
    if (/undefined|NaN|\?{3}/.test(text)) failures.push(`${where} has no words`)
    if (last && text.length < 10) failures.push(`${where} says nothing`)
    if (seen.has(text) || way.length >= DEPTH || last) continue
    seen.add(text)
    const keys = [...text.matchAll(/^(\d+) /gm)].map(([, key]) => key!).filter((key) => key !== '00')
    for (const key of [...keys.slice(0, MOST_KEYS + 2), ...(keys.filter((key) => key !== '0').length > 0 ? [] : TYPED)])
      ways.push([...way, key])
  }
  return { failures, turns, failed: failures.length }
}

describe.each(LANGUAGE_IDS)('in %s every key that is pressed', (language) => {
  test('leads a farmer to a screen of plain letters that a phone can show', async () => {
    const { failures, turns } = await walk(language, true)
    expect(failures).toEqual([])
    expect(turns).toBeGreaterThan(40)
  }, 300_000)
})

test('leads somebody without an account on, in English', async () => {
  expect((await walk('en', false)).failures).toEqual([])
}, 300_000)

test('no screen leads to a place that is not in the menu', async () => {
  const gona = await testServices()
  const names = new Set(Object.keys(createMenu(gona as never)))
  const sources = await Promise.all(
    [...new Bun.Glob('*.ts').scanSync(import.meta.dir)].map((file) => Bun.file(`${import.meta.dir}/${file}`).text()),
  )
  const named = sources.flatMap((source) => [...source.matchAll(/\bto\('(\w+)'/g)].map(([, at]) => at!))
  expect(named.filter((at) => !names.has(at))).toEqual([])
})

/** Names of screens that write when they are shown. */
const WRITES = /(?:Save|Add|Change|Remove|Keep|Refuse|Done|Undone|Useful|Said|Switch|End)$|^(?:join|asked)$/

test('key 0 never goes back to a screen that would write a second time', async () => {
  const gona = await testServices()
  const menu = Object.entries(createMenu(gona as never))
  const writing = menu.filter(([name]) => WRITES.test(name))
  expect(writing.length).toBeGreaterThan(25)
  expect(writing.filter(([, screen]) => !screen.passing).map(([name]) => name)).toEqual([])
})
