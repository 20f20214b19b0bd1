import { useState } from 'react'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import type { Translate } from '../../words/translate.ts'
import { type CropShown, CropTile } from '../crops/crop-tile.tsx'
import { loadCropDialog } from '../crops/load.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { part } from '../lib/part.ts'
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
      <Head full={crops.length >= MAX_CROPS} onAdd={() => setEditing({ crop: null })} />
      <ul className="list crop-tiles">
        {crops.map((crop) => (
          <Tile
            key={crop.id}
            crop={shownOf(crop)}
            says={{ id: crop.id, age: ageWords(crop, today, t) }}
            onEdit={() => setEditing({ crop })}
          />
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

const Head = part(({ full, onAdd }: { full: boolean; onAdd: () => void }) => {
  const t = useT()
  return (
    <>
      <div className="tasks-head">
        <h2 id="crops">{t('home.myCrops')}</h2>
        <ButtonLink href="/crops/new" variant="quiet" icon="plus" onClick={plainClick(onAdd)}>
          {t('home.addCrop')}
        </ButtonLink>
      </div>
      {full ? <p className="small">{t('crops.full', { max: MAX_CROPS })}</p> : null}
    </>
  )
})

const shownOf = ({ cropType, growthStage, planned, placeholder }: Crop): CropShown => ({
  cropType,
  growthStage,
  planned,
  placeholder,
})

interface Shown {
  crop: CropShown
  says: { id: string; age: string }
  onEdit: () => void
}

const Tile = part(({ crop, says: { id, age }, onEdit }: Shown) => (
  <CropTile crop={{ ...crop, id }} onEdit={onEdit}>
    {age}
  </CropTile>
))

const ageWords = ({ plantingDate, planned }: Crop, today: string, t: Translate): string =>
  plantingDate === null
    ? t('home.dateUnknown')
    : planned
      ? t('season.planned', { date: dateWords(plantingDate, t) })
      : t('home.days', { n: daysSince(plantingDate, today) })
