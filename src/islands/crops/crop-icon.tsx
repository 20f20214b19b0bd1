import { type CanonicalCropId, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from '../ui/icon.tsx'

/** What is harvested of a crop, as a picture. Drawn: older phones lack many of the crops' emoji. */
const ICONS: Partial<Record<IconName, CanonicalCropId[]>> = {
  harvest: ['maize', 'rice', 'sorghum', 'millet', 'wheat', 'sesame'],
  tuber: ['cassava', 'yam', 'sweet-potato', 'potatoes', 'carrots', 'onion'],
  pod: ['beans', 'cowpeas', 'groundnuts', 'cocoa', 'coffee', 'okra'],
  fruit: ['tomato', 'pepper', 'banana', 'plantain', 'mangoes', 'oranges', 'avocados'],
  leaf: ['spinach', 'cabbage', 'lettuce'],
}

export function CropIcon({ crop }: { crop: CropId }) {
  return (
    <span className="crop-icon">
      <Icon name={cropIcon(canonicalCrop(crop))} />
    </span>
  )
}

/** The picture of a crop's kind, for a badge or a card. */
export function cropIcon(crop: CanonicalCropId): IconName {
  const found = Object.entries(ICONS).find(([, crops]) => crops?.includes(crop))
  return (found?.[0] as IconName | undefined) ?? 'sprout'
}
