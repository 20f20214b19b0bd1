import type { Context } from 'hono'
import { SCREENS } from '../../contracts/screens.ts'
import type { AppEnv } from './context.ts'

/** The way to sign in, and then to `next`. */
export const toSignIn = (next: string) => `/signin?next=${encodeURIComponent(next)}`

/** Where someone is led whom a page or form is not for; null where it is. */
export function ledAway(c: Context<AppEnv>, who: 'anyone' | 'visitor' | 'signed-in' | 'admin'): string | null {
  const user = c.get('user')
  if (!user) return null
  if (who === 'visitor') return '/'
  if (who !== 'admin') return null
  if (!user.isAdmin) return '/'
  return c.get('adminLocked') ? SCREENS['second-factor'].paths[0] : null
}
