import type { FormEvent } from 'react'
import { fillPath, withPathParams } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops, updateCrop } from '../../contracts/calls/crops.ts'
import { getSeasonPlan } from '../../contracts/calls/season.ts'
import type { Crop } from '../../contracts/crop.ts'
import { cropFormValues, cropPayload, readCropForm } from '../../contracts/crop-form.ts'
import { SeasonQuestions } from '../crops/season-questions.tsx'
import { refetchReads } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'

const CARRIED_FIELDS = ['cropType', 'plantingDate', 'growthStage', 'farmArea', 'expectedHarvestDate'] as const

/** Optional questions that make the advice more precise; each answer is saved at once. */
export function SeasonQuestionsCard({ crop }: { crop: Crop }) {
  const t = useTranslate()
  const values = cropFormValues(crop)
  const { send, pending } = useSend(withPathParams(updateCrop, { id: crop.id }), {
    done: 'cropForm.updated',
    onDone: (_, __, client) =>
      refetchReads(client, listCrops, withPathParams(getSeasonPlan, { id: crop.id }), listAdvisories),
  })
  // Without a planting date the crop form asks for that first.
  if (!values.plantingDate) return null
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!pending) void send(cropPayload(readCropForm(new FormData(event.currentTarget))))
  }
  return (
    <form
      className="card stack"
      method="post"
      action={fillPath(updateCrop.form.at, { id: crop.id })}
      onSubmit={submit}
      key={crop.updatedAt}
    >
      <input type="hidden" name="back" value={`/crops/${crop.id}`} />
      {CARRIED_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <SeasonQuestions crop={crop.cropType} values={values} />
      <Button type="submit" variant="secondary" pending={pending}>
        {t('ask.save')}
      </Button>
    </form>
  )
}
