import type { Annual } from '../crops/record.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, pastFigure, stageFigures } from './advice.ts'
import type { RuleId } from './catalogue.ts'

/**
 * The routine of the stage: always something true and useful, and never more urgent than anything the weather asks for.
 * Nothing for a crop whose harvest rules speak, so that a stored crop is not weeded.
 */
export function careRules(field: Field): Advice[] {
  const { record } = field.crop
  const rule = record.life === 'annual' ? annualCare(field, record) : perennialCare(field)
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

function annualCare(field: Field, { care }: Annual): RuleId | null {
  const { stage } = field
  const dap = field.dap ?? 0
  if (field.ripe) return null
  if (stage === 'planted' || (stage === 'seedling' && dap <= 14))
    return dap >= 4 || field.dap === null ? 'care.gaps' : 'care.growing-start'
  if (care.pegs && (stage === 'flowering' || stage === 'fruiting') && dap < 100) return 'care.pegs'
  if (stage === 'seedling') return 'care.weeds'
  if (care.staked && stage === 'vegetative' && dap >= 21) return 'care.stake'
  if (care.heaped && (stage === 'vegetative' || stage === 'fruiting')) return 'care.earth-up'
  if (dap <= care.weedUntil) return 'care.weeds'
  if (stage === 'flowering') return 'care.flowering'
  return stage === 'fruiting' && care.guarded ? 'care.ripening' : 'care.growing'
}

function perennialCare(field: Field): RuleId {
  if (field.stage === 'planted' && (field.dap ?? 0) <= 14) return 'care.growing-start'
  if (field.crop.record.life === 'mat') return (field.dap ?? 365) >= 90 ? 'care.mat' : 'care.weeds'
  return field.week.rainLast14 >= 20 ? 'care.tree-wet' : 'care.tree-dry'
}
