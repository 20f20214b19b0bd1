import type { LogKind } from '../../contracts/season.ts'
import type { PostharvestStep } from '../crops/postharvest.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { postharvestSource } from '../postharvest-sources.ts'
import { type PostHarvestStep, postHarvestSteps } from './after-harvest.ts'
import { firstPickingDay, harvestWindow } from './harvest-days.ts'
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
  if (record.life !== 'annual') return practiceSteps(field, begins, isAsked)
  if (record.harvest.kind === 'picked') {
    const steps = startPickingOnCardDay(field, practiceSteps(field, ALL_DAYS, isAsked), firstPickingDay(field, record))
    return steps.filter(({ from }) => isInBeginRange(begins, dayNumber(from)))
  }
  if (!field.stageKnown) return []
  const span = harvestWindow(field)
  if (span === null || dayNumber(span.from) > begins.last) return []
  return postHarvestSteps(field)
    .filter((step) => isInBeginRange(begins, dayNumber(step.from)))
    .map((step) => plannedOf(field, step))
}

const ALL_DAYS = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }

/** Picking begins in the plan on the day of its card. */
function startPickingOnCardDay({ stageKnown }: Field, steps: PlannedStep[], first: string | null): PlannedStep[] {
  const begins = steps.find(({ operation }) => operation === 'harvested')
  if (!begins || first === null || !stageKnown) return steps
  const days = daysBetween(begins.from, begins.to)
  return steps.map((step) => (step === begins ? { ...step, from: first, to: addDays(first, days) } : step))
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
