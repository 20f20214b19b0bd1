import { describe, expect, test } from 'bun:test'
import { evidenceValue, wordAdvice } from '../../advice-words/word-advice.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates, rankAdviceCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { allSources } from '../sources.ts'
import { dry, logged, rains, type Scene, showers, situationOf, wateredOn } from '../testing/example-fields.ts'
import type { Advice } from '../types.ts'

const considered = (scene: Scene): Advice[] => rankAdviceCandidates(situationOf(scene)).map(({ advice }) => advice)
const find = (scene: Scene, key: string): Advice | undefined =>
  considered(scene).find(({ situation }) => situation.startsWith(key))

const maize: Scene = {
  place: 'kano',
  crop: 'maize',
  variety: 90,
  asOf: '2026-08-05',
  planted: '2026-07-01',
  past: rains(),
  ahead: showers(),
}
const tomato: Scene = {
  place: 'kano',
  crop: 'tomato',
  asOf: '2026-01-15',
  planted: '2025-11-20',
  past: dry(30),
  ahead: dry(7),
  field: { irrigation: ['furrow'], areaAcres: 2 },
}

describe('irrigation', () => {
  test('says how much in what the farmer counts or sees, how often, and what it comes from', () => {
    const advice = find(tomato, 'irrigation.')!
    expect(advice.facts).toMatchObject({ waterFor: 'furrow', stick: 40, again: 'many', test: 'hand', after: 'pump' })
    expect(advice.evidence.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['evidence.depletion', 'evidence.readilyAvailable', 'evidence.efficiency']),
    )
    expect(advice.evidence.find(({ label }) => label === 'evidence.efficiency')!.rough).toBe(true)
    expect(advice.closes).toEqual({ kind: 'watered', n: null })
  })

  test('nobody is told to water a rain-fed field', () => {
    expect(considered({ ...tomato, field: {} }).filter(({ rule }) => rule.startsWith('irrigation'))).toEqual([])
  })

  test('a field told to have been watered yesterday has enough', () => {
    const watered: Scene = { ...tomato, field: { irrigation: ['furrow'], log: [wateredOn('2026-01-14', 200)] } }
    expect(find(watered, 'irrigation.')!.rule).toBe('irrigation.soon')
  })

  test('ripe grain is not watered any more', () => {
    const ripe: Scene = {
      ...maize,
      variety: 125,
      asOf: '2026-10-26',
      past: dry(),
      ahead: dry(7),
      field: { irrigation: ['furrow'] },
    }
    expect(
      considered(ripe)
        .filter(({ rule }) => rule.startsWith('irrigation'))
        .map(({ rule }) => rule),
    ).toEqual(['irrigation.stop'])
  })
})

describe('heavy rain and waterlogging', () => {
  test('60 mm in three days is heavy on clay and not on sand', () => {
    const wet = { ...maize, past: dry(), ahead: [0, 20, 22, 18, 0, 0, 0] }
    expect(find({ ...wet, field: { soil: 'clay' } }, 'rain.heavy-clay')).toBeDefined()
    expect(find({ ...wet, field: { soil: 'sand' } }, 'rain.')).toBeUndefined()
  })

  test('is urgent within two days and valid until the last rainy day', () => {
    const advice = find({ ...maize, ahead: [0, 55, 40, 0, 0, 0, 0] }, 'rain.heavy')!
    expect(advice).toMatchObject({
      priority: 'high',
      validUntil: '2026-08-07',
      facts: { from: '2026-08-06', to: '2026-08-07', by: '2026-08-05', rain: 95 },
    })
    expect(find({ ...maize, ahead: [0, 0, 0, 0, 55, 40, 0] }, 'rain.heavy')!.priority).toBe('medium')
  })

  test('after a deluge the soil is full, and fertiliser is not advised', () => {
    const after = { ...maize, past: [...rains(), 40, 35, 30], ahead: [0, 0, 2, 0, 0, 0, 0] }
    expect(find(after, 'rain.wet-soil')).toBeDefined()
    // Standing water is let out now, not on the eve of the next storm.
    const more = { ...after, ahead: [5, 0, 0, 0, 0, 90, 0] }
    expect(find(more, 'rain.')?.rule).toBe('rain.wet-soil')
    expect(collectCandidates(situationOf(after)).map(({ rule }) => rule)).not.toContain('fertilizer.go')
  })
})

