import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** The confirmation dialog as code of its own, fetched when it is first asked for. */
export default function Confirm(props: {
  title: string
  text: string
  confirm: string
  pendingText: string
  pending: boolean
  danger?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}) {
  return <ConfirmDialog open {...props} />
}
