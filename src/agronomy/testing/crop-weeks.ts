import type { IrrigationMethod } from '../../contracts/farm.ts'
import { findAgroZone } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { findSowingWindows } from '../growth/sowing-windows.ts'
import { maturityClassesInZone } from '../growth/variety.ts'
import { SCOUTED_PEST_IDS } from '../pests/scouting.ts'
import { dry, logged, PLACES, type PlaceName, rains, type Scene, showers } from './example-fields.ts'

const YEAR = 2026
const WEEKS_BEFORE = 5
const WEEKS = 40

const WEATHERS: readonly Pick<Scene, 'past' | 'ahead' | 'days'>[] = [
  { past: rains(), ahead: showers() },
  { past: dry(), ahead: dry(7) },
  { past: [...rains(), 20, 35, 25], ahead: [2, 45, 40, 15, 0, 0, 0], days: { windMax: 65 } },
]
const GROUNDS: readonly { place: PlaceName; irrigation: IrrigationMethod }[] = [
  { place: 'kano', irrigation: 'rain-fed' },
  { place: 'ibadan', irrigation: 'rain-fed' },
  { place: 'oshakati', irrigation: 'furrow' },
]

const SOILS = ['sand', 'clay', 'loam', null] as const
const COUNTS = [1, 8, 18]

export function* cropWeeks(): Generator<Scene> {
  for (const [n, crop] of CANONICAL_CROPS.entries()) {
    const { place, irrigation } = GROUNDS[n % GROUNDS.length]!
    const planted = usualSowing(place, crop)
    const { record } = cropFacts(crop)
    const pests = SCOUTED_PEST_IDS.filter((id) => record.pests.includes(id))
    const annual = record.life === 'annual'
    const first = annual ? addDays(planted, -7 * WEEKS_BEFORE) : `${YEAR}-01-05`
    const weeks = annual ? WEEKS : 52
    for (let week = 0; week < weeks; week++) {
      const asOf = addDays(first, week * 7)
      const counted = { ...logged('scouted', addDays(asOf, -1)), count: COUNTS[week % COUNTS.length]!, of: 20 }
      yield {
        place,
        crop,
        planted,
        asOf,
        ...WEATHERS[week % WEATHERS.length],
        field: {
          irrigation: [irrigation],
          soil: SOILS[week % SOILS.length]!,
          areaAcres: 2,
          striga: true,
          previousCrop: crop,
          log: week > WEEKS_BEFORE && pests.length > 0 ? [{ ...counted, product: pests[week % pests.length]! }] : [],
        },
      }
    }
  }
}

function usualSowing(place: PlaceName, crop: Scene['crop']): string {
  const facts = cropFacts(crop)
  if (facts.record.life !== 'annual') return `${YEAR - 5}-06-01`
  const zone = findAgroZone(PLACES[place])
  const length = maturityClassesInZone(facts, zone)[0] ?? { id: null, days_max: 120 }
  const ground = { place: PLACES[place], soil: null, irrigation: [] }
  return findSowingWindows(facts, zone, ground, length, `${YEAR}-06-01`)[0]?.best.from ?? `${YEAR}-06-15`
}
