import { isKeyOf } from '../../shared/records.ts'
import { artMarkup } from '../shapes.ts'
import { type Base, SIGN_BASES } from './bases.ts'
import { type Overlay, SIGN_OVERLAYS } from './overlays.ts'
import { SIGN_WHOLES } from './wholes.ts'

/** Returns the SVG of a sign: a whole drawing, or `base-overlay`; null for an unknown id. */
export function signMarkup(id: string): string | null {
  if (isKeyOf(SIGN_WHOLES, id)) return artMarkup(SIGN_WHOLES[id])
  const [base = '', overlay, more] = id.split('-')
  if (more !== undefined || !isKeyOf(SIGN_BASES, base)) return null
  const below: Base = SIGN_BASES[base]
  if (overlay === undefined) return artMarkup(below.art)
  if (!isKeyOf(SIGN_OVERLAYS, overlay)) return null
  const { marks, instead, turn }: Overlay = SIGN_OVERLAYS[overlay]
  const plant = turn ? [{ turn, of: below.art }] : below.art
  const seen = below.moved ? [{ turn: below.moved, of: marks }] : marks
  return artMarkup(plant, instead) + artMarkup(seen, below.marks)
}
