import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { User } from '../../contracts/account.ts'
import { queryKey } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import type { Tab } from '../../contracts/tabs.ts'
import { usePage, useT } from '../lib/page.tsx'
import { goToSignIn } from '../lib/session-ended.ts'
import { useUser } from '../lib/user.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Shell } from './shell.tsx'

/** Message of a form sent without JavaScript, for the page it redirected to. */
export interface ShownMessage {
  /** In the page's language. */
  words: string
  failed: boolean
}

/**
 * The Shell around a screen that needs its user: a spinner while the session is not known, and, once it is known to be
 * over, the way back to sign in after 500 ms.
 */
export function SignedIn({ active, children }: { active?: Tab; children: (user: User) => ReactNode }) {
  const { props } = usePage<{ said: ShownMessage | undefined }>()
  const { user, isPending } = useUser()
  useAskAgainOnReturn()
  const message = props.said
  return (
    <Shell active={active}>
      {message ? <Notice tone={message.failed ? 'danger' : 'leaf'}>{message.words}</Notice> : null}
      {user ? children(user) : isPending ? <Spinner /> : <SignedOut />}
    </Shell>
  )
}

function SignedOut() {
  const t = useT()
  useEffect(goToSignIn, [])
  return <Notice tone="danger">{t('unauthorized.text')}</Notice>
}

/** A page that the browser restores (Back) may belong to a user who has signed out since. */
function useAskAgainOnReturn() {
  const client = useQueryClient()
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) void client.invalidateQueries({ queryKey: queryKey(getUser.path), exact: true })
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [client])
}
