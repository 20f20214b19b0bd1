import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { annualRainNormal } from '../climate/climate-normals.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { type PlaceName, situationOf } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { listFallbackCrops } from './fallback-crops.ts'
import { assessSeasonOutlook } from './prospects.ts'

const fieldOf = (crop: CanonicalCropId, place: PlaceName, planted: string, field: Partial<FieldSituation> = {}) =>
  assessField(situationOf({ place, crop, asOf: planted, planted, field: { varietyDays: null, ...field } }))
const prospects = (...args: Parameters<typeof fieldOf>) => {
  const { prospects: told, outlook } = fieldOf(...args)
  return outlook.unfit ? `${told}: ${outlook.unfit}` : told
}
const drip = { irrigation: ['drip' as const] }

test('roots of cool seasons do not swell in warm lowland, whatever rain there is', () => {
  expect(prospects('potatoes', 'calabar', '2026-04-20')).toBe('wrong_season: hot')
  expect(prospects('carrots', 'ibadan', '2026-05-20')).toBe('wrong_season: hot')
  expect(prospects('potatoes', 'jos', '2026-04-20')).toBe('fine')
  expect(prospects('sweet-potato', 'calabar', '2026-05-20')).toBe('fine')
})

test('wheat sets no grain in the heat of the humid south', () => {
  expect(prospects('wheat', 'calabar', '2026-04-13')).toBe('wrong_season: hot')
  expect(prospects('wheat', 'akure', '2026-11-10', drip)).toBe('wrong_season: hot')
  expect(prospects('wheat', 'kano', '2026-11-20', drip)).toBe('fine')
  expect(prospects('beans', 'makurdi', '2026-08-01')).toBe('fine')
})

test('beans of northern Nigeria grow on rain as cowpeas do, where a guide knows only the watered green bean', () => {
  // In Nigeria beans means cowpea (data/practice/beans.json); Bauchi's green bean is the only row of this zone.
  expect(prospects('beans', 'zaria', '2026-07-18')).toBe('fine')
  // Its slowest early varieties take 90 days, those of cowpeas 75.
  expect(prospects('beans', 'zaria', '2026-08-05')).toBe('late')
  expect(prospects('beans', 'rundu', '2026-01-24')).toBe('too_dry')
})

test('what is sown before its time rots in the rains only if it must ripen dry', () => {
  expect(prospects('okra', 'makurdi', '2026-03-30')).toBe('wrong_season')
  expect(prospects('cowpeas', 'makurdi', '2026-05-01')).toBe('wrong_season: wet')
})

test('cane on rain alone wants a metre of it a year', () => {
  expect(prospects('sugarcane', 'maiduguri', '2026-06-10')).toBe('too_dry')
  expect(prospects('sugarcane', 'maiduguri', '2026-02-10', drip)).toBe('fine')
  expect(prospects('sugarcane', 'makurdi', '2026-04-20')).toBe('fine')
})

