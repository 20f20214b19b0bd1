import { expect, test } from 'bun:test'
import type { RegionMeasure } from '../../contracts/regions.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { mappingFileSchema, pushToDhis2, toDataValueSet } from './dhis2.ts'
import { toFeatureCollection } from './geojson.ts'

const all = (n: number): Record<RegionMeasure, number> => ({
  farmers: n,
  active: n,
  questions: n,
  answered: n,
  done: n,
  harvest: n,
})
const KANO = { country: 'NG', state: 'Kano', lga: null, lat: 12, lng: 8.5 }

test.each([
  [4, 900, null],
  [5, 900, 900],
  [5, 0, 0],
])('a count of %p people in GeoJSON: %p becomes %p, however high it is', (people, count, shown) => {
  const { features } = toFeatureCollection([{ ...KANO, counts: all(count), people: all(people) }])
  expect(features[0]!.properties).toEqual({
    country: 'NG',
    state: 'Kano',
    ...all(0),
    ...(shown === null ? none() : all(shown)),
  })
})
const none = () => Object.fromEntries(Object.keys(all(0)).map((measure) => [measure, null]))

const MAPPED = {
  dataElements: { farmers: 'fbfJHSPpUQD' },
  orgUnits: { Kano: 'O6uvpzGd5pu', 'Kano/Dala': 'fdc6uOvgoji' },
}

test('a mapping names measures and places by their DHIS2 codes; what it leaves out is told', () => {
  const mapping = mappingFileSchema.parse(MAPPED)
  const place = { ...KANO, counts: all(2.5), people: all(9) }
  const { set, unmapped } = toDataValueSet(
    [place, { ...place, lga: 'Dala' }, { ...place, lga: 'Gaya' }],
    '202607',
    mapping,
  )
  const value = { dataElement: 'fbfJHSPpUQD', period: '202607', value: '3' }
  expect(set.dataValues).toEqual([
    { ...value, orgUnit: 'O6uvpzGd5pu' },
    { ...value, orgUnit: 'fdc6uOvgoji' },
  ])
  expect(unmapped.toSorted()).toEqual(['Kano/Gaya', 'active', 'answered', 'done', 'harvest', 'questions'])
  expect(mappingFileSchema.safeParse({ ...MAPPED, dataElements: { cows: 'x' } }).success).toBe(false)
})

const SETTINGS = { DHIS2_BASE_URL: 'http://dhis2.invalid', DHIS2_USERNAME: 'gona', DHIS2_PASSWORD: 'district' }
const CONFLICT = { object: 'Q', value: 'Data element not found', errorCode: 'E7610' }
const counted = (ignored: number) => ({ imported: 1, updated: 0, ignored, deleted: 0 })

test.each([
  ['nothing wrong', counted(0), [], true, []],
  ['a conflict', counted(0), [CONFLICT], false, ['Done', 'E7610: Q: Data element not found']],
  ['an ignored value', counted(1), [], false, ['Done', '1 values were ignored']],
  ['no count', undefined, [], false, ['Done']],
])(
  'a DHIS2 that says SUCCESS with %s is believed only as far as its counts go',
  async (_, importCount, conflicts, ok, problems) => {
    const summary = { status: 'SUCCESS', description: 'Done', importCount, conflicts }
    const fetch = async () => Response.json({ status: 'OK', response: summary })
    const needs = { config: SETTINGS, fetch } as unknown as Pick<Foundation, 'config' | 'fetch'>
    expect(await pushToDhis2(needs, { dataValues: [] }, { dryRun: false })).toMatchObject({ ok, problems })
  },
)
