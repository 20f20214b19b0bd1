import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import { cropDrawing, shownStage, stageDrawing } from '../../contracts/drawings.ts'
import { CATEGORY_ICON } from '../advisories/category-icon.ts'
import { CATEGORY_WORDS } from '../advisories/category-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { DrawingWithCorner } from '../ui/cornered.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'

/** Crop at its current stage, and the drawing of what to look for or do. */
export function AdvisoryPictures({ advisory, look }: { advisory: Advisory } & Pick<AdvisoryPageData, 'look'>) {
  const t = useTranslate()
  const { category, cropType, growthStage } = advisory
  return (
    <div className="advisory-pictures">
      <span>
        <DrawingWithCorner of={cropDrawing(cropType)} corner={growthStage && stageDrawing(cropType, growthStage)} />
        <span className="advisory-caption">
          <Badge tone="leaf">{t(`crop.${cropType}`)}</Badge>
          {growthStage ? <Badge>{t(`stage.${shownStage(cropType, growthStage)}`)}</Badge> : null}
        </span>
      </span>
      <span>
        <Drawing of={look} size="100%" />
        <span className="advisory-caption">
          <Icon name={CATEGORY_ICON[category]} /> {t(CATEGORY_WORDS[category])}
        </span>
      </span>
    </div>
  )
}
