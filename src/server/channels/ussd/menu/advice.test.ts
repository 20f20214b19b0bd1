import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, inArray } from 'drizzle-orm'
import { users } from '../../../../db/schema/accounts.ts'
import { advisories } from '../../../../db/schema/advisories.ts'
import { crops } from '../../../../db/schema/crops.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'
import { dialler } from './fixture.ts'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let phone: ReturnType<typeof dialler>
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona, { primaryCrops: ['maize'] })
  phone = dialler(gona, farmer.user.phone)
})

/** Maize sown some weeks ago. */
async function maize() {
  const [only] = await gona.crops.initialize(farmer)
  await gona.fieldWork.updateCrop(farmer, only!.id, {
    cropType: 'maize',
    plantingDate: '2026-06-12',
    growthStage: 'vegetative',
    farmArea: 2,
  })
}
/** The crop was added when it was sown: no work may have been done before. */
const addedAtSowing = () => gona.db.write(gona.db.orm.update(crops).set({ createdAt: '2026-06-12T08:00:00.000Z' }))
const stored = () => gona.db.orm.select().from(advisories)
/** Opens the most important advice. */
async function open() {
  await gona.advisories.generate(farmer, { quietly: true })
  await phone.dial('#Advice for now')
  return (await gona.advisories.list(farmer)).filter(({ done }) => !done)
}
/** Reads a screen with all its pages. */
async function whole() {
  let text = phone.text
  for (; /^98 /m.test(phone.text); text += `\n${phone.text}`) await phone.press('98')
  return text
}
const choices = async () => [...(await whole()).matchAll(/^\d+ (.+)$/gm)].map(([, label]) => label!)

