import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let id: string
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  await gona.crops.add(farmer, {
    cropType: 'maize',
    plantingDate: '2026-06-08',
    growthStage: 'vegetative',
    farmArea: 2,
  })
  id = (await gona.advisories.generate(farmer))[0]!.id
})

const change = (values: Partial<typeof advisories.$inferInsert>) =>
  gona.db.write(gona.db.orm.update(advisories).set(values).where(eq(advisories.id, id)))
const steps = async () => (await gona.advisories.open(farmer, id)).opened.steps
const joined = async () => (await steps()).map(({ text }) => text).join(' ')

describe('the steps on the page of an advisory', () => {
  test('are the adviser’s own with their drawings where the text is its own', async () => {
    expect(await joined()).toBe((await gona.advisories.get(farmer, id)).content)
    expect((await steps()).some(({ drawing }) => drawing !== null)).toBe(true)
  })

  test('are the sentences of a model where a model worded it, without drawings', async () => {
    await change({ content: 'Dear farmer, look at your maize. Then do it today.' })
    expect(await steps()).toEqual([
      { text: 'Dear farmer, look at your maize.', drawing: null, when: false },
      { text: 'Then do it today.', drawing: null, when: false },
    ])
  })

  test('are one text where it has lines of its own', async () => {
    const content = '1. Look at your maize.\n2. Do it today.'
    await change({ content })
    expect(await steps()).toEqual([{ text: content, drawing: null, when: false }])
  })

  test('are the stored words of a rule that exists no more', async () => {
    await change({ rule: 'gone.rule' as never, content: 'Weed your maize.' })
    expect(await joined()).toBe('Weed your maize.')
  })
})

test('the line of publishers names the first four, each once', async () => {
  const actions = ['fao56-eq58', 'fao56-eq82', 'feel-and-appearance', 'zone-state', 'season-dates', 'frost-limits']
  await change({ actions: actions as never })
  expect((await gona.advisories.open(farmer, id)).opened.houses).toEqual([
    'FAO 1998',
    'USDA',
    'Agribank Namibia',
    'NiMet 2004',
  ])
})
