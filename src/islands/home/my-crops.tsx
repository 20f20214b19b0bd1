import { useState } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import type { Translate } from '../../words/translate.ts'
import { AdvisoryAnswerButtons, advisoryQuestion } from '../advisories/answers.tsx'
import { CropTile } from '../crops/crop-tile.tsx'
import { loadCropDialog } from '../crops/load.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { daysSince } from './days-since.ts'
import { capitalized, isPast, splitTitle } from './tasks.ts'

type Editing = { crop: Crop | null }

export function MyCrops({ crops }: { crops: Crop[] }) {
  const t = useTranslate()
  const today = useFarmDay()
  const { data: advice = [] } = useRead(listAdvisories)
  const [editing, setEditing] = useState<Editing | null>(null)
  return (
    <section className="stack stack-s" aria-labelledby="crops">
      <Head full={crops.length >= MAX_CROPS} onAdd={() => setEditing({ crop: null })} />
      <ul className="list crop-tiles">
        {crops.map((crop) => {
          const question = advice.find(
            (each) => each.cropId === crop.id && !isPast(each, today) && advisoryQuestion(each),
          )
          return (
            <CropTile
              key={crop.id}
              crop={crop}
              onEdit={() => setEditing({ crop })}
              asked={question ? <CropQuestion advisory={question} today={today} /> : null}
            >
              {ageWords(crop, today, t)}
            </CropTile>
          )
        })}
      </ul>
      <a href="/prices">{t('home.marketPrices')}</a>
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

const Head = ({ full, onAdd }: { full: boolean; onAdd: () => void }) => {
  const t = useTranslate()
  return (
    <>
      <div className="tasks-head">
        <h2 id="crops">{t('home.myCrops')}</h2>
        <ButtonLink href="/crops/new" variant="quiet" icon="plus" onClick={onPlainClick(onAdd)}>
          {t('home.addCrop')}
        </ButtonLink>
      </div>
      {full ? <p className="small">{t('crops.full', { max: MAX_CROPS })}</p> : null}
    </>
  )
}

/** First open question of the advice about a crop, shown at its tile. The next follows after the answer. */
const CropQuestion = ({ advisory, today }: { advisory: Advisory; today: string }) => (
  <div className="crop-ask">
    <p>{capitalized(splitTitle(advisory.title).what)}</p>
    <AdvisoryAnswerButtons key={advisory.id} advisory={advisory} today={today} />
  </div>
)

const ageWords = ({ plantingDate, planned }: Crop, today: string, t: Translate): string =>
  plantingDate === null
    ? t('home.dateUnknown')
    : planned
      ? t('season.planned', { date: formatDate(plantingDate, t) })
      : t('home.days', { n: daysSince(plantingDate, today) })
