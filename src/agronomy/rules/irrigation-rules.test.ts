import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { IRRIGATION_METHODS, type IrrigationMethod } from '../../contracts/farm.ts'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { daysUntilRipe } from '../season/harvest-days.ts'
import { dry, rains, type Scene, situationOf, unwatered, wateredOn } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { computeIrrigationNeed, isIrrigationDue, netIrrigationDepth } from '../water/irrigation-need.ts'
import { IRRIGATION_EFFICIENCY, MAX_WATERING_MM } from '../water/watering-methods.ts'
import { harvestRules } from './harvest-rules.ts'
import { irrigationRules } from './irrigation.ts'

const fieldOf = (scene: Scene) => assessField(situationOf(scene))
const told = (scene: Scene) => irrigationRules(fieldOf(scene))
const rulesOf = (scene: Scene) => told(scene).map(({ rule }) => rule)

/** Maize eight weeks old at Kano in the dry season; never watered, as its log tells. */
const thirsty = (field: Partial<FieldSituation>): Scene => ({
  place: 'kano',
  crop: 'maize',
  asOf: '2026-02-10',
  planted: '2025-12-16',
  past: dry(60),
  ahead: dry(7),
  field: { log: unwatered('2026-02-24').concat(unwatered('2026-02-10')), ...field },
})

