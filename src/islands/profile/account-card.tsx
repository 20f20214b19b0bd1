import { useState } from 'react'
import { exportAccount, signOut } from '../../contracts/calls/accounts.ts'
import { useT } from '../lib/page.tsx'
import { useLogOut } from '../offline/use-log-out.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LazyDialog, plainClick } from '../ui/lazy-dialog.tsx'
import { PressForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'

const loadDownload = () => import('./download-dialog.tsx')
const loadDelete = () => import('./delete-dialog.tsx')
/** Long enough to read that it worked, before the page goes. */
const GOODBYE_MS = 1200

/** Password and devices, one's data, leaving for now and leaving for good. */
export function AccountCard() {
  const t = useT()
  const [asking, setAsking] = useState<'download' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <Card title={t('profile.account')}>
      <div className="stack stack-s">
        <Logout />
        <ButtonLink href="/profile/security" variant="quiet" icon="lock" wide className="line-button">
          {t('profile.password')}
        </ButtonLink>
        <ButtonLink href="/profile/second-factor" variant="quiet" icon="shield" wide className="line-button">
          {t('profile.secondFactor')}
        </ButtonLink>
        <ButtonLink
          href={exportAccount.path}
          variant="quiet"
          icon="download"
          wide
          className="line-button"
          download
          onClick={plainClick(() => setAsking('download'))}
        >
          {t('profile.download')}
        </ButtonLink>
        <ButtonLink
          href="/profile/delete"
          variant="quiet"
          icon="trash"
          wide
          className="line-button line-danger"
          onClick={plainClick(() => setAsking('delete'))}
        >
          {t('profile.delete')}
        </ButtonLink>
      </div>
      {asking === 'download' ? (
        <LazyDialog load={loadDownload} href={exportAccount.path} dialog={{ onClose: close }} />
      ) : null}
      {asking === 'delete' ? <LazyDialog load={loadDelete} href="/profile/delete" dialog={{ onClose: close }} /> : null}
    </Card>
  )
}

function Logout() {
  const t = useT()
  const { logOut, dialog } = useLogOut({
    onStart: () => toast({ title: t('profile.loggingOut') }),
    onDone: (client) => {
      toast({ title: t('profile.loggedOut'), description: t('profile.welcomeBack') })
      setTimeout(() => {
        client.clear()
        location.assign('/')
      }, GOODBYE_MS)
    },
  })
  return (
    <PressForm action={signOut.form.at} onPress={() => logOut()}>
      <Button type="submit" variant="secondary" icon="logout" wide>
        {t('profile.logout')}
      </Button>
      {dialog}
    </PressForm>
  )
}
