import { deleteAccount } from '../../contracts/calls/accounts.ts'
import { useSentForm } from '../lib/form-props.ts'
import { useT } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

/** The dialog's question as a page, for whoever has no script. */
export default function DeletePage() {
  return <SignedIn active="profile">{() => <Page />}</SignedIn>
}

function Page() {
  const t = useT()
  const sent = useSentForm()
  return (
    <form className="stack reading" method="post" action={deleteAccount.form.at}>
      <h1>{t('profile.delete')}</h1>
      <p>{t('profile.deleteText')}</p>
      <PasswordInput
        required
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        error={sent.message}
      />
      <div className="row">
        <Button type="submit" variant="danger">
          {t('profile.delete')}
        </Button>
        <ButtonLink href="/profile" variant="secondary">
          {t('app.cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
