import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type IrrigationMethod, SOIL_TYPES } from '../contracts/farm.ts'
import { RICE_FIELDS } from '../contracts/season.ts'
import { annualRainNormal } from './climate/climate-normals.ts'
import { findAgroZone, ZONES, type ZoneId } from './climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from './crops/crop-facts.ts'
import { addDays, dayNumber, yearOfDayNumber } from './dates.ts'
import { buildApplicationPlan, buildUncachedPlan } from './feeding/split-plan.ts'
import type { ProductionSystem } from './feeding/targets.ts'
import { cropsToSowSoon, listFallbackCrops } from './growth/fallback-crops.ts'
import { findSowingWindows, sowingWindowsAround } from './growth/sowing-windows.ts'
import { maturityClassesInZone, usualMaturityClass, usualMaturityClassOn } from './growth/variety.ts'
import { followingSowings, listFollowingSowings } from './rules/following-crops.ts'
import { PLACES, situationOf } from './testing/example-fields.ts'

// Memo keys must name every input; a missing one would give a field the result of another.

const MORE_PLACES = [PLACES.kano, PLACES.calabar].map((place) => ({ ...place, elevation: 1300 }))
const field = fc
  .record({
    place: fc.constantFrom(...Object.values(PLACES), ...MORE_PLACES),
    crop: fc.constantFrom(...CANONICAL_CROPS),
    day: fc.integer({ min: 0, max: 110 }),
    soil: fc.option(fc.constantFrom(...SOIL_TYPES)),
    irrigation: fc.constantFrom<IrrigationMethod[]>([], ['rain-fed'], ['flood'], ['drip']),
    riceField: fc.option(fc.constantFrom(...RICE_FIELDS)),
  })
  .map(({ place, crop, day, ...told }) => {
    const asOf = addDays('2025-11-01', 7 * day)
    const situation = { ...situationOf({ place: 'kano', crop, asOf, field: told }), place }
    return { crop: cropFacts(crop), zone: findAgroZone(place), situation, asOf }
  })

const remembers = (what: string, remembered: (given: Given) => unknown, afresh: (given: Given) => unknown) =>
  test(`${what} that are remembered are those of the very field`, () => {
    fc.assert(
      fc.property(field, (given) => expect(remembered(given)).toEqual(afresh(given))),
      { numRuns: 3000 },
    )
  })
type Given = typeof field extends fc.Arbitrary<infer Value> ? Value : never

const shortestOf = ({ crop, zone }: Given) => maturityClassesInZone(crop, zone)[0] ?? { id: null, days_max: 120 }

remembers(
  'planting times',
  (given) => findSowingWindows(given.crop, given.zone, given.situation, shortestOf(given), given.asOf),
  (given) =>
    sowingWindowsAround(
      yearOfDayNumber(dayNumber(given.asOf)),
      given.crop,
      given.zone,
      given.situation,
      shortestOf(given),
    ),
)

remembers(
  'usual varieties',
  ({ crop, zone, situation, asOf }) =>
    maturityClassesInZone(crop, zone).length === 0 ? null : usualMaturityClass(situation, crop, zone, asOf),
  ({ crop, zone, situation, asOf }) =>
    maturityClassesInZone(crop, zone).length === 0 ? null : usualMaturityClassOn(asOf, situation, crop, zone),
)

remembers('crops to sow instead', listFallbackCrops, ({ crop, zone, situation, asOf }) =>
  cropsToSowSoon(zone, situation, asOf, annualRainNormal(situation.place))
    .filter((id) => id !== crop.id)
    .slice(0, 2),
)

remembers('crops to sow next', followingSowings, ({ zone, situation, asOf }) =>
  listFollowingSowings(zone, situation, asOf, annualRainNormal(situation.place)),
)

test('a feeding plan that is remembered is that of the very field', () => {
  const systems: ProductionSystem[] = ['rain-fed', 'irrigated', 'lowland rain-fed', 'upland']
  const want = fc.record({
    crop: fc.constantFrom(...CANONICAL_CROPS),
    zone: fc.constantFrom(...(Object.keys(ZONES) as ZoneId[])),
    country: fc.constantFrom('NG' as const, 'NA' as const),
    system: fc.constantFrom(...systems),
    soil: fc.constantFrom(...SOIL_TYPES),
  })
  fc.assert(
    fc.property(want, (given) => expect(buildApplicationPlan(given)).toEqual(buildUncachedPlan(given))),
    { numRuns: 3000 },
  )
})
