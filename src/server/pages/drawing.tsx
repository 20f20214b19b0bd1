/** @jsxImportSource hono/jsx */
import { type DrawingId, SYMBOL_PREFIX } from '../../contracts/drawing-ids.ts'

/** Counterpart of src/islands/ui/drawing.tsx for pages without React. */
export const Drawing = ({ of, size = '1em', bare }: { of: DrawingId; size?: number | string; bare?: boolean }) => (
  <svg class={bare ? 'drawing drawing-bare' : 'drawing'} width={size} height={size} aria-hidden="true">
    <use href={`#${SYMBOL_PREFIX}${of}`} />
  </svg>
)
