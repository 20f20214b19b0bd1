import { useState } from 'react'
import { registerLazyComponent } from '../lib/lazy-component.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import type { DeleteProps } from './delete-dialog.tsx'

const loadDeleteDialog = registerLazyComponent(() => import('./delete-dialog.tsx'))

/** Delete button for the author and administrators. Without JavaScript it links to `href`, the confirmation page. */
export function DeleteButton({ href, ...dialog }: { href: string } & Omit<DeleteProps, 'onClose'>) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonLink
        href={href}
        variant="quiet"
        icon="trash"
        aria-label={t(dialog.what === 'post' ? 'post.delete' : 'reply.delete')}
        onClick={onPlainClick(() => setOpen(true))}
      />
      {open ? (
        <LazyDialog load={loadDeleteDialog} href={href} dialog={{ ...dialog, onClose: () => setOpen(false) }} />
      ) : null}
    </>
  )
}
