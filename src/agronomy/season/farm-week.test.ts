import { describe, expect, test } from 'bun:test'
import type { LogKind } from '../../contracts/season.ts'
import type { RuleId } from '../rules/rule-catalogue.ts'
import type { Advice } from '../types.ts'
import { type FarmItem, planFarmWeek } from './farm-week.ts'

const item = (field: string, rule: RuleId, score: number, over: Partial<Advice> = {}, areaAcres = 1): FarmItem => ({
  field,
  areaAcres,
  advice: {
    rule,
    situation: rule,
    crop: 'maize',
    growthStage: 'vegetative',
    category: 'other',
    priority: 'medium',
    confidence: 'high',
    facts: { names: field },
    weatherReason: null,
    evidence: [],
    actions: ['memory'],
    closes: null,
    validUntil: '2026-08-05',
    score,
    ...over,
  },
})
const closing = (kind: LogKind, n = 1): Partial<Advice> => ({ closes: { kind, n } })
const given = (items: FarmItem[], days?: number) =>
  planFarmWeek(items, days)
    .filter(({ setAside }) => setAside === null)
    .map(({ item: { field, advice } }) => `${field} ${advice.rule}`)

describe('a farm’s week', () => {
  test('drains for the whole farm are told once, with the ripe roots to lift', () => {
    const drains = { category: 'other', facts: { fallen: 130 } } as Partial<Advice>
    const roots = { ...drains, facts: { fallen: 130, lift: 1 } } as Partial<Advice>
    expect(given([item('palm', 'rain.wet-soil', 200, drains), item('ginger', 'rain.wet-soil', 300, roots)])).toEqual([
      'ginger rain.wet-soil',
    ])
    const [first, second] = planFarmWeek([
      item('palm', 'rain.wet-soil', 300, drains),
      item('ginger', 'rain.wet-soil', 200, roots),
    ])
    expect([first?.item.field, first?.item.advice.facts.lift, second?.setAside]).toEqual(['palm', 1, 'doubled'])
  })

  test('urgent first, then the fixed points of the season, then what saves most', () => {
    expect(
      given([
        item('yam', 'risk.watch', 700, { category: 'pest' }),
        item('maize', 'care.weeds', 300, closing('weeded')),
        item('rice', 'rain.heavy', 200, { priority: 'high' }),
      ]),
    ).toEqual(['rice rain.heavy', 'maize care.weeds', 'yam risk.watch'])
  })

  test('rain that may flood a field is told for each soil, however much else there is to do', () => {
    const work = ['a', 'b', 'c', 'd', 'e'].map((field) => item(field, 'care.weeds', 500, closing('weeded'), 0.1))
    const storm: Partial<Advice> = { facts: { rains: 'coming', rain: 90 } }
    const clay = item('f', 'rain.heavy-clay', 100, storm)
    expect(given([...work, item('g', 'rain.heavy', 100, storm), clay]).filter((each) => each.includes('rain'))).toEqual(
      ['f rain.heavy-clay', 'g rain.heavy'],
    )
  })

  test('five cards over all fields, two of one unless they are urgent', () => {
    const fields = ['a', 'b', 'c', 'd'].flatMap((field) =>
      (['risk.watch', 'heat.flowering', 'wind.prop'] as const).map((rule, n) => item(field, rule, 300 - n)),
    )
    const told = planFarmWeek(fields)
    expect(told.filter(({ setAside }) => setAside === null)).toHaveLength(5)
    expect(new Set(given([...fields, item('a', 'cold.frost', 100, { priority: 'high' })])).size).toBe(5)
    const urgent = (['rain.heavy', 'cold.frost', 'wind.prop'] as const).map((rule) =>
      item('a', rule, 500, { priority: 'high' }),
    )
    expect(given(urgent)).toHaveLength(3)
    const medium = urgent.map(({ advice }) => item('a', advice.rule, 500))
    expect(given([...medium, item('b', 'wind.prop', 1)])).toHaveLength(3)
  })

  test('what is to be left undone is told however much work another field has', () => {
    const weeding = item('cassava', 'care.weeds', 500, closing('weeded'), 2)
    for (const rule of [
      'planting.wrong-season',
      'planting.no-rain',
      'care.pegs',
      'care.vines',
      'planting.too-late',
    ] as const)
      expect([rule, given([weeding, item('maize', rule, 100)])]).toEqual([
        rule,
        [`maize ${rule}`, 'cassava care.weeds'],
      ])
  })

  test('what spares money or work comes before any weeding and is never left out', () => {
    const weeding = ['a', 'b', 'c', 'd', 'e', 'f'].map((field) => item(field, 'care.weeds', 500, closing('weeded'), 2))
    const losses = (['planting.no-rain', 'planting.too-late', 'care.pegs'] as const).map((rule, n) =>
      item(`lost ${n}`, rule, 10),
    )
    const held = item('g', 'fertilizer.hold', 10, { category: 'fertilizer', ...closing('fed') })
    const week = given([...weeding, ...losses, held])
    expect(week.slice(0, 4).toSorted()).toEqual([
      'g fertilizer.hold',
      'lost 0 planting.no-rain',
      'lost 1 planting.too-late',
      'lost 2 care.pegs',
    ])
    expect(week).toHaveLength(4 + 5)
  })

  test('weeding two acres is told whatever days the family has, lighter work for what is left of them', () => {
    const weeding = item('maize', 'care.weeds', 400, closing('weeded'), 2)
    const thinning = item('okra', 'care.thin', 300, closing('thinned'), 2)
    expect(given([weeding, thinning], 10)).toEqual(['maize care.weeds'])
    expect(given([weeding, thinning], 40)).toEqual(['maize care.weeds', 'okra care.thin'])
    expect(given([weeding, item('okra', 'risk.watch', 100, { category: 'pest' })], 10)).toHaveLength(2)
  })

  test('of two equal advices that of the larger field comes first', () => {
    expect(given([item('small', 'heat.flowering', 300, {}, 0.2), item('large', 'heat.flowering', 300, {}, 4)])).toEqual(
      ['large heat.flowering', 'small heat.flowering'],
    )
  })

  test('that a count was low waits behind the weeding of another field, that it was high does not', () => {
    const weeding = ['a', 'b', 'c', 'd', 'e'].map((field) => item(field, 'care.weeds', 400, closing('weeded'), 2))
    const few = item('f', 'pest.few', 500, { priority: 'low', category: 'pest', ...closing('scouted') })
    const neem = item('g', 'pest.neem', 500, { category: 'pest', ...closing('sprayed') })
    expect(given([...weeding, few, neem])).toEqual([
      'g pest.neem',
      'a care.weeds',
      'b care.weeds',
      'c care.weeds',
      'd care.weeds',
    ])
  })

  test('what two fields of one crop would be told word for word is told once', () => {
    const told = (rule: RuleId) => {
      const [near, far, hill] = ['near', 'far', 'hill'].map((field) =>
        item(field, rule, 300, { priority: 'high', facts: { mm: 60 } }),
      )
      hill!.advice.crop = 'yam'
      return given([near!, far!, hill!])
    }
    expect(told('wind.prop')).toEqual(['far wind.prop', 'hill wind.prop'])
    // The rain falls on all crops of the farm.
    expect(told('rain.heavy')).toEqual(['far rain.heavy'])
  })

  test('a warning of rain costs no work: a long weeding does not crowd it out, nor does feed that is held back', () => {
    const weeding = item('maize', 'care.weeds', 400, closing('weeded'), 2)
    const held = item('yam', 'fertilizer.hold', 350, { category: 'fertilizer', ...closing('fed') }, 9)
    expect(planFarmWeek([weeding, held, item('okra', 'rain.heavy', 100)], 10).map(({ work }) => work)).toEqual([
      0, 20, 0,
    ])
    expect(given([weeding, held, item('okra', 'rain.heavy', 100)], 10)).toHaveLength(3)
  })

  test('nothing urgent is said of one crop only where nothing is said of another', () => {
    const quiet = [item('yam', 'care.next', 7, { priority: 'low' }), item('rice', 'care.walk', 7, { priority: 'low' })]
    expect(given(quiet)).toHaveLength(1)
    expect(given([...quiet, item('maize', 'risk.watch', 100, { category: 'pest' })])).toEqual(['maize risk.watch'])
  })

  test('a farm of one field gets all that its crop has; water is given up for nothing else', () => {
    const three = [
      item('maize', 'care.weeds', 400, closing('weeded')),
      item('maize', 'risk.watch', 300, { category: 'pest' }),
      item('maize', 'irrigation.now', 200, { category: 'irrigation' }),
    ]
    expect(given(three)).toEqual(['maize irrigation.now', 'maize care.weeds', 'maize risk.watch'])
    expect(given([...three, item('okra', 'heat.flowering', 100)], 20)).toEqual([
      'maize irrigation.now',
      'maize care.weeds',
      'okra heat.flowering',
    ])
  })

  test('what is set aside takes no place and no day', () => {
    const weeding = item('maize', 'care.weeds', 400, closing('weeded'))
    const thinning = item('okra', 'care.thin', 300, closing('thinned'))
    const light = item('yam', 'heat.flowering', 100)
    expect(given([weeding, thinning, light], 10.5)).toEqual(['maize care.weeds', 'yam heat.flowering'])
    const other = ['b', 'c', 'd'].map((field) => item(field, 'risk.watch', 50, { category: 'pest' }))
    expect(given([weeding, thinning, item('e', 'care.thin', 290, closing('thinned')), ...other], 10)).toHaveLength(4)
  })

  test('half a day must fit exactly into the days that are left, less always finds its time', () => {
    const weeding = item('maize', 'care.weeds', 400, closing('weeded'))
    const half = item('okra', 'heat.flowering', 100)
    const reason = (days: number, other: FarmItem) => planFarmWeek([weeding, other], days).at(-1)!.setAside
    expect([reason(10.5, half), reason(10.4, half), reason(10, half)]).toEqual([null, 'labour', 'labour'])
    expect(reason(10, item('yam', 'risk.watch', 90, { category: 'disease' }))).toBeNull()
  })

  test.each([
    ['weeded', 20],
    ['thinned', 6],
    ['earthed_up', 12],
    ['staked', 12],
    ['harvested', 16],
    ['dried', 4],
    ['watered', 0.5],
  ] as const)('on two acres the work that closes as %s takes one person %p days', (kind, days) => {
    const rule = kind === 'watered' ? 'irrigation.now' : 'care.weeds'
    const category = kind === 'watered' ? 'irrigation' : 'other'
    expect(planFarmWeek([item('maize', rule, 300, { category, ...closing(kind) }, 2)])[0]!.work).toBe(days)
  })

  test.each([
    ['fertilizer', 3],
    ['irrigation', 0.5],
    ['pest', 0.1],
    ['disease', 0.1],
    ['other', 0.5],
  ] as const)('on two acres other work of the category %s takes one person %p days', (category, days) => {
    expect(planFarmWeek([item('maize', 'heat.flowering', 300, { category }, 2)])[0]!.work).toBe(days)
  })

  test('the work on a field of unknown size is that on an acre', () => {
    const unknown = { ...item('maize', 'care.weeds', 300, closing('weeded')), areaAcres: null }
    const none = item('yam', 'care.weeds', 300, closing('weeded'), 0)
    expect(planFarmWeek([unknown, none]).map(({ work }) => work)).toEqual([10, 10])
  })

  test('all that is urgent of one field of several is told', () => {
    const urgent = (['heat.flowering', 'cold.frost', 'wind.prop'] as const).map((rule) =>
      item('a', rule, 500, { priority: 'high', category: 'other' }),
    )
    expect(given([...urgent, item('b', 'wind.prop', 1)])).toHaveLength(4)
  })

  test('the same words for another day are told besides', () => {
    const told = (validUntil: string, mm = 60) =>
      item(`to ${validUntil} of ${mm}`, 'rain.heavy', 300, { priority: 'high', facts: { mm }, validUntil })
    expect(given([told('2026-08-05'), told('2026-08-06'), told('2026-08-05', 70)])).toHaveLength(3)
  })

  test('a field counts by the root of its size, up to 25 acres', () => {
    const of = (acres: number | null, score: number) => ({
      ...item(`${acres} acres`, 'heat.flowering', score),
      areaAcres: acres,
    })
    const first = (...items: FarmItem[]) => given(items)[0]!.split(' ')[0]
    expect(first(of(4, 150), of(1, 301))).toBe('1')
    expect(first(of(4, 151), of(1, 301))).toBe('4')
    expect(first(of(100, 300), of(25, 301))).toBe('25')
    for (const unknown of [null, 0]) expect(first(of(unknown, 300), of(1, 299))).toBe(String(unknown))
  })

  test('counts less the more work it takes, by the root of its days and one', () => {
    const scouting = item('okra', 'risk.watch', 300, { category: 'pest' })
    const first = (score: number) => given([scouting, item('yam', 'heat.flowering', score)])[0]
    // 300 for a tenth of a day are worth as much as 350.3 for half a day.
    expect([first(350), first(351)]).toEqual(['okra risk.watch', 'yam heat.flowering'])
  })

  test('the order of the fields changes nothing', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((field) => item(field, 'heat.flowering', 300))
    expect(given(items)).toEqual(given(items.toReversed()))
  })
})

test('no field is told to hold fertiliser for rain that is not near or after the feeding, while another is fed', () => {
  const holds = item('mangoes', 'rain.sand', 100, { priority: 'low' })
  const fed = item('rice', 'fertilizer.basal', 200, { category: 'fertilizer' })
  const setAside = (items: FarmItem[]) =>
    planFarmWeek(items).find(({ item: { advice } }) => advice.rule === 'rain.sand')!.setAside
  expect(setAside([holds, fed])).toBe('contradicts')
  expect(setAside([holds])).toBeNull()
  const from = (day: string) =>
    setAside([
      item('maize', 'rain.sand', 300, { priority: 'medium', facts: { from: day } }),
      item('rice', 'fertilizer.basal', 200, { category: 'fertilizer', validUntil: '2026-07-14' }),
    ])
  expect([from('2026-07-15'), from('2026-07-14')]).toEqual(['contradicts', null])
})
