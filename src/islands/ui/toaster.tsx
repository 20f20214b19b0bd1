import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { type ToastEntry, toasts } from './toast-store.ts'

// Without network its code may not come; what it says must.
const ToastList = lazy(() => import('./toast-list.tsx').catch(() => ({ default: PlainList })))
const NONE: readonly ToastEntry[] = []

/** Where toasts appear, once a page (the Shell has it). Its code is loaded with the first toast. */
export function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
  if (entries.length === 0) return null
  return (
    <Suspense>
      <ToastList entries={entries} />
    </Suspense>
  )
}

function PlainList({ entries }: { entries: readonly ToastEntry[] }) {
  const t = useT()
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
