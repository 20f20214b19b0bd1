import { useState } from 'react'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { loadCropDialog } from '../crops/load.ts'
import { useT } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, plainClick } from '../ui/lazy-dialog.tsx'
import { CropTile } from './crop-tile.tsx'

type Editing = { crop: Crop | null }

export function MyCrops({ crops }: { crops: Crop[] }) {
  const t = useT()
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
          <CropTile key={crop.id} crop={crop} onEdit={() => setEditing({ crop })} />
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
