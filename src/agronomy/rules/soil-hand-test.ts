import { daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { WaterRow } from '../water/water-row.ts'

type HandDepth = 'joint' | 'finger' | 'palm' | 'hand' | 'forearm'

/** Days after planting in which soil moisture is tested to the depth of a finger joint. */
const FIRST_WEEKS = 21
const TREE_CENTIMETRES = 30

/** Returns the depth in cm of the soil moisture test: half the root depth, at most 20; 30 under trees (a choice, with USDA-NRCS). */
function testDepth(field: Field): number {
  if (field.crop.record.life !== 'annual') return TREE_CENTIMETRES
  const young = daysCropInField(field) <= FIRST_WEEKS
  return Math.min(young ? 5 : 20, Math.round(halfOfRoots(field.balance.today)))
}

export function daysCropInField({ season, asOf, dap }: Field): number {
  if (season.planted !== null) return daysBetween(season.planted, asOf)
  return dap ?? Number.POSITIVE_INFINITY
}

const halfOfRoots = ({ rootDepth }: WaterRow): number => 50 * rootDepth

function handDepth(cm: number): HandDepth {
  if (cm >= TREE_CENTIMETRES) return 'forearm'
  if (cm > 15) return 'hand'
  if (cm >= 10) return 'palm'
  return cm > 5 ? 'finger' : 'joint'
}

export function soilHandTestFacts(field: Field): AdviceFacts {
  const cm = testDepth(field)
  return { test: handDepth(cm), deep: cm }
}

/** Returns how deep a rod goes into well watered soil, cm: twice the test depth, 20 to 40. */
export const testRodDepth = (field: Field): number =>
  Math.min(40, Math.max(20, Math.round((2 * testDepth(field)) / 10) * 10))
