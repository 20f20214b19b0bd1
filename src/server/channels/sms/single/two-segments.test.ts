import { expect, test } from 'bun:test'
import { LANGUAGE_IDS } from '../../../../contracts/languages.ts'
import { PROHIBITION_PATTERNS } from '../../../../words/forbids.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { countProhibitions } from '../../../../words/hazards.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { toPlainCharacters, toPlainWords } from '../../../../words/plain-characters.ts'
import { shortenToTwoSegments } from './two-segments.ts'

const SPRAY = 'Spray 5 ml of neem in a litre. Wait 14 days before you eat it. Do not spray at noon.'
const words = (letters: number, end = '.') => `${'abcd '.repeat(letters / 5).trim()}${end}`

test('a text that fits stays as it is', () => {
  expect(shortenToTwoSegments(` Weed now.\n${SPRAY}\n`)).toBe(`Weed now.\n${SPRAY}`)
})

test('a line goes whole: no dose without its interval and its prohibition', () => {
  for (let letters = 100; letters < 300; letters += 5) {
    const first = words(letters)
    const kept = shortenToTwoSegments(`${first}\n${SPRAY}\nMore.`)
    expect([first, `${first}\n${SPRAY}`, `${first}\n${SPRAY}\nMore.`]).toContain(kept)
  }
})

test('of one line as many whole sentences stay as fit', () => {
  const sentence = words(60)
  const kept = shortenToTwoSegments(Array(8).fill(sentence).join(' '))
  expect(kept).toBe(Array(5).fill(sentence).join(' '))
})

test('of one line sentences without figures go first', () => {
  const kept = shortenToTwoSegments(`Maize. ${words(200)} Spray 5 ml. ${words(200)} Wait 14 days.`)
  expect(kept).toBe(`Maize. ${words(200)} Spray 5 ml. Wait 14 days.`)
})

test.each([
  ['en', 'Do not eat or sell it.'],
  ['en', 'Keep children out.'],
  ['ha', 'Kada ku ci ko ku sayar.'],
  ['yo', 'Ẹ kò gbọdọ̀ jẹ ẹ́.'],
  ['ig', 'Erikwala ya.'],
  ['pcm', 'Make nobody chop am.'],
  ['af', 'Moenie dit eet nie.'],
  ['ng', 'Ino shi lya.'],
])('of one line in %s a prohibition without figures stays: %s', (_, forbidden) => {
  for (const before of [words(200), 'Spray 5 ml. Spray 6 ml.'])
    for (let letters = 100; letters < 400; letters += 20) {
      const kept = shortenToTwoSegments(`Maize. ${before} Use 5 ml. ${words(letters)} ${forbidden} ${words(100)}`)
      expect(kept).toContain(toPlainCharacters(forbidden))
    }
})

test('a dose goes before the interval after it', () => {
  const kept = shortenToTwoSegments(`${words(250)} Spray 5 ml of neem in a litre of water. Harvest 14 days later.`)
  expect(kept).toBe(`${words(250)} Harvest 14 days later.`)
})

test('what is forbidden stays in a third segment where two are too few', () => {
  const forbidden = Array(8).fill('Do not eat it or sell it or give it to animals, now or later.').join(' ')
  expect(shortenToTwoSegments(`Maize. ${forbidden}`)).toBe(`Maize. ${forbidden}`)
})

test('no prohibition of generated advice goes, whatever stands around it', () => {
  const lost: string[] = []
  for (const language of LANGUAGE_IDS) {
    const { rules } = TEXTS_BY_LANGUAGE[language].advice
    for (const rule of Object.keys(rules) as (keyof typeof rules)[])
      for (const text of [rules[rule].sms, rules[rule].content])
        for (const sentence of toPlainCharacters(text).split(/(?<=[.!?])\s+/)) {
          const forbids =
            countProhibitions(language === 'en' ? sentence : '') > 0 ||
            PROHIBITION_PATTERNS[language].test(toPlainWords(sentence))
          if (forbids && !shortenToTwoSegments(`Maize. ${words(200)} ${sentence} ${words(200)}`).includes(sentence))
            lost.push(sentence)
        }
  }
  expect(lost).toEqual([])
})

test('one sentence that is too long is cut at a word, so that no figure is halved', () => {
  const kept = shortenToTwoSegments(`${'1234567 '.repeat(60)}`)
  expect(kept).toMatch(/^(1234567 )*1234567$/)
  expect(smsLength(shortenToTwoSegments('x'.repeat(900))).segments).toBe(2)
})
