import { expect, test } from 'bun:test'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { unknownPlaceholders } from './unknown.ts'

test.each(LANGUAGE_IDS)('in %s every placeholder of an advice is filled', (language) => {
  expect(unknownPlaceholders(language)).toEqual([])
})

test('a placeholder that nothing fills is named with its sentence', () => {
  const words = structuredClone(TEXTS_BY_LANGUAGE.en)
  words.advice.rules['care.walk'].sms = '{Crop}: by {by} {seak}'
  expect(unknownPlaceholders('en', words)).toEqual(['en: advice.rules.care.walk.sms has {seak}, which nothing fills'])
})
