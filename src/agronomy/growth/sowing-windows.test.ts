import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { daysOfRainLeft, usualRainsAt } from '../climate/rainy-seasons.ts'
import { findAgroZone } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { PLACES, type PlaceName } from '../testing/example-fields.ts'
import type { MaturityLength } from './last-planting-day.ts'
import { plantingRequirement, plantingTimesFor, type SowingSite } from './planting-times.ts'
import { findSowingWindows, relateWindowsToDay } from './sowing-windows.ts'

type Over = Partial<SowingSite>
const groundAt = (place: PlaceName, over: Over = {}): SowingSite => ({
  place: PLACES[place],
  irrigation: ['rain-fed'],
  soil: 'loam',
  ...over,
})
const windowsOf = (crop: CanonicalCropId, place: PlaceName, id: MaturityLength['id'], over: Over = {}, year = 2026) => {
  const facts = cropFacts(crop)
  const days_max = facts.record.practice.maturity_classes.find((figures) => figures.id === id)?.days_max ?? 120
  return findSowingWindows(
    facts,
    findAgroZone(PLACES[place]),
    groundAt(place, over),
    { id, days_max },
    `${year}-07-01`,
  ).filter(({ from }) => from.startsWith(String(year)))
}
/** From and to of the year's windows, `MM-DD`. */
const days = (...args: Parameters<typeof windowsOf>) =>
  windowsOf(...args).map(({ from, to }) => [from.slice(5), to.slice(5)].join(' to '))

test('sorghum on receding water is Borno’s: nobody in another state is told of its time', () => {
  const late = (state: string) =>
    days('sorghum', 'maiduguri', 'medium', { soil: 'clay', place: { ...PLACES.maiduguri, state } }).length
  expect([late('Borno'), late('Yobe'), late('Katsina')]).toEqual([2, 1, 1])
})

describe('maize', () => {
  test('Sudan savanna: from 10 June; an extra early variety to 14 July, an early one to 7 July (Beah et al. 2021)', () => {
    expect(days('maize', 'kano', 'extra_early')).toEqual(['06-10 to 07-14'])
    expect(days('maize', 'kano', 'early')).toEqual(['06-10 to 07-07'])
  })
  test('a class that is not listed closes earlier by the days that it takes longer', () => {
    expect(days('maize', 'kano', 'late')).toEqual(['06-10 to 06-17'])
  })
  test('northern Guinea savanna: 17 June is in time, an early variety to 19 July', () => {
    expect(days('maize', 'zaria', 'early')).toEqual(['05-25 to 07-19'])
  })
  test('forest: from the first rains, without a gap to the second season', () => {
    const [first] = windowsOf('maize', 'calabar', 'early')
    expect(first!.from < '2026-03-20').toBe(true)
    expect(first!.to > '2026-06-01').toBe(true)
  })
  test('the rain-fed Maize Triangle closes on 27 January (Agronomic Producers Association)', () => {
    expect(days('maize', 'otavi', 'late')).toEqual(['11-15 to 01-27'])
  })
  test('in the dry season only where it can be watered', () => {
    expect(days('maize', 'kano', 'early', { irrigation: ['furrow'] })).toEqual(['06-10 to 07-07', '11-01 to 01-31'])
  })
})

describe('the last planting day', () => {
  const at = (crop: CanonicalCropId, id: MaturityLength['id'], lat: number, lng: number, state: string) => {
    const facts = cropFacts(crop)
    const place = { lat, lng, elevation: null, country: 'NG', state }
    const days_max = facts.record.practice.maturity_classes.find((figures) => figures.id === id)!.days_max
    const ground: SowingSite = { place, irrigation: ['rain-fed'], soil: 'loam' }
    return findSowingWindows(facts, findAgroZone(place), ground, { id, days_max }, '2026-07-01').find(({ from }) =>
      from.startsWith('2026'),
    )!
  }
  test('counts to the early end of the rains in the far north: maize of Sokoto, Katsina and Yobe', () => {
    expect(at('maize', 'extra_early', 13.05, 5.24, 'Sokoto').to.slice(5)).toBe('07-08')
    expect(at('maize', 'extra_early', 12.99, 7.6, 'Katsina').to < '2026-07-11').toBe(true)
    expect(at('maize', 'extra_early', 12.29, 11.44, 'Yobe').to < '2026-07-05').toBe(true)
    expect(at('groundnuts', 'extra_early', 12.99, 7.6, 'Katsina').to < '2026-07-11').toBe(true)
  })
  test('never comes before the first safe rains of a crop that bears dry soil: millet', () => {
    const sokoto = at('millet', 'extra_early', 13.05, 5.24, 'Sokoto')
    expect(sokoto.to >= '2026-07-11' && sokoto.to < '2026-07-20').toBe(true)
    expect(at('millet', 'early', 12.0, 8.52, 'Kano').to).toBe('2026-07-11')
  })
  test('is shown only with a source: from a guide or the rains, else not at all', () => {
    expect(at('maize', 'extra_early', 12.0, 8.52, 'Kano').last).toBe('2026-07-14')
    const sesame = at('sesame', 'early', 11.1, 7.7, 'Kaduna')
    expect(sesame.last).toBe(sesame.to)
    expect(at('pigeon-pea', 'early', 11.1, 7.7, 'Kaduna').last).toBeNull()
    for (const id of CANONICAL_CROPS)
      for (const place of Object.keys(PLACES) as PlaceName[])
        for (const { rough, last, best, watered } of windowsOf(id, place, null, { irrigation: ['furrow'] }))
          if (rough && last !== null) expect([id, place, watered, last === best.to]).toEqual([id, place, false, false])
  })
})

