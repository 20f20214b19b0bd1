import { describe, expect, test } from 'bun:test'
import { dangerousSentences, sentenceFingerprint } from '../blind-readings.ts'
import { exampleOfSentence } from '../correcting/example.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { sentencesOf } from '../sentences.ts'
import { readingDifferences } from './compare.ts'
import { blindSheet, compareSheet } from './sheet.ts'

describe('a back-translation', () => {
  test.each<[string, string, string[]]>([
    ['Do not harvest for 21 days.', 'Let nobody harvest until 21 days.', []],
    ['Do not harvest for 21 days.', 'Harvest after 21 days.', ['the English forbids 1 times, the reading 0 times']],
    ['after 2 to 3 days', 'after two to three days', []],
    ['half a 50-kg bag', 'half a bag', ['the reading has no 50']],
    [
      'Water the soil.',
      'Wet the soil to 20 cm.',
      ['the reading has 20, the English has not', 'the reading does not name: water'],
    ],
    ['Open drains.', 'Open the torch.', ['the reading does not name: drains']],
    [
      'Spray in the evening.',
      'Do not spray in the evening.',
      ['the reading forbids or denies something, the English does not'],
    ],
    ['Pull out sick plants.', 'Pull out the sick ones.', []],
    ['Plant the seed.', 'Keep the seed.', ['the reading does not name: plant']],
    ['Pull the weakest where they stand close.', 'Pull the weak where they are crowded.', []],
    ['Close the bag.', 'Keep the bag.', ['the reading does not name: close']],
    ['Lift on a dry day.', 'Dig on a dry day.', []],
    ['Wear boots.', 'Wear ?boots (shoes).', ['the reader was not sure of: ?boots']],
    ['How many worms? Count.', 'How many worms? Count.', []],
    ['about 1,800 litres', 'about 1800 litres', []],
  ])('of "%s" that says "%s" differs by %p', (english, literal, says) => {
    expect(readingDifferences(english, literal)).toEqual(says)
  })
})

describe('a sheet for a blind reader', () => {
  const sheet = blindSheet('ng', 40)
  const own = sentencesOf(TEXTS_BY_LANGUAGE.ng)

  test('has running numbers, filled texts, no id and no English', () => {
    expect(sheet.sentences.map(({ n }) => n)).toEqual(sheet.sentences.map((_, at) => at + 1))
    const text = JSON.stringify(sheet.sentences)
    expect(text).not.toMatch(/[{}…]{2}|advice\.|rules\.|undefined/)
    expect(sheet.sentences.every(({ literal }) => literal === '')).toBe(true)
  })

  test('comes back by its codes, whatever the order, and is compared for every sentence with that text', () => {
    const id = dangerousSentences().find((one) => one === 'advice.wait.known')!
    const code = sentenceFingerprint(own.get(id)!)
    const back = (literal: string, same?: string) =>
      compareSheet('ng', { language: 'ng', sentences: [{ code, literal, same }] }).flatMap((result) =>
        result.id === id ? [result.outcome] : [],
      )
    expect(back('Do not harvest 21 days after the spray.')).toEqual(['agrees'])
    expect(back('Harvest on 21 days.')).toEqual(['differs'])
    expect(back('Harvest on 21 days.', 'Ndapewa')).toEqual(['agrees'])
    expect(back(' ')).toEqual(['empty'])
    expect(compareSheet('ng', { language: 'ng', sentences: [{ code: 'nothing', literal: 'x' }] })[0]!.outcome).toBe(
      'gone',
    )
  })
})

// A new placeholder gets its value in SAMPLES, or its phrase in NAMED, of correcting/example.ts.
test('every example of a sentence that could hurt has a figure or a phrase in each brace', () => {
  const english = sentencesOf(TEXTS_BY_LANGUAGE.en)
  expect(dangerousSentences().filter((id) => /[…{}]/.test(exampleOfSentence('en', english.get(id)!)))).toEqual([])
})
