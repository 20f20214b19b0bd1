import type { Entered, SignedIn } from '../accounts/sign-in/visitor.ts'

/** What came of a sign-in as the session it is for a person without a second factor. */
export function signedIn(entered: Entered): SignedIn {
  if ('ticket' in entered) throw new Error('A code is asked for')
  return entered
}
