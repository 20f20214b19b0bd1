import type { Translate } from '../../words/translate.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError } from './api.ts'

const REDIRECT_DELAY_MS = 500
let leaving = false

/** After it has been read why: of this page, whatever is there by then. */
export function goToSignIn() {
  const page = location
  return setTimeout(() => page.assign('/api/login'), REDIRECT_DELAY_MS)
}

/** Any call answered 401 Unauthorized: says so, and goes to sign in after 500 ms. Once a page. */
export function onSessionEnded(error: unknown, t: Translate): void {
  if (!(error instanceof ApiError && error.isUnauthorized) || leaving) return
  leaving = true
  toast({ title: t('unauthorized.title'), description: t('unauthorized.text'), destructive: true })
  goToSignIn()
}
