import { exportAccount } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import ConfirmDialog from '../ui/confirm-dialog.tsx'

export default function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => {
        location.assign(exportAccount.path)
        onClose()
      }}
      title={t('profile.download')}
      text={t('profile.downloadText')}
      confirm={t('profile.download')}
    />
  )
}
