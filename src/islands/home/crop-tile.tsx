import type { Crop } from '../../contracts/crop.ts'
import { cropDrawing, stageDrawing } from '../../contracts/drawings.ts'
import { StageBadge } from '../crops/stage-badge.tsx'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { dateWords } from '../lib/words-of-time.ts'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainClick } from '../ui/lazy-dialog.tsx'
import { daysSince } from './days-since.ts'

/** A crop as it stands now. Its name opens its season, the pencil what is known of it. */
export function CropTile({ crop, onEdit }: { crop: Crop; onEdit: () => void }) {
  const t = useT()
  const today = useFarmDay()
  const name = t(`crop.${crop.cropType}`)
  return (
    <li className="card crop-tile">
      <Drawing
        of={crop.planned ? cropDrawing(crop.cropType) : stageDrawing(crop.cropType, crop.growthStage)}
        size={56}
      />
      <h3>
        <a className="crop-open" href={`/crops/${crop.id}`}>
          {name}
        </a>
      </h3>
      <p className="crop-age soft">
        {crop.plantingDate === null
          ? t('home.dateUnknown')
          : crop.planned
            ? t('season.planned', { date: dateWords(crop.plantingDate, t) })
            : t('home.days', { n: daysSince(crop.plantingDate, today) })}
      </p>
      {crop.planned ? null : <StageBadge stage={crop.growthStage} />}
      {crop.placeholder ? <p className="crop-age crop-guess">{t('home.guess')}</p> : null}
      <a
        className="crop-edit"
        href={`/crops/${crop.id}/edit`}
        aria-label={t('home.editCrop', { crop: name })}
        onClick={plainClick(onEdit)}
      >
        <Icon name="edit" />
      </a>
    </li>
  )
}
