import type { Advisory } from '../../contracts/advisories.ts'
import { cropDrawing } from '../../contracts/drawings.ts'
import { Drawing } from '../ui/drawing.tsx'

/** Drawing of a task, with its crop in the corner. Pages cached by older versions have no `drawing`. */
export function TaskPicture({ crop, drawing }: { crop: Advisory['cropType']; drawing: Advisory['drawing'] }) {
  return (
    <span className="task-picture">
      <Drawing of={drawing ?? 'action.look'} size="100%" />
      <span className="task-corner">
        <Drawing of={cropDrawing(crop)} size="100%" />
      </span>
    </span>
  )
}
