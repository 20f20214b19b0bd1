import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage, IrrigationMethod } from '../../contracts/farm.ts'
import { collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays, daysBetween } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { buildSeasonPlan } from './season-plan.ts'

const IN = /^harvest\.(drying|curing|ferment|store|sell|check)/
const HARVEST = /^harvest\.(now|pick|lift|before-rain)/
/** Roots that wait are lifted by the season, not by the day. */
const BY_THE_DAY = CANONICAL_CROPS.filter((crop) => {
  const { record } = cropFacts(crop)
  return record.life === 'annual' && !(record.harvest.kind === 'roots' && record.harvest.waits)
})
const scene = (crop: CanonicalCropId, planted: string, day: number, over: Partial<Scene> = {}): Scene => ({
  ...{ place: 'makurdi', crop, planted, asOf: addDays(planted, day), past: Array(40).fill(3), ahead: dry(8) },
  ...over,
})
const rules = (given: Scene) => collectCandidates(situationOf(given)).map(({ rule }) => rule)
const unlogged = { varietyDays: null, log: [] }

test.each(BY_THE_DAY)('%s is ripe on one day for the plan and its card', (crop) => {
  const planted = '2026-06-10'
  const irrigation: IrrigationMethod[] = ['drip']
  const at = (day: number) => scene(crop, planted, day, { field: { ...unlogged, irrigation } })
  const length = assessField(situationOf(at(1))).seasonLength
  const days = Array.from({ length: length + 60 }, (_, day) => day).filter((day) => day > length / 2)
  const first = days.find((day) => rules(at(day)).some((rule) => HARVEST.test(rule)))!
  const row = buildSeasonPlan(assessField(situationOf(at(first)))).find(({ operation }) => operation === 'harvested')!
  expect(Math.abs(daysBetween(addDays(planted, first), row.usual.from))).toBeLessThanOrEqual(2)
})

describe('a crop too cold to ripen', () => {
  const sesame = (day: number, field: Scene['field'] = {}) =>
    scene('sesame', '2026-04-01', day, {
      ...{ place: 'otavi', past: dry(40) },
      field: { ...unlogged, irrigation: ['drip'], ...field },
    })
  const weeks = Array.from({ length: 34 }, (_, week) => 7 * week)

  test('is never announced ripe, nor stored', () => {
    expect(weeks.flatMap((day) => rules(sesame(day))).filter((rule) => rule.startsWith('harvest.'))).toEqual([])
  })
  test('is harvested when its farmer sees it ripe', () => {
    const field = { statedStage: 'mature', stageStatedOn: addDays('2026-04-01', 112) } as const
    expect(rules(sesame(112, field))).toContain('harvest.now')
  })
})

describe('a stage reported after the reckoned harvest', () => {
  const DRIED = CANONICAL_CROPS.filter((crop) => {
    const { record } = cropFacts(crop)
    return record.life === 'annual' && record.harvest.kind === 'dried'
  })
  const planted = '2026-06-10'
  test.each(['vegetative', 'fruiting', 'mature'] as const)(
    '%s makes no stored harvest of a crop that stands',
    (stage) => {
      const stored: string[] = []
      for (const crop of DRIED) {
        const { stages, seasonLength } = assessField(situationOf(scene(crop, planted, 1, { field: unlogged })))
        const seen = Math.max(seasonLength, stages.stages.total) + 20
        const field = { ...unlogged, statedStage: stage as GrowthStage, stageStatedOn: addDays(planted, seen) }
        const at = (week: number) => situationOf(scene(crop, planted, seen + 7 * week, { field }))
        // A late variety may bear fruit then: its own harvest follows.
        if (stage === 'fruiting' && assessField(at(0)).stage === stage) continue
        for (let week = 0; week < 10; week++) {
          const given = collectCandidates(at(week)).map(({ rule }) => rule)
          if (given.some((rule) => IN.test(rule))) stored.push(`${crop} ${week}: ${given}`)
          if (week === 0) expect([crop, given.some((rule) => /stage\.|harvest\./.test(rule))]).toEqual([crop, true])
        }
      }
      expect(stored).toEqual([])
    },
  )
})

test('flowers, fruit or ripeness reported before a plant could be up are asked about, growth is not', () => {
  const asked = (stage: GrowthStage) =>
    rules(scene('maize', '2026-06-20', 3, { field: { statedStage: stage, stageStatedOn: '2026-06-23' } })).includes(
      'stage.question',
    )
  expect(['flowering', 'fruiting', 'mature'].map((stage) => asked(stage as GrowthStage))).toEqual([true, true, true])
  expect([asked('planted'), asked('seedling'), asked('vegetative')]).toEqual([false, false, false])
})