describe('how much is given', () => {
  /** Field efficiencies: drip 0.9, sprinkler 0.75, surface 0.6 (FAO training manual 4), cans 0.8 and others 0.7 (from memory). */
  const efficiency: Record<IrrigationMethod, number> = {
    'rain-fed': 0.8,
    drip: 0.9,
    sprinkler: 0.75,
    manual: 0.8,
    flood: 0.6,
    furrow: 0.6,
    other: 0.7,
  }
  const given = (method: IrrigationMethod, field: Partial<FieldSituation> = {}, place: Scene['place'] = 'kano') =>
    told({ ...thirsty({ irrigation: [method], ...field }), place })[0]!.facts

  test('is each time what the crop uses until the next, over the efficiency of the way of watering', () => {
    expect(IRRIGATION_EFFICIENCY).toEqual(efficiency)
    for (const method of IRRIGATION_METHODS) {
      const { need, balance } = fieldOf(thirsty({ irrigation: [method] }))
      const etc = balance.forecast.reduce((sum, row) => sum + row.etc, 0) / 7
      expect(need.eachNetMm).toBeCloseTo(need.intervalDays * etc, 9)
      const least = method === 'furrow' || method === 'flood' ? 40 : 0
      expect(need.eachGrossMm).toBeCloseTo(Math.max(least, need.eachNetMm / efficiency[method]), 9)
    }
  })

  test('comes as often as the soil asks (RAW over ETc) and one watering of the method lasts', () => {
    for (const method of IRRIGATION_METHODS) {
      const { need, balance } = fieldOf(thirsty({ irrigation: [method] }))
      const most = MAX_WATERING_MM[method] * efficiency[method]
      const etc = balance.forecast.reduce((sum, row) => sum + row.etc, 0) / 7
      const days = method === 'drip' ? 1 : Math.max(1, Math.floor(Math.min(balance.today.raw, most) / etc))
      expect([method, need.intervalDays]).toEqual([method, days])
    }
    expect(given('furrow')).toMatchObject({ again: 'many' })
    expect(given('drip')).toMatchObject({ again: 'one' })
  })

  test('is no less by furrow and basin than reaches the far end, and no oftener than crop and method allow', () => {
    for (const method of ['furrow', 'flood'] as const)
      for (const soil of ['sand', 'mixed', 'loam', 'silt', 'clay'] as const)
        for (const crop of [
          'tomato',
          'onion',
          'okra',
          'pepper',
          'carrots',
          'potatoes',
          'sugarcane',
          'wheat',
        ] as const) {
          const { need } = fieldOf({ ...thirsty({ irrigation: [method], soil }), crop })
          const fewest = { onion: 3, sugarcane: 7 }[crop as 'onion'] ?? 2
          expect(need.eachGrossMm, `${method} ${soil} ${crop}`).toBeGreaterThanOrEqual(40)
          expect(need.intervalDays, `${method} ${soil} ${crop}`).toBeGreaterThanOrEqual(fewest)
        }
  })

  test('does not keep the setts of cane and cassava wet', () => {
    for (const crop of ['sugarcane', 'cassava'] as const)
      for (const method of ['furrow', 'manual'] as const) {
        const scene = { ...thirsty({ irrigation: [method] }), crop, planted: '2026-02-06' }
        expect(told(scene).map(({ rule }) => rule)).not.toContain('irrigation.young')
      }
  })

  test('is nothing for yam that has not sprouted, and once a week for other setts, tubers and rhizomes', () => {
    const unsprouted = (crop: CanonicalCropId, method: IrrigationMethod) => {
      const field = { irrigation: [method], log: [wateredOn('2026-03-14')] }
      return told({ ...thirsty(field), crop, planted: '2026-03-13', asOf: '2026-03-22', past: dry(60) })
    }
    for (const method of ['flood', 'furrow', 'manual', 'drip'] as const) {
      expect(unsprouted('yam', method)).toEqual([])
      for (const crop of ['ginger', 'potatoes'] as const) {
        const [card] = unsprouted(crop, method)
        expect(card).toMatchObject({ rule: 'irrigation.now' })
        if (method !== 'drip') expect(card!.facts.gap ?? 10).toBeGreaterThanOrEqual(7)
        expect(card!.facts.again === 'one').toBe(method === 'drip')
      }
    }
  })

  test('is not carried in cans to cane every day', () => {
    for (const asOf of ['2026-02-10', '2026-03-10']) {
      const { need } = fieldOf({
        ...thirsty({ irrigation: ['manual'] }),
        crop: 'sugarcane',
        asOf,
        planted: '2025-12-01',
      })
      expect(need.intervalDays).toBeWithin(2, 5)
    }
  })

  test('is for drip the litres of a day for the area, the whole depth: 1 mm on an acre is 4,046.86 litres', () => {
    const { need } = fieldOf(thirsty({ irrigation: ['drip'] }))
    const litres = (acres: number) => Math.round((need.eachGrossMm * 4046.86 * acres) / 1000) * 1000
    expect(given('drip', { areaAcres: 2 })).toMatchObject({ litres: litres(2), per: 'area', area: 2, landUnit: 'acre' })
    expect(given('drip')).toMatchObject({ litres: litres(1), per: 'acre' })
    expect(need.eachGrossMm).toBeWithin(7, 11)
  })

  test('is for the day less its rain where water runs every day', () => {
    const dryDay = fieldOf(thirsty({ irrigation: ['drip'] })).need.eachNetMm
    const showers = { ...thirsty({ irrigation: ['drip'] }), ahead: [0, 3, 0, 4, 0, 0, 0] }
    expect(dryDay - fieldOf(showers).need.eachNetMm).toBeCloseTo((0.8 * 7) / 7, 1)
  })

  test('is hectares in Namibia', () => {
    const wet = { areaAcres: 2.47105, log: [] }
    expect(given('drip', wet, 'otavi')).toMatchObject({ per: 'area', area: 1, landUnit: 'hectare' })
    expect(given('drip', { log: [] }, 'otavi')).toMatchObject({ per: 'hectare' })
  })

  test('is for sprinklers the depth in a tin, and the litres of that depth', () => {
    const facts = given('sprinkler', { areaAcres: 2 })
    const { need } = fieldOf(thirsty({ irrigation: ['sprinkler'] }))
    expect(facts.cm as number).toBeWithin((0.95 * need.eachGrossMm) / 10, (need.eachGrossMm + 5) / 10)
    expect(facts.litres).toBe(Math.round(((facts.cm as number) * 10 * 4046.86 * 2) / 1000) * 1000)
  })

  test('is for furrow and basin what is seen, never litres', () => {
    expect(given('furrow', { areaAcres: 2 })).toMatchObject({ waterFor: 'furrow', stick: 40 })
    expect(given('flood', { areaAcres: 2 }).cm).toBeWithin(3, 5)
    const cane: Scene = { ...thirsty({ irrigation: ['flood'], log: [], soil: 'clay' }), crop: 'sugarcane' }
    // FAO training manual 4: what stands on the bed is the whole depth, also where deep roots take more than 5 cm.
    const { eachGrossMm } = fieldOf(cane).need
    expect(eachGrossMm).toBeGreaterThan(50)
    expect(10 * Number(told(cane)[0]!.facts.cm)).toBeWithin(eachGrossMm - 1, eachGrossMm + 11)
    for (const method of ['furrow', 'flood'] as const)
      expect(given(method, { areaAcres: 2 })).not.toContainKey('litres')
  })

  test('is cans for a bed of 10 m² when water is carried, and names the whole field where a family cannot carry it', () => {
    const { need } = fieldOf(thirsty({ irrigation: ['manual'] }))
    const facts = given('manual', { areaAcres: 0.01 })
    expect(facts).toMatchObject({ cans: Math.ceil(0.95 * need.eachGrossMm), after: 'rain' })
    expect(facts.cans as number).toBeWithin(6, 20)
    const field = given('manual', { areaAcres: 2 })
    const litres = need.eachGrossMm * 4046.86 * 2
    expect(field).toMatchObject({ after: 'whole', area: 2, landUnit: 'acre' })
    // 4 litres a second, and 200 cans of ten litres a day.
    expect(field.hours).toBe(Math.round(litres / (4 * 3600)))
    expect(field.load as number).toBeWithin(0.9 * (litres / 10), 1.1 * (litres / 10))
    expect((field.beds as number) * (field.cans as number)).toBeWithin(150 * need.intervalDays, 226 * need.intervalDays)
    expect(field).not.toContainKey('test')
  })

  test('by furrow and basin names the hours of a pump for the field', () => {
    const { need } = fieldOf(thirsty({ irrigation: ['furrow'] }))
    const hours = Math.round((need.eachGrossMm * 4046.86 * 2) / (4 * 3600))
    expect(given('furrow', { areaAcres: 2 })).toMatchObject({ after: 'pump', hours, area: 2 })
    expect(given('furrow')).toMatchObject({ after: 'rain' })
  })

  test('of more than a pump gives until the next watering says to water a part', () => {
    const { need } = fieldOf(thirsty({ irrigation: ['furrow'] }))
    const most = (10 * need.intervalDays * 4 * 3600) / (need.eachGrossMm * 4046.86)
    expect(given('furrow', { areaAcres: most * 0.95 }).after).toBe('pump')
    expect(given('furrow', { areaAcres: most * 1.1 }).after).toBe('part')
  })

  test('is only part of the depth, to nine tenths of what the crop can reach, with 30 mm in the five days after', () => {
    expect(netIrrigationDepth(60, 40, false)).toBe(60)
    expect(netIrrigationDepth(60, 40, true)).toBe(24)
    const net = (mm: number) =>
      fieldOf({ ...thirsty({ irrigation: ['furrow'] }), ahead: [0, 0, 0, 0, mm, 0, 0] }).need.netMm
    expect(net(29)).toBeCloseTo(net(0), 6)
    expect(net(31)).toBeLessThan(net(0) - 20)
  })
})

