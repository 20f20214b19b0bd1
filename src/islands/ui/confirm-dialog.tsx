import type { ReactNode } from 'react'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

/** Confirmation of an irreversible action. `onConfirm` runs once; the caller closes the dialog after success. */
export default function ConfirmDialog({
  onConfirm,
  text,
  confirm,
  pending,
  pendingText,
  danger,
  ...dialog
}: Pick<DialogProps, 'onClose' | 'title' | 'children'> & {
  onConfirm: () => void
  text: ReactNode
  confirm?: ReactNode
  pending?: boolean
  pendingText?: ReactNode
  danger?: boolean
}) {
  const t = useTranslate()
  return (
    <Dialog
      {...dialog}
      description={text}
      foot={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
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
    />
  )
}
