import { describe, expect, test } from 'bun:test'
import type { AppError } from '../../shared/errors.ts'
import { type DoseContext, mentionsDose, refuseBarredProducts, refuseUnusualDose } from './doses.ts'

const MAIZE: DoseContext = { crop: 'maize', country: 'NG' }
const TOMATO: DoseContext = { crop: 'tomatoes', country: 'NG' }

function odd(text: string, about: DoseContext = MAIZE): unknown {
  try {
    refuseUnusualDose(text, about)
    return null
  } catch (error) {
    return (error as AppError).refusal?.values
  }
}

describe('an amount of fertiliser that an officer writes', () => {
  test.each([
    ['urea: 1 cap a stand', null],
    ['urea: 2 caps a stand', { right: '1 cap', wrote: '2 cap' }],
    ['urea: 1 cap, then 3 caps', { right: '1 cap', wrote: '3 cap' }],
    ['urea: 131 kg an acre', null],
    ['urea: 132 kg an acre', { right: '131 kg / acre', wrote: '132 kg' }],
    ['urea: 326 kg per hectare', null],
    ['urea: 327 kg per ha', { right: '326 kg / hectare', wrote: '327 kg' }],
    ['urea: 2 bags an acre', null],
    ['urea: 3 bags an acre', { right: '131 kg / acre', wrote: '3 bag' }],
    ['urea: 6 bags per hectare', null],
    ['urea: 7 bags per hectare', { right: '326 kg / hectare', wrote: '7 bag' }],
    // Without an area, or without a grade, nothing can be said.
    ['urea: 900 kg', null],
    ['give 9 caps', null],
    ['urea: 900 ml an acre', null],
  ])('%p: %j', (text, fault) => {
    expect(odd(text)).toEqual(fault)
  })

  test('of no known crop is not judged', () => {
    expect(odd('urea: 9 caps a stand', { crop: null, country: 'NG' })).toBeNull()
  })
})

describe('an amount of a spray', () => {
  test.each([
    ['mancozeb 27 g in 15 l', null],
    ['mancozeb 26 g in 15 l', expect.objectContaining({ wrote: '26 g' })],
    ['mancozeb 900 g in 15 l', expect.objectContaining({ wrote: '900 g' })],
    // Another unit, or two products of which either may be meant.
    ['mancozeb 1 ml', null],
    ['mancozeb and lambda-cyhalothrin 1 g', null],
  ])('%p: %p', (text, fault) => {
    expect(odd(text, TOMATO)).toEqual(fault)
  })

  test('says what the label says, a range or one amount', () => {
    expect(odd('mancozeb 1 g', TOMATO)).toEqual({ right: expect.stringMatching(/^27(-\d+)? g \/ 15 l$/), wrote: '1 g' })
  })
})

test.each([
  ['sniper on it', true],
  ['DDVP', true],
  ['neem', false],
  ['water it', false],
])('%p names a barred product: %p', (text, barred) => {
  const refuse = () => refuseBarredProducts(text, MAIZE)
  if (barred) expect(refuse).toThrow('must not be used on this crop')
  else expect(refuse).not.toThrow()
})

test.each([
  ['50 ml of it', true],
  ['use lambda', true],
  ['sniper', true],
  ['water it at dawn', false],
  ['', false],
])('%p is about a dose: %p', (text, is) => {
  expect(mentionsDose(text, MAIZE)).toBe(is)
  expect(mentionsDose(text, { crop: null, country: 'NA' })).toBe(is)
})