describe('when water is due', () => {
  test('is not in the week before grain and pods are ripe: the field dries off', () => {
    const beans = (age: number) =>
      rulesOf({ ...thirsty({ irrigation: ['furrow'] }), crop: 'beans', planted: addDays('2026-02-10', -age) })
    const field = fieldOf({ ...thirsty({}), crop: 'beans', planted: '2026-01-10' })
    const ripe = field.dap! + daysUntilRipe(field)!
    expect(beans(ripe - 12)).toEqual(['irrigation.flowering'])
    expect(beans(ripe - 6)).toEqual(['irrigation.stop'])
  })
  test('is not beside the announcement of the harvest', () => {
    const asOf = '2026-09-30'
    const field: Partial<FieldSituation> = { irrigation: ['manual'], log: unwatered(asOf) }
    const scene: Scene = { ...thirsty(field), asOf, planted: '2026-07-06', variety: 95 }
    expect(harvestRules(fieldOf(scene)).map(({ rule }) => rule)).toEqual(['harvest.soon'])
    expect(rulesOf(scene)).toEqual(['irrigation.stop'])
  })
  test('waits on sand, too, for a heavy rain that drains away there', () => {
    const storm: Scene = {
      place: 'ibadan',
      crop: 'ginger',
      asOf: '2026-05-03',
      planted: '2025-11-10',
      past: [...rains(), ...dry(4)],
      ahead: [4, 62, 48, 0, 11, 0, 0],
      field: { soil: 'sand', irrigation: ['furrow'] },
    }
    expect(rulesOf(storm)).toEqual(['irrigation.wait-rain'])
    expect(rulesOf({ ...storm, field: { ...storm.field, soil: 'clay' } })).toEqual([])
  })
  test('is when more is missing than the crop can reach, unless eight tenths of three days’ rain bring it back', () => {
    expect(isIrrigationDue(40, 40, 0)).toBe(false)
    expect(isIrrigationDue(41, 40, 0)).toBe(true)
    expect(isIrrigationDue(56, 40, 19.9)).toBe(true)
    expect(isIrrigationDue(56, 40, 20)).toBe(false)
  })

  test('is urgent in flower when the field is known to be dry, and not when waterings are only assumed', () => {
    const flowering = { asOf: '2026-02-24', planted: '2025-12-16' }
    expect(told({ ...thirsty({ irrigation: ['furrow'] }), ...flowering })[0]).toMatchObject({
      rule: 'irrigation.flowering',
      priority: 'high',
      // 9 of the harvest × 10 today × 9 sure.
      score: 810,
      facts: { by: addDays(flowering.asOf, 1) },
      validUntil: addDays(flowering.asOf, 6),
    })
    expect(told({ ...thirsty({ irrigation: ['furrow'], log: [] }), ...flowering })[0]).toMatchObject({
      rule: 'irrigation.now',
      priority: 'medium',
    })
  })

  test('is urgent below a Ks of 0.8 within three days, in a tender stage only', () => {
    const balance = (ks: number[], stage: 'flowering' | 'vegetative') => {
      const { balance, situation } = fieldOf({ ...thirsty({ irrigation: ['furrow'] }), planted: '2025-12-10' })
      const forecast = balance.forecast.map((row, n) => ({ ...row, stage, ks: ks[n] ?? 1 }))
      return computeIrrigationNeed({ ...balance, today: forecast[0]!, forecast }, situation)
    }
    expect(balance([0.79], 'flowering')).toMatchObject({ urgency: 'high', leastKs: 0.79 })
    expect(balance([0.8], 'flowering').urgency).toBe('medium')
    expect(balance([1, 1, 0.7], 'flowering').urgency).toBe('high')
    expect(balance([1, 1, 1, 0.7], 'flowering')).toMatchObject({ urgency: 'medium', leastKs: 0.7 })
    expect(balance([0.5], 'vegetative').urgency).toBe('medium')
  })

  test('is told from a week before', () => {
    const { balance, situation } = fieldOf(thirsty({ irrigation: ['furrow'] }))
    const first = (day: number) => {
      const forecast = balance.forecast.map((row, n) => ({
        ...row,
        ks: 1,
        rain: 0,
        depletion: n < day ? 0 : row.raw + 1,
      }))
      return computeIrrigationNeed({ ...balance, today: forecast[0]!, forecast }, situation)
    }
    expect([0, 1, 6, 7].map((day) => first(day).urgency)).toEqual(['medium', 'low', 'low', null])
    expect(first(3)).toMatchObject({ due: false, netMm: 0, daysToTrigger: 3, triggerDate: addDays('2026-02-10', 3) })
  })

  test('is not while the soil is full or a storm is near', () => {
    const wet: Scene = { ...thirsty({ irrigation: ['furrow'] }), past: [...rains(), 40, 45, 30] }
    expect(rulesOf(wet)).toEqual([])
    expect(rulesOf({ ...thirsty({ irrigation: ['furrow'] }), ahead: [0, 60, 50, 0, 0, 0, 0] })).toEqual([])
  })
})

