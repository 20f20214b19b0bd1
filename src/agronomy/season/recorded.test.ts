import { describe, expect, test } from 'bun:test'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { cropWeeks } from '../testing/crop-weeks.ts'
import { situationOf } from '../testing/example-fields.ts'
import { HOMES } from '../testing/made-farms.ts'
import { farmerWeeks } from '../testing/made-weeks.ts'
import { digest, digests, digestsByKey, madeSituations, withMoreTold } from '../testing/recorded.ts'
import type { FieldSituation } from '../types.ts'
import { postHarvestSteps } from './after-harvest.ts'
import { listCropQuestions } from './crop-questions.ts'
import { adviceDueDay, compareByDueDay } from './due-day.ts'
import { loggedSprays } from './logged-sprays.ts'
import { planAnchorDays } from './plan-anchors.ts'
import { buildSeasonPlan, stepsThisWeek } from './season-plan.ts'
import type { SeasonStep } from './step.ts'
import { adviseTypicalWeek } from './typical-week.ts'

const EMPTY = new Set(['null', 'false'])
const stepLine = ({ id, from, to, state, doneOn, moved, skipped, ...rest }: SeasonStep): string =>
  [`${id} ${from}..${to} ${state}`, `${doneOn}`, `${moved}`, `${skipped}`, digest(rest)]
    .filter((part) => !EMPTY.has(part))
    .join(' ')

const weeks = [...cropWeeks()]
const MIDDLE = 12

describe('steps of a season are those recorded', () => {
  test.each(CANONICAL_CROPS.map((crop) => [crop]))('%s in its middle', (crop) => {
    const scene = weeks.filter((week) => week.crop === crop)[MIDDLE]!
    expect(buildSeasonPlan(assessField(situationOf(scene))).map(stepLine)).toMatchSnapshot()
  })

  const partsOf = (situation: FieldSituation) => {
    const field = assessField(situation)
    return {
      plan: buildSeasonPlan(field).map(stepLine),
      week: stepsThisWeek(field).map(stepLine),
      anchors: planAnchorDays(field),
      after: postHarvestSteps(field),
      sprays: loggedSprays(field),
    }
  }

  test('of made fields with a log', () => {
    const lines = madeSituations(300, 27).map(
      (situation) => `${situation.crop} ${situation.asOf}: ${digests(partsOf(situation))}`,
    )
    expect(lines).toMatchSnapshot()
  })

  test('of many more made fields, crop by crop', () => {
    const more = withMoreTold(madeSituations(1200, 50), 51)
    expect(digestsByKey(more.map((situation) => [situation.crop, partsOf(situation)]))).toMatchSnapshot()
  }, 300_000)
})

test('the usual week of each crop is the one recorded', () => {
  const lines = CANONICAL_CROPS.flatMap((crop, n) =>
    [0, 91, 182, 273].map((day) => {
      const place = HOMES[(n * 5 + day) % HOMES.length]!
      const asOf = addDays('2029-01-15', day)
      const week = adviseTypicalWeek({
        ...{ asOf, place, crop, plantingDate: null, statedStage: null, soil: null, areaAcres: null },
        ...{ irrigation: [], history: [], forecast: [] },
      })
      return `${crop} ${asOf}: ${week && `${week.advice.situation} ${week.planted} ${digest(week)}`}`
    }),
  )
  expect(lines).toMatchSnapshot()
})

test('the weeks of farmers who follow half of it are those recorded', () => {
  const lines = [...farmerWeeks(24, 5)].map(({ farmer, asOf, advice }) => {
    const shown = advice.toSorted(compareByDueDay).map((one) => `${one.situation} ${adviceDueDay(one)}`)
    return `${farmer} ${asOf}: ${shown.join(' | ')}`
  })
  expect(lines.filter((_, n) => n % 4 === 0)).toMatchSnapshot()
  expect(digest(lines)).toMatchSnapshot()
})

test('questions about each crop are those recorded', () => {
  expect(listCropQuestions(null)).toEqual(listCropQuestions('NG'))
  for (const country of ['NG', 'NA'])
    expect(listCropQuestions(country).map((one) => JSON.stringify(one))).toMatchSnapshot()
})
