import type { Context } from 'hono'
import { SCREENS } from '../../contracts/screens.ts'
import type { AppEnv } from './context.ts'

export const signInAddress = (next: string) => `/signin?next=${encodeURIComponent(next)}`

export function redirectForError(
  c: Context<AppEnv>,
  who: 'anyone' | 'visitor' | 'signed-in' | 'officer' | 'admin',
): string | null {
  const user = c.get('user')
  if (!user) return null
  if (who === 'visitor') return '/'
  if (who === 'officer' && user.isOfficer && !user.isAdmin) return null
  if (who !== 'officer' && who !== 'admin') return null
  if (!user.isAdmin) return '/'
  return c.get('adminLocked') ? SCREENS['second-factor'].paths[0] : null
}
