import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'

const CROPS_SHOWN = (['maize', 'cassava', 'rice', 'tomato', 'yam', 'groundnuts'] as const).map(
  (crop): DrawingId => `crop.${crop}`,
)

/** Empty state of home: one sentence, one button to add crops. */
export function NoCrops() {
  const t = useTranslate()
  return (
    <div className="card card-leaf no-crops">
      <div>
        {CROPS_SHOWN.map((crop) => (
          <Drawing key={crop} of={crop} size="100%" />
        ))}
      </div>
      <p>{t('home.noCrops')}</p>
      <ButtonLink href="/crops/new" icon="plus" wide>
        {t('profile.addCrops')}
      </ButtonLink>
    </div>
  )
}
