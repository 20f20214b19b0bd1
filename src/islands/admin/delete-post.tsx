import { useState } from 'react'
import { adminTabAddress } from '../../contracts/admin-tabs.ts'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getAnalytics, listAllPosts, listOpenTasks, moderatePost } from '../../contracts/calls/admin.ts'
import { refetchReads } from '../lib/api.ts'
import { registerLazyComponent } from '../lib/lazy-component.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { toast } from '../ui/toast-store.ts'

const loadConfirm = registerLazyComponent(() => import('../ui/confirm-dialog.tsx'))

/** Deletes a post after confirmation, then refetches posts and figures. */
export function DeletePost({ id, name }: { id: string; name: string }) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { send, pending } = useSend(withPathParams(moderatePost, { id }), {
    onFailed: ({ sentence }) =>
      toast({ title: t('app.error.title'), description: sentence || t('post.deleteFailed'), destructive: true }),
    onDone: (_, __, client) => {
      close()
      toast({ title: t('post.deleted'), description: t('post.deletedText') })
      refetchReads(client, listAllPosts, listOpenTasks)
      void client.invalidateQueries({ queryKey: queryKeyOf(getAnalytics.path), refetchType: 'all' })
    },
  })
  const href = `${adminTabAddress('content')}&delete=${id}`
  return (
    <>
      <ButtonLink
        href={href}
        variant="danger"
        icon="trash"
        aria-label={t('admin.deletePost', { name })}
        onClick={onPlainClick(() => setAsking(true))}
      >
        {t('admin.delete')}
      </ButtonLink>
      {asking ? (
        <LazyDialog
          load={loadConfirm}
          href={href}
          dialog={{
            title: t('post.delete'),
            text: t('post.deleteAsk'),
            confirm: t('post.deleteConfirm'),
            pendingText: t('post.deleting'),
            danger: true,
            pending,
            onConfirm: () => void send(),
            onClose: close,
          }}
        />
      ) : null}
    </>
  )
}
