import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, pastFigure, stageFigures } from './advice.ts'
import type { RuleId } from './catalogue.ts'

/** What grows under the ground and must stay covered. */
const HEAPED = new Set<CanonicalCropId>(['potatoes', 'sweet-potato', 'carrots', 'yam'])
const STAKED = new Set<CanonicalCropId>(['tomato', 'yam', 'pepper'])
/** Cut or picked before they flower or ripen: routine stays the weekly walk. */
const LEAFY = new Set<CanonicalCropId>(['spinach', 'lettuce', 'cabbage'])
/** Days of the first weeding, and of cassava's and yam's slow closing. */
const WEEDS_UNTIL = 45
const SLOW_WEEDS_UNTIL = 60
const SLOW = new Set<CanonicalCropId>(['cassava', 'yam', 'cotton', 'plantain', 'banana'])

/**
 * The routine of the stage: always something true and useful, and never more urgent than anything the weather asks for.
 * Nothing for a crop whose harvest rules speak, so that a stored crop is not weeded.
 */
export function careRules(field: Field): Advice[] {
  const rule = field.crop.perennial ? perennialCare(field) : annualCare(field)
  if (!rule) return []
  const pastPart = rule === 'care.tree-wet' || rule === 'care.tree-dry'
  return [
    adviceOf(field, {
      rule,
      priority: 'low',
      confidence: field.stageSure ? 'high' : 'medium',
      stake: WEIGHT[rule] ?? 3,
      soon: 4,
      why: 'stage',
      evidence: pastPart ? [pastFigure(field, 'evidence.rainPast', field.week.rainLast14, 'mm')] : stageFigures(field),
      days: 6,
    }),
  ]
}

const WEIGHT: Partial<Record<RuleId, number>> = {
  'care.weeds': 5,
  'care.gaps': 5,
  'care.pegs': 4,
  'care.earth-up': 4,
  'care.stake': 4,
  'care.mat': 4,
}

function annualCare(field: Field): RuleId | null {
  const { crop, stage } = field
  const dap = field.dap ?? 0
  if (field.ripe) return null
  if (stage === 'planted' || (stage === 'seedling' && dap <= 14))
    return dap >= 4 || field.dap === null ? 'care.gaps' : 'care.growing-start'
  if (crop.id === 'groundnuts' && (stage === 'flowering' || stage === 'fruiting') && dap < 100) return 'care.pegs'
  if (stage === 'seedling') return 'care.weeds'
  if (STAKED.has(crop.id) && stage === 'vegetative' && dap >= 21) return 'care.stake'
  if (HEAPED.has(crop.id) && (stage === 'vegetative' || stage === 'fruiting')) return 'care.earth-up'
  if (dap <= (SLOW.has(crop.id) ? SLOW_WEEDS_UNTIL : WEEDS_UNTIL)) return 'care.weeds'
  if (stage === 'flowering') return 'care.flowering'
  if (stage === 'fruiting' && !LEAFY.has(crop.id) && GRAINS.has(crop.id)) return 'care.ripening'
  return 'care.growing'
}

const GRAINS = new Set<CanonicalCropId>(['maize', 'rice', 'sorghum', 'millet', 'wheat', 'beans', 'cowpeas', 'sesame'])

function perennialCare(field: Field): RuleId {
  if (field.stage === 'planted' && (field.dap ?? 0) <= 14) return 'care.growing-start'
  if (field.isMat) return (field.dap ?? 365) >= 90 ? 'care.mat' : 'care.weeds'
  return field.week.rainLast14 >= 20 ? 'care.tree-wet' : 'care.tree-dry'
}
