import { useEffect } from 'react'
import { type DrawingId, SYMBOL_PREFIX } from '../../contracts/drawing-ids.ts'

/**
 * A drawing in colour, on a light ground of its own unless `bare`. Beside words, always: it is hidden from screen readers.
 * As high as the text, or as `size` (px, or a length such as `3em`) or a style sheet says.
 */
export function Drawing({ of, size = '1em', bare }: { of: DrawingId; size?: number | string; bare?: boolean }) {
  useEffect(() => {
    if (!document.getElementById(SYMBOL_PREFIX + of)) void bring(of)
  }, [of])
  return (
    <svg className={bare ? 'drawing drawing-bare' : 'drawing'} width={size} height={size} aria-hidden="true">
      <use href={`#${SYMBOL_PREFIX}${of}`} />
    </svg>
  )
}

let bringing: Promise<typeof import('../lib/drawings.ts')> | undefined

/** Few pages lack a drawing: how it is brought comes when one is lacking. */
async function bring(of: DrawingId): Promise<void> {
  bringing ??= import('../lib/drawings.ts')
  try {
    ;(await bringing).bringDrawing(of)
  } catch {
    bringing = undefined
  }
}
