import { useState } from 'react'
import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { CropTile } from '../crops/crop-tile.tsx'
import { loadCropDialog } from '../crops/load.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { loadStageWizard } from '../wizard/load.ts'
import { storeStageSetupDone } from '../wizard/setup-flag.ts'

type Opened = { dialog: 'wizard' } | { dialog: 'crop'; crop: Crop | null }

/** The farmer's crops. Without any, 'Add Crops' opens the wizard for the primary crops, or an empty crop form. */
export function ProfileCrops({ user, crops }: { user: User; crops: Crop[] }) {
  const t = useTranslate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const closeWizard = () => {
    storeStageSetupDone(user.id)
    close()
  }
  const addOne = onPlainClick(() => setOpened({ dialog: 'crop', crop: null }))
  return (
    <section className="stack" aria-labelledby="crops">
      <div className="row between">
        <h2 id="crops">{t('profile.crops')}</h2>
        {crops.length > 0 ? (
          <ButtonLink href="/crops/new" variant="quiet" icon="plus" onClick={addOne}>
            {t('home.addCrop')}
          </ButtonLink>
        ) : null}
      </div>
      {crops.length === 0 ? (
        <EmptyState
          picture="crop.maize"
          text={t('profile.noCrops')}
          action={
            <ButtonLink
              href="/crops/new"
              onClick={user.primaryCrops ? onPlainClick(() => setOpened({ dialog: 'wizard' })) : addOne}
            >
              {t('profile.addCrops')}
            </ButtonLink>
          }
        />
      ) : null}
      {crops.length < MAX_CROPS ? null : <p className="small">{t('crops.full', { max: MAX_CROPS })}</p>}
      <ul className="list crop-tiles crop-tiles-wide">
        {crops.map((crop) => (
          <CropTile key={crop.id} crop={crop} onEdit={() => setOpened({ dialog: 'crop', crop })}>
            <DateAndArea crop={crop} />
          </CropTile>
        ))}
      </ul>
      {opened?.dialog === 'crop' ? (
        <LazyDialog
          load={loadCropDialog}
          href={opened.crop ? `/crops/${opened.crop.id}/edit` : '/crops/new'}
          dialog={{ crop: opened.crop, onClose: close }}
        />
      ) : null}
      {opened?.dialog === 'wizard' ? (
        <LazyDialog load={loadStageWizard} href="/crops/new" dialog={{ user, crops, onClose: closeWizard }} />
      ) : null}
    </section>
  )
}

function DateAndArea({ crop: { plantingDate, planned, farmArea } }: { crop: Crop }) {
  const t = useTranslate()
  return (
    <>
      {plantingDate
        ? t(planned ? 'season.planned' : 'profile.planted', { date: formatDate(plantingDate, t) })
        : t('home.dateUnknown')}
      {farmArea === null ? null : (
        <>
          <br />
          {t('profile.area', { area: farmArea })}
        </>
      )}
    </>
  )
}
