import { expect, test } from 'bun:test'
import { smsLength } from '../../words/gsm7.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import { priceText } from './price-words.ts'

const hold = { months: 5, woven: 432, airtight: 419 }
const marketOf = (letters: number, first: string) => ({ market: first.padEnd(letters, 'a'), price: 400, days: 6 })
const textOf = (letters: number) =>
  priceText('maize', { markets: [marketOf(letters, 'K'), marketOf(letters, 'D')], hold }, 'en')

test('prices of two markets with short names name both', () => {
  expect(textOf(4)).toBe(
    'Maize 1 kg: Kaaa 400 (6 days), Daaa 400 (6 days). Hold 5 months: must reach 432, hermetic bag 419.',
  )
})

test('prices of two markets with long names leave out the second rather than take a third segment', () => {
  const text = textOf(130)
  expect([text.includes('Ka'), text.includes('Da'), text.includes('432')]).toEqual([true, false, true])
  expect(smsLength(toPlainCharacters(text)).segments).toBe(2)
})

test('prices of one market name it, however long its name is', () => {
  expect(priceText('maize', { markets: [marketOf(320, 'K')], hold: null }, 'en')).toContain('K'.padEnd(320, 'a'))
})