describe('advice by dialling', () => {
  test('is worked out for who has crops and a place and never had any', async () => {
    await maize()
    await gona.db.write(gona.db.orm.delete(advisories))
    await phone.dial('#Advice for now')
    const [first] = await gona.advisories.list(farmer)
    expect(phone.text).toStartWith((await gona.advisories.shortText(farmer, first!.id)).slice(0, 40))
  })

  test('is not worked out anew when all of it is over', async () => {
    await maize()
    const [first, ...others] = await open()
    const ids = others.map(({ id }) => id)
    await gona.db.write(
      gona.db.orm.delete(advisories).where(inArray(advisories.id, ids)),
      gona.db.orm.update(advisories).set({ done: true }),
    )
    await phone.dial('#Advice for now')
    expect(phone.text).toStartWith('Nothing is due this week.')
    expect((await stored()).map(({ id }) => id)).toEqual([first!.id])
    expect(await choices()).not.toContain('Add Crop')
  })

  test('is not worked out without a place', async () => {
    await maize()
    await gona.db.write(
      gona.db.orm.delete(advisories),
      gona.db.orm.update(users).set({ location: null }).where(eq(users.id, farmer.user.id)),
    )
    await phone.dial('#Advice for now')
    expect(phone.text).toStartWith('Nothing is due this week.')
    expect(await stored()).toEqual([])
  })

  test('is not worked out for crops that nothing was told of, and those are no reason to add one', async () => {
    await gona.crops.initialize(farmer)
    await gona.db.write(gona.db.orm.delete(advisories))
    await phone.dial('#Advice for now')
    expect(phone.text).toStartWith('Nothing is due this week.')
    expect([await stored(), (await choices()).includes('Add Crop')]).toEqual([[], false])
  })

  test('offers to add a crop where there is none', async () => {
    await phone.dial('#Advice for now')
    expect(phone.text).toStartWith('Nothing is due this week.')
    expect(await choices()).toContain('Add Crop')
  })

  test('is read one after the other, each once, and after the last there is none', async () => {
    await maize()
    const all = await open()
    expect(all.length).toBeGreaterThan(1)
    const seen = new Set([phone.text])
    for (const _ of all.slice(1)) {
      await phone.press('#Next advice')
      seen.add(phone.text)
    }
    expect(seen.size).toBe(all.length)
    expect(await choices()).not.toContain('Next advice')
  })

  test('begins again with the first where the next is over meanwhile', async () => {
    await maize()
    await addedAtSowing()
    const [first, ...others] = await open()
    for (const { id } of others) await gona.fieldWork.feedback(farmer, id, { done: true })
    await phone.press('#Next advice')
    expect(phone.text).toStartWith((await gona.advisories.shortText(farmer, first!.id)).slice(0, 40))
  })

  test('that asks for a count is counted, any other is done', async () => {
    await maize()
    const all = await open()
    expect(new Set(all.map(({ count }) => count !== null)).size).toBe(2)
    for (const [n, { count }] of all.entries()) {
      await phone.dial('#Advice for now', ...Array(n).fill('#Next advice'))
      const offered = await choices()
      expect([offered.includes('Count a pest'), offered.includes('I have done it')]).toEqual([!!count, !count])
    }
  })

  test.each([
    ['#It is useful', true],
    ['#It is not useful', false],
  ] as const)('is rated by %s', async (key, useful) => {
    await maize()
    await open()
    await phone.press(key)
    expect(phone.text).toStartWith('Thank you. We have noted it.')
    expect((await stored()).map((row) => row.useful).filter((rated) => rated !== null)).toEqual([useful])
    expect(await choices()).not.toContain('Undo')
  })

  test('is reported as badly said, with the id of its sentence', async () => {
    await maize()
    const [first] = await open()
    await phone.press('#Badly said')
    expect(phone.text).toStartWith('Thank you. We have noted it.')
    expect(await gona.words.badlySaid()).toMatchObject([
      { language: 'en', path: `advice.rules.${first!.rule}.sms`, times: 1 },
    ])
  })

  test('is read as a whole: its title and all its words', async () => {
    await maize()
    await addedAtSowing()
    const [first] = await open()
    await phone.press('#All of it')
    const words = (text: string) =>
      text
        .replace(/^\d+ .*$/gm, '')
        .split(/\W+/)
        .filter(Boolean)
        .join(' ')
    expect(words(await whole())).toStartWith(words(`${first!.title}. ${first!.content}`))
    await phone.press('#Badly said')
    expect(await gona.words.badlySaid()).toMatchObject([{ path: `advice.rules.${first!.rule}.content`, times: 1 }])
  })
})

test('advice to hold fertiliser has two answers: held writes nothing, given is an application', async () => {
  const answered = async (label: string) => {
    await maize()
    await gona.advisories.generate(farmer, { quietly: true })
    const hold = { rule: 'fertilizer.hold' as const, closes: { kind: 'fed' as const, n: 2 } }
    await gona.db.write(gona.db.orm.update(advisories).set({ ...hold, done: false }))
    await phone.dial('#Advice for now', `#${label}`)
    const [crop] = await gona.crops.list(farmer)
    return (await gona.farmLog.list(farmer, crop!.id, { limit: 10 })).items.map(({ kind }) => kind)
  }
  expect(await answered('I held it')).toEqual([])
  expect(await answered('I gave fertiliser')).toEqual(['fed'])
})

test('both answers to advice to hold fertiliser stand on its first page, however long it is', async () => {
  await maize()
  await gona.advisories.generate(farmer, { quietly: true })
  const hold = { rule: 'fertilizer.hold' as const, closes: { kind: 'fed' as const, n: 2 } }
  await gona.db.write(
    gona.db.orm.update(advisories).set({ ...hold, done: false, sms: 'Hold the fertiliser. '.repeat(12) }),
  )
  await phone.dial('#Advice for now')
  const choices = phone.text.split('\n').filter((line) => /^\d+ /.test(line))
  expect(choices).toEqual(['1 I held it', '2 I gave fertiliser', '98 More 0 Back 00 Home'])
})