test('heavy rain is no matter for a bearing oil palm on soil that drains, but of a young one and of clay', () => {
  const palm = (planted: string, soil: 'loam' | 'clay') =>
    collectCandidates(
      situationOf({
        ...{ place: 'calabar', crop: 'oil-palm', asOf: '2026-08-10', planted, past: rains() },
        ...{ ahead: [0, 0, 56, 40, 38, 0, 0], field: { soil } },
      }),
    ).some(({ rule }) => rule.startsWith('rain.heavy'))
  expect([palm('2016-10-09', 'loam'), palm('2025-10-09', 'loam'), palm('2016-10-09', 'clay')]).toEqual([
    false,
    true,
    true,
  ])
})

test('urea waits for a storm that begins on the fourth day, and the word on the storm is not dropped for it', () => {
  const rulesBefore = (ahead: number[]) =>
    collectCandidates(
      situationOf({
        ...{ place: 'kano', crop: 'spinach', asOf: '2026-08-17', planted: '2026-08-03', past: rains(), ahead },
        field: { soil: 'loam' },
      }),
    )
      .map(({ rule }) => rule)
      .filter((rule) => /^(rain|fertilizer)/.test(rule))
  expect(rulesBefore([16, 0, 4, 51, 33, 17, 0]).toSorted()).toEqual(['fertilizer.hold', 'rain.heavy'])
  expect(rulesBefore([16, 0, 4, 0, 0, 0, 0])).toEqual(['fertilizer.basal'])
})

test('no day of a dressing is within two days of rain that takes it away', () => {
  const dressing = (ahead: number[], soil: 'loam' | 'sand') =>
    collectCandidates(
      situationOf({
        ...{
          place: 'kano',
          crop: 'maize',
          variety: 90,
          asOf: '2026-08-03',
          planted: '2026-07-01',
          past: rains(),
          ahead,
        },
        field: { soil },
      }),
    ).flatMap(({ rule, validUntil, facts }) =>
      rule.startsWith('fertilizer.') ? [[rule, validUntil, facts.rain ?? null]] : [],
    )
  expect(dressing([0, 26, 29, 0, 21, 0, 0], 'loam')).toEqual([['fertilizer.hold', '2026-08-07', 75]])
  expect(dressing([0, 0, 0, 26, 29, 0, 0], 'loam')).toEqual([['fertilizer.go', '2026-08-04', null]])
  expect(dressing([0, 0, 0, 29, 0, 0, 0], 'sand')).toEqual([['fertilizer.together', '2026-08-04', null]])
  expect(dressing([0, 0, 0, 24, 0, 0, 0], 'sand')).toEqual([['fertilizer.together', '2026-08-08', null]])
})

test('a bearing mango is not fed in the week of a heavy rain', () => {
  const fed = (ahead: number[]) =>
    collectCandidates(
      situationOf({
        ...{ place: 'calabar', crop: 'mangoes', asOf: '2026-08-10', planted: '2016-10-09', past: rains(), ahead },
        field: { soil: 'loam' },
      }),
    ).some(({ rule }) => rule === 'fertilizer.tree')
  expect([fed(showers()), fed([0, 0, 0, 56, 40, 38, 0])]).toEqual([true, false])
})

test('a stage is not asked for again once a harvest has been told', () => {
  const banana = (log: LogEntry[]) =>
    collectCandidates(
      situationOf({
        ...{
          place: 'calabar',
          crop: 'banana',
          asOf: '2027-03-08',
          planted: '2024-12-12',
          past: rains(),
          ahead: showers(),
        },
        field: { statedStage: 'vegetative', stageStatedOn: '2026-08-20', log },
      }),
    ).map(({ rule }) => rule)
  expect(banana([])).toContain('stage.question')
  expect(banana([logged('harvested', '2027-02-20')])).not.toContain('stage.question')
})

describe('heat, cold and wind', () => {
  test('40 degrees are urgent for flowering maize on moist soil, not for sorghum', () => {
    const hot: Scene = {
      place: 'otavi',
      crop: 'maize',
      asOf: '2026-02-05',
      planted: '2025-12-08',
      past: rains(),
      ahead: [0, 0, 0, 3, 0, 0, 0],
      days: { tMax: 40, tMin: 22 },
    }
    expect(find(hot, 'heat.flowering')).toMatchObject({ priority: 'high', facts: { tmax: 40 } })
    expect(find({ ...hot, crop: 'sorghum', days: { tMax: 39, tMin: 22 } }, 'heat')).toBeUndefined()
  })

  test('frost is told only where it can come', () => {
    const cold: Scene = {
      place: 'mariental',
      crop: 'tomato',
      asOf: '2026-07-10',
      planted: '2026-06-01',
      past: dry(),
      ahead: dry(7),
      days: { tMin: 1, tMax: 17 },
    }
    expect(find(cold, 'cold.frost')!.priority).toBe('high')
    expect(find({ ...cold, days: { tMin: 9, tMax: 22 } }, 'cold.frost')).toBeUndefined()
  })
})