describe('where the soil is felt', () => {
  const deepOn = (asOf: string, crop: CanonicalCropId = 'maize', over: Partial<Scene> = {}) => {
    const field = thirsty({ irrigation: ['manual'], log: unwatered(asOf) })
    const { test, deep } = told({ ...field, crop, asOf, ...over })[0]!.facts
    return [test, deep]
  }

  test('goes down with the roots: a finger joint for three weeks, half the roots after that, at most 20 cm', () => {
    expect(['2025-12-30', '2026-01-06', '2026-01-07', '2026-03-01'].map((asOf) => deepOn(asOf))).toEqual([
      ['joint', 5],
      ['joint', 5],
      ['hand', 20],
      ['hand', 20],
    ])
    expect(deepOn('2026-02-10', 'onion')[1] as number).toBeWithin(10, 16)
    const bearing = { planted: '2018-02-10', field: { irrigation: ['other' as const] } }
    expect(deepOn('2026-02-10', 'oranges', bearing)).toEqual(['forearm', 30])
  })

  const seedlings = (method: IrrigationMethod, crop: CanonicalCropId, asOf = '2025-12-26'): Scene => ({
    ...thirsty({ irrigation: [method] }),
    asOf,
    crop,
  })

  test('is nowhere in the first ten days of a bed, which is watered lightly every day', () => {
    for (const method of ['manual', 'drip', 'sprinkler', 'other'] as const) {
      const [advice] = told(seedlings(method, 'carrots'))
      expect([method, advice!.rule]).toEqual([method, 'irrigation.young'])
      expect(advice!.facts).not.toContainKey('test')
      expect(rulesOf(seedlings(method, 'carrots', '2025-12-27'))).not.toContain('irrigation.young')
    }
    expect(told(seedlings('manual', 'carrots'))[0]!.facts.cans as number).toBeWithin(2, 8)
  })

  test('of a young field, and of young beds between furrows, comes every two or three days', () => {
    for (const [method, crop] of [
      ...(['furrow', 'flood', 'manual', 'sprinkler'] as const).map((method) => [method, 'watermelon'] as const),
      ...(['furrow', 'flood'] as const).map((method) => [method, 'lettuce'] as const),
    ]) {
      const [advice] = told(seedlings(method, crop))
      expect(['irrigation.now', 'irrigation.flowering']).toContain(advice!.rule)
      expect(wordAdvice(advice!, 'en').content).toMatch(/Do this every (?:second day|3 days) until it rains/)
    }
    expect(told(seedlings('drip', 'watermelon'))[0]!.rule).toBe('irrigation.young')
  })

  test('seedlings before the rain need nobody, but one that has fallen keeps them moist for a day or two only', () => {
    expect(
      rulesOf({ ...thirsty({ irrigation: ['manual'] }), asOf: '2025-12-26', past: [...dry(57), 0, 11, 0] }),
    ).toEqual(['irrigation.now'])
    expect(
      rulesOf({ ...thirsty({ irrigation: ['manual'] }), asOf: '2025-12-26', ahead: [0, 12, 0, 0, 0, 0, 0] }),
    ).toEqual([])
    const between = { asOf: '2025-12-26', past: [...dry(57), 0, 30, 20], ahead: [0, 0, 2, 0, 28, 8, 0] }
    expect(rulesOf({ ...thirsty({ irrigation: ['manual'] }), ...between })).not.toContain('irrigation.young')
  })
})

describe('a ripe crop', () => {
  const ripe = (crop: CanonicalCropId, stage: 'mature' | 'harvesting' = 'mature'): Scene => ({
    ...thirsty({ irrigation: ['furrow'], statedStage: stage, stageStatedOn: '2026-02-10' }),
    crop,
    planted: null,
  })

  test('that dries in the field or keeps its skin only when dry is watered no more', () => {
    const dries: CanonicalCropId[] = [
      'maize',
      'rice',
      'sorghum',
      'millet',
      'wheat',
      'groundnuts',
      'cowpeas',
      'beans',
      'sesame',
      'cotton',
      'onion',
      'potatoes',
    ]
    for (const crop of dries) {
      expect([crop, ...rulesOf(ripe(crop))]).toEqual([crop, 'irrigation.stop'])
      expect([crop, ...rulesOf(ripe(crop, 'harvesting'))]).toEqual([crop])
    }
  })

  test('that is lifted any day is not spoken of', () => {
    for (const crop of ['cassava', 'yam', 'sweet-potato', 'carrots'] as const) expect(rulesOf(ripe(crop))).toEqual([])
  })

  test('that is picked or cut for weeks is watered on', () => {
    for (const crop of ['tomato', 'pepper', 'okra', 'cabbage'] as const)
      expect([crop, ...rulesOf(ripe(crop))]).toEqual([crop, 'irrigation.now'])
    // Leaves wilt at once: dry soil is urgent until the last cut.
    for (const crop of ['spinach', 'lettuce'] as const)
      expect([crop, told(ripe(crop))[0]!.priority]).toEqual([crop, 'high'])
  })
})

