import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import ConfirmDialog from '../ui/confirm-dialog.tsx'

export interface DeleteProps {
  what: 'post' | 'reply'
  call: { method: 'DELETE'; path: string }
  onDeleted: () => void
  onClose: () => void
}

/** Confirmation before a post or reply is deleted. Stays open if the deletion fails. */
export default function DeleteDialog({ what, call, onDeleted, onClose }: DeleteProps) {
  const t = useTranslate()
  const { send, pending } = useSend(call, { onDone: onDeleted })
  return (
    <ConfirmDialog
      danger
      title={t(what === 'post' ? 'post.delete' : 'reply.delete')}
      text={t(what === 'post' ? 'post.deleteAsk' : 'reply.deleteAsk')}
      confirm={t('post.deleteConfirm')}
      pending={pending}
      pendingText={t('post.deleting')}
      onClose={onClose}
      onConfirm={() => void send()}
    />
  )
}
