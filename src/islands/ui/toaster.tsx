import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { TOAST_DURATION_MS, type ToastEntry, toasts } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

const HOTKEY = 'F8'

/** Screen readers announce a message only in a live region that existed before. */
const PLACE_KNOWN_MS = 100

/**
 * Live region of toasts, once per page (in the Shell): over the page, or in the open dialog. It is empty before a
 * message. F8 moves the focus to it. On phones it covers the header, out of reach of the thumb.
 */
export function Toaster() {
  const t = useTranslate()
  const entries = useSyncExternalStore<readonly ToastEntry[] | null>(toasts.subscribe, toasts.list, () => null)
  const list = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const place = useSyncExternalStore(toasts.subscribe, toasts.place, toasts.place)
  const [known, setKnown] = useState(place)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(place), PLACE_KNOWN_MS)
    return () => clearTimeout(timer)
  }, [place])
  const shown = known === place ? entries?.find(({ open }) => open) : undefined
  useClosing(shown, held)
  useEffect(() => {
    const hear = ({ code }: KeyboardEvent) => code === HOTKEY && list.current?.focus()
    const hold = ({ type }: Event) => setHeld(type === 'blur')
    document.addEventListener('keydown', hear)
    addEventListener('blur', hold)
    addEventListener('focus', hold)
    return () => {
      document.removeEventListener('keydown', hear)
      removeEventListener('blur', hold)
      removeEventListener('focus', hold)
    }
  }, [])
  if (!entries) return null
  const close = () => {
    if (shown) toasts.dismiss(shown.id)
    setHeld(false)
    // The focused button is gone.
    if (list.current?.contains(document.activeElement)) list.current.focus()
  }
  return createPortal(
    <section className="toasts" aria-label={t('toast.region', { hotkey: HOTKEY })}>
      <div
        ref={list}
        role="status"
        aria-live="assertive"
        tabIndex={-1}
        onPointerMove={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown ? <Toast key={shown.id} entry={shown} onClose={close} /> : null}
      </div>
    </section>,
    place.dialog ?? document.body,
  )
}

function Toast({ entry: { title, description, destructive }, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const t = useTranslate()
  return (
    <div className={destructive ? 'toast toast-destructive' : 'toast'} {...useSwipe(onClose)}>
      <div>
        {title ? <div className="toast-title">{title}</div> : null}
        {description ? <div>{description}</div> : null}
      </div>
      <Button variant="quiet" icon="close" aria-label={t('app.close')} onClick={onClose} />
    </div>
  )
}

/** Closes a toast after its duration; the time stops while it is `held`. */
function useClosing(shown: ToastEntry | undefined, held: boolean): void {
  const spent = useRef({ of: '', ms: 0 })
  const { id, duration = TOAST_DURATION_MS } = shown ?? {}
  useEffect(() => {
    if (!id || held) return
    if (spent.current.of !== id) spent.current = { of: id, ms: 0 }
    const since = performance.now()
    const timer = setTimeout(() => toasts.dismiss(id), duration - spent.current.ms)
    return () => {
      clearTimeout(timer)
      spent.current.ms += performance.now() - since
    }
  }, [id, duration, held])
}
