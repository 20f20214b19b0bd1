import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { ussdSessions } from '../../../db/schema/ussd.ts'
import { testServices } from '../../testing/services.ts'

test('dials are counted by how they ended, where they were left, and what they cost', async () => {
  const { ussd } = await testServices()
  const dial = async (sessionId: string, outcome: 'finished' | 'left' | null, cost: string | null) => {
    const turn = { sessionId, phone: '+2348055550001', network: '62130', serviceCode: '*384*1#', answers: '' }
    await ussd.turn(turn)
    if (outcome) await ussd.ended({ sessionId, outcome, status: outcome, cost, durationMs: 9000 })
  }
  await dial('1', 'left', 'NGN 1.5')
  await dial('2', 'left', 'NGN 1.25')
  await dial('3', 'finished', 'NAD 0.5')
  await dial('4', null, null)
  const { outcomes, costs, left } = await ussd.figures()
  expect(Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n]))).toEqual({ left: 2, finished: 1, open: 1 })
  expect(Object.fromEntries(costs.map(({ currency, paid }) => [currency, paid]))).toEqual({ NGN: 2.75, NAD: 0.5 })
  // The first session asks for the language.
  expect(left).toEqual([
    { screen: 'home', n: 2 },
    { screen: 'languages', n: 1 },
  ])
})

test('of the screens where dials were left, the twenty with most are listed', async () => {
  const { ussd, db } = await testServices()
  for (let n = 0; n < 21; n++) {
    const sessionId = `${n}`
    await ussd.turn({ sessionId, phone: '+2348055550001', network: '62130', serviceCode: '*384*1#', answers: '' })
    await ussd.ended({ sessionId, outcome: 'left', status: 'left', cost: null, durationMs: 9000 })
  }
  await db.write(db.orm.update(ussdSessions).set({ screen: sql`'screen ' || id` }))
  expect((await ussd.figures()).left).toHaveLength(20)
})
