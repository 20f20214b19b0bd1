import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { Drawing } from './drawing.tsx'
import type { Option } from './field.tsx'

/** Option with a picture above its text, for a group of class `choices-drawn`. */
export const drawnOption = <Value extends string>(value: Value, drawing: DrawingId, words: string): Option<Value> => ({
  value,
  label: (
    <>
      <Drawing of={drawing} />
      {words}
    </>
  ),
})
