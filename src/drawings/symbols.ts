import { SYMBOL_PREFIX } from '../contracts/drawing-ids.ts'
import { isKeyOf, keysOf } from '../shared/records.ts'
import { ACTION_ART } from './actions/actions.ts'
import { CROP_ART } from './crops/crops.ts'
import { FARM_ART } from './farm/farm.ts'
import { artMarkup, PALETTE } from './shapes.ts'
import { SIGN_BASES } from './signs/bases.ts'
import { SIGN_OVERLAYS } from './signs/overlays.ts'
import { signMarkup } from './signs/signs.ts'
import { SIGN_WHOLES } from './signs/wholes.ts'
import { SKY_ART } from './sky/sky.ts'
import { STAGE_ART } from './stages/stages.ts'

const wholeDrawings = {
  ...prefixKeys('crop.', CROP_ART),
  ...prefixKeys('stage.', STAGE_ART),
  ...prefixKeys('action.', ACTION_ART),
  ...prefixKeys('sky.', SKY_ART),
  ...prefixKeys('farm.', FARM_ART),
}

function prefixKeys<const P extends string, A>(prefix: P, art: A) {
  return Object.fromEntries(Object.entries(art as object).map(([id, one]) => [prefix + id, one])) as {
    [K in keyof A & string as `${P}${K}`]: A[K]
  }
}

/** Every drawing but the signs, which are put together as they are asked for. */
export const WHOLE_DRAWING_IDS = keysOf(wholeDrawings)

/** All that is drawn, in one text. */
export const allArt = (): string => JSON.stringify([wholeDrawings, SIGN_BASES, SIGN_OVERLAYS, SIGN_WHOLES])

const cachedMarkup = new Map<string, string | null>()

/** Returns the SVG content of a drawing without its frame; null for an unknown id. */
export function drawingMarkup(id: string): string | null {
  let known = cachedMarkup.get(id)
  if (known === undefined) {
    known = buildMarkup(id)
    if (known !== null) cachedMarkup.set(id, known)
  }
  return known
}

function buildMarkup(id: string): string | null {
  if (isKeyOf(wholeDrawings, id)) return artMarkup(wholeDrawings[id])
  return id.startsWith('sign.') ? signMarkup(id.slice('sign.'.length)) : null
}

const FRAME = `viewBox="0 0 64 64" fill="none" stroke="${PALETTE.edge}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`

/** For a page that refers to it by `<use href="#d-…">`. */
export function drawingSymbol(id: string): string | null {
  const inside = drawingMarkup(id)
  return inside && `<symbol id="${SYMBOL_PREFIX}${id}" ${FRAME}>${inside}</symbol>`
}
