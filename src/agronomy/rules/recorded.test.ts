import { describe, expect, test } from 'bun:test'
import { candidates } from '../advise.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { cropWeeks } from '../testing/crop-weeks.ts'
import { type Scene, situationOf } from '../testing/example-fields.ts'
import { RARE_WEEKS } from '../testing/rare-weeks.ts'
import { consideredLine, madeSituations } from '../testing/recorded.ts'

const lineOf = (scene: Scene) => `${scene.asOf}: ${consideredLine(scene.asOf, candidates(situationOf(scene)))}`
const weeks = [...cropWeeks()]

describe('candidates, their weight, days and facts are those recorded', () => {
  test.each(CANONICAL_CROPS.map((crop) => [crop]))('%s, week by week', (crop) => {
    expect(weeks.filter((week) => week.crop === crop).map(lineOf)).toMatchSnapshot()
  })

  test('in weeks that are rare', () => {
    expect(Object.entries(RARE_WEEKS).map(([rule, scene]) => `${rule} ${lineOf(scene)}`)).toMatchSnapshot()
  })

  test('of made fields with a log', () => {
    const lines = madeSituations(600, 26).map((situation) => {
      const { crop, asOf } = situation
      return `${crop} ${asOf}: ${consideredLine(asOf, candidates(situation))}`
    })
    expect(lines).toMatchSnapshot()
  })
})