describe('dry spells without irrigation', () => {
  const spell = (days: number): Scene => ({
    ...maize,
    variety: 105,
    asOf: '2026-09-05',
    planted: '2026-07-06',
    past: [...rains(), ...dry(days)],
    ahead: dry(7),
  })

  test('ten days at flowering are urgent, seven a warning, three nothing', () => {
    expect(find(spell(12), 'dry.flowering')!.priority).toBe('high')
    expect(find(spell(8), 'dry.flowering')!.priority).toBe('medium')
    expect(find(spell(3), 'dry')).toBeUndefined()
    expect([9, 10].map((days) => find(spell(days), 'dry.flowering')!.priority)).toEqual(['medium', 'high'])
  })

  test('a shower within three days ends it', () => {
    expect(find({ ...spell(12), ahead: [0, 8, 0, 0, 0, 0, 0] }, 'dry')).toBeUndefined()
  })
})

describe('fertiliser against rain', () => {
  test('waits for heavy rain, goes in before a light one, and waits on dry soil', () => {
    expect(find({ ...maize, ahead: [10, 32, 0, 0, 0, 0, 0] }, 'fertilizer.')!.rule).toBe('fertilizer.hold')
    expect(find({ ...maize, ahead: [0, 9, 0, 0, 0, 0, 0] }, 'fertilizer.')!).toMatchObject({
      rule: 'fertilizer.go',
      weatherReason: 'light-rain',
    })
    expect(find({ ...maize, past: dry(), ahead: dry(7) }, 'fertilizer.')!.rule).toBe('fertilizer.wait-moist')
  })

  test('sand cannot hold 26 mm of rain and fertiliser together', () => {
    const coming = (mm: number): Scene => ({ ...maize, ahead: [mm - 12, 12, 0, 0, 0, 0, 0], field: { soil: 'sand' } })
    expect(find(coming(26), 'fertilizer.')!.rule).toBe('fertilizer.hold')
    expect(find(coming(24), 'fertilizer.')!.rule).toBe('fertilizer.together')
  })

  test('rates found in another zone are said to be rough', () => {
    const okra = find({ ...maize, crop: 'okra', planted: '2026-07-20' }, 'fertilizer.')!
    expect(wordAdvice(okra, 'en').content).toContain('about 1 bag of 50 kg + 17 kg an acre')
    expect(okra.evidence.find(({ label }) => label === 'evidence.dose')!.rough).toBe(true)
  })

  test('legumes get no nitrogen later, and groundnut pods get calcium', () => {
    expect(find({ ...maize, crop: 'cowpeas', asOf: '2026-08-25', planted: '2026-07-20' }, 'fertilizer')).toBeUndefined()
    expect(
      find(
        { ...maize, crop: 'groundnuts', asOf: '2026-07-20', planted: '2026-06-15', place: 'zaria' },
        'fertilizer.pods',
      ),
    ).toBeDefined()
  })
})

describe('harvest, drying and storage', () => {
  const ripe: Scene = {
    place: 'kano',
    crop: 'maize',
    asOf: '2026-10-26',
    planted: '2026-07-01',
    past: dry(),
    ahead: dry(7),
  }

  test('a seedling is never harvested and a ripe crop never weeded', () => {
    expect(find(maize, 'harvest')).toBeUndefined()
    expect(considered(ripe).filter(({ rule }) => rule.startsWith('care') || rule.startsWith('fertilizer'))).toEqual([])
  })

  test('what the farmer is harvesting is dried and stored, with a moisture limit only where it is well known', () => {
    const unsaid = { amount: null, unit: null, product: null, count: null, of: null }
    const harvesting = (crop: 'maize' | 'cowpeas' | 'bambara-groundnut') =>
      find({ ...ripe, crop, field: { log: [{ ...unsaid, kind: 'harvested', date: ripe.asOf }] } }, 'harvest.drying')!
    expect(harvesting('maize').facts.moisture).toBe(13)
    expect(harvesting('cowpeas').facts.moisture).toBe(12)
    expect(harvesting('bambara-groundnut').facts.moisture).toBeUndefined()
    expect(wordAdvice(harvesting('bambara-groundnut'), 'en').content).not.toContain('%')
  })

  test('months after the harvest the adviser asks instead of advising, three Mondays and then after a rest', () => {
    const rules = (field: Scene['field']) =>
      Array.from({ length: 16 }, (_, n) =>
        collectCandidates(situationOf({ ...ripe, asOf: addDays('2027-01-04', 7 * n), field })).map(({ rule }) => rule),
      )
    const weeks = rules({})
    expect(new Set(weeks.flat())).toEqual(new Set(['harvest.check', 'stage.over']))
    const runs = weeks.map((week) => (week.includes('stage.over') ? 'x' : '-')).join('')
    expect(runs).toMatch(/x/)
    expect(runs).not.toMatch(/xxxx/)
    // A reported sale means that the harvest is in.
    const sold = {
      kind: 'sold',
      date: '2026-12-01',
      amount: null,
      unit: null,
      product: null,
      count: null,
      of: null,
    } as const
    expect(rules({ log: [sold] }).flat()).not.toContain('stage.over')
  })
})

