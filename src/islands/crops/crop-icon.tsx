import { CROPS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from '../ui/icon.tsx'

export function CropIcon({ crop }: { crop: CropId }) {
  return (
    <span className="crop-icon">
      <Icon name={cropIcon(crop)} />
    </span>
  )
}

/** The picture of a crop's kind, for a badge or a card. */
export const cropIcon = (crop: CropId): IconName => CROPS[canonicalCrop(crop)].icon