describe('flooded rice', () => {
  const paddy = (age: number, field: Partial<FieldSituation> = {}): Scene => ({
    ...thirsty({ irrigation: ['flood'], soil: 'clay', ...field }),
    crop: 'rice',
    planted: addDays('2026-02-10', -age),
  })

  test('just sown is not put under water: the seed would drown', () => {
    for (const age of [1, 5, 9]) expect([age, ...rulesOf(paddy(age))]).toEqual([age])
    expect(rulesOf(paddy(12))).toEqual(['irrigation.pond'])
  })

  test('is filled to half its bund of 10 cm above what the soil lacks', () => {
    const { balance, need } = fieldOf(paddy(40))
    expect(balance.paddy).toBe(true)
    expect(balance.today.depletion).toBeGreaterThan(20)
    expect(need.netMm).toBeCloseTo(balance.today.depletion + 50, 9)
  })

  test('is most urgent while it tillers and flowers', () => {
    expect(told(paddy(40))[0]).toMatchObject({ rule: 'irrigation.pond', priority: 'high' })
    expect(told(paddy(130))[0]).toMatchObject({ rule: 'irrigation.pond', priority: 'medium' })
  })

  test('on sand with a can is a field like any other', () => {
    expect(rulesOf(paddy(40, { soil: 'sand', irrigation: ['manual'] }))).toEqual(['irrigation.flowering'])
  })
})

describe('rain on its way', () => {
  test('is waited for when it will fill the soil', () => {
    const scene: Scene = {
      place: 'zaria',
      crop: 'maize',
      asOf: '2026-06-28',
      planted: '2026-05-15',
      past: dry(26),
      ahead: [0, 18, 17, 0, 6, 0, 0],
      field: { irrigation: ['sprinkler'], log: unwatered('2026-06-28') },
    }
    expect(told(scene)[0]).toMatchObject({
      rule: 'irrigation.wait-rain',
      validUntil: '2026-07-01',
      facts: { rain: 35, to: '2026-06-30' },
    })
    // Typical rain is not a forecast to wait for.
    const field = fieldOf(scene)
    expect(irrigationRules({ ...field, week: { ...field.week, live: false } })).toEqual([])
    expect(irrigationRules(field)[0]).toMatchObject({
      priority: 'medium',
      confidence: 'medium',
      weatherReason: 'rain-ahead',
    })
    // Only days with 2 mm or more among the next four are counted; later rain is not.
    expect(told({ ...scene, ahead: [1.9, 38, 1.9, 2, 9, 9, 9] })[0]!.facts).toMatchObject({
      rain: 40,
      to: '2026-07-01',
    })
    // A drizzle that lifts the soil just above the line is none.
    const { balance } = fieldOf({ ...scene, ahead: dry(7) })
    const lacks = (balance.today.depletion - balance.today.raw) / 0.8
    expect(lacks).toBeGreaterThan(3 * balance.today.etc)
    const watered = { ...scene, field: { ...scene.field, log: [wateredOn('2026-06-21', 22)] } }
    expect(fieldOf({ ...watered, ahead: [0, 3, 3, 3, 0, 0, 0] }).need.due).toBe(false)
    expect(rulesOf({ ...watered, ahead: [0, 3, 3, 3, 0, 0, 0] })).toEqual(['irrigation.now'])
    expect(rulesOf({ ...scene, ahead: dry(7) })).toEqual(['irrigation.now'])
  })
})

describe('how a watering is weighed', () => {
  /** A field whose water is due in so many days, with the rest as it is. */
  const dueIn = (daysToTrigger: number | null) => {
    const field = fieldOf({ ...thirsty({ irrigation: ['furrow'], log: [wateredOn('2026-02-09', 250)] }) })
    const today = { ...field.balance.today, depletion: 0 }
    const need = { ...field.need, due: false, urgency: 'low' as const, daysToTrigger }
    return irrigationRules({ ...field, need, balance: { ...field.balance, today } })[0]!
  }

  test('what is due within three days comes before what can wait', () => {
    const weights = [1, 3, 4, 6, null].map((days) => {
      const { rule, score, facts } = dueIn(days)
      return [rule, score, facts.by?.slice(5)]
    })
    expect(weights).toEqual([
      ['irrigation.soon', 7 * 7 * 7, '02-11'],
      ['irrigation.soon', 7 * 7 * 7, '02-13'],
      ['irrigation.soon', 5 * 6 * 7, '02-14'],
      ['irrigation.soon', 5 * 6 * 7, '02-16'],
      ['irrigation.soon', 5 * 6 * 7, '02-16'],
    ])
  })

  test('a paddy at a sensitive stage is urgent only where the plants suffer', () => {
    const rice: Scene = {
      place: 'kano',
      crop: 'rice',
      asOf: '2026-02-10',
      planted: '2025-12-01',
      past: dry(60),
      ahead: dry(7),
      field: { irrigation: ['flood'], soil: 'clay', riceField: 'lowland' },
    }
    const field = fieldOf(rice)
    const at = (stage: typeof field.stage, leastKs: number) => {
      const [pond] = irrigationRules({ ...field, stage, need: { ...field.need, due: true, leastKs } })
      return [pond!.rule, pond!.priority, pond!.score]
    }
    expect([at('flowering', 0.79), at('flowering', 0.8), at('mature', 0.79)]).toEqual([
      ['irrigation.pond', 'high', 9 * 8 * 7],
      ['irrigation.pond', 'medium', 7 * 8 * 7],
      ['irrigation.pond', 'medium', 7 * 8 * 7],
    ])
  })

  test('that the soil has enough weighs least, and holds for the days that the forecast sees', () => {
    const field = fieldOf({ ...thirsty({ irrigation: ['furrow'], log: [wateredOn('2026-02-09', 250)] }) })
    const [enough] = irrigationRules({
      ...field,
      need: { ...field.need, due: false, urgency: null },
      balance: { ...field.balance, today: { ...field.balance.today, depletion: 0 } },
    })
    expect(enough).toMatchObject({ rule: 'irrigation.enough', score: 3 * 4 * 7, validUntil: '2026-02-16' })
  })
})

