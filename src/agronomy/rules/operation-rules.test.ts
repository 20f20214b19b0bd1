import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import type { Advice } from '../types.ts'
import { irrigationRules } from './irrigation.ts'
import { seedKeepingFacts } from './operation-facts.ts'
import { operationRules } from './operation-rules.ts'
import { quietWeekRules } from './quiet-week.ts'
import { strigaRules } from './striga.ts'

const asOf = '2026-08-10'
const scene = (crop: CanonicalCropId, age: number, over: Partial<Scene> = {}): Scene => ({
  place: 'makurdi',
  crop,
  asOf,
  planted: addDays(asOf, -age),
  past: rains(),
  ahead: [0, 3, 0, 0, 5, 0, 0],
  ...over,
})
const done = (kind: LogKind, date: string): LogEntry => ({
  kind,
  date,
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
})
/** Whatever its prospects, which have tests of their own. */
const fieldOf = (...told: Parameters<typeof scene>) => ({
  ...assessField(situationOf(scene(...told))),
  prospects: 'fine' as const,
})
const given = (...told: Parameters<typeof scene>) =>
  operationRules(fieldOf(...told)).map(({ rule, facts }) => rule.replace('care.', '') + (facts.n ? ` ${facts.n}` : ''))

describe('the work of', () => {
  test('watermelon: the hoe is put away only when nothing is left to weed', () => {
    const told = [28, 35, 42].map((age) => given('watermelon', age))
    for (const rules of told)
      expect(rules.includes('vines') && rules.some((rule) => rule.startsWith('weeds'))).toBe(false)
    expect(told.flat()).toContain('vines')
  })

  test('maize: stand counted, thinned and weeded in weeks 2 to 3, weeded and heaped in weeks 5 to 6', () => {
    expect(given('maize', 8)).toEqual(['planting.stand-late'])
    expect(given('maize', 16)).toEqual(['thin', 'weeds 1'])
    expect(given('maize', 30)).toEqual([])
    expect(given('maize', 37)).toEqual(['weeds-heap 2'])
    expect(given('maize', 60)).toEqual([])
  })

  test('cassava: weeded in weeks 3 to 4, 8 and 12, and sick plants pulled', () => {
    expect(given('cassava', 23)).toEqual(['fill', 'weeds 1', 'rogue'])
    expect([55, 84].map((age) => given('cassava', age))).toEqual([['weeds 2'], ['weeds 3']])
    expect(given('cassava', 150)).toEqual([])
  })

  test('sorghum: the soil is heaped with the second weeding, and not asked for besides', () => {
    expect(given('sorghum', 22)).toContain('weeds 1')
    expect(given('sorghum', 42)).toEqual(['weeds-heap 2'])
    expect([49, 56].map((age) => given('sorghum', age))).toEqual([['weeds-heap 2'], []])
  })

  test('where no planting time is known, what was sown is counted, and nobody is told that it is too late', () => {
    const [stand] = operationRules(fieldOf('millet', 12, { place: 'jos', asOf: '2026-06-10', planted: '2026-05-29' }))
    expect(stand!.rule).toBe('planting.stand')
    expect(stand!.facts).not.toHaveProperty('last')
    expect(wordAdvice(stand!, 'en').sms).toEndWith('sow a second time when soil is wet.')
  })

  test('rain-fed rice is weeded in mud only where more rain fell in two weeks than went into the air', () => {
    const rice = (mm: number) =>
      operationRules(
        fieldOf('rice', 25, {
          place: 'makurdi',
          asOf: '2026-07-23',
          planted: '2026-06-28',
          past: Array(30).fill(mm),
          ahead: Array(7).fill(3),
          field: { riceField: 'lowland', soil: 'clay' },
        }),
      ).map(({ rule }) => rule)
    expect(rice(12)).toContain('care.weeds-paddy')
    expect(rice(2)).not.toContain('care.weeds-paddy')
    expect(rice(2)).toContain('care.weeds')
  })

  test('a stand is counted while it can still be sown a second time', () => {
    const counted = fieldOf('maize', 12, { place: 'kano', asOf: '2026-07-12', planted: '2026-06-30' })
    const [stand] = operationRules(counted)
    expect(stand).toMatchObject({ rule: 'planting.stand', facts: { last: '07-14' } })
    expect(stand!.validUntil <= '2026-07-14').toBe(true)
  })

  test('groundnuts: no hoe from day 45 on, told for two weeks', () => {
    expect(given('groundnuts', 46)).toContain('pegs')
    expect(given('groundnuts', 60)).not.toContain('pegs')
  })

  test('yam: grass on the mounds when planted, a stake when it sprouts, no leaf stripped', () => {
    expect(given('yam', 5)).toEqual(['cap'])
    const [stake] = operationRules(fieldOf('yam', 50)).filter(({ rule }) => rule === 'care.stake-vines')
    expect(wordAdvice(stake!, 'en').content).toContain('Never strip leaves')
  })

  test('tomato: stakes before it flowers', () => {
    expect(given('tomato', 16)).toEqual(['weeds 1', 'stake'])
  })

  test('rice: weeded in mud where water stands, with a hoe on the upland; drained before it is cut', () => {
    expect(given('rice', 20)).toEqual(['weeds-paddy 1'])
    expect(given('rice', 20, { field: { riceField: 'upland' } })).toEqual(['weeds 1'])
  })

  test('rice, sorghum and millet: guarded from birds while the grain is milky, unless a card on these birds says so', () => {
    for (const crop of ['rice', 'sorghum', 'millet'] as const)
      expect(Array.from({ length: 60 }, (_, n) => given(crop, 60 + n)).flat()).toContain('birds')
    const ripe = { category: 'pest', facts: { pest: 'birds_quelea' } } as unknown as Advice
    const field = assessField(situationOf({ place: 'kano', crop: 'rice', asOf: '2026-10-05', planted: '2026-06-15' }))
    const guards = (found: readonly Advice[]) => operationRules(field, found).some(({ rule }) => rule === 'care.birds')
    expect([guards([]), guards([ripe])]).toEqual([true, false])
  })

  test('mangoes: mulch and a fire line before the dry months, pruned after the harvest', () => {
    const mango = (day: string, weather: Partial<Scene> = {}) =>
      given('mangoes', 4000, { asOf: day, planted: '2015-07-01', place: 'kano', ...weather })
    expect(mango('2026-08-17')).toContain('prune')
    expect(mango('2026-10-05', { past: dry(14), ahead: dry(7) })).toContain('tree-dry')
    expect(mango('2026-10-05', { past: rains(), ahead: showers() })).not.toContain('tree-dry')
    expect(mango('2026-12-14')).toEqual([])
  })

  test('yam: no sett is set into a gap in a drought', () => {
    const ages = Array.from({ length: 60 }, (_, n) => n + 14)
    const filled = (past: number[], ahead: number[]) =>
      ages.some((age) => given('yam', age, { past, ahead }).includes('fill'))
    expect(filled(rains(), [0, 3, 0, 0, 5, 0, 0])).toBe(true)
    expect(filled(Array(21).fill(0), Array(7).fill(0))).toBe(false)
  })

  test('sugarcane: no mulch round trunks, which it has not', () => {
    for (const age of [100, 130, 160])
      expect(given('sugarcane', age, { asOf: '2026-11-02', planted: '2026-06-10' })).not.toContain('tree-dry')
  })

  test('a plantain mat: one mother, one daughter, every two months from the fourth on', () => {
    expect(given('plantain', 121)).toContain('mat')
    expect(given('plantain', 160)).not.toContain('mat')
    expect(given('plantain', 181)).toContain('mat')
  })
})

