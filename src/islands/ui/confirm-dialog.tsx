import type { ReactNode } from 'react'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be taken back. `onConfirm` runs once; the caller closes when it has succeeded. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  text,
  confirm,
  pending,
  pendingText,
  danger,
  children,
}: {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  text: ReactNode
  confirm?: ReactNode
  pending?: boolean
  pendingText?: ReactNode
  danger?: boolean
  /** A field the answer needs, such as a password. */
  children?: ReactNode
}) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingText={pendingText}
            onClick={onConfirm}
          >
            {confirm ?? t('app.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
