import { expect, test } from 'bun:test'
import { smsLength } from '../../words/gsm7.ts'
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
