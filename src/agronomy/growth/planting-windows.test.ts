import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { agroZone, ZONES, type ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import zones from '../data/zones.json' with { type: 'json' }
import { addDays, dayNumber } from '../dates.ts'
import { lastPlantingStart, plantingWindow } from './planting-windows.ts'

/** `MM-DD` to `MM-DD`; a window that needs watering begins with `watered`. */
type Windows = string | string[]

const SAVANNA = ['southern_guinea_savanna', 'northern_guinea_savanna', 'sudan_savanna'] as const
const DRY_NORTH = [...SAVANNA, 'sahel'] as const
const FOREST = ['humid_forest', 'derived_savanna'] as const
const NIGERIA = [...FOREST, ...DRY_NORTH, 'montane'] as const
const NORTH_NAMIBIA = ['na_northeast', 'na_north_central'] as const
const NAMIBIA = [...NORTH_NAMIBIA, 'na_maize_triangle', 'na_central', 'na_south', 'na_coast'] as const

const each = (zones: readonly ZoneId[], windows: Windows) => Object.fromEntries(zones.map((zone) => [zone, windows]))
/** Agribank Namibia: dryland crops once 25 mm have fallen, from late November to mid-January. */
const NAMIBIAN_RAINS = each(NORTH_NAMIBIA, '11-20 to 01-15')

/** When each crop is planted, zone by zone, typed from the guide named beside it ("memory" where there is none). */
const WINDOWS: Record<CanonicalCropId, Partial<Record<ZoneId, Windows>>> = {
  maize: {
    // addistar.com and hallom-ten.com guides: the whole season of the early crop, and the late one.
    humid_forest: ['03-15 to 05-15', '07-20 to 08-31'],
    derived_savanna: ['04-01 to 06-30', '07-20 to 08-31'],
    // From the IITA guide and IAR Zaria 2023; to the last date of an early variety in Beah et al. 2021 (IITA: second week of July).
    southern_guinea_savanna: '05-15 to 07-19',
    // Dry season: farmers at Saminaka; Sudan savanna: memory.
    northern_guinea_savanna: ['05-25 to 07-19', 'watered 09-25 to 10-15'],
    sudan_savanna: ['06-15 to 07-14', 'watered 11-01 to 12-15'],
    ...NAMIBIAN_RAINS,
    // Agronomic Producers Association: from mid-November, 27 January the last date.
    na_maize_triangle: '11-15 to 01-27',
    na_central: 'watered 11-15 to 01-27',
  },
  // ICS-Nigeria and IITA; Namibia: memory.
  cassava: {
    humid_forest: '03-01 to 11-30',
    derived_savanna: '04-01 to 08-31',
    southern_guinea_savanna: '05-01 to 07-31',
    northern_guinea_savanna: '07-01 to 08-31',
    na_northeast: '11-15 to 01-31',
  },
  // Memory; Bala et al. 2022 for the watered green bean of Bauchi.
  beans: {
    derived_savanna: '08-15 to 09-10',
    montane: '06-01 to 07-15',
    northern_guinea_savanna: 'watered 10-01 to 10-31',
    ...NAMIBIAN_RAINS,
  },
  // uplnigeria.com; dry season November to January: MARKETS II.
  rice: {
    humid_forest: '03-15 to 04-15',
    derived_savanna: '05-15 to 06-15',
    southern_guinea_savanna: ['05-15 to 06-15', 'watered 11-15 to 01-31'],
    // IITA guide 2020, table 2, as quoted: nurseries of the lowland in June and July.
    ...each(['northern_guinea_savanna', 'sudan_savanna', 'sahel'], ['06-01 to 07-31', 'watered 11-15 to 01-31']),
    na_northeast: 'watered 11-15 to 01-15',
  },
  // NiMet and IAR Zaria 2023: cereals late May to early June in the moist savanna; further north memory.
  sorghum: {
    southern_guinea_savanna: '05-20 to 06-15',
    northern_guinea_savanna: '05-20 to 06-15',
    sudan_savanna: '06-10 to 07-10',
    sahel: '06-25 to 07-15',
    ...NAMIBIAN_RAINS,
  },
  millet: {
    northern_guinea_savanna: '05-20 to 06-15',
    sudan_savanna: '06-01 to 07-05',
    sahel: '06-15 to 07-15',
    ...NAMIBIAN_RAINS,
  },
  // tinapala (February to April); winapay (November to December, or late March to April).
  yam: {
    ...each(FOREST, '02-01 to 04-30'),
    southern_guinea_savanna: ['11-01 to 12-31', '03-20 to 04-30'],
  },
  // naijatweet; Babaji, IAR Zaria: May to September in the rains, September to December watered.
  'sweet-potato': {
    ...each(FOREST, '04-01 to 06-30'),
    southern_guinea_savanna: ['05-15 to 09-15', 'watered 09-15 to 12-15'],
    northern_guinea_savanna: ['05-15 to 09-15', 'watered 09-15 to 12-15'],
    sudan_savanna: 'watered 09-15 to 12-15',
    na_northeast: '11-15 to 01-31',
  },
  // stayjid; Bala 2011 (mid-June best at Samaru); NiMet and IAR 2023.
  groundnuts: {
    ...each(FOREST, '03-01 to 04-30'),
    northern_guinea_savanna: '06-01 to 06-20',
    southern_guinea_savanna: '05-20 to 06-20',
    sudan_savanna: '06-10 to 07-15',
    ...NAMIBIAN_RAINS,
  },
  // NiMet and IAR 2023; Ewansiha & Tofa (late July best at Minjibir); the rest memory; Agribank (December, January).
  cowpeas: {
    northern_guinea_savanna: '07-15 to 08-10',
    sudan_savanna: '07-05 to 07-31',
    southern_guinea_savanna: '07-22 to 09-07',
    derived_savanna: '08-15 to 09-15',
    humid_forest: '08-20 to 09-20',
    sahel: '07-01 to 07-20',
    ...each(NORTH_NAMIBIA, '12-01 to 01-31'),
  },
  // Olowe 2007 (early to mid-July in the transition); a sesame guide; Sudan savanna: memory.
  sesame: {
    derived_savanna: '07-01 to 07-15',
    southern_guinea_savanna: '06-15 to 07-31',
    northern_guinea_savanna: '06-15 to 07-20',
    sudan_savanna: '06-25 to 07-20',
  },
  // Memory.
  cotton: {
    northern_guinea_savanna: '06-15 to 07-10',
    sudan_savanna: '06-20 to 07-10',
    southern_guinea_savanna: '06-20 to 07-31',
  },
  // Memory.
  coffee: { humid_forest: '05-01 to 07-15', derived_savanna: '05-15 to 07-15', montane: '05-01 to 06-30' },
  // floratalk.com (March to May); uplnigeria.tk (May to June).
  cocoa: { humid_forest: '03-15 to 06-15', derived_savanna: '05-01 to 06-30' },
  // Memory.
  plantain: { humid_forest: '03-15 to 07-31', derived_savanna: '04-15 to 07-15' },
  banana: { humid_forest: '03-15 to 07-31', derived_savanna: '04-15 to 07-15' },
  // farmershom (late October to early December; the rains of the south); Agribank: a summer vegetable; the rest memory.
  tomato: {
    ...each(DRY_NORTH, 'watered 10-25 to 12-10'),
    humid_forest: '03-01 to 06-30',
    derived_savanna: ['03-01 to 06-30', '08-01 to 09-15'],
    ...each(NAMIBIA, 'watered 09-01 to 11-30'),
    // Where no frost comes.
    ...each(NORTH_NAMIBIA, ['watered 02-01 to 04-30', 'watered 09-01 to 11-30']),
  },
  // farmershom; Namibia: memory.
  onion: { ...each(DRY_NORTH, 'watered 11-01 to 01-15'), ...each(NAMIBIA, 'watered 04-01 to 06-15') },
  // farmershom; the rest memory.
  pepper: {
    ...each(FOREST, '03-01 to 06-30'),
    ...each(DRY_NORTH, 'watered 10-15 to 12-31'),
    northern_guinea_savanna: ['watered 10-15 to 12-31', '05-15 to 07-15'],
    ...each(NAMIBIA, 'watered 08-01 to 10-31'),
  },
  // farmershom; the rest memory.
  okra: {
    ...each(FOREST, ['03-15 to 07-31', 'watered 11-01 to 02-28']),
    southern_guinea_savanna: ['05-15 to 07-31', 'watered 11-01 to 02-28'],
    northern_guinea_savanna: ['05-15 to 07-31', 'watered 11-01 to 02-28'],
    ...each(['sudan_savanna', 'sahel', 'montane'], 'watered 11-01 to 02-28'),
  },
  // farmershom (amaranth); Namibia: memory.
  spinach: {
    ...each(NIGERIA, ['03-01 to 10-31', 'watered 11-01 to 03-31']),
    ...each(NAMIBIA, 'watered 03-01 to 08-31'),
  },
  // farmershom (November to March); Namibia: memory.
  cabbage: { ...each(NIGERIA, 'watered 10-15 to 01-31'), ...each(NAMIBIA, 'watered 02-01 to 07-31') },
  // IAR (Daily Trust): mid-November to mid-December, from Kaduna north; Namibia: memory.
  wheat: {
    ...each(['northern_guinea_savanna', 'sudan_savanna', 'sahel'], 'watered 11-15 to 12-15'),
    ...each([...NORTH_NAMIBIA, 'na_maize_triangle', 'na_central'], 'watered 05-01 to 06-30'),
  },
  // Memory; trials of Aliero and of Danbatta and Bichi: November; Agribank: best February to May.
  potatoes: {
    montane: ['04-01 to 05-15', '08-01 to 09-10', 'watered 11-01 to 12-31'],
    ...each(['southern_guinea_savanna', 'northern_guinea_savanna'], 'watered 11-01 to 12-31'),
    ...each(['sudan_savanna', 'sahel'], 'watered 11-01 to 11-30'),
    ...each([...NORTH_NAMIBIA, 'na_maize_triangle', 'na_central'], 'watered 02-01 to 05-31'),
  },
  // farmershom (November to March); Namibia: memory.
  carrots: { ...each(DRY_NORTH, 'watered 10-15 to 02-15'), ...each(NAMIBIA, 'watered 02-01 to 08-31') },
  lettuce: { ...each(NIGERIA, 'watered 10-15 to 02-15'), ...each(NAMIBIA, 'watered 03-01 to 09-15') },
  // Memory: set out in the rains.
  mangoes: { ...each(NIGERIA, '05-01 to 08-15'), ...each(NORTH_NAMIBIA, '11-15 to 02-28') },
  oranges: each([...FOREST, 'southern_guinea_savanna', 'northern_guinea_savanna'], '04-15 to 07-31'),
  avocados: each([...FOREST, 'montane'], '04-15 to 07-31'),
  // After Dugje et al. 2009; Eseigbe et al. 2024 (Zaria, Kano); derived savanna: memory.
  soybean: {
    derived_savanna: '06-01 to 08-10',
    southern_guinea_savanna: '06-01 to 07-20',
    northern_guinea_savanna: '06-10 to 07-06',
    sudan_savanna: '06-10 to 06-29',
  },
  // Memory: set out in the rains.
  'oil-palm': each(FOREST, '04-15 to 07-31'),
  // The Hope: April to June; the rest memory.
  egusi: {
    humid_forest: '03-01 to 05-31',
    ...each(['derived_savanna', 'southern_guinea_savanna'], ['04-01 to 06-30', '07-15 to 09-10']),
  },
  // Asaba: July; the rest memory.
  'bambara-groundnut': {
    ...each(FOREST, '05-01 to 08-15'),
    southern_guinea_savanna: '06-01 to 08-10',
    ...each(['northern_guinea_savanna', 'sudan_savanna'], '06-10 to 07-25'),
    ...each(NORTH_NAMIBIA, '11-15 to 01-15'),
  },
  // floratalk.com: March to May; southern Kaduna: memory.
  ginger: {
    ...each(FOREST, '03-01 to 05-31'),
    ...each(['southern_guinea_savanna', 'northern_guinea_savanna'], '04-01 to 06-10'),
  },
  // NIHORT: mid-March and late August in the south, mid-May to late August in the north; the rest memory.
  watermelon: {
    ...each(FOREST, ['02-25 to 05-10', '08-25 to 10-05']),
    ...each(DRY_NORTH, ['05-10 to 08-31', 'watered 10-15 to 03-15']),
    ...each(NAMIBIA, 'watered 09-01 to 01-31'),
  },
  // Memory.
  'pigeon-pea': {
    ...each(['derived_savanna', 'southern_guinea_savanna'], '05-15 to 07-31'),
    northern_guinea_savanna: '06-10 to 07-15',
  },
  // Memory: chewing cane in the rains, the rest watered.
  sugarcane: {
    derived_savanna: '04-01 to 06-15',
    southern_guinea_savanna: ['04-01 to 06-15', 'watered 10-01 to 03-31'],
    northern_guinea_savanna: 'watered 10-01 to 03-31',
  },
}

const MIDDLES = [...zones.states, ...zones.namibia_regions]
const ZONE_IDS = Object.keys(ZONES) as ZoneId[]

describe('planting windows of', () => {
  for (const [crop, zones] of Object.entries(WINDOWS)) {
    test(crop, () => {
      for (const zone of ZONE_IDS) {
        const found = cropFacts(crop as CanonicalCropId)
          .plantingWindows.filter(({ zones: here }) => here.includes(zone))
          .map(({ start, end, irrigated }) => `${irrigated ? 'watered ' : ''}${start} to ${end}`)
        expect([zone, ...found.toSorted()]).toEqual([zone, ...[zones[zone] ?? []].flat().toSorted()])
      }
    })
  }

  test('all 37 crops', () => {
    expect(Object.keys(WINDOWS).toSorted()).toEqual(CANONICAL_CROPS.toSorted())
  })
})

test('a window is announced thirty days before it opens and missed for twenty days after it shut', () => {
  const on = (date: string) => plantingWindow('sesame', 'derived_savanna', date)
  expect(on('2026-05-31').state).toBe('closed')
  expect(on('2026-06-01')).toMatchObject({ state: 'soon', daysToStart: 30, start: '2026-07-01' })
  expect(on('2026-07-01')).toMatchObject({ state: 'open', daysToStart: 0, daysLeft: 14 })
  expect(on('2026-07-15')).toMatchObject({ state: 'open', daysLeft: 0 })
  expect(on('2026-07-16')).toMatchObject({ state: 'late', daysLeft: -1 })
  expect(on('2026-08-04').state).toBe('late')
  expect(on('2026-08-05').state).toBe('closed')
})

test('every state and region is in the zone it is published in, at its middle', () => {
  const states: Partial<Record<ZoneId, string[]>> = {
    humid_forest: ['Abia', 'Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Imo', 'Lagos', 'Ondo', 'Rivers'],
    derived_savanna: ['Anambra', 'Ebonyi', 'Ekiti', 'Enugu', 'Ogun', 'Osun', 'Oyo'],
    southern_guinea_savanna: ['Benue', 'FCT', 'Kogi', 'Kwara', 'Nasarawa', 'Niger'],
    northern_guinea_savanna: ['Adamawa', 'Bauchi', 'Kaduna', 'Plateau', 'Taraba'],
    sudan_savanna: ['Borno', 'Gombe', 'Jigawa', 'Kano', 'Katsina', 'Kebbi', 'Yobe', 'Zamfara'],
    sahel: ['Sokoto'],
    na_northeast: ['Zambezi', 'Kavango East', 'Kavango West'],
    na_north_central: ['Ohangwena', 'Oshikoto', 'Oshana', 'Omusati'],
    na_maize_triangle: ['Otjozondjupa'],
    na_central: ['Kunene', 'Omaheke', 'Khomas'],
    na_south: ['Hardap', 'ǁKaras'],
    na_coast: ['Erongo'],
  }
  expect(Object.values(states).flat()).toHaveLength(37 + 14)
  for (const [zone, names] of Object.entries(states))
    for (const state of names) {
      const country = zone.startsWith('na_') ? 'NA' : 'NG'
      const { lat, lon: lng } = MIDDLES.find((middle) => [middle.state, ...middle.aliases].includes(state))!
      expect([state, agroZone({ lat, lng, elevation: 300, country, state })]).toEqual([state, zone as ZoneId])
    }
})

describe('planting windows', () => {
  test('maize in Kano: soon on 4 June, open on 5 July, late on 25 July, closed in October', () => {
    const on = (date: string) => plantingWindow('maize', 'sudan_savanna', date)
    expect(on('2026-06-04')).toMatchObject({ state: 'soon', start: '2026-06-15', daysToStart: 11 })
    expect(on('2026-07-05')).toMatchObject({ state: 'open', daysLeft: 9 })
    expect(on('2026-07-25')).toMatchObject({ state: 'late', daysLeft: -11 })
    expect(on('2026-10-10').state).toBe('closed')
  })
  test('a window over New Year is one window', () => {
    expect(plantingWindow('millet', 'na_north_central', '2027-01-05')).toMatchObject({
      state: 'open',
      start: '2026-11-20',
      end: '2027-01-15',
    })
    expect(plantingWindow('millet', 'na_north_central', '2026-12-05')).toMatchObject({
      state: 'open',
      end: '2027-01-15',
    })
  })
  test('an irrigated window is offered only to who can water', () => {
    expect(plantingWindow('tomato', 'sudan_savanna', '2026-11-10').state).toBe('none')
    expect(plantingWindow('tomato', 'sudan_savanna', '2026-11-10', { irrigated: true }).state).toBe('open')
  })
  test('beans in the Sudan savanna go by cowpea, and say they are rough', () => {
    expect(plantingWindow('beans', 'sudan_savanna', '2026-07-10')).toMatchObject({ state: 'open', rough: true })
  })
  test('the last one opened on its first day, and the day before that a year ago', () => {
    const last = (date: string) => lastPlantingStart('maize', 'sudan_savanna', date, false)
    expect([last('2026-06-14'), last('2026-06-15'), last('2026-12-31')]).toEqual([
      '2025-06-15',
      '2026-06-15',
      '2026-06-15',
    ])
  })
  test('every crop, zone and date gives dates that fit together', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CANONICAL_CROPS),
        fc.constantFrom(...ZONE_IDS),
        fc.integer({ min: 0, max: 1500 }),
        (crop, zone, n) => {
          const date = addDays('2026-01-01', n)
          const advice = plantingWindow(crop, zone, date, { irrigated: n % 2 === 0 })
          if (advice.state === 'none') return
          expect(dayNumber(advice.end!)).toBeGreaterThan(dayNumber(advice.start!))
          if (advice.state === 'open') expect(advice.start! <= date && date <= advice.end!).toBe(true)
          if (advice.state === 'soon') expect(advice.daysToStart).toBeWithin(1, 31)
          if (advice.state === 'late') expect(advice.daysLeft).toBeWithin(-20, 0)
          const last = lastPlantingStart(crop, zone, date, n % 2 === 0)
          expect(last !== null && last <= date).toBe(true)
        },
      ),
    )
  })
})
