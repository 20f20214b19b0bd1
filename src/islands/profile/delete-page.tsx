import { deleteAccount } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { PageHeading } from '../ui/titled.tsx'

/** Confirmation of the account's deletion as a page, for browsers without JavaScript. */
export default function DeletePage() {
  return <SignedIn active="profile">{() => <Page />}</SignedIn>
}

function Page() {
  const t = useTranslate()
  const sent = useSubmittedForm()
  return (
    <form className="stack stack-l reading" method="post" action={deleteAccount.form.at}>
      <PageHeading icon="trash" danger>
        {t('profile.delete')}
      </PageHeading>
      <Card tone="danger">{t('profile.deleteText')}</Card>
      <Card>
        <div className="stack">
          <PasswordInput
            required
            label={t('password.label')}
            name="password"
            autoComplete="current-password"
            error={sent.message}
          />
          <Button type="submit" variant="danger" icon="trash" wide>
            {t('profile.delete')}
          </Button>
          <ButtonLink href="/profile" variant="secondary" wide>
            {t('app.cancel')}
          </ButtonLink>
        </div>
      </Card>
    </form>
  )
}