describe('what is done', () => {
  test('ends its card, and is what one tap writes down', () => {
    const [card] = operationRules(fieldOf('cassava', 55))
    expect(card!.closes).toEqual({ kind: 'weeded', n: 2 })
    const log = [done('weeded', addDays(asOf, -30)), done('weeded', addDays(asOf, -1))]
    expect(given('cassava', 55, { field: { log } })).toEqual([])
  })
})

describe('what it says', () => {
  const say = (...told: Parameters<typeof scene>) => wordAdvice(operationRules(fieldOf(...told))[0]!, 'en')

  test('which weeding of how many, by when, how, and the work for the field as a range', () => {
    const { title, content, sms } = say('cassava', 55, { field: { areaAcres: 2 } })
    expect(title).toBe('Cassava: weed, 2 of 3')
    expect(content).toContain('hoe shallow on a dry morning')
    expect(content).toContain('Your 2 acres will take one person about 16 to 24 days.')
    expect(sms).toStartWith('Cassava: hoe shallow by')
    expect(sms).toContain('weeding 2 of 3')
  })

  test('when the soil bears it again, if heavy rain stands before it', () => {
    const { content } = say('cassava', 55, { ahead: [10, 60, 45, 0, 0, 0, 0] })
    expect(content).toContain('Start on Thursday 13 Aug')
  })

  test('before heavy rain that is some dry days off', () => {
    const { content } = say('cassava', 55, { ahead: [0, 0, 0, 60, 45, 0, 0] })
    expect(content).toContain('By Wednesday 12 Aug')
    expect(content).not.toContain('Start on')
  })

  test('the seed for a field that is to be planted', () => {
    const planned = { planted: '2026-09-05', field: { areaAcres: 2 } } as const
    expect(say('maize', 0, planned).content).toContain('Get 16 to 20 kg of good seed for your 2 acres.')
  })

  test('how many plants stay, wherever a crop is thinned', () => {
    for (const crop of CANONICAL_CROPS)
      if (cropFacts(crop).record.practice.plan.some(({ id }) => id === 'thin'))
        expect([crop, seedKeepingFacts(fieldOf(crop, 16))]).not.toEqual([crop, null])
    expect(seedKeepingFacts(fieldOf('millet', 16))).toEqual({ keepFor: 'range', keepLow: 2, keepHigh: 3 })
    expect(seedKeepingFacts(fieldOf('millet', 16, { place: 'oshakati' }))).toEqual({
      keepFor: 'one',
      keepLow: 1,
      keepHigh: 1,
    })
  })

  test('its sources: the plan’s row, and what was read of weeding', () => {
    expect(operationRules(fieldOf('cassava', 55))[0]!.actions).toContain('practice.ehinga_weeds')
    const staking = Array.from({ length: 12 }, (_, week) => operationRules(fieldOf('yam', 7 * week)))
      .flat()
      .find(({ rule }) => rule === 'care.stake-vines')
    expect(staking?.actions).toContain('practice.fourclicks_yam')
  })
})

