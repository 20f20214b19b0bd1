import type { CanonicalCropId } from '../../contracts/crops.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { type CropFacts, cropFacts } from '../crops/crop-facts.ts'
import { guideCountryOf, type PlantingCalendarEntry, type Practice } from '../crops/practice.ts'
import { memoizeByObject } from '../memoize.ts'
import type { FieldSituation } from '../types.ts'

export type SowingSite = Pick<FieldSituation, 'place' | 'irrigation' | 'soil' | 'riceField'>

type Needs = 'watering' | 'low-ground' | 'upland' | 'lowland' | 'anything'

/** Returns what a planting time requires, parsed from the text of `planting[].system`. */
export function plantingRequirement(system: string): Needs {
  let needs = cachedRequirements.get(system)
  if (!needs) {
    needs = readNeeds(system)
    cachedRequirements.set(system, needs)
  }
  return needs
}

const cachedRequirements = new Map<string, Needs>()

function readNeeds(system: string): Needs {
  if (/recession|receding/.test(system)) return 'low-ground'
  if (/rainfed upland$/.test(system)) return 'upland'
  if (/lowland|flood plain/.test(system) && !/upland/.test(system)) return 'lowland'
  if (/^(?:fadama|irrigated|dry cool)/.test(system) && !/rainfed/.test(system)) return 'watering'
  return 'anything'
}

export const plantingTimesOfZone = (practice: Practice, zone: ZoneId): readonly PlantingCalendarEntry[] =>
  rowsByZone(practice).getOrInsertComputed(zone, () => rowsGivenFor(practice, zone))

const rowsByZone = memoizeByObject((_: Practice) => new Map<ZoneId, readonly PlantingCalendarEntry[]>())

function rowsGivenFor({ planting }: Practice, zone: ZoneId): PlantingCalendarEntry[] {
  const country = guideCountryOf(ZONES[zone].country)
  return planting.filter((row) => row.country === country && (row.zones.includes(zone) || row.zones.includes('all')))
}

/** Planting times for a field's crop; in Nigeria a crop without its own on rain may use another's. */
export function plantingTimesFor(facts: CropFacts, zone: ZoneId, ground: SowingSite): PlantingCalendarEntry[] {
  return timesWithThoseOfLike(facts, zone).filter(
    (row) => row.best !== null && isUsedIn(ground, row) && meetsRequirement(plantingRequirement(row.system), ground),
  )
}

/** Returns the crop whose planting times apply in a Nigerian zone where this one has none on rain; null: none. */
export const cropPlantedLike = (record: CropFacts['record'], zone: ZoneId): CanonicalCropId | null =>
  record.life === 'annual' && ZONES[zone].country === 'NG' ? record.plantedLike : null

function timesWithThoseOfLike({ record }: CropFacts, zone: ZoneId): readonly PlantingCalendarEntry[] {
  const own = plantingTimesOfZone(record.practice, zone)
  const like = cropPlantedLike(record, zone)
  if (like === null || own.some(growsOnRain)) return own
  return [...own, ...plantingTimesOfZone(cropFacts(like).record.practice, zone)]
}

const growsOnRain = ({ system }: PlantingCalendarEntry): boolean => plantingRequirement(system) !== 'watering'

const isUsedIn = ({ place: { state } }: SowingSite, { states }: PlantingCalendarEntry): boolean =>
  states === undefined || (state !== null && states.includes(state))

/** True when all planting times of the zone need irrigation. */
export function isOnlyGrownIrrigated(facts: CropFacts, zone: ZoneId): boolean {
  const here = timesWithThoseOfLike(facts, zone).filter(({ best, zones }) => best !== null && zones.includes(zone))
  return here.length > 0 && !here.some(growsOnRain)
}

export const isUnfitForRainySeason = ({ record }: CropFacts, zone: ZoneId): boolean =>
  record.practice.planting.some(({ zones, best }) => best === null && zones.includes(zone))

export const isGrownAllYear = (facts: CropFacts, zone: ZoneId, ground: SowingSite): boolean =>
  plantingTimesFor(facts, zone, ground).some(({ system }) => /^all year/.test(system))

export const isIrrigated = ({ irrigation }: Pick<FieldSituation, 'irrigation'>): boolean =>
  irrigation.some((method) => method !== 'rain-fed')

function meetsRequirement(needs: Needs, ground: SowingSite): boolean {
  const low = ground.riceField
    ? ground.riceField !== 'upland'
    : ground.soil === 'clay' || ground.irrigation.includes('flood')
  switch (needs) {
    case 'watering':
      return isIrrigated(ground)
    case 'low-ground':
      return ground.soil === 'clay'
    case 'lowland':
      return ground.riceField !== 'upland' && (low || ground.soil === null)
    case 'upland':
      return ground.riceField === 'upland' || (!ground.riceField && !low)
    case 'anything':
      return true
  }
}
