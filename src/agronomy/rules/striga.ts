import { lastItem } from '../../shared/lookups.ts'
import { ZONES } from '../climate/zones.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import type { SourceId } from '../sources.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'

const CHOOSES_BEFORE = 45

/** Returns advice against striga: a resistant variety or a legume before planting, a legume after harvest. */
export function strigaRules(field: Field): Advice[] {
  const { situation, crop, season } = field
  if (situation.striga !== true || !crop.record.pests.includes('striga')) return []
  const { planting, maturity } = planAnchorDays(field)
  if (planting !== null && season.planned !== null) return adviseResistantVariety(field, planting)
  return maturity === null ? [] : adviseStrigaRotation(field, maturity)
}

function adviseResistantVariety(field: Field, planting: string): Advice[] {
  const from = lastItem([addDays(planting, -CHOOSES_BEFORE), field.situation.enteredOn ?? field.asOf].toSorted())
  if (!isAnnouncedNow(field, { from, to: addDays(planting, -1) }, 3)) return []
  const varieties = resistantVarieties(field)
  return [
    buildAdvice(field, {
      rule: 'striga.variety',
      priority: 'medium',
      confidence: 'high',
      stake: 8,
      soon: 6,
      why: 'stage',
      facts: { strigaFor: varieties.length > 0 ? 'named' : 'open', varieties: varieties.join(', ') },
      evidence: [evidenceFigure('evidence.riskRecord', 'striga', null, 'farmer')],
      actions: sourcesOf(field),
      days: 6,
    }),
  ]
}

function adviseStrigaRotation(field: Field, maturity: string): Advice[] {
  if (!isAnnouncedNow(field, { from: addDays(maturity, 14), to: addDays(maturity, 60) })) return []
  return [
    buildAdvice(field, {
      rule: 'striga.rotate',
      priority: 'low',
      confidence: 'high',
      stake: 6,
      soon: 3,
      why: 'stage',
      evidence: [evidenceFigure('evidence.riskRecord', 'striga', null, 'farmer')],
      actions: sourcesOf(field),
      days: 6,
    }),
  ]
}

const strigaPractices = ({ crop }: Field) => crop.record.practice.striga ?? []

/** Varieties resistant or tolerant in the crop's data: releases of Nigeria, which no other country sells. */
const resistantVarieties = (field: Field): string[] => [
  ...new Set(
    (ZONES[field.zone].country === 'NG' ? strigaPractices(field) : []).flatMap(({ value, confidence }) =>
      confidence === 'memory' ? [] : [...String(value).matchAll(/\b(?:SAMMAZ|SAMSORG) \d+/g)].map(([name]) => name),
    ),
  ),
]

const sourcesOf = (field: Field): SourceId[] => [
  ...new Set(strigaPractices(field).map(({ source }): SourceId => `practice.${source}`)),
]
