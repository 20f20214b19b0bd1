import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, figure } from './advice.ts'

/** A polite question when the stated stage and the planting date are far apart; everything else rests on them. */
export function stageRules(field: Field): Advice[] {
  const { question, situation } = field
  if (!question || situation.statedStage === null || situation.plantingDate === null) return []
  return [
    adviceOf(field, {
      rule: 'stage.question',
      priority: 'low',
      confidence: 'high',
      stake: 5,
      soon: 6,
      why: 'stage',
      facts: { stated: situation.statedStage, expected: question, planted: situation.plantingDate.slice(5) },
      evidence: [
        figure('evidence.stage', situation.statedStage, null, 'farmer'),
        figure('evidence.calendarStage', question, null, `${field.crop.id}.stages`, field.crop.stages.rough),
      ],
      days: 14,
    }),
  ]
}
