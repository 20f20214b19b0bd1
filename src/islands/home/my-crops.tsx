import { useState } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import type { Translate } from '../../words/translate.ts'
import { Answers, askedOf, type Question } from '../advisories/answers.tsx'
import { type CropShown, CropTile } from '../crops/crop-tile.tsx'
import { loadCropDialog } from '../crops/load.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage, useT } from '../lib/page.tsx'
import { dateWords } from '../lib/words-of-time.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, plainClick } from '../ui/lazy-dialog.tsx'
import { daysSince } from './days-since.ts'
import { isPast, titleParts } from './tasks.ts'

type Editing = { crop: Crop | null }

export function MyCrops({ crops }: { crops: Crop[] }) {
  const { t, url } = usePage()
  const today = useFarmDay()
  const { data: advice = [] } = useRead(listAdvisories)
  const [editing, setEditing] = useState<Editing | null>(null)
  return (
    <section className="stack stack-s" aria-labelledby="crops">
      <Head full={crops.length >= MAX_CROPS} onAdd={() => setEditing({ crop: null })} />
      <ul className="list crop-tiles">
        {crops.map((crop) => {
          const { asked, question } = questionOf(crop, advice, today, url)
          return (
            <Tile
              key={crop.id}
              crop={shownOf(crop)}
              asked={asked}
              says={{ id: crop.id, age: ageWords(crop, today, t), question }}
              onEdit={() => setEditing({ crop })}
            />
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

const Head = ({ full, onAdd }: { full: boolean; onAdd: () => void }) => {
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
}

const shownOf = ({ cropType, growthStage, planned, placeholder }: Crop): CropShown => ({
  cropType,
  growthStage,
  planned,
  placeholder,
})

interface Shown {
  crop: CropShown
  asked: Question['asked'] | null
  says: { id: string; age: string; question: (Question['says'] & { what: string }) | null }
  onEdit: () => void
}

const Tile = ({ crop, asked, says: { id, age, question }, onEdit }: Shown) => (
  <CropTile
    crop={{ ...crop, id }}
    onEdit={onEdit}
    asked={
      asked && question ? (
        <div className="crop-ask">
          <p>{question.what}</p>
          <Answers key={question.id} asked={asked} says={question} />
        </div>
      ) : null
    }
  >
    {age}
  </CropTile>
)

/** The first that the advice asks about a crop: answered where the crop stands, and then comes the next. */
function questionOf({ id: cropId }: Crop, advice: readonly Advisory[], today: string, back: string) {
  for (const advisory of advice) {
    const asked = advisory.cropId === cropId && !isPast(advisory, today) && askedOf(advisory)
    if (!asked) continue
    const { id, title } = advisory
    const { what } = titleParts(title)
    return { asked, question: { id, cropId, title, today, back, what: what[0]!.toUpperCase() + what.slice(1) } }
  }
  return { asked: null, question: null }
}

const ageWords = ({ plantingDate, planned }: Crop, today: string, t: Translate): string =>
  plantingDate === null
    ? t('home.dateUnknown')
    : planned
      ? t('season.planned', { date: dateWords(plantingDate, t) })
      : t('home.days', { n: daysSince(plantingDate, today) })
