import { describe, expect, test } from 'bun:test'
import { complaintsAboutSentence } from '../complaints.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { sentencesOf } from '../sentences.ts'
import { setSentence } from '../set-sentence.ts'
import { findGlossaryDeviations, GLOSSARIES, GLOSSARY_LANGUAGES, GLOSSARY_TERMS, glossaryUse } from './glossary.ts'

test.each(GLOSSARY_LANGUAGES)('the glossary of %s names known terms, their words and their source', (language) => {
  const entries = Object.entries(GLOSSARIES[language])
  expect(entries.filter(([term, { use, source }]) => !GLOSSARY_TERMS[term] || use.length === 0 || !source)).toEqual([])
  expect(entries.length).toBeGreaterThan(80)
})

test.each(GLOSSARY_LANGUAGES.filter((language) => language !== 'ng'))(
  'in %s nine of ten sentences that name a term use its word',
  (language) => {
    const uses = glossaryUse(language)
    const count = (of: 'named' | 'used') => uses.reduce((sum, use) => sum + use[of], 0)
    expect(count('used') / count('named')).toBeGreaterThan(0.9)
  },
)

test.each(GLOSSARY_LANGUAGES)('in %s no sentence has a forbidden form or a second word for a term', (language) => {
  expect(glossaryUse(language).filter(({ forbidden, second }) => forbidden + second > 0)).toEqual([])
})

test('a planted forbidden form and a planted second word are counted', () => {
  const planted = {
    'advice.rules.rain.heavy.title': 'Oke mmiri na-abịa, meghee ọwa',
    'advice.tell.NG': 'onye ọrụ ugbo gị',
  }
  const before = Object.keys(planted).map((path) => [path, sentencesOf(TEXTS_BY_LANGUAGE.ig).get(path) ?? ''] as const)
  for (const [path, text] of Object.entries(planted)) setSentence(TEXTS_BY_LANGUAGE.ig, path, text)
  const uses = new Map(glossaryUse('ig').map((use) => [use.term, use]))
  for (const [path, text] of before) setSentence(TEXTS_BY_LANGUAGE.ig, path, text)
  expect(uses.get('drain')?.forbidden).toBe(1)
  expect(uses.get('extension officer')?.second).toBe(1)
})

describe('a sentence', () => {
  const path = 'advice.rules.rain.heavy.title'
  test.each([
    ['ig', 'Heavy rain coming, open drains', 'Oke mmiri na-abịa, meghee ọwa', 'has a wrong word for "drain"'],
    ['ig', 'Tell your farming officer.', 'Gwa onye ọrụ ugbo.', 'has a second word for "extension officer"'],
    ['yo', 'half a {bag}-kg bag', 'ìdajì àpò (kg {bag})', 'has a wrong word for "half a bag"'],
    ['ha', 'Give fertiliser.', 'Ba da taki.', 'has a wrong word for "fertiliser"'],
    ['af', 'by noon today', 'teen vanmiddag', 'has a wrong word for "noon today"'],
    ['af', '2 level plastic bottle caps', '2 gelyk plastiek botteldoppe', 'has a wrong word for "level (cap)"'],
    ['af', 'put sand or ash in the funnel', 'gooi sand of as in die kelk', 'has a wrong word for "ash"'],
    ['af', 'Frost kills this crop.', 'Ryp maak hierdie gewas dood.', 'has a wrong word for "frost"'],
    ['ng', 'or all fertiliser was given', 'nenge uushosho awuhe owa tulwa', 'has a wrong word for "fertiliser"'],
    ['pcm', 'Not after {final}.', 'No be after {final}.', 'has a wrong word for "do not"'],
  ] as const)('in %s of "%s" may not say "%s"', (language, english, sentence, says) => {
    expect(findGlossaryDeviations(path, english, sentence, language).join()).toContain(says)
  })

  test('with the word of the glossary, or about other things, is right', () => {
    expect(findGlossaryDeviations(path, 'open drains', 'meghee ọwa mmiri', 'ig')).toEqual([])
    expect(findGlossaryDeviations(path, 'Farmers work.', 'Onye ọrụ ugbo na-arụ ọrụ.', 'ig')).toEqual([])
    expect(findGlossaryDeviations('landing.title', 'open drains', 'meghee ọwa', 'ig')).toEqual([])
  })

  test('is refused by the import of corrections, too', () => {
    expect(complaintsAboutSentence(path, 'Oke mmiri na-abịa, meghee ọwa', 'ig').join()).toContain(
      'the glossary says ọwa mmiri',
    )
  })
})