describe('what an advice on water rests on', () => {
  const figures = (scene: Scene) =>
    Object.fromEntries(told(scene)[0]!.evidence.map(({ label, value }) => [label.replace('evidence.', ''), value]))

  test('is the balance, the efficiency in per cent, the litres for the area and the stress', () => {
    const scene = thirsty({ irrigation: ['drip'], areaAcres: 2 })
    const { need, balance } = fieldOf(scene)
    const tenth = (value: number) => Math.round(value * 10) / 10
    expect(figures(scene)).toMatchObject({
      depletion: tenth(balance.today.depletion),
      readilyAvailable: tenth(balance.today.raw),
      totalAvailable: tenth(balance.today.taw),
      netIrrigation: tenth(need.eachNetMm),
      efficiency: 90,
      litres: Math.round((need.eachGrossMm * 4046.86 * 2) / 1000) * 1000,
      stress: Math.round(need.leastKs * 100),
    })
  })

  test('is for an acre where no area, or none worth the name, is known', () => {
    for (const areaAcres of [null, 0]) {
      const scene = thirsty({ irrigation: ['drip'], areaAcres })
      const { need } = fieldOf(scene)
      expect(figures(scene).litres).toBe(Math.round((need.eachGrossMm * 4046.86) / 1000) * 1000)
      expect(told(scene)[0]!.facts).toMatchObject({ waterFor: 'drip', per: 'acre' })
    }
  })

  test('is the litres that the advice names: of its tin, its cans a bed, its unit of land and its young roots', () => {
    const litresOf = (scene: Scene) => [told(scene)[0]!.facts.litres, figures(scene).litres]
    for (const scene of [
      thirsty({ irrigation: ['sprinkler'], areaAcres: 3.7 }),
      thirsty({ irrigation: ['sprinkler'], areaAcres: null }),
      { ...thirsty({ irrigation: ['other'], areaAcres: 2 }), planted: '2026-02-08' },
      { ...thirsty({ irrigation: ['drip'], areaAcres: null }), place: 'rundu' as const },
    ]) {
      const [named, shown] = litresOf(scene)
      expect(named).toBeGreaterThan(0)
      expect(shown).toBe(named!)
    }
    const byCan = thirsty({ irrigation: ['manual'], areaAcres: 5 })
    expect(figures(byCan).litres).toBe(10 * (told(byCan)[0]!.facts.load as number))
  })

  test('has neither litres nor stress where the soil has enough', () => {
    const watered = { ...thirsty({ irrigation: ['furrow'], log: [wateredOn('2026-02-09', 250)] }), days: { et0: 3 } }
    expect(told(watered)[0]).toMatchObject({ rule: 'irrigation.enough', facts: { why: 'stage' } })
    expect(figures(watered)).not.toContainKeys(['netIrrigation', 'efficiency', 'litres', 'stress'])
  })

  test('is a wet soil after 10 mm in a week', () => {
    const watered = { ...thirsty({ irrigation: ['furrow'], log: [wateredOn('2026-02-09', 250)] }), days: { et0: 3 } }
    const rained = (mm: number) => told({ ...watered, past: [...dry(59), mm] })[0]!.facts.why
    expect([rained(9.9), rained(10)]).toEqual(['stage', 'wet-soil'])
  })

  test('is sure only when waterings are known and the weather is', () => {
    expect(told(thirsty({ irrigation: ['drip'] }))[0]!.confidence).toBe('high')
    expect(told(thirsty({ irrigation: ['drip'], log: [] }))[0]!.confidence).toBe('medium')
    expect(told({ ...thirsty({ irrigation: ['drip'] }), past: [] })[0]!.confidence).toBe('medium')
  })
})

describe('by can', () => {
  const trees = (planted: string) =>
    told({ ...thirsty({ irrigation: ['manual'], log: [] }), place: 'akure', crop: 'cocoa', planted })
  test('each young tree gets its cans, no bed does; an old tree finds its own water', () => {
    expect(trees('2025-06-15')).toMatchObject([{ rule: 'dry.young-tree', facts: { cans: 3 } }])
    expect(trees('2019-06-15')).toEqual([])
  })
})

test('melons ripen on rather dry soil: watered before the first is picked, not from then on until they wilt', () => {
  const melon = (asOf: string, log = unwatered(asOf)) =>
    told({ ...thirsty({ irrigation: ['furrow'], log }), crop: 'watermelon', planted: '2025-12-05', variety: 80, asOf })
  const wetted = (asOf: string) => [wateredOn(addDays(asOf, -4), 40)]
  expect(melon('2026-02-10', wetted('2026-02-10'))).toMatchObject([{ rule: 'irrigation.now' }])
  expect(melon('2026-02-22', wetted('2026-02-22'))).toEqual([])
  expect(melon('2026-02-22')).toMatchObject([{ rule: 'irrigation.now' }])
})

test('rain that comes late in the week lowers no litres of the dry days before it, and puts off what is due after it', () => {
  const storm = (ahead: number[], log = unwatered('2026-02-10')) =>
    told({ ...thirsty({ irrigation: ['drip'], areaAcres: 1, log }), ahead })
  const litres = (ahead: number[]) => storm(ahead)[0]?.facts.litres
  expect(litres([0, 0, 0, 0, 62, 17, 22])).toBeWithin(25_000, 35_001)
  const soon = (ahead: number[]) =>
    told({ ...thirsty({ irrigation: ['furrow'], log: [wateredOn('2026-02-10', 80)] }), ahead }).map(({ rule }) => rule)
  expect(soon(dry(7))).toEqual(['irrigation.soon'])
  expect(soon([0, 0, 0, 12, 12, 0, 0])).not.toContain('irrigation.soon')
})

