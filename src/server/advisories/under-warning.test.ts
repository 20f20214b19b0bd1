import { beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { bytesOf, capXml } from '../warnings/testing/samples.ts'
import { waitsForWarning } from './waits-for-warning.ts'

const NOW = '2026-08-18T07:00:00.000Z'
let gona: TestServices
beforeEach(async () => {
  gona = await testServices({ now: NOW })
})

async function advised(rule: string, facts: object = {}) {
  const farmer = await kanoFarmer(gona)
  const row = {
    id: Bun.randomUUIDv7(),
    userId: farmer.user.id,
    cropType: 'maize' as const,
    title: 'Work',
    content: 'Do the work.',
    priority: 'medium' as const,
    category: 'other' as const,
    situation: 'x',
    rule: rule as never,
    facts: facts as never,
    evidence: [],
    language: 'en' as const,
    sms: 'Maize: do the work.',
    score: 1,
    validUntil: '2026-08-24',
    createdAt: NOW,
    updatedAt: NOW,
  }
  await gona.db.write(gona.db.orm.insert(advisories).values(row))
  return { farmer, id: row.id }
}
async function warn(changes: Partial<Parameters<typeof capXml>[0]> = {}) {
  const bytes = bytesOf(capXml({ id: 'a', ...changes }))
  await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes }])
  await gona.warnings.notify()
}
const NAMED = 'NiMet warns of thunderstorm, Tuesday 18 Aug 14:00 - Wednesday 19 Aug 06:00.'
const WAIT = `${NAMED} Wait until it has passed.`

test.each(['pest.spray', 'pest.neem', 'fertilizer.manure', 'harvest.drying'])(
  '%s waits for the end of a storm, on the screen and by SMS',
  async (rule) => {
    const { farmer, id } = await advised(rule)
    await warn()
    expect((await gona.advisories.get(farmer, id)).content).toBe(`${WAIT} Do the work.`)
    expect((await gona.advisories.open(farmer, id)).opened.steps[0]).toEqual({ text: WAIT, drawing: null, when: false })
    expect(await gona.advisories.shortText(farmer, id)).toBe(WAIT)
    expect(await gona.advisories.spoken(farmer)).toEqual([])
    const waiting = await gona.db.orm.values<[string]>(
      sql`select id from advisories as a where ${waitsForWarning(new Date(NOW))}`,
    )
    expect(waiting.map(([id]) => id)).toEqual([id])
  },
)

test.each([
  ['work of another kind', 'care.weeds', {}],
  [
    'a warning in three days',
    'pest.spray',
    { onset: '2026-08-21T14:00:00+01:00', expires: '2026-08-22T14:00:00+01:00' },
  ],
  ['feeding in heat', 'fertilizer.manure', { event: 'Heat wave' }],
  ['a warning elsewhere', 'pest.spray', { polygon: '6,3 7,3 7,4 6,4 6,3' }],
])('%s does not wait', async (_, rule, changes) => {
  const { farmer, id } = await advised(rule)
  await warn(changes)
  expect((await gona.advisories.get(farmer, id)).content).toBe('Do the work.')
  expect(await gona.advisories.shortText(farmer, id)).toBe('Maize: do the work.')
  expect(await gona.db.orm.values(sql`select id from advisories as a where ${waitsForWarning(new Date(NOW))}`)).toEqual(
    [],
  )
})

test('a card of rain names the warning and gives no other days', async () => {
  const { farmer, id } = await advised('rain.heavy', { rains: 'coming' })
  await warn()
  const { content } = await gona.advisories.get(farmer, id)
  expect(content).toBe(`${NAMED} Stay indoors. Keep away from trees and open fields.`)
})

test('with the withdrawal, work goes on', async () => {
  const { farmer, id } = await advised('pest.spray')
  await warn()
  const cancel = capXml({ id: 'c', type: 'Cancel', refs: ['a'], sent: '2026-08-18T07:30:00+01:00' })
  await gona.warnings.importFiles(OPERATOR, [{ name: 'c.xml', bytes: bytesOf(cancel) }])
  await gona.warnings.notify()
  expect((await gona.advisories.get(farmer, id)).content).toBe('Do the work.')
  expect(await gona.db.orm.values(sql`select id from advisories as a where ${waitsForWarning(new Date(NOW))}`)).toEqual(
    [],
  )
})