describe('weather that is only typical', () => {
  test('lowers the confidence, says so, and is never urgent', () => {
    const advice = find({ place: 'kano', crop: 'cotton', asOf: '2026-11-10', planted: '2026-07-10' }, 'dry')!
    expect(advice).toMatchObject({ priority: 'medium', weatherReason: 'typical', facts: { typical: 1 } })
    const { content, reason } = wordAdvice(advice, 'en')
    expect(content).toEndWith('(Usual weather; no live forecast.)')
    expect(reason).toBe('This follows what is usual here at this time of year.')
    for (const { label, rough } of advice.evidence) if (label.includes('dryDays')) expect(rough).toBe(true)
  })
})

test('with a forecast but no record behind, an advice is less sure and does not say that the forecast is missing', () => {
  const advice = find(
    { place: 'kano', crop: 'cotton', asOf: '2026-11-10', planted: '2026-07-10', ahead: dry(7) },
    'dry',
  )!
  expect(advice).toMatchObject({ priority: 'medium', confidence: 'medium', facts: { why: 'dry-season' } })
  expect(advice.facts.typical).toBeUndefined()
  const { content, reason } = wordAdvice(advice, 'en')
  expect(`${content} ${reason}`).not.toContain('live forecast')
  expect(reason).toContain('It hardly rains here in this season.')
})

describe('the same situation next day', () => {
  test('keeps its key', () => {
    const key = (asOf: string) =>
      collectCandidates(situationOf({ ...maize, asOf, ahead: [0, 9, 0, 4, 0, 0, 0] })).map(({ situation }) => situation)
    expect(key('2026-08-05')).toEqual(key('2026-08-06'))
  })
})

describe('evidence', () => {
  test('names only sources that are known, and has words for its values', () => {
    for (const scene of [maize, tomato, { ...maize, crop: 'cocoa' as const, place: 'akure' as const, planted: null }]) {
      for (const { evidence } of considered(scene)) {
        for (const figure of evidence) {
          expect(allSources().has(figure.source)).toBe(true)
          expect(evidenceValue(figure, 'ha')).not.toMatch(/undefined|NaN/)
        }
      }
    }
  })

  test('what is weakly sourced is marked rough, what is known is not', () => {
    const ofOkra = considered({ ...maize, crop: 'okra', planted: '2026-07-10', past: [], ahead: [] })
    const ofSorghum = considered({ ...maize, crop: 'sorghum', planted: '2026-07-10' })
    const seen = [...considered(tomato), ...considered(maize), ...ofOkra, ...ofSorghum].flatMap(
      ({ evidence }) => evidence,
    )
    const rough = seen.filter(({ source }) => allSources().get(source)!.rough)
    expect(new Set(rough.map(({ source }) => source))).toEqual(
      new Set(['irrigation-efficiency', 'irrigation-assumed', 'okra.stages', 'pest.striga', 'climate-normals']),
    )
    for (const { source, rough: marked } of rough) expect([source, marked]).toEqual([source, true])
    const dose = seen.find(({ source }) => source === 'fertilizer.sorghum.target.0')!
    expect(dose.rough).toBe(false)
  })
})

test('in a drought in which no money goes into the field no pest is watched for', () => {
  const millet = (days: number): Scene => ({
    ...{ place: 'kano', crop: 'sorghum', asOf: '2026-09-01', planted: '2026-06-28' },
    ...{ past: [...Array(60 - days).fill(8), ...dry(days)], ahead: dry(7), field: { soil: 'sand' } },
  })
  const considered = (days: number) =>
    rankAdviceCandidates(situationOf(millet(days))).map(({ advice }) => advice.category)
  expect(considered(14)).toContain('pest')
  expect(considered(45)).not.toContain('pest')
})