test('mangoes get no water in the three months before they flower: it costs flowers', () => {
  const mangoes = (asOf: string, planted = '2014-03-14'): Scene => ({
    ...{ place: 'zaria', crop: 'mangoes', asOf, planted, past: dry(60), ahead: dry(7) },
    field: { irrigation: ['furrow'] },
  })
  for (const asOf of ['2026-09-20', '2026-10-20', '2026-11-20']) expect(rulesOf(mangoes(asOf))).toEqual([])
  expect(rulesOf(mangoes('2027-02-20'))).toEqual(['irrigation.now'])
  expect(rulesOf(mangoes('2026-10-20', '2024-10-01'))).not.toEqual([])
})

test('a young tree is given its ring of water, however its field is watered', () => {
  const mangoes = (planted: string): Scene => ({
    ...{ place: 'oshakati', crop: 'mangoes', asOf: '2026-07-12', planted, past: dry(60), ahead: dry(7) },
    field: { irrigation: ['flood'], areaAcres: 1 },
  })
  expect(told(mangoes('2026-02-15')).map(({ rule }) => rule)).toEqual(['dry.young-tree'])
})

test('rice in a pond is not told to wait until the soil is dry a hand deep', () => {
  const found = new Set<string>()
  for (let age = 20; age < 110; age += 3) {
    const asOf = addDays('2026-01-10', age)
    const log = [wateredOn(addDays(asOf, -1), 60)]
    const scene: Scene = { place: 'kano', crop: 'rice', asOf, planted: '2026-01-10', past: dry(60), ahead: dry(7) }
    for (const rule of rulesOf({ ...scene, field: { irrigation: ['flood'], log } })) found.add(rule)
    for (const rule of rulesOf({ ...scene, field: { irrigation: ['flood'] } })) found.add(rule)
  }
  expect(found).toContain('irrigation.pond')
  for (const rule of ['irrigation.enough', 'irrigation.soon']) expect(found).not.toContain(rule)
})

test('ripe rice is let off once: a pond by its drain card, a dripped field by the end of watering', () => {
  const endings = (irrigation: IrrigationMethod, age: number): string[] =>
    collectCandidates(
      situationOf({
        ...{ place: 'kano', crop: 'rice', asOf: addDays('2026-01-01', age), planted: '2026-01-01', past: dry(60) },
        ...{ ahead: dry(7), field: { irrigation: [irrigation], established: 'seedling' } },
      }),
    )
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'care.drain' || rule === 'irrigation.stop')
  const found = new Set<string>()
  for (let age = 70; age < 130; age++) {
    expect(endings('drip', age)).not.toContain('care.drain')
    expect(endings('flood', age)).not.toContain('irrigation.stop')
    for (const method of ['drip', 'flood'] as const) for (const rule of endings(method, age)) found.add(rule)
  }
  expect([...found].toSorted()).toEqual(['care.drain', 'irrigation.stop'])
})

test('furrows and basins are filled every third day in great heat, every second where the roots hold less', () => {
  const hot = (soil: 'clay' | 'sand') =>
    fieldOf({
      ...{ place: 'kano', crop: 'tomato', asOf: '2026-03-09', planted: '2025-12-09', past: dry(60), ahead: dry(7) },
      ...{ days: { tMax: 43, tMin: 25, humidity: 8, windMax: 30 }, field: { soil, irrigation: ['flood'] } },
    }).need.intervalDays
  expect([hot('clay'), hot('sand')]).toEqual([3, 2])
})

test('yam is not watered once the rains that it grew in are over: its vines die back', () => {
  const yam = (asOf: string) =>
    rulesOf({
      ...{ place: 'makurdi', crop: 'yam', asOf, planted: '2026-05-12', variety: 285, past: dry(60), ahead: dry(7) },
      field: { irrigation: ['furrow'] },
    })
  expect(yam('2027-01-10')).toEqual([])
  expect(yam('2026-08-10')).not.toEqual([])
})

test('onion is not watered in a week that says to stop watering, so that the necks dry', () => {
  const weeks = Array.from({ length: 9 }, (_, n) => addDays('2026-08-10', 7 * n))
  const told = weeks.map((asOf) =>
    collectCandidates(
      situationOf({
        ...{ place: 'kano', crop: 'onion', asOf, planted: '2026-07-03', variety: 108, past: dry(30), ahead: dry(7) },
        field: { irrigation: ['flood'], established: 'seedling' },
      }),
    ).map(({ rule }) => rule),
  )
  const soon = told.filter((rules) => rules.includes('harvest.soon'))
  expect(soon).not.toEqual([])
  for (const rules of soon) expect(rules).not.toContain('irrigation.now')
})

test('nobody is told that the water is enough in weeks of rain that cover it', () => {
  const maize = (past: number[]) =>
    rulesOf({
      ...{ place: 'calabar', crop: 'maize', asOf: '2026-08-09', planted: '2026-07-01', ahead: [5, 0, 12, 0, 8, 0, 5] },
      ...{ past, field: { irrigation: ['manual'], soil: 'sand' } },
    })
  expect(maize(Array(40).fill(8))).not.toContain('irrigation.enough')
  // One dry week behind wet ones, and a wet one ahead.
  const wet = [...Array(33).fill(12), 0, 0, 4, 0, 0, 0, 0]
  const jos: Scene = { place: 'jos', crop: 'beans', asOf: '2026-08-17', planted: '2026-06-05', past: wet }
  const manual: Partial<Scene> = { field: { irrigation: ['manual'] } }
  expect(rulesOf({ ...jos, ...manual, ahead: [30, 23, 0, 0, 0, 0, 7] })).not.toContain('irrigation.enough')
})

