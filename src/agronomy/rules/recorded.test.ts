import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { rankAdviceCandidates } from '../advise.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { cropWeeks } from '../testing/crop-weeks.ts'
import { type Scene, situationOf } from '../testing/example-fields.ts'
import { WEEKS } from '../testing/golden-weeks.ts'
import { RARE_WEEKS } from '../testing/rare-weeks.ts'
import { consideredLine, digestsByKey, madeSituations, phrasesOf, withMoreTold } from '../testing/recorded.ts'

setDefaultTimeout(300_000)

const lineOf = (scene: Scene) =>
  `${scene.asOf}: ${consideredLine(scene.asOf, rankAdviceCandidates(situationOf(scene)))}`
const weeks = [...cropWeeks()]

describe('candidates, their weight, days and facts are those recorded', () => {
  test.each(CANONICAL_CROPS.map((crop) => [crop]))('%s, week by week', (crop) => {
    expect(weeks.filter((week) => week.crop === crop).map(lineOf)).toMatchSnapshot()
  })

  test('in weeks that are rare', () => {
    expect(Object.entries(RARE_WEEKS).map(([rule, scene]) => `${rule} ${lineOf(scene)}`)).toMatchSnapshot()
  })

  test('in weeks of which an agronomist says what is right', () => {
    expect(WEEKS.map((week) => `${week.name}: ${lineOf(week)}`)).toMatchSnapshot()
  })

  test.each([
    ['in and out of season', 600, [-30, 190]],
    ['about planting', 500, [-16, 16]],
    ['about harvest', 300, [80, 150]],
  ] as const)('of made fields with a log, %s', (_, count, days) => {
    const lines = madeSituations(count, 26, days).map((situation) => {
      const { crop, asOf } = situation
      return `${crop} ${asOf}: ${consideredLine(asOf, rankAdviceCandidates(situation))}`
    })
    expect(lines).toMatchSnapshot()
  })

  const season = madeSituations(2400, 41)
  test.each([
    ['in and out of season', season],
    ['about planting', madeSituations(1000, 41, [-16, 16])],
    ['about harvest', madeSituations(800, 41, [80, 150])],
    ['of which more was told', withMoreTold(season, 43)],
  ])('of made fields that show something new, %s', (_, situations) => {
    const seen = new Set<string>()
    const all: [rule: string, parts: object][] = []
    const lines = situations.flatMap((situation) => {
      const considered = rankAdviceCandidates(situation)
      for (const { advice, setAside } of considered) {
        const { rule, score, priority, validUntil, facts, ...rest } = advice
        all.push([`${rule} ${setAside ?? 'given'}`, { weight: [score, priority], validUntil, facts, rest }])
      }
      const shown = considered.map((one) => `${one.setAside} ${phrasesOf(one.advice)}`)
      if (shown.every((one) => seen.has(one))) return []
      for (const one of shown) seen.add(one)
      return [`${situation.crop} ${situation.asOf}: ${consideredLine(situation.asOf, considered)}`]
    })
    expect(lines).toMatchSnapshot()
    expect(digestsByKey(all)).toMatchSnapshot()
  })
})
