import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type ToastEntry, toasts } from './toast-store.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))
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
