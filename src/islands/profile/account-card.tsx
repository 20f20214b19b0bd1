import { type ComponentProps, useState } from 'react'
import { exportAccount, signOut } from '../../contracts/calls/accounts.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { registerLazyComponent } from '../lib/lazy-component.ts'
import { useTranslate } from '../lib/page.tsx'
import { useLogOut } from '../offline/use-log-out.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'

const loadDownload = registerLazyComponent(() => import('./download-dialog.tsx'))
const loadDelete = registerLazyComponent(() => import('./delete-dialog.tsx'))
/** Time to read the confirmation before the page changes, ms. */
const GOODBYE_MS = 1200

/** Account links: password and devices, data export, logging out, deleting the account. */
export function AccountCard() {
  const t = useTranslate()
  const [asking, setAsking] = useState<'download' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <Card title={t('profile.account')}>
      <div className="stack">
        <ul className="list account">
          <Row href="/profile/security" icon="lock">
            {t('profile.password')}
          </Row>
          <Row href="/profile/second-factor" icon="shield">
            {t('profile.secondFactor')}
          </Row>
          <Row href={exportAccount.path} icon="download" download onClick={onPlainClick(() => setAsking('download'))}>
            {t('profile.download')}
          </Row>
          <Row href="/profile/delete" icon="trash" danger onClick={onPlainClick(() => setAsking('delete'))}>
            {t('profile.delete')}
          </Row>
        </ul>
        <Logout />
      </div>
      {asking === 'download' ? (
        <LazyDialog load={loadDownload} href={exportAccount.path} dialog={{ onClose: close }} />
      ) : null}
      {asking === 'delete' ? <LazyDialog load={loadDelete} href="/profile/delete" dialog={{ onClose: close }} /> : null}
    </Card>
  )
}

/** Link to one account page, with an arrow. */
function Row({ danger, children, ...link }: ComponentProps<'a'> & { href: string; icon: IconName; danger?: boolean }) {
  return (
    <li>
      <ButtonLink {...link} variant="quiet" wide className={`line-button${danger ? ' line-danger' : ''}`}>
        {children}
        <Icon name="next" />
      </ButtonLink>
    </li>
  )
}

function Logout() {
  const t = useTranslate()
  const { logOut, dialog } = useLogOut({
    onStart: () => toast({ title: t('profile.loggingOut') }),
    onDone: (client) => {
      toast({ title: t('profile.loggedOut'), description: t('profile.welcomeBack') })
      // Read now: by the time of the timeout the global `location` of a test is another page's.
      const page = location
      setTimeout(() => {
        client.clear()
        page.assign('/')
      }, GOODBYE_MS)
    },
  })
  return (
    <SingleButtonForm action={signOut.form.at} onPress={() => logOut()}>
      <Button type="submit" variant="secondary" icon="logout" wide>
        {t('profile.logout')}
      </Button>
      {dialog}
    </SingleButtonForm>
  )
}
