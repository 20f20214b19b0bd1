import { expect, test } from 'bun:test'
import { QUIET_WEEK_RULES } from '../../agronomy/rules/rule-catalogue.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { isoNow } from '../../shared/clock.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { isAdvisoryOpen } from './open-advisory.ts'
import { createOrderedAdvisories } from './ordered-advisories.ts'

/** Deterministic dice. */
function dice(seed: number) {
  let state = seed
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
  return { roll, pick: <T>(list: readonly T[]): T => list[roll(list.length)]! }
}

test('what is put in order here stands as SQLite orders it, and is counted as SQLite counts it', async () => {
  const services = await testServices()
  const { db, clock } = services
  const here = createOrderedAdvisories(db)
  const bySql = createOrderedAdvisories(db, 0)
  const { roll, pick } = dice(7)
  const days = ['2026-06-28', '2026-07-05', '2026-07-06', '2026-07-07', '2026-07-12']
  for (const howMany of [0, 1, 2, 30, 100]) {
    const { user } = await kanoFarmer(services)
    const rows = Array.from({ length: howMany }, (_, n): typeof advisories.$inferInsert => {
      const facts = pick<Record<string, string | number>>([{}, { by: pick(days) }, { by: 'soon' }, { by: 7 }])
      return {
        id: Bun.randomUUIDv7(),
        userId: user.id,
        cropType: pick(['maize', 'cassava']),
        title: `Advice ${n}`,
        content: 'Weed now',
        priority: pick(['high', 'medium', 'low']),
        category: 'other',
        validUntil: pick([null, ...days]),
        situation: `s${n}`,
        rule: roll(6) === 0 ? QUIET_WEEK_RULES[0]! : 'care.weeds',
        facts,
        evidence: [],
        language: 'en',
        sms: 'Weed now',
        score: roll(3),
        done: roll(4) === 0,
        createdAt: `${pick(days)}T0${roll(3)}:00:00.000Z`,
        updatedAt: isoNow(clock),
      }
    })
    if (rows.length > 0) await db.write(db.orm.insert(advisories).values(rows))
    for (const today of ['2026-07-01', '2026-07-06', '2026-08-01']) {
      const asked = { user: user.id, today }
      const shown = await here.rows(asked)
      const ordered = shown.map(({ id }) => id)
      expect(ordered).toHaveLength(howMany)
      expect(ordered).toEqual((await bySql.rows(asked)).map(({ id }) => id))
      expect(await here.rows(asked, ['cassava'])).toEqual(await bySql.rows(asked, ['cassava']))
      const open = await here.open(asked)
      expect(open).toEqual(await bySql.open(asked))
      expect(open.active).toBe(shown.filter((row) => isAdvisoryOpen(row, today)).length)
      expect(open.first?.id).toBe(open.active > 0 ? ordered[0]! : undefined!)
    }
  }
})