describe('in a field with striga', () => {
  const striga = (over: Partial<Scene>) =>
    strigaRules(fieldOf('maize', 0, { place: 'kano', ...over })).map((advice) => wordAdvice(advice, 'en').content)
  const yes = { field: { striga: true } } as const

  test('a resistant variety is named before it is planted, and a legume instead', () => {
    const [content] = striga({ planted: '2026-09-10', ...yes })
    expect(content).toContain('SAMMAZ 15, SAMMAZ 16, SAMMAZ 77')
    expect(content).toContain('soybean, groundnuts or cowpeas')
  })

  test('no variety of Nigeria is named in Namibia, where nobody sells it', () => {
    const planted = '2026-12-20'
    const abroad = strigaRules(fieldOf('maize', 0, { place: 'rundu', planted, asOf: '2026-11-23', ...yes })).map(
      (advice) => wordAdvice(advice, 'en').content,
    )
    expect(abroad[0]).toContain('Ask for a variety that resists striga')
    expect(abroad.join()).not.toContain('SAMMAZ')
  })

  test('both reach the farmer: a planned crop’s advice and one that was brought in', () => {
    const rules = (planted: string, day: string) =>
      collectCandidates(situationOf(scene('maize', 0, { place: 'kano', planted, asOf: day, ...yes }))).map(
        ({ rule }) => rule,
      )
    expect(rules('2026-09-10', asOf)).toContain('striga.variety')
    expect(rules('2026-06-25', '2026-11-16')).toContain('striga.rotate')
  })

  test('after the harvest a legume for next year', () => {
    const after = (asOf: string) => striga({ planted: '2026-06-25', asOf, ...yes })
    expect(after('2026-11-16')[0]).toContain('Next season sow soybean')
    expect(after('2026-12-14')).toEqual([])
  })

  test('nothing of it in the season, nor where none has been seen', () => {
    expect(striga({ planted: '2026-07-20', ...yes })).toEqual([])
    expect(striga({ planted: '2026-09-10' })).toEqual([])
  })
})

