import type { Field } from '../field.ts'
import { wasWeededLately } from '../season/log-entries.ts'
import type { Advice, Evidence } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'

/** Days until a tree has deep roots (three years, from memory). */
const DEEP_ROOTED = 1095
/** Dry days from which the advice to water a young tree by hand has low priority. */
const LOW_PRIORITY_DRY_DAYS = 24
/** m² of the mulched ring, one metre wide (`establishment.stake_water`). */
const RING_SQUARE_METRES = Math.PI * 0.5 ** 2
/** Efficiency of cans (`methods`, 8.1). */
const BY_HAND = 0.8
const CAN_LITRES = 10
/** Minimum cans a week for the ring around a young tree (a choice). */
const MIN_CANS_A_WEEK = 2

export const isYoungTree = ({ crop: { record }, dap }: Field): boolean =>
  record.life === 'tree' && dap !== null && dap < DEEP_ROOTED

/** Advises on a young tree in a dry spell: watering by can, mulch, weeding, shade. */
export function adviseYoungTree(field: Field, evidence: Evidence[]): Advice {
  const { week, crop } = field
  const mmDay = field.balance.today.et0 * crop.kc.mid
  const cans = Math.max(MIN_CANS_A_WEEK, Math.round((7 * mmDay * RING_SQUARE_METRES) / BY_HAND / CAN_LITRES))
  return buildAdvice(field, {
    rule: wasWeededLately(field) ? 'dry.tree-weeded' : 'dry.young-tree',
    priority: week.dryDays < LOW_PRIORITY_DRY_DAYS ? 'medium' : 'low',
    confidence: 'medium',
    stake: 5,
    soon: 5,
    why: 'dry-days',
    facts: { dry: week.dryDays, cans, ...(crop.record.practice.establishment.shade ? { shaded: 1 } : {}) },
    evidence: [evidenceFigure('evidence.cropWaterUse', mmDay, 'mm/day', 'fao56-eq58', true), ...evidence],
    days: 7,
    usesPast: true,
    usesForecast: true,
  })
}
