import { type ComponentType, type MouseEvent, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../lib/page.tsx'
import { Spinner } from './spinner.tsx'
import { toast } from './toast-store.ts'
import { useModal } from './use-modal.ts'

interface Closable {
  onClose: () => void
}

/**
 * Dialog whose code and messages (`registerLazyComponent`) load on first opening: mount it to open it. If loading fails, the page with
 * the same content (`href`) opens instead. A dialog that opens by itself has no `href` and stays closed.
 */
export function LazyDialog<Props extends Closable>({
  load,
  href,
  dialog,
}: {
  load: () => Promise<{ default: ComponentType<Props> }>
  href?: string
  dialog: Props
}) {
  const t = useTranslate()
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  // Not in the server's HTML: without JavaScript nothing could remove it.
  const [waiting, setWaiting] = useState(false)
  const { onClose } = dialog
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when it is opened
  useEffect(() => {
    let wanted = true
    setWaiting(true)
    load().then(
      // Renders in small steps, so that taps are handled meanwhile.
      (module) => wanted && startTransition(() => setLoaded(() => module.default)),
      () => {
        if (!wanted) return
        setWaiting(false)
        if (!href) return
        onClose()
        if (navigator.onLine) location.assign(href)
        else toast({ title: t('app.error.title'), description: t('app.offlineAction'), destructive: true })
      },
    )
    return () => {
      wanted = false
    }
  }, [])
  if (Loaded) return <Loaded {...dialog} />
  if (!waiting) return null
  return <Frame onClose={onClose} />
}

/** Placeholder while the code loads; it closes like the dialog. */
function Frame({ onClose }: Closable) {
  const t = useTranslate()
  return createPortal(
    <dialog ref={useModal(onClose)} className="dialog dialog-coming" aria-label={t('app.loading')} tabIndex={-1}>
      <Spinner />
    </dialog>,
    document.body,
  )
}

/** Handler for a link that opens a dialog. A plain click opens the dialog; a click for a new tab follows the link. */
export const onPlainClick = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
