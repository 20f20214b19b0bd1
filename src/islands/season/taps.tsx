import { fillPath } from '../../contracts/call.ts'
import { addLogEntry } from '../../contracts/calls/season.ts'
import type { Crop } from '../../contracts/crop.ts'
import { logKindsForCrop } from '../../contracts/log-kinds.ts'
import type { LogKind } from '../../contracts/season.ts'
import type { PlanStep } from '../../contracts/season-plan.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { useUser } from '../lib/use-user.ts'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { useAddLogEntry } from './use-log.ts'

const MAX_BUTTONS = 6

/** Buttons to log today's work, due operations first. */
export function QuickLogButtons({ crop, steps }: { crop: Crop; steps: PlanStep[] }) {
  const t = useTranslate()
  const { user } = useUser()
  const waters = (user?.irrigationMethod ?? '').split(',').some((method) => method && method !== 'rain-fed')
  const due = (state: PlanStep['state']) => steps.filter((step) => step.state === state).flatMap(logKindsForCrop)
  const kinds = crop.planned
    ? (['planted'] as const)
    : [...new Set([...due('now'), ...(waters ? (['watered'] as const) : []), ...due('next')])].slice(0, MAX_BUTTONS)
  if (kinds.length === 0) return null
  return (
    <section className="stack" aria-labelledby="did">
      <h2 id="did">{t('season.did')}</h2>
      <div className="row">
        {kinds.map((kind) => (
          <Tap key={kind} crop={crop} kind={kind} />
        ))}
      </div>
    </section>
  )
}

function Tap({ crop, kind }: { crop: Crop; kind: LogKind }) {
  const t = useTranslate()
  const date = useFarmDay()
  const { send, pending } = useAddLogEntry(crop.id)
  return (
    <SingleButtonForm
      action={fillPath(addLogEntry.form.at, { id: crop.id })}
      pending={pending}
      onPress={() => send({ kind, date })}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="date" value={date} />
      <Button type="submit" variant="secondary" icon="check" pending={pending}>
        {t(`did.${kind}`)}
      </Button>
    </SingleButtonForm>
  )
}
