import { addressWithQuery } from '../../contracts/call.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import type { StepState } from '../../contracts/season.ts'
import type { PlanStep } from '../../contracts/season-plan.ts'
import type { Translate } from '../../words/translate.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatWeekday } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { useSavedPlanLinks } from './saved-bags.ts'
import { stepDrawing } from './step-drawing.ts'

const BADGE_OF_STATE: Record<StepState, { tone: BadgeTone; icon: IconName }> = {
  done: { tone: 'leaf', icon: 'check' },
  now: { tone: 'sun', icon: 'clock' },
  next: { tone: 'sky', icon: 'next' },
  later: { tone: 'plain', icon: 'calendar' },
  missed: { tone: 'plain', icon: 'clock' },
  skipped: { tone: 'plain', icon: 'close' },
}

export const stepWords = ({ operation, moved }: PlanStep, t: Translate) => ({
  name: t(`step.${operation}`),
  moved: moved && t(`moved.${moved}`),
})

export const SeasonSteps = ({ id, crop, steps }: { id: string; crop: CropId; steps: PlanStep[] }) => (
  <ol className="list steps">
    {steps.map((step) => (
      <Step key={step.id} id={id} crop={crop} step={step} />
    ))}
  </ol>
)

function Step({ id, crop, step }: { id: string; crop: CropId; step: PlanStep }) {
  const t = useTranslate()
  const { operation, n, of, from, to, state, doneOn } = step
  const { tone, icon } = BADGE_OF_STATE[state]
  const { feedings } = useSavedPlanLinks()
  // A current step that is past its last day is still worth doing.
  const late = useFarmDay() > to && state === 'now'
  const amount = operation === 'fed' && feedings[n!]
  const words = stepWords(step, t)
  const name = operation === 'sell' ? <a href={addressWithQuery('/prices', { crop: id })}>{words.name}</a> : words.name
  return (
    <li className={`step step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <Drawing of={stepDrawing(step, crop)} size="100%" />
      <span className="step-name">
        {n !== null && of !== null && of > 1 ? t('season.nOf', { step: words.name, n, of }) : name}
      </span>
      <Badge tone={tone} icon={icon}>
        {t(`season.${state}`)}
      </Badge>
      {late ? null : (
        <span className="small soft step-days">
          {doneOn
            ? formatWeekday(doneOn, t)
            : from === to
              ? formatWeekday(from, t)
              : `${formatWeekday(from, t)} – ${formatWeekday(to, t)}`}
        </span>
      )}
      {amount ? <span className="small soft step-moved">{amount}</span> : null}
      {words.moved ? <span className="small soft step-moved">{words.moved}</span> : null}
    </li>
  )
}
