import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import type { Tab } from '../../contracts/tabs.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { goToSignIn } from '../lib/session-ended.ts'
import { useUser } from '../lib/use-user.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Shell } from './shell.tsx'

/** Message after a form without JavaScript, for the page it redirected to. */
export interface ShownMessage {
  /** Text in the page's language. */
  words: string
  failed: boolean
}

/** Shell of a screen that needs a user: a spinner while the session is unknown; without a session it opens the sign-in page after 500 ms. */
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
  const t = useTranslate()
  useEffect(goToSignIn, [])
  return <Notice tone="danger">{t('unauthorized.text')}</Notice>
}

/** Checks the session again when Back restores a page, because its user may have signed out. */
function useAskAgainOnReturn() {
  const client = useQueryClient()
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) void client.invalidateQueries({ queryKey: queryKeyOf(getUser.path), exact: true })
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [client])
}
