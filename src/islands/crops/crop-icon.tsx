import type { CropId } from '../../contracts/crops.ts'
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { Drawing } from '../ui/drawing.tsx'

export const CropIcon = ({ crop }: { crop: CropId }) => (
  <span className="crop-icon">
    <Drawing of={cropDrawing(crop)} size="100%" />
  </span>
)
