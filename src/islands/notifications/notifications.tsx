import { useTranslate } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { MarkAllReadButton, NotificationList } from './notification-list.tsx'

export default function Notifications() {
  return <SignedIn>{() => <Page />}</SignedIn>
}

function Page() {
  const t = useTranslate()
  return (
    <div className="stack reading">
      <div className="row between">
        <h1>{t('notices.title')}</h1>
        <MarkAllReadButton />
      </div>
      <NotificationList />
    </div>
  )
}
