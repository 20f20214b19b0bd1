import { describe, expect, test } from 'bun:test'
import { LANGUAGE_IDS, type Language } from '../contracts/languages.ts'
import { findClaimDifferences } from './checks/claims.ts'
import recorded from './recorded.json' with { type: 'json' }
import { sentenceRecord, sentencesChangedSince, sentencesNow } from './sentence-record.ts'

test('each sentence is as it was recorded when somebody read it', () => {
  expect(sentencesChangedSince(recorded, sentencesNow())).toEqual([])
})

describe('a sentence and its English', () => {
  test.each<[string, Language, string, string, string[]]>([
    ['agree', 'ha', 'Water in the morning for 3 days.', 'Yi ban ruwa da safe har kwana 3.', []],
    ['differ in a figure', 'ha', 'Press 8.', 'Danna 9.', ['8 is missing', '9 is added']],
    ['differ in a unit', 'af', 'Enough for a week.', 'Genoeg vir ’n dag.', ['week is missing', 'day is added']],
    ['differ in "not"', 'ha', 'A sign-in that is not used ends.', 'Shigar tana karewa da kanta.', ['not is missing']],
    ['differ in a no', 'pcm', 'No.', 'Yes.', ['not is missing']],
    [
      'differ in the time of day',
      'ig',
      'Water in the evening.',
      'Gbaa mmiri n’ụtụtụ.',
      ['evening is missing', 'morning is added'],
    ],
    ['differ in the day', 'yo', 'Ask again tomorrow.', 'Ẹ tún béèrè lónìí.', ['tomorrow is missing', 'today is added']],
    [
      'differ in before and after',
      'pcm',
      'Look by {last}.',
      'Look after {last}.',
      ['before is missing', 'after is added'],
    ],
    [
      'name placeholders in another order',
      'af',
      '{row} cm apart, {stand} cm.',
      '{stand} cm, {row} cm.',
      ['order stand row'],
    ],
    [
      'are of two languages',
      'yo',
      'Cover the nursery, cold nights',
      'bedek saadbeddings, koue',
      ['night is missing', 'reads like af'],
    ],
    ['count one and many alike', 'ha', 'for {n|1 day|# days}', 'na {n|kwana 1|kwana #}', []],
  ])('%s', (_, language, english, sentence, differences) => {
    expect(findClaimDifferences(english, sentence, language)).toEqual(differences)
  })

  test('are not compared in words of time that the language has not', () => {
    expect(findClaimDifferences('Look before {last}.', 'Ẹ wò ó kí {last} tó kọjá.', 'yo')).toEqual([])
  })
})

describe('a change since the record', () => {
  const sentences = (changed: Partial<Record<Language, string>>, path = 'tips.water') => {
    const all = { en: 'Water in the evening.', ha: 'Yi ban ruwa da yamma.', ...changed }
    const now = sentencesNow()
    for (const language of LANGUAGE_IDS) now[language] = new Map([[path, all[language as 'en' | 'ha'] ?? 'x']])
    return now
  }
  const known = sentenceRecord(sentences({}))

  test('of one language is shown beside its English, with what is new', () => {
    expect(sentencesChangedSince(known, sentences({}))).toEqual([])
    expect(sentencesChangedSince(known, sentences({ ha: 'Yi ban ruwa da safe.' }))).toEqual([
      [
        'tips.water (ha)',
        '  en: Water in the evening.',
        '  ha: Yi ban ruwa da safe.',
        '    unlike English: evening is missing; morning is added',
      ].join('\n'),
    ])
  })

  test('of the English is shown with every language', () => {
    const [shown] = sentencesChangedSince(known, sentences({ en: 'Water in the morning.' }))
    for (const language of LANGUAGE_IDS) expect(shown).toContain(`\n  ${language}: `)
    expect(shown).toContain('ha: Yi ban ruwa da yamma.\n    unlike English: morning is missing; evening is added')
  })

  test('is a path more, or one less', () => {
    const [removed, added] = sentencesChangedSince(known, sentences({}, 'tips.drink'))
    expect(removed).toBe('tips.water was removed')
    expect(added).toStartWith('tips.drink (en, ha,')
  })
})
