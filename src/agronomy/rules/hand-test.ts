import { daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { WaterRow } from '../water/water-row.ts'

/** Depth of a hand in soil, as farmers measure it. */
type HandDepth = 'joint' | 'finger' | 'palm' | 'hand' | 'forearm'

/** Days from planting in which the test stays at a finger joint. */
const FIRST_WEEKS = 21
const TREE_CENTIMETRES = 30

/**
 * Depth at which to feel the soil, cm: half of that day's roots, at most 20; a finger joint in the first three weeks, and
 * 30 under trees and mats (a choice, with USDA-NRCS: sample where the roots are).
 */
function testDepth(field: Field): number {
  if (field.crop.record.life !== 'annual') return TREE_CENTIMETRES
  const young = daysInField(field) <= FIRST_WEEKS
  return Math.min(young ? 5 : 20, Math.round(halfOfRoots(field.balance.today)))
}

/** Days since it was sown or transplanted; without such a day, as old as it looks. */
export function daysInField({ season, asOf, dap }: Field): number {
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

/** Depth at which to feel the soil before watering. */
export function handTest(field: Field): AdviceFacts {
  const cm = testDepth(field)
  return { test: handDepth(cm), deep: cm }
}

/** Depth to which a rod goes into well watered soil, cm: twice the depth of the test, 20 to 40. */
export const stickDepth = (field: Field): number =>
  Math.min(40, Math.max(20, Math.round((2 * testDepth(field)) / 10) * 10))
