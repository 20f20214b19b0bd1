import { expect, test } from 'bun:test'
import { smsLength } from '../../../../words/gsm7.ts'
import { inTwoSegments } from './two-segments.ts'

const SPRAY = 'Spray 5 ml of neem in a litre. Wait 14 days before you eat it. Do not spray at noon.'
const words = (letters: number, end = '.') => `${'abcd '.repeat(letters / 5).trim()}${end}`

test('a text that fits stays as it is', () => {
  expect(inTwoSegments(` Weed now.\n${SPRAY}\n`)).toBe(`Weed now.\n${SPRAY}`)
})

test('a line goes whole: no dose without its interval and its prohibition', () => {
  for (let letters = 100; letters < 300; letters += 5) {
    const first = words(letters)
    const kept = inTwoSegments(`${first}\n${SPRAY}\nMore.`)
    expect([first, `${first}\n${SPRAY}`, `${first}\n${SPRAY}\nMore.`]).toContain(kept)
  }
})

test('of one line as many whole sentences stay as fit', () => {
  const sentence = words(60)
  const kept = inTwoSegments(Array(8).fill(sentence).join(' '))
  expect(kept).toBe(Array(5).fill(sentence).join(' '))
})

test('of one line sentences without figures go first', () => {
  const kept = inTwoSegments(`Maize. ${words(200)} Spray 5 ml. ${words(200)} Wait 14 days.`)
  expect(kept).toBe(`Maize. ${words(200)} Spray 5 ml. Wait 14 days.`)
})

test('one sentence that is too long is cut at a word, so that no figure is halved', () => {
  const kept = inTwoSegments(`${'1234567 '.repeat(60)}`)
  expect(kept).toMatch(/^(1234567 )*1234567$/)
  expect(smsLength(inTwoSegments('x'.repeat(900))).segments).toBe(2)
})
