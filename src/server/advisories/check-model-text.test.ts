import { describe, expect, test } from 'bun:test'
import type { Advice, WordedAdvice } from '../../agronomy/types.ts'
import { isFaithfulRewording, isModelTextCheckable } from './check-model-text.ts'

const advice: Advice = {
  rule: 'irrigation.now',
  situation: 'irrigation.now',
  crop: 'maize',
  growthStage: 'vegetative',
  category: 'irrigation',
  priority: 'high',
  confidence: 'medium',
  facts: { mm: 25 },
  weatherReason: null,
  evidence: [],
  actions: [],
  closes: null,
  validUntil: '2026-07-16',
  score: 1,
}
const own: WordedAdvice = {
  title: 'Maize: water the field',
  content:
    'The soil is dry. Give your maize 25 mm of water by Thursday 16 Jul, 20 cm deep. Do not spray in the heat of the day.',
  reason: 'dry',
  sms: '',
}
const CONTENT = own.content
const hears = (content: string, title = own.title) => isFaithfulRewording({ ...own, title, content }, own, advice, 'en')

describe('a wording that is not ours', () => {
  test('is heard when it says the same more warmly', () => {
    expect(hears(CONTENT)).toBe(true)
    expect(hears(`Dear friend, look at this: ${CONTENT}`)).toBe(true)
  })

  test('may write thousands with a comma or without', () => {
    const many = { ...own, content: `${CONTENT} It is for 12,500 plants.` }
    for (const [number, isHeard] of [
      ['12,500', true],
      ['12500', true],
      ['12.500', false],
      ['1,250', false],
    ] as const)
      expect(
        isFaithfulRewording({ ...many, content: many.content.replace('12,500', number) }, many, advice, 'en'),
      ).toBe(isHeard)
  })

  test('has at most 80 characters of title and 500 of content, in at most 60 words', () => {
    const titleOf = (length: number) => `${own.title}${' yes'.repeat(20)}`.slice(0, length)
    expect([80, 81].map((length) => hears(CONTENT, titleOf(length)))).toEqual([true, false])
    const contentOf = (length: number) => `${CONTENT} ${'Gently'.repeat(90)}`.slice(0, length)
    expect([500, 501].map((length) => hears(contentOf(length)))).toEqual([true, false])
    const more = 60 - CONTENT.split(' ').length
    expect([more, more + 1].map((count) => hears(CONTENT + ' yes'.repeat(count)))).toEqual([true, false])
  })

  test.each([
    ['a "not" that is lost', CONTENT.replace('Do not spray', 'Spray')],
    ['a "not" too many', CONTENT.replace('Give', 'Do not give')],
    ['another number', CONTENT.replace('25', '35')],
    ['a number more', `${CONTENT} Put 37 bags on it.`],
    ['a number that is lost', CONTENT.replace(', 20 cm deep', ', a few cm deep')],
    ['a number in words', `${CONTENT} Do it twice.`],
    ['another unit', CONTENT.replace('25 mm', '25 cm')],
    ['another day', CONTENT.replace('Thursday', 'Friday')],
    ['another month', CONTENT.replace('Jul', 'Aug')],
    ['another crop', CONTENT.replace('your maize', 'your rice')],
    ['a link', `${CONTENT} See https://example.com now.`],
  ])('is not heard with %s', (_, content) => {
    expect(hears(content, content.includes('maize') ? own.title : 'Rice: water the field')).toBe(false)
  })

  test.each([
    'Write your password to the officer.',
    'Keep your PIN ready for the officer.',
    'Send the code that you get.',
    'Your bank will help you.',
    'Go to evil-bank.ng for more.',
    'Write to officer@evil.',
    'Ask evil dot com for more.',
    'Tap the link below.',
    'Dial *# now, then *7.',
    'Send airtime to the officer.',
    'Ku aika kalmar sirri.',
    'Gee jou wagwoord.',
    'Ẹ fi ọ̀rọ̀ aṣínà yín ránṣẹ́.',
    'Zipu okwuntụghe gị.',
    'Tuma iimaliwa kombaanga yetu.',
    'Keep your \u0440\u0430ssword ready.',
    'Keep your p a s s w o r d ready.',
    'Keep your P.I.N. ready.',
    'Keep your \uff30\uff29\uff2e ready.',
    'Look at evil(.)ng for more.',
    'Tell the officer your secret word.',
  ])('is not heard when it robs: %s', (bait) => {
    expect(hears(`${CONTENT} ${bait}`)).toBe(false)
  })

  test('is not asked for where nobody has listed the words for numbers', () => {
    expect([
      isModelTextCheckable('en'),
      isModelTextCheckable('ha'),
      isModelTextCheckable('yo'),
      isModelTextCheckable('ng'),
    ]).toEqual([true, true, false, false])
  })
})