test('a quiet week has one line, never the same two weeks running, and names the next step when it is near', () => {
  const lines = Array.from({ length: 12 }, (_, week) => {
    const [advice] = quietWeekRules(
      fieldOf('cassava', 130 + 7 * week, { asOf: addDays(asOf, 7 * week), planted: '2026-04-02' }),
    )
    return advice!.situation
  })
  for (const [n, line] of lines.entries()) expect(line).not.toBe(lines[n + 1] ?? '')
  expect(new Set(lines).size).toBeGreaterThanOrEqual(3)
  const near = Array.from({ length: 2 }, (_, week) =>
    quietWeekRules(fieldOf('maize', 27 + 7 * week, { asOf: addDays(asOf, 7 * week), planted: '2026-07-14' })).map(
      ({ rule }) => rule,
    ),
  ).flat()
  expect(near).toContain('care.next')
})

test('a tree that has not borne is not pruned after a harvest', () => {
  const avocado = (planted: string) =>
    collectCandidates(situationOf({ place: 'otavi', crop: 'avocados', asOf: '2027-08-17', planted }))
  expect(avocado('2025-02-15').map(({ rule }) => rule)).not.toContain('care.prune')
})

test('of an oil palm dead fronds are cut, and no branches', () => {
  const palm = situationOf({ place: 'ibadan', crop: 'oil-palm', asOf: '2026-11-18', planted: '2016-06-01' })
  const told = collectCandidates(palm).map(({ rule }) => rule)
  expect(told).toContain('care.fronds')
  expect(told).not.toContain('care.prune')
})

test('work in the last of its weeks has three days at least', () => {
  const cowpeas = situationOf({
    place: 'kano',
    crop: 'cowpeas',
    asOf: '2026-08-10',
    planted: '2026-07-10',
    past: rains(),
    ahead: showers(),
  })
  const weeding = operationRules(assessField(cowpeas)).find(({ closes }) => closes?.kind === 'weeded')
  expect(weeding?.facts.by).toBe('2026-08-13')
})

describe('the days of a work', () => {
  const weeding = (age: number, over: Partial<Scene> = {}) =>
    operationRules(fieldOf('cassava', age, over)).find(({ rule }) => rule === 'care.weeds')!

  test('are a week, or what is left in which it pays, but three at least', () => {
    const days = [55, 61, 62, 63, 64, 66].map((age) => weeding(age).validUntil.slice(5))
    expect(days).toEqual(['08-16', '08-16', '08-15', '08-14', '08-13', '08-13'])
  })

  test('go on to the first on which weeds can be hoed, where it rains in all that are left', () => {
    const until = (...ahead: number[]) => weeding(64, { ahead }).validUntil.slice(5)
    expect(until(5, 5, 5, 5, 5, 4.9, 0)).toBe('08-15')
    expect(until(5, 5, 5, 5, 5, 5, 0)).toBe('08-16')
    expect(until(4.9, 5, 5, 5, 5, 5, 5)).toBe('08-13')
  })

  test('do not go on for work that needs no dry morning', () => {
    const thinning = operationRules(fieldOf('maize', 26, { ahead: [5, 5, 5, 5, 5, 0, 0] })).find(
      ({ rule }) => rule === 'care.thin',
    )
    expect(thinning!.validUntil).toBe('2026-08-13')
  })
})

