import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { Drawing } from './drawing.tsx'
import type { Option } from './field.tsx'

/** A choice as a picture over its words; for a group of `choices-drawn`. */
export const drawnOption = <Value extends string>(value: Value, drawing: DrawingId, words: string): Option<Value> => ({
  value,
  label: (
    <>
      <Drawing of={drawing} />
      {words}
    </>
  ),
})
