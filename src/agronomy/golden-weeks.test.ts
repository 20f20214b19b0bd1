import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../advice-words/word-advice.ts'
import { collectCandidates, rankAdviceCandidates } from './advise.ts'
import { daysBetween } from './dates.ts'
import { RULES, type RuleId } from './rules/rule-catalogue.ts'
import { cropWeeks } from './testing/crop-weeks.ts'
import { type Scene, situationOf } from './testing/example-fields.ts'
import { WEEKS } from './testing/golden-weeks.ts'
import { RARE_WEEKS } from './testing/rare-weeks.ts'

const isOf = (situation: string, wanted: string): boolean => situation === wanted || situation.split(':')[0] === wanted

describe('golden weeks', () => {
  for (const week of WEEKS) {
    test(week.name, () => {
      const situation = situationOf(week)
      const given = collectCandidates(situation)
      const considered = rankAdviceCandidates(situation)
      const keys = given.map((advice) => advice.situation)
      const seen = () =>
        considered.map(({ advice, setAside }) => `${advice.situation} ${advice.score} ${setAside ?? 'given'}`)
      for (const wanted of week.says)
        expect(
          keys.some((key) => isOf(key, wanted)),
          `${wanted} in ${seen().join(' | ')}`,
        ).toBe(true)
      for (const unwanted of week.never) expect(keys.filter((key) => key.startsWith(unwanted))).toEqual([])
      for (const [key, weighs] of Object.entries(week.weighs ?? {})) {
        const { score, validUntil } = considered.find(({ advice }) => advice.situation === key)!.advice
        expect([key, score, daysBetween(week.asOf, validUntil)]).toEqual([key, ...weighs])
      }
      const main = given.find((advice) => isOf(advice.situation, week.says[0]!))!
      if (week.priority) expect(main.priority).toBe(week.priority)
      const { title, content } = wordAdvice(main, 'en')
      for (const words of week.words ?? []) expect(`${title} ${content}`).toContain(words)
    })
  }
})

describe('rules of the catalogue', () => {
  /** Rules no field reaches: harvest steps replace the haulms row, and `advise.ts` runs no fertiliser rule before planting. */
  const UNREACHED: readonly RuleId[] = ['care.haulms', 'fertilizer.manure']
  const rulesOf = (scene: Scene) => rankAdviceCandidates(situationOf(scene)).map(({ advice }) => advice.rule)

  test.each(Object.entries(RARE_WEEKS))('%s is given in its own week', (rule, scene) => {
    expect(rulesOf(scene)).toContain(rule as RuleId)
  })

  test('each is given in some week', () => {
    const given = new Set([...WEEKS, ...cropWeeks(), ...Object.values(RARE_WEEKS)].flatMap(rulesOf))
    const all = Object.keys(RULES) as RuleId[]
    expect(all.filter((rule) => !given.has(rule)).toSorted()).toEqual(UNREACHED.toSorted())
  })
})
