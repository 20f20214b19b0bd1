import type { Translate } from '../../words/translate.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError } from './api.ts'

const REDIRECT_DELAY_MS = 500
let isAnnounced = false
let signInTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Opens the sign-in page after the user had time to read the reason. Only once for all callers, because a second
 * navigation would abort the first. Returns a cancel function.
 */
export function goToSignIn(): () => void {
  const page = location
  signInTimer ??= setTimeout(() => {
    signInTimer = undefined
    page.assign('/api/login')
  }, REDIRECT_DELAY_MS)
  return () => {
    clearTimeout(signInTimer)
    signInTimer = undefined
  }
}

/** Handles 401 Unauthorized of any call, once per page: shows a toast, and opens the sign-in page after 500 ms. */
export function onSessionEnded(error: unknown, t: Translate): void {
  if (!(error instanceof ApiError && error.isUnauthorized) || isAnnounced) return
  isAnnounced = true
  toast({ title: t('unauthorized.title'), description: t('unauthorized.text'), destructive: true })
  goToSignIn()
}
