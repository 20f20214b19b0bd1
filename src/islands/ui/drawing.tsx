import { useEffect } from 'react'
import { type DrawingId, SYMBOL_PREFIX } from '../../contracts/drawing-ids.ts'

/**
 * A drawing in colour, on a light background unless `bare`. Always beside text, so hidden from screen readers. As high
 * as the text, or as `size` (px, or a length such as `3em`) or a style sheet sets.
 */
export function Drawing({ of, size = '1em', bare }: { of: DrawingId; size?: number | string; bare?: boolean }) {
  useEffect(() => {
    // Few pages lack a drawing: how one is brought comes only then.
    if (!document.getElementById(SYMBOL_PREFIX + of))
      import('../lib/drawings.ts').then(({ bringDrawing }) => bringDrawing(of)).catch(() => undefined)
  }, [of])
  return (
    <svg className={bare ? 'drawing drawing-bare' : 'drawing'} width={size} height={size} aria-hidden="true">
      <use href={`#${SYMBOL_PREFIX}${of}`} />
    </svg>
  )
}
