import { expect, test } from 'bun:test'
import { smsLength } from '../../words/gsm7.ts'
import { answerSmsText, shortenToSegments } from './answer-text.ts'

const question = { id: 'q1', language: 'en' as const }

test('an answer begins with its author, and a short one has no address', () => {
  const at = { PUBLIC_URL: 'https://gona.test' }
  expect(answerSmsText(at, question, 'Spray at dawn.', { name: 'Bala' })).toContain('Bala')
  const peer = answerSmsText(at, question, 'Spray at dawn.', 'peer')
  expect(peer).toContain('Spray at dawn.')
  expect(peer).not.toContain('Bala')
  expect(peer).not.toContain('https://')
  expect(answerSmsText(at, { ...question, language: null }, 'Spray.', 'peer')).toBe(
    answerSmsText(at, question, 'Spray.', 'peer'),
  )
  expect(answerSmsText(at, { ...question, language: 'ha' }, 'Spray.', 'peer')).not.toBe(
    answerSmsText(at, question, 'Spray.', 'peer'),
  )
})

test('a long answer fills two segments and ends with where the rest is, if there is such a place', () => {
  const long = 'word '.repeat(200)
  const linked = answerSmsText({ PUBLIC_URL: 'https://gona.test' }, question, long, 'peer')
  expect(smsLength(linked).segments).toBe(2)
  expect(linked).toContain('... ')
  expect(linked).toContain('https://gona.test/questions/q1')
  const plain = answerSmsText({ PUBLIC_URL: undefined }, question, long, 'peer')
  expect([smsLength(plain).segments, plain.endsWith('...')]).toEqual([2, true])
  expect(plain.length).toBeGreaterThan(300)
})

test('a text of exactly two segments stays whole; one letter more is cut, and no space is left before the dots', () => {
  const two = 'x'.repeat(306)
  expect([shortenToSegments(two), shortenToSegments(`${two}x`)]).toEqual([two, `${'x'.repeat(303)}...`])
  expect(shortenToSegments(`${'x'.repeat(302)}  ${'x'.repeat(9)}`)).toBe(`${'x'.repeat(302)}...`)
  // A character of two units is never halved.
  expect(shortenToSegments('🌽'.repeat(200)).isWellFormed()).toBe(true)
})
