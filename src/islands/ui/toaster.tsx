import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { TOAST_DURATION_MS, type ToastEntry, toasts } from './toast-store.ts'

const ToastList = lazy(() => import('./toast-list.tsx').catch(() => ({ default: PlainList })))
const NONE: readonly ToastEntry[] = []

/**
 * Where toasts appear, once a page (the Shell has it). The first one shows at once, without what comes with the list's
 * code (swipe, hotkey, a timer that pauses); the page may leave before that is here, and without network it may never come.
 */
export function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
  if (entries.length === 0) return null
  return (
    <Suspense fallback={<PlainList entries={entries} />}>
      <ToastList entries={entries} />
    </Suspense>
  )
}

function PlainList({ entries }: { entries: readonly ToastEntry[] }) {
  const t = useT()
  const [{ id: shown = '', duration = TOAST_DURATION_MS } = {}] = entries
  useEffect(() => {
    const timer = setTimeout(() => toasts.dismiss(shown), duration)
    return () => clearTimeout(timer)
  }, [shown, duration])
  return (
    <div className="toasts" role="status">
      {entries
        .filter(({ open }) => open)
        .map(({ id, title, description, destructive }) => (
          <p key={id} className={destructive ? 'toast toast-destructive' : 'toast'}>
            <span>
              {title ? <b className="toast-title">{title}</b> : null} {description}
            </span>
            <Button variant="quiet" icon="close" aria-label={t('app.close')} onClick={() => toasts.dismiss(id)} />
          </p>
        ))}
    </div>
  )
}
