import type { User } from '../../contracts/account.ts'
import { valuesOf } from '../../contracts/profile-form.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

const FORM = 'profile-form'

/** Completes or changes the profile over any page. Each opening, and another user, starts from the stored values. */
export default function ProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT()
  const { form, errors, busy, submit, onPoint } = useProfileForm(user, onClose)
  const complete = user.location && user.farmSize
  return (
    <Dialog
      onClose={onClose}
      title={complete ? t('profile.edit') : t('profile.complete')}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" form={FORM} pending={busy} pendingText={t('profile.saving')}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form} className="stack stack-l" noValidate onSubmit={submit} key={user.id + user.updatedAt}>
        <ProfileFields user={user} values={valuesOf(user)} errors={errors} onPoint={onPoint} />
      </form>
    </Dialog>
  )
}
