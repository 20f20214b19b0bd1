import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { signOut } from '../../contracts/calls/accounts.ts'
import { registerLazyComponent } from '../lib/lazy-component.ts'
import { useSend } from '../lib/use-send.ts'
import { useUser } from '../lib/use-user.ts'
import { LazyDialog } from '../ui/lazy-dialog.tsx'
import type { ToastHandle } from '../ui/toast-store.ts'
import { clearUserData, countPendingWrites } from './clear-user-data.ts'
import { mayHavePending } from './pending-hint.ts'

const loadDialog = registerLazyComponent(() => import('./leave-dialog.tsx'))

/** Minimum time that the first message is visible, ms. */
export const PROGRESS_SHOWN_MS = 700

/**
 * Logs out. Confirms first if something is unsent, then deletes all private data on the phone. Render `dialog` beside the
 * button. `onStart` is called when nothing prevents it, `onDone` after the deletion.
 */
export function useLogOut({ onStart, onDone }: { onStart?: () => ToastHandle; onDone: (client: QueryClient) => void }) {
  const { user } = useUser()
  const [unsent, setUnsent] = useState(0)
  const shown = useRef<Promise<void>>(undefined)
  const { send, pending } = useSend(signOut, {
    failedTitle: 'profile.logoutFailed',
    onDone: async (_, __, client) => {
      if (user) await clearUserData(user.id).catch(() => undefined)
      await shown.current
      onDone(client)
    },
  })

  const starting = useRef(false)

  function begin() {
    shown.current = new Promise((resolve) => setTimeout(resolve, PROGRESS_SHOWN_MS))
    return onStart?.()
  }

  function leave() {
    setUnsent(0)
    begin()
    void send()
  }
  async function logOut() {
    if (pending || starting.current) return
    starting.current = true
    // Called before the slow read of the phone's database; revoked if something is unsent.
    const toast = user && mayHavePending(user.id) ? undefined : begin()
    // A phone without a readable database has no pending writes either.
    const count = user ? await countPendingWrites(user.id).catch(() => 0) : 0
    starting.current = false
    if (count > 0) {
      toast?.dismiss()
      setUnsent(count)
    } else if (toast) void send()
    else leave()
  }
  // The service worker redirects here if a plain sign-out form would lose pending writes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened with
  useEffect(() => {
    if (location.hash === '#leave') void logOut()
  }, [])

  const dialog: ReactNode =
    unsent > 0 ? (
      <LazyDialog
        load={loadDialog}
        href="/profile"
        dialog={{ count: unsent, onLeave: leave, onClose: () => setUnsent(0) }}
      />
    ) : null
  return { logOut, pending, dialog }
}
