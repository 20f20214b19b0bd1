import { pathWith } from '../../contracts/call.ts'
import { dropBags, keepBags } from '../../contracts/calls/fertilizer.ts'
import { type BagsValues, bagsPayload } from '../../contracts/fertilizer-form.ts'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { PressForm } from '../ui/press-form.tsx'
import { fieldsOfValues } from './first-values.ts'
import { useDropping, useKeeping } from './use-saved.ts'

/** Saves the shown plan for the field, removes the saved one, and prints. */
export function Keep({
  cropId,
  isKept,
  hasKept,
  values,
  plan,
  onKept,
  onDropped,
}: {
  cropId: string
  /** The shown plan is the saved one. */
  isKept: boolean
  /** The field has a saved plan, this or another. */
  hasKept: boolean
  values: BagsValues
  plan: FertilizerPlan
  /** Called with the saved plan; null when saving failed. */
  onKept: (plan: FertilizerPlan | null) => void
  onDropped: () => void
}) {
  const t = useT()
  const keep = useKeeping(cropId, plan, onKept)
  const drop = useDropping(cropId, onDropped)
  return (
    <div className="row keep">
      {isKept || plan.splits.length === 0 ? null : (
        <PressForm
          action={pathWith(keepBags.form.at, { id: cropId })}
          pending={keep.pending}
          onPress={() => keep.send(bagsPayload(values))}
        >
          {fieldsOfValues(values).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" icon="check" pending={keep.pending}>
            {t('bags.keep')}
          </Button>
        </PressForm>
      )}
      {plan.splits.length > 0 ? (
        <Button variant="secondary" icon="download" className="with-script" onClick={() => print()}>
          {t('bags.print')}
        </Button>
      ) : null}
      {hasKept ? (
        <PressForm
          action={pathWith(dropBags.form.at, { id: cropId })}
          pending={drop.pending}
          onPress={() => drop.send()}
        >
          <Button type="submit" variant="quiet" pending={drop.pending}>
            {t('bags.usual')}
          </Button>
        </PressForm>
      ) : null}
    </div>
  )
}
