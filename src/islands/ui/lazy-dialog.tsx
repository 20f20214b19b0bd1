import { type ComponentType, type MouseEvent, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../lib/page.tsx'
import { Spinner } from './spinner.tsx'
import { toast } from './toast-store.ts'
import { useModal } from './use-modal.ts'

interface Closable {
  onClose: () => void
}

/**
 * A dialog whose code and words (`forLater`) are fetched when it first opens: mount it to open it. If that fails, the
 * page with the same content (`href`) opens instead; a dialog that opens unrequested has no `href` and stays closed.
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
  const t = useT()
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  // Not in the server's HTML: without script nothing would ever lift it off the page.
  const [waiting, setWaiting] = useState(false)
  const { onClose } = dialog
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when it is opened
  useEffect(() => {
    let wanted = true
    setWaiting(true)
    load().then(
      // In small pieces: what is touched meanwhile is answered.
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

/** Place of the dialog while its code comes: it closes in the same ways. */
function Frame({ onClose }: Closable) {
  const t = useT()
  return createPortal(
    <dialog ref={useModal(onClose)} className="dialog dialog-coming" aria-label={t('app.loading')} tabIndex={-1}>
      <Spinner />
    </dialog>,
    document.body,
  )
}

/** For a link that opens a dialog: a plain click does, one that asks for a new tab stays a link. */
export const plainClick = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
