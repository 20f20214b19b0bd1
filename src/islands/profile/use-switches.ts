import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser, updateProfile } from '../../contracts/calls/accounts.ts'
import { NOTIFICATION_SWITCHES, type NotificationPreferences } from '../../contracts/notification-switches.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { cachedUser, setCachedUser } from '../lib/use-user.ts'
import { toast } from '../ui/toast-store.ts'

/**
 * Switches that save on change. They change at once and revert if saving fails. Saves run one at a time; superseded
 * values are not sent, so that the last change wins.
 */
export function useSwitches({ notificationPreferences: stored }: User) {
  const t = useTranslate()
  const client = useQueryClient()
  const newest = useRef<NotificationPreferences | null>(null)
  const sending = useRef<NotificationPreferences | null>(null)
  const saved = useRef(stored)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const [confirming, setConfirming] = useState(false)
  const [on, setOn] = useShown(stored)

  /** Shows the saved value, unless a newer change is waiting. */
  function settle() {
    if (newest.current !== sending.current) return
    newest.current = null
    setOn(saved.current)
    const user = cachedUser(client)
    if (user) setCachedUser(client, { ...user, notificationPreferences: saved.current })
  }
  const { send } = useSend(updateProfile, {
    failed: 'profile.saveFailed',
    optimistic: () => {
      // A running read would restore the value from before the change.
      void client.cancelQueries({ queryKey: queryKeyOf(getUser.path) })
      return settle
    },
    onDone: ({ notificationPreferences, channels }) => {
      saved.current = notificationPreferences
      const user = cachedUser(client)
      if (user) setCachedUser(client, { ...user, channels })
      settle()
    },
    onHeld: () => {
      saved.current = sending.current ?? saved.current
      settle()
    },
  })

  /** @returns the response; undefined when superseded, stored on the phone, or failed with a message */
  function save(preferences: NotificationPreferences): Promise<User | undefined> {
    if (newest.current === null) saved.current = stored
    newest.current = preferences
    setOn(preferences)
    const answer = line.current.then(() => {
      if (newest.current !== preferences) return
      sending.current = preferences
      return send({ notificationPreferences: preferences })
    })
    line.current = answer
    return answer
  }

  return {
    on,
    save,
    confirming,
    /** Saves again by button, with a message. */
    async confirm(preferences: NotificationPreferences) {
      if (confirming) return
      setConfirming(true)
      if (await save(preferences)) toast({ title: t('app.success.title'), description: t('profile.saved') })
      setConfirming(false)
    },
  }
}

/** Returns the shown switches, which follow changes saved in the dialog. */
function useShown(stored: NotificationPreferences) {
  const [on, setOn] = useState(stored)
  const [followed, setFollowed] = useState(stored)
  if (NOTIFICATION_SWITCHES.some((name) => stored[name] !== followed[name])) {
    setFollowed(stored)
    setOn(stored)
  }
  return [on, setOn] as const
}
