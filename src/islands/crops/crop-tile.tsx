import type { ReactNode } from 'react'
import type { Crop } from '../../contracts/crop.ts'
import { cropDrawing, stageDrawing } from '../../contracts/drawings.ts'
import { useTranslate } from '../lib/page.tsx'
import { DrawingWithCorner } from '../ui/cornered.tsx'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { StageBadge } from './stage-badge.tsx'

type CropShown = Pick<Crop, 'cropType' | 'growthStage' | 'planned' | 'placeholder'>

interface Tile {
  crop: CropShown & Pick<Crop, 'id'>
  onEdit: () => void
  children: ReactNode
  /** Open question about the crop; takes the full width. */
  asked?: ReactNode
}

/** Tile of a crop. Its name opens the season page, the pencil the edit form. */
export function CropTile({ crop, onEdit, children, asked }: Tile) {
  const t = useTranslate()
  const name = t(`crop.${crop.cropType}`)
  return (
    <li className={`card crop-tile${asked ? ' crop-asked' : ''}`}>
      <DrawingWithCorner
        of={cropDrawing(crop.cropType)}
        corner={crop.planned ? null : stageDrawing(crop.cropType, crop.growthStage)}
      />
      <h3>
        <a className="crop-open" href={`/crops/${crop.id}`}>
          {name}
        </a>
      </h3>
      <p className="crop-age soft">{children}</p>
      {crop.planned ? null : <StageBadge stage={crop.growthStage} />}
      {crop.placeholder ? <p className="crop-age crop-guess">{t('home.guess')}</p> : null}
      <a
        className="crop-edit"
        href={`/crops/${crop.id}/edit`}
        aria-label={t('home.editCrop', { crop: name })}
        onClick={onPlainClick(onEdit)}
      >
        <Icon name="edit" />
      </a>
      {asked}
    </li>
  )
}