describe('how a work is weighed', () => {
  const scoreOf = (crop: CanonicalCropId, age: number, rule: string, over: Partial<Scene> = {}) =>
    operationRules(fieldOf(crop, age, over)).find((each) => each.rule === rule)!.score

  test('it presses more when its last three days have come', () => {
    expect([56, 57].map((age) => scoreOf('cassava', age, 'care.weeds'))).toEqual([8 * 6 * 9, 8 * 7 * 9])
    // Behind heavy rain it begins anew.
    expect(scoreOf('cassava', 62, 'care.weeds', { ahead: [0, 60, 45, 0, 0, 0, 0] })).toBe(8 * 6 * 9)
  })

  test('it gives way when it was told a week before; weeds that stand do not', () => {
    expect([20, 21].map((age) => scoreOf('tomato', age, 'care.stake'))).toEqual([5 * 6 * 9, 5 * 5 * 9])
    expect(scoreOf('tomato', 21, 'care.weeds')).toBe(8 * 7 * 9)
  })

  test('what loses little by another week is of low priority', () => {
    const priority = (crop: CanonicalCropId, age: number, rule: string) =>
      operationRules(fieldOf(crop, age)).find((each) => each.rule === rule)?.priority
    expect(priority('watermelon', 42, 'care.vines')).toBe('low')
    expect(priority('tomato', 16, 'care.stake')).toBe('medium')
  })

  test('vines that cover the ground are said to spread no more, however late the crop is entered', () => {
    const told = (age: number) => {
      const asOf = addDays('2026-06-20', age)
      const field = { addedOn: asOf, enteredOn: asOf }
      const entered: Scene = { place: 'kano', crop: 'watermelon', asOf, planted: '2026-06-20', past: rains(), field }
      return operationRules(assessField(situationOf(entered))).some(({ rule }) => rule === 'care.vines')
    }
    expect([45, 49, 50, 54, 58].map(told)).toEqual([true, true, false, false, false])
  })

  test('the last day to sow again is said when it is near, and not two months before', () => {
    const last = (planted: string) =>
      operationRules(
        assessField(
          situationOf({
            place: 'zaria',
            crop: 'cotton',
            asOf: addDays(planted, 12),
            planted,
            past: rains(),
            ahead: rains().slice(0, 7),
          }),
        ),
      ).find(({ rule }) => rule === 'planting.stand')?.facts.last
    expect([last('2026-06-01'), last('2026-06-24')]).toEqual([undefined, '07-20'])
  })

  test('it is sure only where the stage is', () => {
    for (const [stageSure, confidence] of [
      [true, 'high'],
      [false, 'medium'],
    ] as const)
      expect(operationRules({ ...fieldOf('cassava', 55), stageSure })[0]!.confidence).toBe(confidence)
  })
})

test('mosaic is pulled out of cassava by one card a week', () => {
  const field = fieldOf('cassava', 24, { place: 'ibadan' })
  const [rogue] = operationRules(field).filter(({ rule }) => rule === 'care.rogue')
  expect(rogue).toBeDefined()
  const mosaic = { ...rogue!, rule: 'risk.watch' as const, facts: { pest: 'cmd' as const } }
  expect(operationRules(field, [mosaic]).map(({ rule }) => rule)).not.toContain('care.rogue')
})

test('of suckers of plantain that died others are set: nothing is sown a second time', () => {
  const plantain = operationRules(fieldOf('plantain', 35, { place: 'calabar' })).map(({ rule }) => rule)
  expect(plantain).toContain('care.fill')
  expect(plantain).not.toContain('planting.stand')
})

test('rings are weeded by one card: that of young trees watered by hand has the weeding', () => {
  const [young] = irrigationRules(
    assessField(
      situationOf({
        ...{ place: 'kano', crop: 'mangoes', asOf: '2026-03-10', planted: '2025-07-01', past: dry(60), ahead: dry(7) },
        field: { irrigation: ['manual'] },
      }),
    ),
  )
  expect(young?.rule).toMatch(/^dry\.(young-tree|tree-weeded)$/)
  const rings = (found: Advice[]) => ringWeeks(found).filter((rule) => rule === 'care.ring-weed').length
  expect(rings([])).toBeGreaterThan(0)
  expect(rings([young!])).toBe(0)
})

/** Rules of a year of Mondays beside what was found. */
const ringWeeks = (found: Advice[]) =>
  Array.from({ length: 52 }, (_, n) =>
    operationRules(fieldOf('mangoes', 300, { asOf: addDays('2026-01-05', 7 * n), planted: '2025-01-01' }), found),
  ).flatMap((week) => week.map(({ rule }) => rule))
