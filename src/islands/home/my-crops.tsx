import { useState } from 'react'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { CropTile } from '../crops/crop-tile.tsx'
import { loadCropDialog } from '../crops/load.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { dateWords } from '../lib/words-of-time.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, plainClick } from '../ui/lazy-dialog.tsx'
import { daysSince } from './days-since.ts'

type Editing = { crop: Crop | null }

export function MyCrops({ crops }: { crops: Crop[] }) {
  const t = useT()
  const today = useFarmDay()
  const [editing, setEditing] = useState<Editing | null>(null)
  return (
    <section className="stack stack-s" aria-labelledby="crops">
      <div className="tasks-head">
        <h2 id="crops">{t('home.myCrops')}</h2>
        <ButtonLink
          href="/crops/new"
          variant="quiet"
          icon="plus"
          onClick={plainClick(() => setEditing({ crop: null }))}
        >
          {t('home.addCrop')}
        </ButtonLink>
      </div>
      {crops.length < MAX_CROPS ? null : <p className="small">{t('crops.full', { max: MAX_CROPS })}</p>}
      <ul className="list crop-tiles">
        {crops.map((crop) => (
          <CropTile key={crop.id} crop={crop} onEdit={() => setEditing({ crop })}>
            {crop.plantingDate === null
              ? t('home.dateUnknown')
              : crop.planned
                ? t('season.planned', { date: dateWords(crop.plantingDate, t) })
                : t('home.days', { n: daysSince(crop.plantingDate, today) })}
          </CropTile>
        ))}
      </ul>
      {editing ? (
        <LazyDialog
          load={loadCropDialog}
          href={editing.crop ? `/crops/${editing.crop.id}/edit` : '/crops/new'}
          dialog={{ ...editing, onClose: () => setEditing(null) }}
        />
      ) : null}
    </section>
  )
}
