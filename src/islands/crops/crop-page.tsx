import { fillPath } from '../../contracts/call.ts'
import { addCrop, listCrops, removeCrop, updateCrop } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { type CropValues, cropFormValues } from '../../contracts/crop-form.ts'
import { useRead } from '../lib/api.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { CropFields } from './crop-fields.tsx'
import { useCropForm } from './use-crop-form.ts'

/** Crop form as a page, for browsers without JavaScript: a new crop, or the crop in the URL. */
export default function CropPage() {
  const id = usePage<{ id: string | null }>().props.id
  return <SignedIn active="home">{() => (id === null ? <Form crop={null} /> : <Existing id={id} />)}</SignedIn>
}

function Existing({ id }: { id: string }) {
  const t = useTranslate()
  const { data, error } = useRead(listCrops)
  if (!data) return <NotLoaded error={error} />
  const crop = data.find((each) => each.id === id)
  if (crop) return <Form crop={crop} />
  return (
    <EmptyState text={t('cropForm.missing')} action={<ButtonLink href="/profile">{t('profile.title')}</ButtonLink>} />
  )
}

function Form({ crop }: { crop: Crop | null }) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const { form, errors, today, pending, submit } = useCropForm(crop, () => location.assign('/'), sent.fields)
  const values = Object.keys(sent.values).length > 0 ? (sent.values as unknown as CropValues) : cropFormValues(crop)
  return (
    <div className="stack stack-l reading">
      <h1>{t(crop ? 'cropForm.edit' : 'cropForm.add')}</h1>
      <form
        ref={form}
        className="stack"
        method="post"
        action={crop ? fillPath(updateCrop.form.at, { id: crop.id }) : addCrop.form.at}
        noValidate
        onSubmit={submit}
      >
        {sent.message && sent.refusal !== 'crop.required' ? <Notice tone="danger">{sent.message}</Notice> : null}
        <CropFields values={values} errors={errors} today={today} />
        <div className="row">
          <Button type="submit" pending={pending} pendingText={t('cropForm.saving')}>
            {t(crop ? 'cropForm.save' : 'cropForm.add')}
          </Button>
          <ButtonLink href="/profile" variant="secondary">
            {t('app.cancel')}
          </ButtonLink>
        </div>
      </form>
      {crop ? (
        <form method="post" action={fillPath(removeCrop.form.at, { id: crop.id })}>
          <Button type="submit" variant="danger" icon="trash">
            {t('cropForm.remove')}
          </Button>
        </form>
      ) : null}
    </div>
  )
}
