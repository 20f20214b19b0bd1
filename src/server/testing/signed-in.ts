import type { NewSession, SignInResult } from '../accounts/sign-in/visitor.ts'

/** Returns the session of a sign-in without a second factor. */
export function signedIn(entered: SignInResult): NewSession {
  if ('ticket' in entered) throw new Error('A code is asked for')
  return entered
}
