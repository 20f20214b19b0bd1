import type { ReactNode } from 'react'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { Drawing } from './drawing.tsx'

/** Empty list: a picture, the sentence `text`, and the next action as a large button or link. */
export function EmptyState({
  picture = 'stage.low.planted',
  text,
  hint,
  action,
}: {
  picture?: DrawingId
  text: ReactNode
  hint?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <Drawing of={picture} size={96} />
      <p>{text}</p>
      {hint ? <p className="small">{hint}</p> : null}
      {action}
    </div>
  )
}
