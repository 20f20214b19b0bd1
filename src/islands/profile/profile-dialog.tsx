import type { User } from '../../contracts/account.ts'
import { type ProfileValues, profileValues } from '../../contracts/profile-form.ts'
import { useFormDraft } from '../lib/form-draft.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

const FORM = 'profile-form'

/** Profile form as a dialog over any page. It starts from the stored values, but restores the draft if Back or a reload closed it last. */
export default function ProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslate()
  const draft = useFormDraft<ProfileValues>(`gona.profile.${user.id}`, user.updatedAt)
  const close = () => {
    draft.drop()
    onClose()
  }
  const { form, errors, busy, submit, typed, onPoint } = useProfileForm(user, close)
  const complete = user.location && user.farmSize
  return (
    <Dialog
      onClose={close}
      onBack={onClose}
      title={complete ? t('profile.edit') : t('profile.complete')}
      foot={
        <>
          <Button variant="secondary" onClick={close}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" form={FORM} pending={busy} pendingText={t('profile.saving')}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        ref={form}
        className="stack stack-l"
        noValidate
        onSubmit={submit}
        onChange={(event) => draft.keep(typed(event))}
        key={user.id + user.updatedAt}
      >
        {draft.came ? <Notice>{t('dialog.kept')}</Notice> : null}
        <ProfileFields user={user} values={draft.values ?? profileValues(user)} errors={errors} onPoint={onPoint} />
      </form>
    </Dialog>
  )
}
