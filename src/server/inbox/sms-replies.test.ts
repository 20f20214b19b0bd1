import { describe, expect, test } from 'bun:test'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { smsLength } from '../../words/gsm7.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { offerSmsText } from './sms-replies.ts'

const BY = { displayName: 'Femi', role: 'kept' as const }
const offered = (...answers: string[]) =>
  offerSmsText(
    '{app}: Reply with a number.\n{answers}',
    'Gona',
    answers.map((answer, n) => ({ id: `${n}`, question: 'Why?', answer, by: BY, at: '2026-07-01T08:00:00.000Z' })),
  )
const words = (count: number) => 'wash '.repeat(count).trim()

test('short answers are offered together, numbered from 1', () => {
  expect(offered('Wash.', 'Wait.', 'Weed.')).toBe('Gona: Reply with a number.\n1. Wash.\n2. Wait.\n3. Weed.')
  expect(offered('Wash.', words(20), words(20))).toBe(
    `Gona: Reply with a number.\n1. Wash.\n2. ${words(20)}\n3. ${words(20)}`,
  )
})

test('answers beyond two segments are left out whole, and only the first is cut', () => {
  expect(offered('Wash.', words(20), words(40))).toBe(`Gona: Reply with a number.\n1. Wash.\n2. ${words(20)}`)
  expect(offered(words(40), words(40))).toBe(`Gona: Reply with a number.\n1. ${words(40)}`)
  const cut = offered(words(80), 'Wait.')
  expect(cut).toStartWith('Gona: Reply with a number.\n1. wash wash')
  expect(cut).toEndWith('...')
  expect(cut).not.toContain('Wait')
  expect(smsLength(cut).segments).toBe(2)
})

describe('a number in reply to an offer', () => {
  const ASKED_AT = Date.parse('2026-07-06T08:00:00Z')
  const DAY_MS = 86_400_000

  test.each([
    ['is taken until three days later', 3 * DAY_MS - 1, 'solved'],
    ['is none after three days', 3 * DAY_MS, 'open'],
  ] as const)('%s', async (_, later, status) => {
    const gona = await testServices()
    gona.at(new Date(ASKED_AT).toISOString())
    const farmer = await kanoFarmer(gona)
    const id = Bun.randomUUIDv7()
    const createdAt = new Date(ASKED_AT).toISOString()
    await gona.db.write(
      gona.db.orm.insert(keptAnswers).values({
        ...{ id, language: 'en', cropType: null, approved: true, createdAt },
        ...{ question: 'Holes in the leaves and sawdust in the funnel', answer: 'Put sand in the funnel.' },
      }),
    )
    await gona.answerBank.search.update()
    const says = (text: string) => gona.sms.callbacks.inbound({ id: text, from: farmer.user.phone, text, date: null })
    await says('ASK Holes in leaves and sawdust in the funnel')
    expect((await gona.questions.list(farmer, { limit: 1 })).items).toMatchObject([{ status: 'open' }])
    gona.at(new Date(ASKED_AT + later).toISOString())
    await says('1')
    expect((await gona.questions.list(farmer, { limit: 1 })).items).toMatchObject([{ status }])
  })
})
