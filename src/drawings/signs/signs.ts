import type { SignBase, SignOverlay, SignWhole } from '../../contracts/drawings.ts'
import { markup } from '../shapes.ts'
import { BASES } from './bases.ts'
import { OVERLAYS } from './overlays.ts'
import { SIGN_WHOLES } from './wholes.ts'

/** What is known by itself, or a place and what is seen on it; null for what is neither. */
export function signMarkup(id: string): string | null {
  if (Object.hasOwn(SIGN_WHOLES, id)) return markup(SIGN_WHOLES[id as SignWhole])
  const [base = '', overlay, more] = id.split('-')
  if (more !== undefined || !Object.hasOwn(BASES, base)) return null
  if (overlay === undefined) return markup(BASES[base as SignBase])
  if (!Object.hasOwn(OVERLAYS, overlay)) return null
  return markup(BASES[base as SignBase]) + markup(OVERLAYS[overlay as SignOverlay])
}