test('a bearing tree waits five days for a heavy rain, an annual crop two', () => {
  const onClay = (crop: 'cocoa' | 'maize', planted: string, day: number) =>
    rulesOf({
      ...{ place: 'ibadan', crop, planted, asOf: '2026-03-23', past: dry(40) },
      ahead: [0, 0, 0, 0, 0, 0, 0].with(day, 68),
      field: { irrigation: ['sprinkler'], soil: 'clay' },
    })
  expect([4, 5, 6].map((day) => onClay('cocoa', '2018-05-10', day))).toEqual([[], [], ['irrigation.now']])
  expect([2, 4].map((day) => onClay('maize', '2026-01-25', day))).toEqual([[], ['irrigation.now']])
})

test('nobody is told to hold the water for a heavy rain on soil that rain has filled', () => {
  const cocoa = (past: number[]) =>
    rulesOf({
      ...{
        place: 'akure',
        crop: 'cocoa',
        asOf: '2026-10-19',
        planted: '2017-03-15',
        ahead: [48, 50, 61, 0, 12, 12, 0],
      },
      ...{ past, field: { irrigation: ['other'] } },
    })
  expect(cocoa([...Array(40).fill(9), 0])).not.toContain('irrigation.wait-rain')
  expect(cocoa([...Array(20).fill(9), ...dry(20)])).toContain('irrigation.wait-rain')
})

test('melons that are picked get no more water, though their calendar has them ripe later', () => {
  const melons = (age: number) =>
    assessField(
      situationOf({
        ...{ place: 'rundu', crop: 'watermelon', asOf: '2026-12-21', planted: addDays('2026-12-21', -age) },
        ...{ past: dry(30), ahead: dry(7), field: { irrigation: ['flood'], log: [wateredOn('2026-12-19', 30)] } },
      }),
    )
  const picked = Array.from({ length: 60 }, (_, n) => melons(60 + n)).filter((field) =>
    harvestRules(field).some(({ rule }) => rule === 'harvest.pick'),
  )
  expect(picked.length).toBeGreaterThan(0)
  for (const field of picked.filter(({ need }) => need.leastKs > 0.4)) expect(irrigationRules(field)).toEqual([])
})

describe('what a family can do', () => {
  const rice = (field: Partial<FieldSituation>): Scene => ({
    ...{ place: 'kano', crop: 'rice', asOf: '2026-09-01', planted: '2026-07-10', variety: 110 },
    ...{ past: [...rains(), ...dry(14)], ahead: dry(7) },
    field: { riceField: 'lowland', soil: 'clay', ...field },
  })

  test('a card on water stands until the next weekly run, whatever its day', () => {
    for (const method of ['furrow', 'flood', 'manual', 'drip', 'sprinkler', 'other'] as const)
      for (const crop of ['maize', 'onion', 'tomato', 'rice'] as const)
        for (const age of [5, 30, 60, 80]) {
          const asOf = '2026-02-10'
          const scene = { ...thirsty({ irrigation: [method] }), crop, planted: addDays(asOf, -age) }
          for (const { rule, validUntil, closes, facts } of told(scene)) {
            if (closes?.kind !== 'watered') continue
            expect([crop, age, rule, validUntil]).toEqual([crop, age, rule, addDays(asOf, 6)])
            expect(facts.by! <= validUntil).toBe(true)
          }
        }
  })

  test('nobody fills a pond with cans: rice watered by hand hears of the drought instead', () => {
    expect(rulesOf(rice({ irrigation: ['flood'] }))).toEqual(['irrigation.pond'])
    expect(rulesOf(rice({ irrigation: ['manual'] }))).toEqual([])
    expect(collectCandidates(situationOf(rice({ irrigation: ['manual'] }))).map(({ rule }) => rule)).toContain(
      'dry.paddy',
    )
  })

  test('a pond on twelve acres says how long a pump runs, and to save a part; on half an acre the hours alone', () => {
    const words = (areaAcres: number) => wordAdvice(told(rice({ irrigation: ['flood'], areaAcres }))[0]!, 'en').content
    expect(words(12)).toMatch(/For all 12 acres, run a 2-inch pump \d+ h. Or save the best part./)
    expect(words(0.5)).toMatch(/For all 0.5 acres, run a 2-inch pump about \d+ h./)
  })

  test('a field crop by can gets a can a square metre at least, at most every second day; a bed what it uses', () => {
    for (const crop of ['maize', 'sorghum', 'groundnuts', 'cotton'] as const)
      for (const soil of ['sand', 'loam'] as const)
        for (const age of [20, 40, 60]) {
          const scene = { ...thirsty({ irrigation: ['manual'], soil }), crop, planted: addDays('2026-02-10', -age) }
          const { need, balance } = fieldOf(scene)
          const held = balance.today.taw / 2 / need.efficiency
          expect([crop, soil, age, need.eachGrossMm >= Math.min(10, held) - 1e-9]).toEqual([crop, soil, age, true])
          if (balance.today.taw / 2 >= 2 * 8)
            expect([crop, soil, age, need.intervalDays >= 2]).toEqual([crop, soil, age, true])
        }
    expect(fieldOf({ ...thirsty({ irrigation: ['manual'], soil: 'sand' }), crop: 'carrots' }).need.intervalDays).toBe(1)
  })
})
