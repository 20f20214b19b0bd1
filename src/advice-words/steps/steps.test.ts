import { describe, expect, test } from 'bun:test'
import { collectCandidates } from '../../agronomy/advise.ts'
import { RULES, type RuleId } from '../../agronomy/rules/rule-catalogue.ts'
import { type Scene, situationOf } from '../../agronomy/testing/example-fields.ts'
import type { Advice } from '../../agronomy/types.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { PHRASE_STEPS } from './phrase-steps.ts'
import { RULE_STEPS } from './rule-steps.ts'
import { matchedSentences, sentencesOf } from './sentences.ts'
import { adviceSteps, splitIntoSentences } from './steps.ts'

const PHRASES = new Set(Object.keys(PHRASE_STEPS))
const RULE_IDS = Object.keys(RULES) as RuleId[]
const sentences = (rule: RuleId, language: keyof typeof TEXTS_BY_LANGUAGE = 'en') =>
  sentencesOf(TEXTS_BY_LANGUAGE[language].advice.rules[rule].content, PHRASES)
const own = (rule: RuleId) => sentences(rule).filter(({ phrase }) => phrase === null)
/** All English sentences with their drawings. */
const all = RULE_IDS.flatMap((rule) =>
  own(rule).map(({ text }, n) => ({ rule, text, ...(RULE_STEPS[rule][n] ?? { shows: null, when: false }) })),
)

const crossed = (shows: string | null) => shows !== null && /^action\.(no-|hold$)/.test(shows)
const NOT = /\b(not|no|never|none|nothing|stop|hold|wait|keep the bag|little more|time for feeding|is due, but)\b/i

const armyworm = (facts: Advice['facts']): Advice => ({
  rule: 'risk.watch',
  situation: 'risk.watch:faw',
  crop: 'maize',
  growthStage: 'vegetative',
  category: 'pest',
  priority: 'medium',
  confidence: 'medium',
  facts: { pest: 'faw', walk: 'field', by: '2026-11-24', why: 'season', ...facts },
  weatherReason: null,
  evidence: [],
  actions: ['memory'],
  closes: null,
  validUntil: '2026-11-29',
  score: 1,
})

describe('the pictures of an advice', () => {
  test('are told for every sentence of every rule', () => {
    const other = RULE_IDS.filter((rule) => RULE_STEPS[rule].length !== own(rule).length)
    expect(other).toEqual([])
  })

  test('are crossed out beside what must not be done, and only there', () => {
    const wrong = all.filter(({ text, shows }) => crossed(shows) && !NOT.test(text))
    expect(wrong.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([])
    const forbidding = all.filter(({ text }) =>
      /^(do not|no |never|put in no|give it no|stop|give none|give no |hold )/i.test(text),
    )
    const notCrossed = forbidding.filter(({ shows }) => shows !== null && !crossed(shows))
    expect(notCrossed.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([])
    expect(forbidding.length).toBeGreaterThan(20)
  })

  test('are one at least: where no sentence has its own, what to do stands beside the first', () => {
    const dry: Scene = { place: 'kano', crop: 'maize', asOf: '2026-11-23', planted: '2026-11-20' }
    const [advice] = collectCandidates(situationOf(dry))
    const [first, ...others] = adviceSteps(advice!, 'en').map(({ drawing }) => drawing)
    expect([advice!.rule, first, new Set(others)]).toEqual(['planting.no-rain', 'action.no-spend', new Set([null])])
  })

  test('stand in order: the sign beside what to look for, the first help beside what to do', () => {
    expect(adviceSteps(armyworm({}), 'en')).toEqual([
      {
        text: 'Look for rough holes in leaves, sawdust-like droppings in the funnel.',
        drawing: 'sign.armyworm',
        when: false,
      },
      { text: 'Check 20 plants by Tuesday 24 Nov.', drawing: 'action.look', when: false },
      { text: 'Crush eggs and worms; put sand or ash in the funnel.', drawing: 'action.ash', when: false },
      { text: 'Fall armyworm: likely now.', drawing: null, when: false },
      { text: 'This is the season for it.', drawing: null, when: false },
    ])
  })

  test('are the same in another language', () => {
    for (const language of LANGUAGE_IDS)
      expect(adviceSteps(armyworm({}), language).flatMap(({ drawing }) => drawing ?? [])).toEqual([
        'sign.armyworm',
        'action.look',
        'action.ash',
      ])
  })
})

test('nearly every text in every language is known sentence by sentence', () => {
  const unknown = LANGUAGE_IDS.map(
    (language) =>
      RULE_IDS.filter((rule) => matchedSentences(sentences(rule, language), sentences(rule)).includes(null)).length /
      RULE_IDS.length,
  )
  for (const share of unknown) expect(share).toBeLessThan(0.21)
})

test('an advice begins with what to do, not with its reason, where the order does not speak of what only the reason names', () => {
  const REASON = /^\{(why|rains|waits|unfit|dryFor)\}/
  for (const language of LANGUAGE_IDS) {
    const { rules } = TEXTS_BY_LANGUAGE[language].advice
    expect(RULE_IDS.filter((rule) => REASON.test(rules[rule].content))).toEqual(['dry.old-tree', 'rain.sand'])
  }
})

describe('a sentence in another language', () => {
  const said = (...texts: string[]) => texts.map((text) => ({ text, phrase: null }))
  test('is the one in its place where all that is filled in stands in the same places', () => {
    expect(
      matchedSentences(said('Ka yi noma kafin {by}.', 'Ka bar taki.'), said('Weed by {by}.', 'Hold fertiliser.')),
    ).toEqual([0, 1])
  })
  test('is not guessed where two were made one', () => {
    expect(matchedSentences(said('Weeds drink, so weed.', 'Cover.'), said('Weeds drink.', 'Weed.', 'Cover.'))).toEqual([
      null,
      null,
    ])
  })
  test('is known by what alone is filled with the same', () => {
    expect(
      matchedSentences(said('Weed by {by} and cover.', 'Hold.'), said('Weeds drink.', 'By {by} weed.', 'Hold.')),
    ).toEqual([1, null])
  })
})

test('a text is cut after its sentences, not in its figures', () => {
  expect(
    splitIntoSentences('Give 1.5 bags. Look at 20 plants by Tue. 24 Nov? No: wait (it is dry.) Then stop.'),
  ).toEqual(['Give 1.5 bags.', 'Look at 20 plants by Tue.', '24 Nov? No: wait (it is dry.)', 'Then stop.'])
})
