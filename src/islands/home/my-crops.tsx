import { useState } from 'react'
import { type Crop, MAX_CROPS } from '../../contracts/crop.ts'
import { CropIcon } from '../crops/crop-icon.tsx'
import { loadCropDialog } from '../crops/load.ts'
import { StageBadge } from '../crops/stage-badge.tsx'
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
    <section className="stack" aria-labelledby="crops">
      <div className="row between">
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
      <ul className="list crop-cards">
        {crops.map((crop) => {
          const name = t(`crop.${crop.cropType}`)
          return (
            <li key={crop.id} className="card crop-card">
              <CropIcon crop={crop.cropType} />
              <div className="crop-text">
                <h3>
                  <a className="crop-open" href={`/crops/${crop.id}`}>
                    {name}
                  </a>
                </h3>
                <p className="small soft">
                  {crop.plantingDate === null
                    ? t('home.dateUnknown')
                    : crop.planned
                      ? t('season.planned', { date: dateWords(crop.plantingDate, t) })
                      : t('home.days', { n: daysSince(crop.plantingDate, today) })}
                </p>
                {crop.planned ? null : <StageBadge stage={crop.growthStage} />}
                {crop.placeholder ? <p className="small crop-guess">{t('home.guess')}</p> : null}
              </div>
              <ButtonLink
                href={`/crops/${crop.id}/edit`}
                variant="quiet"
                icon="edit"
                aria-label={t('home.editCrop', { crop: name })}
                onClick={plainClick(() => setEditing({ crop }))}
              />
            </li>
          )
        })}
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
