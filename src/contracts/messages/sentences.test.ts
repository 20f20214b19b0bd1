import { expect, test } from 'bun:test'
import { WORDS } from '../../words/index.ts'
import { inSecondFactorWords } from '../../words/second-factor.ts'
import { type MessageKey, translator } from '../../words/translate.ts'
import { REFUSALS } from '../refusals.ts'
import { fieldsInTheirWords, inTheirWords, SCREENS_SAY } from './sentences.ts'

const english = translator(WORDS.en.screens)
const keys = ((key: MessageKey, params = {}) => `${key} ${JSON.stringify(params)}`) as typeof english

test('a sentence of the server is found with its place names and numbers', () => {
  expect(inTheirWords('Incorrect password', keys)).toBe('sentence.password {}')
  expect(inTheirWords('Password is required', keys)).toBe('error.passwordRequired {}')
  expect(inTheirWords('Too many tries. Please wait 12 minutes and try again.', keys)).toBe(
    'sentence.waitMinutes {"n":"12"}',
  )
  expect(inTheirWords('We could not find "Ile-Ife (Ọṣun)". Please enter the name of a town near you.', keys)).toBe(
    'sentence.placeNotFound {"name":"Ile-Ife (Ọṣun)"}',
  )
})

test('an unknown sentence stays as it is', () => {
  expect(inTheirWords('Something the server never said', keys)).toBe('Something the server never said')
  expect(inTheirWords('', keys)).toBe('')
})

test('every field of a form is put into words', () => {
  expect(fieldsInTheirWords({ phone: 'Phone number is too long', note: 'Unknown' }, keys)).toEqual({
    phone: 'sentence.phoneLong {}',
    note: 'Unknown',
  })
})

test('in English a sentence stays what the server said', () => {
  for (const sentence of [...Object.keys(SCREENS_SAY), 'Please use at most 200 characters', 'Please check crops.0']) {
    expect(inTheirWords(sentence, english)).toBe(sentence)
  }
})

test('every refusal has words', () => {
  const inWords = (sentence: string) =>
    inTheirWords(sentence, keys) !== sentence ||
    inSecondFactorWords({ message: sentence, fields: {} }, 'ha').message !== sentence
  const sentences = Object.values(REFUSALS).map(({ says }) => says)
  expect(sentences.filter((sentence) => !inWords(sentence))).toEqual([
    REFUSALS['sms.phoneCheck'].says,
    REFUSALS['sms.optedOut'].says,
    REFUSALS['sms.testFailed'].says,
  ])
})
