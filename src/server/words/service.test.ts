import { afterEach, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { rankAdviceCandidates } from '../../agronomy/advise.ts'
import { dry, situationOf } from '../../agronomy/testing/example-fields.ts'
import { wordCorrections } from '../../db/schema/words.ts'
import { sentenceFingerprint } from '../../words/blind-readings.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import { setSentence } from '../../words/set-sentence.ts'
import { noteWordChange } from '../../words/word-changes.ts'
import { testServices } from '../testing/services.ts'

const ID = 'advice.crops.maize'
const built = TEXTS_BY_LANGUAGE.ha.advice.crops.maize
afterEach(() => {
  setSentence(TEXTS_BY_LANGUAGE.ha, ID, built)
  noteWordChange()
})

const [considered] = rankAdviceCandidates(
  situationOf({
    place: 'kano',
    crop: 'maize',
    asOf: '2026-07-20',
    planted: '2026-06-24',
    past: dry(60),
    ahead: dry(7),
  }),
)
const said = () => wordAdvice(considered!.advice, 'ha')

test('a correction that another process kept is said within a minute, on pages and by SMS', async () => {
  const { db, words, clock } = await testServices()
  expect(said().sms).toStartWith('Masara')
  await db.write(
    db.orm.insert(wordCorrections).values({
      language: 'ha',
      path: ID,
      text: 'dawar masara',
      english: sentenceFingerprint(sentencesOf(TEXTS_BY_LANGUAGE.en).get(ID)!),
      state: null,
      by: null,
      literal: null,
      createdAt: clock.now().toISOString(),
    }),
  )
  expect(said().sms).toStartWith('Masara')
  await words.refresh()
  expect(said().sms).toStartWith('Dawar masara')
  expect(`${said().title} ${said().content}`).toMatch(/dawar masara/i)
})

test('a minute in which nothing was corrected applies nothing', async () => {
  const { words } = await testServices()
  setSentence(TEXTS_BY_LANGUAGE.ha, ID, 'other')
  await words.refresh()
  expect(TEXTS_BY_LANGUAGE.ha.advice.crops.maize).toBe('other')
})

test('reports of a badly said sentence are counted by language and listed, the most first', async () => {
  const { words } = await testServices()
  await words.report('ha', ['advice.rules.rain.heavy.sms'])
  await words.report('af', ['advice.eve'])
  await words.report('af', ['advice.eve'])
  expect((await words.badlySaid()).map(({ language, path, times }) => [language, path, times])).toEqual([
    ['af', 'advice.eve', 2],
    ['ha', 'advice.rules.rain.heavy.sms', 1],
  ])
})
