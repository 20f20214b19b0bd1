import { describe, expect, test } from 'bun:test'
import { collectCandidates } from './advise.ts'
import { dry, type Scene, situationOf, wateredOn } from './testing/example-fields.ts'
import type { DayWeather, FieldSituation, PlannedApplication } from './types.ts'
import { InvalidNumberError, validatePlace } from './validate-situation.ts'
import { simulateSeason } from './water/simulate-season.ts'
import { computeWaterBalance } from './water/soil-water.ts'

const scene: Scene = {
  place: 'kano',
  crop: 'maize',
  asOf: '2026-08-10',
  planted: '2026-06-20',
  past: dry(),
  ahead: dry(7),
}
const sound = situationOf(scene)
const withDay = (list: 'history' | 'forecast', day: Partial<DayWeather>): FieldSituation => ({
  ...sound,
  [list]: sound[list].map((known, n) => (n === 2 ? { ...known, ...day } : known)),
})
const withPlace = (place: Partial<FieldSituation['place']>) => ({ ...sound, place: { ...sound.place, ...place } })

const kept = (kg: number): PlannedApplication => ({
  n: 1,
  of: 1,
  days: [0, 14],
  transplanted: false,
  from: null,
  to: null,
  products: [{ grade: 'urea', kg, bags: 1, gramsPerPlant: null }],
})

/** Faulty versions of a valid situation, by the field that the refusal must name. */
const FAULTS: [field: string, FieldSituation][] = [
  ['history[2].tMax', withDay('history', { tMax: Number.NaN })],
  ['history[2].tMin', withDay('history', { tMin: Number.NEGATIVE_INFINITY })],
  ['history[2].rain', withDay('history', { rain: Number.POSITIVE_INFINITY })],
  ['history[2].rain', withDay('history', { rain: -5 })],
  ['forecast[2].rain', withDay('forecast', { rain: Number.NaN })],
  ...(
    ['rainProbability', 'humidity', 'windMax', 'et0', 'windMean', 'radiation', 'sunshineHours', 'dewPoint'] as const
  ).map((name): [string, FieldSituation] => [`forecast[2].${name}`, withDay('forecast', { [name]: Number.NaN })]),
  ['place.lat', withPlace({ lat: Number.NaN })],
  ['place.lat', withPlace({ lat: 91 })],
  ['place.lng', withPlace({ lng: Number.POSITIVE_INFINITY })],
  ['place.elevation', withPlace({ elevation: Number.NaN })],
  ['areaAcres', { ...sound, areaAcres: Number.POSITIVE_INFINITY }],
  ['areaAcres', { ...sound, areaAcres: -1 }],
  ['varietyDays', { ...sound, varietyDays: Number.NaN }],
  ['varietyDays', { ...sound, varietyDays: 0 }],
  ['feedings.hectares', { ...sound, feedings: { hectares: 0, splits: [] } }],
  ['feedings.splits[0].products[0].kg', { ...sound, feedings: { hectares: 1, splits: [kept(Number.NaN)] } }],
  ['log[1].amount', { ...sound, log: [wateredOn('2026-08-01'), wateredOn('2026-08-02', Number.NaN)] }],
  ['log[0].count', { ...sound, log: [{ ...wateredOn('2026-08-01'), count: Number.POSITIVE_INFINITY }] }],
]

test('the poles and the date line are places', () => {
  for (const place of [
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
  ])
    expect(() => validatePlace({ ...sound.place, ...place })).not.toThrow()
})

describe('a number that cannot be reckoned with is refused by name', () => {
  for (const [field, situation] of FAULTS) {
    test(`${field}, by the advice and by the water balance`, () => {
      for (const ask of [() => collectCandidates(situation), () => computeWaterBalance({ situation })]) {
        expect(ask).toThrow(InvalidNumberError)
        expect(ask).toThrow(RangeError)
        expect(ask).toThrow(`${field} must be `)
      }
    })
  }

  test('what is measured at the start, too', () => {
    expect(() => computeWaterBalance({ situation: sound, startDepletion: Number.NaN })).toThrow(
      'startDepletion must be ',
    )
  })

  test('by a season', () => {
    const season = { crop: 'maize', place: sound.place, plantingDate: '2026-06-20', soil: 'loam' } as const
    const faults: [string, Partial<Parameters<typeof simulateSeason>[0]>][] = [
      ['weather[2].tMax', { weather: withDay('history', { tMax: Number.NaN }).history }],
      ['place.elevation', { place: { ...sound.place, elevation: Number.NaN } }],
      ['varietyDays', { varietyDays: Number.NaN }],
      ['days', { days: Number.POSITIVE_INFINITY }],
      ['startDepletion', { startDepletion: -1 }],
      ['irrigation[2026-07-01].mm', { irrigation: [{ date: '2026-07-01', mm: Number.NaN }] }],
    ]
    for (const [field, fault] of faults)
      expect(() => simulateSeason({ ...season, ...fault })).toThrow(`${field} must be `)
  })
})

test('what is not known passes', () => {
  const unknown = { rainProbability: null, humidity: null, windMax: null, et0: null }
  expect(() => collectCandidates(withDay('forecast', unknown))).not.toThrow()
  expect(() =>
    collectCandidates({ ...withPlace({ elevation: null }), areaAcres: null, varietyDays: null }),
  ).not.toThrow()
})
