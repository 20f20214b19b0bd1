import { expect, test } from 'bun:test'
import type { KnownPrice } from '../../contracts/fertilizer-field.ts'
import { translatorFor } from '../../words/index.ts'
import { priceText } from './price-text.ts'

const t = translatorFor('en')
const price = (known: Partial<KnownPrice>) =>
  priceText(
    { price: 28_000, whose: 'cooperative', market: null, date: '2026-03-03', days: 10, counts: true, ...known },
    '₦28,000',
    t,
  )

test('a price says whose it is, of which day and, of the cooperative’s, of which market', () => {
  expect(price({})).toBe('Price of Mar 3, 2026')
  expect(price({ market: 'Dawanau' })).toBe('Price of Mar 3, 2026, Dawanau')
  expect(price({ whose: 'own' })).toBe('Your price of Mar 3, 2026')
  expect(price({ whose: 'own', market: 'Dawanau' })).toBe('Your price of Mar 3, 2026')
})

test('one that is too old says so, and what it was', () => {
  expect(price({ whose: 'own', counts: false })).toBe('Your price of Mar 3, 2026, ₦28,000: too old, not counted')
  expect(price({ market: 'Dawanau', counts: false })).toBe(
    'Price of Mar 3, 2026, Dawanau, ₦28,000: too old, not counted',
  )
})
