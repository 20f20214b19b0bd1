import type { Annual, CropSign } from '../crops/record.ts'
import { monthOf } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, figure, stageFigures } from './advice.ts'
import { driedHarvest } from './harvest-dried.ts'
import { rootHarvest } from './harvest-roots.ts'

/** Maturity, the harvest and drying window, picking rounds, and storage. */
export function harvestRules(field: Field): Advice[] {
  const { record } = field.crop
  if (record.life === 'mat') return field.ripe || field.stage === 'fruiting' ? [bunch(field)] : []
  if (record.life === 'tree') return field.ripe ? [treeHarvest(field)] : []
  if (!field.ripe) return soonRipe(field, record)
  const { harvest } = record
  switch (harvest.kind) {
    case 'picked':
      return [record.grownFor === 'leaf' ? picking(field, 'harvest.leaves', 5) : picking(field, 'harvest.pick', 3)]
    case 'roots':
      return [rootHarvest(field, harvest)]
    case 'cut':
      return [cane(field, harvest.sign)]
    case 'dried':
      return driedHarvest(field, harvest)
  }
}

function soonRipe(field: Field, { harvest }: Annual): Advice[] {
  const left = field.daysToHarvest
  if (left === null || left > 14 || left < 3 || harvest.kind === 'picked' || field.dap === null) return []
  return [
    adviceOf(field, {
      rule: 'harvest.soon',
      priority: 'low',
      confidence: 'medium',
      stake: 5,
      soon: 5,
      why: 'stage',
      facts: { daysLeft: left, sign: harvest.sign },
      evidence: [
        ...stageFigures(field),
        figure('evidence.seasonDays', field.seasonLength, 'days', `${field.crop.id}.stages`, field.crop.stages.rough),
      ],
      days: Math.min(7, left),
    }),
  ]
}

function picking(field: Field, rule: 'harvest.pick' | 'harvest.leaves', days: number): Advice {
  return adviceOf(field, {
    rule,
    priority: 'medium',
    confidence: 'medium',
    stake: 5,
    soon: 6,
    why: 'stage',
    evidence: stageFigures(field),
    days,
  })
}

/** Sugar is lost from the day it is cut. */
function cane(field: Field, sign: CropSign): Advice {
  return adviceOf(field, {
    rule: 'harvest.cane',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 4,
    why: 'stage',
    facts: { sign },
    evidence: stageFigures(field),
    days: 14,
  })
}

function treeHarvest(field: Field): Advice {
  return adviceOf(field, {
    rule: 'harvest.tree',
    priority: 'low',
    confidence: field.crop.storage.rough ? 'low' : 'medium',
    stake: 6,
    soon: 5,
    why: 'season',
    evidence: [figure('evidence.month', monthOf(field.asOf), null, 'perennial-calendar', true)],
    days: 14,
  })
}

function bunch(field: Field): Advice {
  return adviceOf(field, {
    rule: 'harvest.bunch',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 4,
    why: 'stage',
    evidence: stageFigures(field),
    days: 10,
  })
}
