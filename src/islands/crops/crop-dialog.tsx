import { useState } from 'react'
import type { Crop } from '../../contracts/crop.ts'
import { type CropValues, cropFormValues, readCropForm } from '../../contracts/crop-form.ts'
import { useFormDraft } from '../lib/form-draft.ts'
import { useTranslate } from '../lib/page.tsx'
import { useUser } from '../lib/use-user.ts'
import { Button } from '../ui/button.tsx'
import ConfirmDialog from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { CropFields } from './crop-fields.tsx'
import { useCropForm, useCropRemoval } from './use-crop-form.ts'

const FORM = 'crop-form'

/** Dialog that edits a crop, or adds one if `crop` is null. */
export default function CropDialog({ crop, onClose }: { crop: Crop | null; onClose: () => void }) {
  const t = useTranslate()
  const { user } = useUser()
  const draft = useFormDraft<CropValues>(`gona.crop.${user?.id}.${crop?.id ?? 'new'}`, crop?.updatedAt ?? '')
  const done = () => {
    draft.drop()
    onClose()
  }
  const { form, errors, today, pending, submit, recheck } = useCropForm(crop, done)
  const [removing, setRemoving] = useState(false)
  const removal = useCropRemoval(crop?.id ?? '', done)
  if (removing && crop) return <RemovalDialog crop={crop} removal={removal} onClose={() => setRemoving(false)} />
  return (
    <Dialog
      onClose={onClose}
      title={t(crop ? 'cropForm.edit' : 'cropForm.add')}
      foot={
        <>
          <Button variant="secondary" onClick={done}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" form={FORM} pending={pending} pendingText={t('cropForm.saving')}>
            {t(crop ? 'cropForm.save' : 'cropForm.add')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        ref={form}
        className="stack"
        noValidate
        onSubmit={submit}
        onChange={(event) => {
          recheck(event)
          draft.keep(readCropForm(new FormData(event.currentTarget)))
        }}
      >
        {draft.came ? <Notice>{t('dialog.kept')}</Notice> : null}
        <CropFields values={draft.values ?? cropFormValues(crop)} errors={errors} today={today} />
      </form>
      {crop ? (
        <Button variant="quiet" icon="trash" className="line-button line-danger" onClick={() => setRemoving(true)}>
          {t('cropForm.remove')}
        </Button>
      ) : null}
    </Dialog>
  )
}

function RemovalDialog({
  crop,
  removal: { send, pending },
  onClose,
}: {
  crop: Crop
  removal: ReturnType<typeof useCropRemoval>
  onClose: () => void
}) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      onConfirm={() => void send()}
      title={t('cropForm.remove')}
      text={t('cropForm.removeText', { crop: t(`crop.${crop.cropType}`) })}
      confirm={t('cropForm.remove')}
      pending={pending}
    />
  )
}
