import type { LogKind } from '../../contracts/season.ts'
import type { PostharvestStep } from '../crops/postharvest.ts'
import { dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import { postharvestSource } from '../postharvest-sources.ts'
import { type PostHarvestStep, postHarvestSteps } from './after-harvest.ts'
import { harvestWindow } from './harvest-days.ts'
import { practiceSteps } from './practice-steps.ts'
import { isInBeginRange, type PlannedStep, type StepSource } from './step.ts'

interface Meaning {
  id: string
  closes: LogKind
  rests: PostharvestStep
}

const MEANING: Record<PostHarvestStep['operation'], Meaning> = {
  harvested: { id: 'harvest', closes: 'harvested', rests: 'harvest' },
  dried: { id: 'dry', closes: 'dried', rests: 'drying' },
  stored: { id: 'store', closes: 'stored', rests: 'store' },
  sell: { id: 'sell', closes: 'sold', rests: 'sell' },
}

export const harvestSteps: StepSource = (field, begins, isAsked) => {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind === 'picked') return practiceSteps(field, begins, isAsked)
  if (!field.stageKnown) return []
  const span = harvestWindow(field)
  if (span === null || dayNumber(span.from) > begins.last) return []
  return postHarvestSteps(field)
    .filter((step) => isInBeginRange(begins, dayNumber(step.from)))
    .map((step) => plannedOf(field, step))
}

function plannedOf({ crop }: Field, { operation, n, of, from, to }: PostHarvestStep): PlannedStep {
  const { id, closes, rests } = MEANING[operation]
  const single = of === 1
  return {
    id: single ? id : `${id}_${n}`,
    row: id,
    operation,
    n: single ? null : n,
    of: single ? null : of,
    from,
    to,
    closes,
    moved: null,
    skipped: false,
    source: postharvestSource(crop.id, rests) ?? 'memory',
  }
}
