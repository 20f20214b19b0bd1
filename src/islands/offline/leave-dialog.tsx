import { useTranslate } from '../lib/page.tsx'
import ConfirmDialog from '../ui/confirm-dialog.tsx'

/** Confirmation before a user with unsent writes logs out. */
export default function LeaveDialog({
  count,
  onLeave,
  onClose,
}: {
  count: number
  onLeave: () => void
  onClose: () => void
}) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      danger
      title={t('offline.leaveTitle')}
      text={t('offline.leaveText', { n: count })}
      confirm={t('offline.leave')}
      onClose={onClose}
      onConfirm={onLeave}
    />
  )
}
