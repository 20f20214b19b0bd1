import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSend } from '../lib/send.ts'
import { useUser } from '../lib/user.ts'
import { LazyDialog } from '../ui/lazy-dialog.tsx'

const loadLeave = () => import('./leave.ts')
const loadDialog = () => import('./leave-dialog.tsx')

/**
 * Logging out: asks first when something is unsent, then takes everything private off the phone. Render `dialog`
 * beside the button. `onStart` when it really begins, `onDone` when nothing is left.
 */
export function useLogOut({ onStart, onDone }: { onStart?: () => void; onDone: (client: QueryClient) => void }) {
  const { user } = useUser()
  const [unsent, setUnsent] = useState(0)
  const { send, pending } = useSend<void>(() => ({ method: 'POST', path: '/api/logout' }), {
    failedTitle: 'profile.logoutFailed',
    onDone: async (_, __, client) => {
      if (user) await (await loadLeave()).forgetOnPhone(user.id).catch(() => undefined)
      onDone(client)
    },
  })

  function leave() {
    setUnsent(0)
    onStart?.()
    void send()
  }
  async function logOut() {
    if (pending) return
    // A phone that cannot say keeps nothing either.
    const count = user
      ? await loadLeave()
          .then(({ unsentOf }) => unsentOf(user.id))
          .catch(() => 0)
      : 0
    if (count > 0) setUnsent(count)
    else leave()
  }
  // The service worker sends a plain form here that would have lost something.
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
