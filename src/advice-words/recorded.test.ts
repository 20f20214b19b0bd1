import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { rankAdviceCandidates } from '../agronomy/advise.ts'
import { RULES, type RuleId } from '../agronomy/rules/rule-catalogue.ts'
import { cropWeeks } from '../agronomy/testing/crop-weeks.ts'
import { dry, type Scene, situationOf } from '../agronomy/testing/example-fields.ts'
import { WEEKS } from '../agronomy/testing/golden-weeks.ts'
import { RARE_WEEKS } from '../agronomy/testing/rare-weeks.ts'
import { digest, madeSituations, phrasesOf, withMoreTold } from '../agronomy/testing/recorded.ts'
import type { Advice } from '../agronomy/types.ts'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import { adviceSteps } from './steps/steps.ts'
import { dayInWords, evidenceLabel, evidenceValue, wordAdvice } from './word-advice.ts'

setDefaultTimeout(300_000)

/** Early maize sown in dry soil at Kano, with the question whether it came up. */
const DRY_SOWN = [
  ['2026-07-01', '2026-06-11'],
  ['2026-07-20', '2026-06-28'],
].map(
  ([asOf = '', planted = '']): Scene => ({
    ...{ place: 'kano', crop: 'maize', variety: 95, asOf, planted, past: dry(40), ahead: dry(7) },
  }),
)

/** Advice by rule: each combination of phrases and facts once. */
const advices = new Map<RuleId, Map<string, Advice>>()

beforeAll(() => {
  const situations = [
    ...[...Object.values(RARE_WEEKS), ...WEEKS, ...DRY_SOWN].map(situationOf),
    ...[...cropWeeks()].filter((_, n) => n % 2 === 0).map(situationOf),
    ...madeSituations(500, 31),
    ...withMoreTold(madeSituations(500, 32), 33),
    ...madeSituations(300, 31, [-16, 16]),
    ...madeSituations(200, 31, [80, 150]),
  ]
  for (const situation of situations)
    for (const { advice } of rankAdviceCandidates(situation)) {
      const some = advices.get(advice.rule) ?? new Map<string, Advice>()
      advices.set(advice.rule, some)
      const key = phrasesOf(advice)
      if (!some.has(key)) some.set(key, advice)
    }
})

test.each(Object.keys(RULES) as RuleId[])('%s is worded as recorded', (rule) => {
  const lines = [...(advices.get(rule) ?? [])].map(([phrases, advice]) => {
    const { title, sms } = wordAdvice(advice, 'en')
    const inAll = LANGUAGE_IDS.map((language) => `${language}:${digest(saidIn(advice, language))}`)
    return [`${advice.crop} ${phrases.slice(rule.length).trim()}`, `  ${title} | ${sms}`, `  ${inAll.join(' ')}`].join(
      '\n',
    )
  })
  expect(lines.join('\n')).toMatchSnapshot()
})

const saidIn = (advice: Advice, language: (typeof LANGUAGE_IDS)[number]) => [
  wordAdvice(advice, language),
  adviceSteps(advice, language),
  dayInWords(advice.validUntil, language),
  advice.evidence.map((each) => [evidenceLabel(each.label, language), evidenceValue(each, language)]),
]
