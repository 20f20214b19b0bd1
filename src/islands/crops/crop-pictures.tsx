import { type CropId, cropsMissingFrom } from '../../contracts/crops.ts'
import { cropDrawing } from '../../contracts/drawings.ts'
import { useTranslate } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'

interface Choice {
  crops: readonly CropId[]
  onChoose: (crop: CropId) => void
}

/** Crops of a native select as pictures, for farmers who do not read. Keyboards use the select. */
export function CropPictures({ crops, onChoose }: Choice) {
  const t = useTranslate()
  return (
    <div className="stack stack-s with-script">
      <Tiles crops={crops} onChoose={onChoose} />
      <details className="fold">
        <summary>{t('crops.more')}</summary>
        <Tiles crops={cropsMissingFrom(crops)} onChoose={onChoose} />
      </details>
    </div>
  )
}

function Tiles({ crops, onChoose }: Choice) {
  const t = useTranslate()
  return (
    <div className="choices choices-drawn choices-three">
      {crops.map((crop) => (
        <button key={crop} type="button" className="choice" tabIndex={-1} onClick={() => onChoose(crop)}>
          <span>
            <Drawing of={cropDrawing(crop)} />
            {t(`crop.${crop}`)}
          </span>
        </button>
      ))}
    </div>
  )
}
