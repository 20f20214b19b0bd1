import { useTranslate } from '../lib/page.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { MarkAllReadButton, NotificationList } from './notification-list.tsx'

export default function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog onClose={onClose} title={t('notices.title')}>
      <MarkAllReadButton />
      <NotificationList />
    </Dialog>
  )
}
