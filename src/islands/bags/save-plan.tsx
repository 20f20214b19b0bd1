import { fillPath } from '../../contracts/call.ts'
import { deleteFertilizerPlan, saveFertilizerPlan } from '../../contracts/calls/fertilizer.ts'
import { type FertilizerFormValues, fertilizerPayload } from '../../contracts/fertilizer-form.ts'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { formFields } from './first-values.ts'
import { useRemovePlan, useSavePlan } from './use-saved.ts'

/** Buttons to save the shown plan for the field, remove the saved plan, and print. */
export function SavePlan({
  cropId,
  isSaved,
  hasSaved,
  values,
  plan,
  onSaved,
  onRemoved,
}: {
  cropId: string
  /** True if the shown plan is the saved one. */
  isSaved: boolean
  hasSaved: boolean
  values: FertilizerFormValues
  plan: FertilizerPlan
  /** Called with the saved plan, or with null if saving failed. */
  onSaved: (plan: FertilizerPlan | null) => void
  onRemoved: () => void
}) {
  const t = useTranslate()
  const save = useSavePlan(cropId, plan, onSaved)
  const removal = useRemovePlan(cropId, onRemoved)
  return (
    <div className="row keep">
      {isSaved || plan.splits.length === 0 ? null : (
        <SingleButtonForm
          action={fillPath(saveFertilizerPlan.form.at, { id: cropId })}
          pending={save.pending}
          onPress={() => save.send(fertilizerPayload(values))}
        >
          {formFields(values).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" icon="check" pending={save.pending}>
            {t('bags.keep')}
          </Button>
        </SingleButtonForm>
      )}
      {plan.splits.length > 0 ? (
        <Button variant="secondary" icon="download" className="with-script" onClick={() => print()}>
          {t('bags.print')}
        </Button>
      ) : null}
      {hasSaved ? (
        <SingleButtonForm
          action={fillPath(deleteFertilizerPlan.form.at, { id: cropId })}
          pending={removal.pending}
          onPress={() => removal.send()}
        >
          <Button type="submit" variant="quiet" pending={removal.pending}>
            {t('bags.usual')}
          </Button>
        </SingleButtonForm>
      ) : null}
    </div>
  )
}
