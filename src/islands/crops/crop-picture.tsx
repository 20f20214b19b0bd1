import type { CropId } from '../../contracts/crops.ts'
import { cropDrawing, stageDrawing } from '../../contracts/drawings.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import { Drawing } from '../ui/drawing.tsx'

/** Drawing of a crop, with its stage in the corner: two crops at one stage look different. */
export const CropPicture = ({ crop, stage }: { crop: CropId; stage: GrowthStage | null }) => (
  <span className="task-picture">
    <Drawing of={cropDrawing(crop)} size="100%" />
    {stage ? (
      <span className="task-corner">
        <Drawing of={stageDrawing(crop, stage)} size="100%" />
      </span>
    ) : null}
  </span>
)