describe('prospects', () => {
  test('are fine inside the planting time and a little before it', () => {
    expect(prospects('maize', 'kano', '2026-06-17')).toBe('fine')
    expect(prospects('maize', 'kano', '2026-05-20')).toBe('fine')
    expect(prospects('maize', 'otavi', '2026-12-10')).toBe('fine')
  })
  test('are late for a week after it and too late from then on, while it rains', () => {
    expect(prospects('maize', 'kano', '2026-07-20')).toBe('late')
    expect(prospects('maize', 'kano', '2026-07-25')).toBe('too_late')
    expect(prospects('maize', 'otavi', '2026-02-08')).toBe('too_late')
  })
  test('count to the early end of the rains until it is sown, to the usual end in the ground', () => {
    const maize = (planted: string, asOf: string) => {
      const field = { varietyDays: 85 }
      return assessField(situationOf({ place: 'maiduguri', crop: 'maize', asOf, planted, field })).prospects
    }
    expect(['2026-07-15', '2026-07-16'].map((day) => maize(day, '2026-07-01'))).toEqual(['late', 'too_late'])
    expect(['2026-07-21', '2026-07-22'].map((day) => maize(day, '2026-07-25'))).toEqual(['late', 'too_late'])
  })
  test('are late, not too late, after the last day of a guide where the rains outlast the variety', () => {
    const ogoja = { place: { lat: 6.66, lng: 8.8, elevation: null, country: 'NG', state: 'Cross River' } }
    expect(prospects('groundnuts', 'ibadan', '2026-06-25', ogoja)).toBe('late')
    expect(prospects('groundnuts', 'ibadan', '2026-08-25', ogoja)).toBe('too_late')
  })
  test('are late for a month of roots and tubers, which are only smaller', () => {
    expect(prospects('yam', 'makurdi', '2026-06-12')).toBe('late')
    expect(prospects('yam', 'makurdi', '2026-07-12')).toBe('too_late')
  })
  test('of watered wheat end two weeks after its time: the heat comes before it is ripe', () => {
    expect(prospects('wheat', 'kano', '2026-12-25', drip)).toBe('fine')
    expect(prospects('wheat', 'kano', '2027-01-05', drip)).toBe('wrong_season: hot')
  })
  test('are fine at any time of what is grown all year: carrots at Jos in the first rains', () => {
    expect(prospects('carrots', 'jos', '2026-05-15')).toBe('fine')
  })
  test('are too dry for tomato said to have rain only, set out in the dry season; unknown watering is no rain only', () => {
    const tomato = (planted: string, irrigation: FieldSituation['irrigation']) =>
      prospects('tomato', 'maiduguri', planted, { irrigation })
    expect(tomato('2026-02-26', ['rain-fed'])).toBe('too_dry')
    expect(tomato('2026-02-26', [])).toBe('fine')
    expect(tomato('2026-07-10', ['rain-fed'])).toBe('fine')
  })
  test('are late, never lost, of what waits in the ground for years', () => {
    expect(prospects('cassava', 'ibadan', '2026-09-20')).toBe('late')
  })
  test('of a rain-fed crop in the dry season are those of the wrong season', () => {
    expect(prospects('maize', 'kano', '2026-11-22')).toBe('wrong_season: no_rain')
    expect(prospects('maize', 'kano', '2026-03-25')).toBe('wrong_season: no_rain')
  })
  test('are too dry where a year’s rain is less than ECOCROP’s least, or the crop is only grown with water', () => {
    expect(prospects('maize', 'mariental', '2026-12-10')).toBe('too_dry')
    expect(prospects('millet', 'oshakati', '2026-12-10')).toBe('fine')
    expect(prospects('maize', 'mariental', '2026-11-10', drip)).toBe('fine')
  })
  test('are not too dry where a year’s rain is exactly that least', () => {
    const { situation, crop, zone, season, variety } = fieldOf('millet', 'oshakati', '2026-12-10')
    const rain = annualRainNormal(situation.place)
    const at = (least: number) => {
      const ecocrop = { ...crop.record.figures.ecocrop, rain_abs_mm: [least] }
      const facts = { ...crop, record: { ...crop.record, figures: { ...crop.record.figures, ecocrop } } }
      return assessSeasonOutlook(situation, facts, zone, season, variety, []).prospects
    }
    expect([at(rain - 1) === 'too_dry', at(rain) === 'too_dry', at(rain + 1) === 'too_dry']).toEqual([
      false,
      false,
      true,
    ])
  })
  test('are too dry for upland rice below the 700 mm of its guide; low ground gathers the rain of a paddy', () => {
    const rice = (place: PlaceName, riceField: FieldSituation['riceField']) =>
      prospects('rice', place, '2026-06-25', { riceField })
    expect([rice('maiduguri', 'upland'), rice('maiduguri', 'lowland')]).toEqual(['too_dry', 'fine'])
    expect([rice('kano', 'upland'), rice('zaria', 'upland')]).toEqual(['fine', 'fine'])
  })
  test('are too dry for a paddy without water where no guide plants one: no flood plain gathers the rain', () => {
    expect(prospects('rice', 'oshakati', '2026-12-20', { soil: 'clay' })).toBe('too_dry')
    expect(prospects('rice', 'rundu', '2026-12-20', { soil: 'clay' })).toBe('fine')
  })
  test('of what no guide plants there end with the warm nights: cotton sown in February in the north of Namibia', () => {
    expect(prospects('cotton', 'otavi', '2027-02-05', { irrigation: ['sprinkler'] })).toBe('wrong_season: chill')
    expect(prospects('cotton', 'otavi', '2026-11-10', { irrigation: ['sprinkler'] })).toBe('fine')
  })
  test('of a watered crop are judged by warmth: tomato does not live through the winter of the south', () => {
    expect(prospects('tomato', 'mariental', '2026-04-20', drip)).toBe('wrong_season: cold')
    expect(prospects('tomato', 'mariental', '2026-09-20', drip)).toBe('fine')
    expect(prospects('cabbage', 'mariental', '2026-05-10', drip)).toBe('fine')
  })
  test('of wheat in the hot months are hot, of onion in the rains of the forest wet', () => {
    expect(prospects('wheat', 'kano', '2026-03-01', drip)).toBe('wrong_season: hot')
    expect(prospects('onion', 'calabar', '2026-06-15')).toBe('wrong_season: wet')
  })
  test('long before its time in the rains are those of the wrong season, not of last year’s lateness', () => {
    expect(prospects('sesame', 'ibadan', '2026-04-08')).toBe('wrong_season: wet')
    expect(prospects('sesame', 'ibadan', '2026-09-08')).toBe('too_late')
  })
  test('of grain that is only grown with water: it ripens neither in the rains nor without them', () => {
    expect(prospects('wheat', 'kano', '2026-06-24')).toBe('wrong_season: wet')
    expect(prospects('wheat', 'kano', '2026-11-24')).toBe('too_dry')
    expect(prospects('wheat', 'rundu', '2027-02-02')).toBe('too_dry')
  })
  test('of a tree that is only planned are those of its planting time, unless it is watered or stands', () => {
    const mango = (planted: string, field: Partial<FieldSituation> = {}) => prospects('mangoes', 'kano', planted, field)
    const planned = (planted: string, field: Partial<FieldSituation> = {}) =>
      mango(planted, { asOf: '2026-12-17', ...field })
    expect(planned('2027-01-29')).toBe('wrong_season: no_rain')
    expect(planned('2027-03-20')).toBe('wrong_season: no_rain')
    expect(planned('2027-06-20')).toBe('fine')
    expect(planned('2027-09-20')).toBe('wrong_season')
    expect(planned('2027-01-29', drip)).toBe('fine')
    expect(mango('2026-01-29')).toBe('fine')
  })
  test('are too dry for a tree planned where guides set it out only with water: oranges without it at Rundu', () => {
    const oranges = (field: Partial<FieldSituation> = {}) =>
      prospects('oranges', 'rundu', '2027-03-03', { asOf: '2027-02-13', ...field })
    expect([oranges(), oranges(drip)]).toEqual(['too_dry', 'fine'])
  })
  test('are of what stands for years only that it has too little rain, and never of a ripe crop', () => {
    // 760 mm a year: cocoa needs 900, mango 300 (ECOCROP).
    expect([prospects('cocoa', 'kano', '2026-02-10'), prospects('mangoes', 'kano', '2022-02-10')]).toEqual([
      'too_dry',
      'fine',
    ])
    expect(prospects('cocoa', 'kano', '2026-02-10', drip)).toBe('fine')
    // An established tree of bearing age, in and out of its harvest month.
    const old = (asOf: string) =>
      assessField(situationOf({ place: 'kano', crop: 'cocoa', asOf, planted: '2018-06-10' })).prospects
    expect([old('2026-06-20'), old('2026-10-20')]).toEqual(['too_dry', 'too_dry'])
    const mat = (planted: string) =>
      assessField(situationOf({ place: 'mariental', crop: 'plantain', asOf: '2026-10-20', planted })).prospects
    expect([mat('2025-10-20'), mat('2020-10-20')]).toEqual(['too_dry', 'too_dry'])
    // Nights that a young tree does not live through: one that bears has.
    const watered = (planted: string) => fieldOf('plantain', 'otavi', planted, { ...drip, asOf: '2026-10-20' })
    expect([watered('2025-10-20').outlook.unfit, watered('2018-10-20').outlook.unfit]).toEqual(['chill', null])
    // Transplanted as the rains end, onion bulbs in the dry season of the coast.
    expect(prospects('onion', 'calabar', '2026-11-25', drip)).not.toContain('wet')
    expect(prospects('onion', 'calabar', '2026-06-25', drip)).toBe('wrong_season: wet')
    const ripe = { statedStage: 'mature' as const, stageStatedOn: '2026-10-20' }
    const s = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-10-20', planted: '2026-07-25', field: ripe })
    expect(assessField(s).prospects).toBe('fine')
  })
})

