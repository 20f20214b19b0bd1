import type { SignBase, SignOverlay, SignWhole } from '../../contracts/drawing-ids.ts'
import { markup } from '../shapes.ts'
import { BASES, type Base } from './bases.ts'
import { OVERLAYS, type Overlay } from './overlays.ts'
import { SIGN_WHOLES } from './wholes.ts'

/** Returns the SVG of a sign: a whole drawing, or `base-overlay`; null for an unknown id. */
export function signMarkup(id: string): string | null {
  if (Object.hasOwn(SIGN_WHOLES, id)) return markup(SIGN_WHOLES[id as SignWhole])
  const [base = '', overlay, more] = id.split('-')
  if (more !== undefined || !Object.hasOwn(BASES, base)) return null
  const below: Base = BASES[base as SignBase]
  if (overlay === undefined) return markup(below.art)
  if (!Object.hasOwn(OVERLAYS, overlay)) return null
  const { marks, instead, turn }: Overlay = OVERLAYS[overlay as SignOverlay]
  const plant = turn ? [{ turn, of: below.art }] : below.art
  const seen = below.moved ? [{ turn: below.moved, of: marks }] : marks
  return markup(plant, instead) + markup(seen, below.marks)
}
