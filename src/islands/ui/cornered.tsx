import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { Drawing } from './drawing.tsx'

/** Drawing with a second drawing in its corner: a task with its crop, a crop with its stage. */
export const DrawingWithCorner = ({ of, corner }: { of: DrawingId; corner: DrawingId | null }) => (
  <span className="task-picture">
    <Drawing of={of} size="100%" />
    {corner ? (
      <span className="task-corner">
        <Drawing of={corner} size="100%" />
      </span>
    ) : null}
  </span>
)