describe('of a crop for which the guides know no time here, prospects', () => {
  test('are too dry when the rains end long before its grain, bolls or pods can ripen', () => {
    expect(prospects('cotton', 'oshakati', '2027-01-30')).toBe('too_dry: no_rain')
    expect(prospects('cotton', 'oshakati', '2027-01-30', drip)).toBe('wrong_season: chill')
    expect(prospects('cotton', 'oshakati', '2026-12-01')).toBe('fine')
  })
  test('are those of the wrong season when it is sown after the rains: it ripens only if it outlives the dry months', () => {
    const rainFed = { irrigation: ['rain-fed' as const] }
    expect(prospects('millet', 'ibadan', '2025-12-20', rainFed)).toBe('wrong_season: no_rain')
    expect(prospects('millet', 'ibadan', '2026-01-20', rainFed)).toBe('wrong_season: no_rain')
    expect(prospects('millet', 'ibadan', '2026-05-20', rainFed)).toBe('fine')
    expect(prospects('millet', 'ibadan', '2025-12-20', drip)).toBe('fine')
  })
  test('are those of the wrong season when it is too hot for it, watered or not', () => {
    expect(prospects('wheat', 'makurdi', '2026-05-02')).toBe('wrong_season: hot')
    expect(prospects('wheat', 'makurdi', '2027-02-02', drip)).toBe('wrong_season: hot')
  })
})