test('on rain alone a time from memory, or one for a whole country, ends while the rains still ripen the crop', () => {
  const spinach = (place: PlaceName) => windowsOf('spinach', place, 'early')[0]!.to
  expect([spinach('kano'), spinach('maiduguri'), spinach('ibadan')]).toEqual(['2026-08-30', '2026-08-28', '2026-10-07'])
  const late: string[] = []
  for (const crop of CANONICAL_CROPS) {
    const { record } = cropFacts(crop)
    if (record.life !== 'annual' || record.paddy || record.outlivesRains) continue
    if (record.harvest.kind === 'roots' && record.harvest.waits) continue
    for (const place of Object.keys(PLACES) as PlaceName[]) {
      const rains = usualRainsAt(PLACES[place])
      const zone = findAgroZone(PLACES[place])
      if (!rains) continue
      for (const row of plantingTimesFor(cropFacts(crop), zone, groundAt(place))) {
        const wide = row.confidence === 'memory' || row.zones.includes('all') || row.zones.length >= 5
        if (!wide || plantingRequirement(row.system) !== 'anything' || /^all year/.test(row.system)) continue
        for (const { id, days_max } of record.practice.maturity_classes.filter((figures) => figures.days_max < 300)) {
          const windows = windowsOf(crop, place, id).filter(({ source }) => source === `practice.${row.source}`)
          for (const { best, to, watered } of windows) {
            const left = daysOfRainLeft(PLACES[place], to) ?? 0
            // Ten days on stored water; the first weeks of what somebody plants there.
            if (!watered && left + 10 < days_max && to > addDays(best.from, 21))
              late.push(`${crop} ${place} ${id} ${to}`)
          }
        }
      }
    }
  }
  expect(late).toEqual([])
})

describe('rice', () => {
  test('lowland of the savannas: nurseries June and July (Kamai et al. 2020); clay is low ground', () => {
    expect(days('rice', 'makurdi', 'early', { soil: 'clay' })).toEqual(['06-01 to 07-31'])
    expect(days('rice', 'makurdi', 'early', { riceField: 'lowland', soil: 'sand' })).toEqual(['06-01 to 07-31'])
  })
  test('upland: from mid-May until the rain left no longer ripens it', () => {
    const [upland] = windowsOf('rice', 'makurdi', 'early', { riceField: 'upland' })
    expect(upland!.from).toBe('2026-05-15')
    const later = windowsOf('rice', 'makurdi', 'late', { riceField: 'upland' })[0]!
    expect(later.to < upland!.to).toBe(true)
  })
})

test('a window is open on its first and its last day', () => {
  const windows = windowsOf('maize', 'kano', 'early')
  const open = (date: string) => relateWindowsToDay(windows, date).open !== null
  expect(['2026-06-09', '2026-06-10', '2026-07-07', '2026-07-08'].map(open)).toEqual([false, true, true, false])
})

test('sand holds less for the end: five days earlier where the rain decides', () => {
  const [loam] = windowsOf('rice', 'makurdi', 'early', { riceField: 'upland' })
  const [sand] = windowsOf('rice', 'makurdi', 'early', { riceField: 'upland', soil: 'sand' })
  expect(sand!.to).toBe(addDays(loam!.to, -5))
})

test('yam of the southern Guinea savanna is also planted dry, from November to January', () => {
  const dry = windowsOf('yam', 'makurdi', 'early').find((window) => window.dry)!
  expect([dry.from, dry.to]).toEqual(['2026-11-01', '2027-01-31'])
})

test('beans of Nigeria without a time of their own are sown like cowpeas; Namibian ones are not', () => {
  expect(days('beans', 'kano', 'early')).toEqual(days('cowpeas', 'kano', 'early'))
  expect(days('beans', 'oshakati', 'early')).toEqual([])
})

test('tomato of central Namibia is a summer crop: mid-August to January', () => {
  expect(days('tomato', 'otavi', 'early', { irrigation: ['drip'] })).toEqual(['08-15 to 01-31'])
})

test('what the system of a planting time asks of the field', () => {
  expect(
    [
      'rainfed',
      'irrigated dry season',
      'fadama or irrigated',
      'dry cool months (transplanting)',
      'irrigated or rainfed north',
      'rainfed or irrigated',
      'rainfed upland',
      'rainfed lowland, nursery',
      'rainfed upland or lowland',
      'riverine, recession',
    ].map(plantingRequirement),
  ).toEqual([
    'anything',
    'watering',
    'watering',
    'watering',
    'anything',
    'anything',
    'upland',
    'lowland',
    'anything',
    'low-ground',
  ])
})

test('of every crop, place and day the windows are in order, and a day stands in, after or before them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CANONICAL_CROPS),
      fc.constantFrom(...(Object.keys(PLACES) as PlaceName[])),
      fc.integer({ min: 0, max: 1500 }),
      fc.boolean(),
      (crop, place, n, watered) => {
        const date = addDays('2026-01-01', n)
        const ground = groundAt(place, watered ? { irrigation: ['drip'] } : {})
        const windows = findSowingWindows(
          cropFacts(crop),
          findAgroZone(PLACES[place]),
          ground,
          { id: null, days_max: 110 },
          date,
        )
        for (const { from, best, to } of windows) {
          expect(from <= best.from).toBe(true)
          expect(from < to).toBe(true)
        }
        const { open, last, next } = relateWindowsToDay(windows, date)
        if (open) expect(open.from <= date && date <= open.to).toBe(true)
        if (last) expect(last.to < date).toBe(true)
        if (next) expect(next.from > date).toBe(true)
        if (windows.length > 0) expect(last !== null && next !== null).toBe(true)
      },
    ),
  )
})
