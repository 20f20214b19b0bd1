import type { User } from '../../contracts/account.ts'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import { type ProfileValues, profileValues } from '../../contracts/profile-form.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Profile form as a page, for browsers without JavaScript. */
export default function ProfileEdit() {
  return <SignedIn active="profile">{(user) => <EditForm user={user} />}</SignedIn>
}

function EditForm({ user }: { user: User }) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const { form, errors, busy, submit, typed, onPoint } = useProfileForm(
    user,
    () => location.assign('/profile'),
    sent.fields,
  )
  const values = Object.keys(sent.values).length > 0 ? (sent.values as unknown as ProfileValues) : profileValues(user)
  return (
    <form
      ref={form}
      className="stack stack-l reading"
      method="post"
      action={updateProfile.form[0].at}
      noValidate
      onSubmit={submit}
      onChange={typed}
    >
      <h1>{user.location && user.farmSize ? t('profile.edit') : t('profile.complete')}</h1>
      {sent.message ? (
        <Notice tone="danger">
          {t('profile.saveFailed')} {sent.message}
        </Notice>
      ) : null}
      <ProfileFields user={user} values={values} errors={errors} onPoint={onPoint} />
      <div className="row">
        <Button type="submit" pending={busy} pendingText={t('profile.saving')}>
          {t('profile.save')}
        </Button>
        <ButtonLink href="/profile" variant="secondary">
          {t('app.cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
