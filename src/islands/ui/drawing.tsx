import { useEffect } from 'react'
import { type DrawingId, SYMBOL_PREFIX } from '../../contracts/drawing-ids.ts'

/**
 * Coloured drawing on a light background, unless `bare`. Hidden from screen readers, because there is always text beside
 * it. Height: that of the text, `size` (px, or a length such as `3em`), or by style sheet.
 */
export function Drawing({ of, size = '1em', bare }: { of: DrawingId; size?: number | string; bare?: boolean }) {
  useEffect(() => {
    // Few pages lack a drawing, so the loader is loaded on demand.
    if (!document.getElementById(SYMBOL_PREFIX + of))
      import('../lib/drawings.ts').then(({ loadDrawing }) => loadDrawing(of)).catch(() => undefined)
  }, [of])
  return (
    <svg className={bare ? 'drawing drawing-bare' : 'drawing'} width={size} height={size} aria-hidden="true">
      <use href={`#${SYMBOL_PREFIX}${of}`} />
    </svg>
  )
}
