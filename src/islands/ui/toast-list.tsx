import * as Toast from '@radix-ui/react-toast'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { TOAST_DURATION_MS, type ToastEntry, toasts } from './toast-store.ts'

const SWIPE_THRESHOLD_PX = 50
const HOTKEY = ['F8']

/** Radix pauses the timer while the region is hovered or focused or the window is blurred, and swipes right. */
export default function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  const t = useT()
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={t('nav.notifications')}
    >
      {entries.map((entry) => (
        <Toast.Root
          key={entry.id}
          className={entry.destructive ? 'toast toast-destructive' : 'toast'}
          open={entry.open}
          onOpenChange={(open) => (open ? undefined : toasts.dismiss(entry.id))}
          {...(entry.duration === undefined ? {} : { duration: entry.duration })}
        >
          <div>
            {entry.title ? <Toast.Title className="toast-title">{entry.title}</Toast.Title> : null}
            {entry.description ? <Toast.Description>{entry.description}</Toast.Description> : null}
          </div>
          <Toast.Close asChild>
            <Button variant="quiet" icon="close" aria-label={t('app.close')} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={HOTKEY} label={t('toast.region', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  )
}
