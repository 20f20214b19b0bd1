import type { SoilType } from '../../contracts/farm.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import data from '../data/soils.json' with { type: 'json' }

export interface SoilFacts {
  type: SoilType
  /** Field capacity and wilting point, m³/m³; available water, mm per m. */
  fc: number
  wp: number
  tawPerMetre: number
  /** Saturation, m³/m³ (from memory, paddy only). */
  saturation: number
  /** Deep percolation under a pond, mm/day (FAO range 2-5, from memory). */
  percolation: number
  /** Runoff share of rain above 20 mm a day (a choice). */
  runoffShare: number
  assumed: boolean
}

const SOILS: Record<SoilType, SoilFacts> = {
  sand: buildSoilFacts('sand', 0.36, 5, 0.1),
  mixed: buildSoilFacts('mixed', 0.41, 5, 0.1),
  loam: buildSoilFacts('loam', 0.46, 4, 0.1),
  silt: buildSoilFacts('silt', 0.43, 3, 0.2),
  clay: buildSoilFacts('clay', 0.55, 2, 0.2),
}
const ASSUMED_SAND: SoilFacts = { ...SOILS.sand, assumed: true }
const ASSUMED_MIXED: SoilFacts = { ...SOILS.mixed, assumed: true }

/** Water of a soil class; default: the zone's upland. */
export function soilWaterFacts(soil: SoilType | null, zone?: ZoneId): SoilFacts {
  if (soil) return SOILS[soil]
  return zone && ZONES[zone].sandy ? ASSUMED_SAND : ASSUMED_MIXED
}

function buildSoilFacts(type: SoilType, saturation: number, percolation: number, runoffShare: number): SoilFacts {
  const { fc, wp, taw_mm_per_m: tawPerMetre } = data.classes[type]
  return { type, fc, wp, tawPerMetre, saturation, percolation, runoffShare, assumed: false }
}
