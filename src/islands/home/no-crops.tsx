import type { CropId } from '../../contracts/crops.ts'
import { cropDrawing } from '../../contracts/drawings.ts'
import { useT } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'

/** What most farms grow. */
const SOME: readonly CropId[] = ['maize', 'cassava', 'rice', 'yam', 'groundnuts', 'tomato']

export function NoCrops() {
  const t = useT()
  return (
    <div className="card card-leaf no-crops">
      <p>{t('home.noCrops')}</p>
      <div className="no-crops-row">
        {SOME.map((crop) => (
          <Drawing key={crop} of={cropDrawing(crop)} size={40} />
        ))}
      </div>
      <ButtonLink href="/crops/new">{t('profile.addCrops')}</ButtonLink>
    </div>
  )
}
