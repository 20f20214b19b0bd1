import type { Translate } from '../../words/translate.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError } from './api.ts'

const REDIRECT_DELAY_MS = 500
let leaving = false

/** Opens the sign-in page after the user had time to read why. */
export function goToSignIn() {
  const page = location
  return setTimeout(() => page.assign('/api/login'), REDIRECT_DELAY_MS)
}

/** Handles 401 Unauthorized of any call, once per page: shows a toast and opens the sign-in page after 500 ms. */
export function onSessionEnded(error: unknown, t: Translate): void {
  if (!(error instanceof ApiError && error.isUnauthorized) || leaving) return
  leaving = true
  toast({ title: t('unauthorized.title'), description: t('unauthorized.text'), destructive: true })
  goToSignIn()
}
