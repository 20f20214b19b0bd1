import { isKeyOf } from '../../shared/records.ts'
import { artMarkup } from '../shapes.ts'
import { BASES, type Base } from './bases.ts'
import { OVERLAYS, type Overlay } from './overlays.ts'
import { SIGN_WHOLES } from './wholes.ts'

/** Returns the SVG of a sign: a whole drawing, or `base-overlay`; null for an unknown id. */
export function signMarkup(id: string): string | null {
  if (isKeyOf(SIGN_WHOLES, id)) return artMarkup(SIGN_WHOLES[id])
  const [base = '', overlay, more] = id.split('-')
  if (more !== undefined || !isKeyOf(BASES, base)) return null
  const below: Base = BASES[base]
  if (overlay === undefined) return artMarkup(below.art)
  if (!isKeyOf(OVERLAYS, overlay)) return null
  const { marks, instead, turn }: Overlay = OVERLAYS[overlay]
  const plant = turn ? [{ turn, of: below.art }] : below.art
  const seen = below.moved ? [{ turn: below.moved, of: marks }] : marks
  return artMarkup(plant, instead) + artMarkup(seen, below.marks)
}
