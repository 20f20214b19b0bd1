import type { Field } from '../field.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure, growthStageFigures } from './build-advice.ts'
import { followingCropFacts } from './following-crops.ts'

/** Asks for the stage if planting date and stage are unknown. */
export function unknownStageRules(field: Field): Advice[] {
  return [
    buildAdvice(field, {
      rule: 'stage.unknown',
      priority: 'low',
      confidence: 'high',
      stake: 5,
      soon: 6,
      why: 'stage',
      evidence: [],
      days: 14,
    }),
  ]
}

/** Days for which the question whether the season is over is shown. */
const QUESTION_DAYS = 21
/** Days after which that question is repeated. */
const AGAIN_AFTER = 56

export function seasonOverRules(field: Field): Advice[] {
  const { record } = field.crop
  if (record.life !== 'annual') return []
  const since = (field.dap ?? 0) - field.seasonLength - record.lingers - 1
  if (since % AGAIN_AFTER >= QUESTION_DAYS) return []
  return [
    buildAdvice(field, {
      rule: 'stage.over',
      priority: 'low',
      confidence: 'medium',
      stake: 5,
      soon: 5,
      why: 'stage',
      facts: followingCropFacts(field),
      evidence: growthStageFigures(field),
      days: 14,
    }),
  ]
}

export function stageQuestionRules(field: Field): Advice[] {
  const { question, situation } = field
  if (!question || situation.statedStage === null || situation.plantingDate === null) return []
  // A harvest reported since shows the stage of the crop.
  if (lastLogEntry(situation, 'harvested', situation.stageStatedOn ?? situation.plantingDate) !== null) return []
  return [
    buildAdvice(field, {
      rule: 'stage.question',
      priority: 'low',
      confidence: 'high',
      stake: 5,
      soon: 6,
      why: 'stage',
      facts: { stated: situation.statedStage, expected: question, planted: situation.plantingDate.slice(5) },
      evidence: [
        evidenceFigure('evidence.stage', situation.statedStage, null, 'farmer'),
        evidenceFigure('evidence.calendarStage', question, null, `${field.crop.id}.stages`, field.crop.stages.rough),
      ],
      days: 14,
    }),
  ]
}