test('instead, what still has most time here: in late July at Kano cowpea', () => {
  expect(listFallbackCrops(fieldOf('maize', 'kano', '2026-07-25'))).toEqual(['cowpeas'])
  expect(listFallbackCrops(fieldOf('maize', 'mariental', '2026-12-10'))).toEqual([])
})

test('a late crop that fills its pods or is two weeks from ripe is not told that it will not ripen', () => {
  const soybean = (asOf: string) =>
    assessField(situationOf({ place: 'zaria', crop: 'soybean', asOf, planted: '2026-07-20', variety: 95 })).prospects
  expect([soybean('2026-08-12'), soybean('2026-09-20'), soybean('2026-10-12')]).toEqual(['too_late', 'fine', 'fine'])
})

test('what fills its tubers in a year of rain is not told that it is too dry here', () => {
  const potatoes = (rain: number) => {
    const past = [...Array(9).fill(rain), 0, 0]
    return assessField(
      situationOf({ place: 'rundu', crop: 'potatoes', asOf: '2027-03-12', planted: '2027-01-12', variety: 100, past }),
    )
  }
  expect([potatoes(5), potatoes(1)].map(({ stage, prospects }) => [stage, prospects])).toEqual([
    ['fruiting', 'fine'],
    ['fruiting', 'too_dry'],
  ])
})

test('cane lives through the dry season: some days late it is only late', () => {
  const cane = { place: 'zaria', crop: 'sugarcane', asOf: '2026-10-11', planted: '2026-06-25' } as const
  expect(assessField(situationOf(cane)).prospects).not.toBe('too_late')
})

test('what was sown too late and flowers all the same is late, and no fodder yet', () => {
  const soybean = (asOf: string) =>
    assessField(situationOf({ place: 'zaria', crop: 'soybean', asOf, planted: '2026-07-20', variety: 95 }))
  const flowering = Array.from({ length: 60 }, (_, n) => soybean(addDays('2026-08-01', n))).filter(
    ({ stage }) => stage === 'flowering',
  )
  expect(flowering.length).toBeGreaterThan(5)
  expect(new Set(flowering.map(({ prospects }) => prospects))).toEqual(new Set(['late']))
})

test('a bearing tree where no guide plants it and it wants far more rain is not worth a bag: coffee at Zaria', () => {
  const tree = (crop: CanonicalCropId, place: PlaceName, planted: string) =>
    assessField(situationOf({ place, crop, asOf: '2026-10-20', planted })).prospects
  expect([tree('coffee', 'zaria', '2018-06-10'), tree('coffee', 'zaria', '2026-06-10')]).toEqual(['too_dry', 'fine'])
  expect([tree('coffee', 'ibadan', '2018-06-10'), tree('mangoes', 'kano', '2018-06-10')]).toEqual(['fine', 'fine'])
})
