import { useRef } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { type CropId, canonicalCrop, isCropId } from '../../contracts/crops.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { GenerateAdviceButton } from '../home/generate.tsx'
import { cropName } from '../home/task-words.ts'
import { useStableFocus } from '../home/use-stable-focus.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { AdviceGroup } from './advice-group.tsx'
import { type AdvisoryGroup, type AdvisorySection, groupIntoSections } from './sections.ts'
import { useTicked } from './use-ticked.ts'
import { SheetHead } from './week-sheet.tsx'

/** List of all advisories, or with `?crop=` of those for one crop. */
export default function Advisories() {
  const crop = usePage<{ crop: string | null }>().props.crop
  return <SignedIn active="home">{() => <List crop={crop} />}</SignedIn>
}

function List({ crop }: { crop: string | null }) {
  const t = useTranslate()
  const { data, error } = useRead(listAdvisories, crop === null ? undefined : { crop })
  const name = crop === null ? '' : cropWords(crop, t)
  return (
    <div className="stack reading">
      <div className="stack stack-s">
        <ButtonLink href="/" variant="quiet" icon="back" className="back">
          {t('app.home')}
        </ButtonLink>
        <h1>{crop === null ? t('advisory.list') : t('advisory.listFor', { crop: name })}</h1>
      </div>
      <SheetHead />
      <CropFilter crop={crop} />
      {data ? (
        <>
          <Sections list={data} />
          {data.length === 0 ? <None text={crop === null ? null : t('advisory.noneFor', { crop: name })} /> : null}
        </>
      ) : (
        <NotLoaded error={error} />
      )}
    </div>
  )
}

/** Empty list. `text`: no advice for the selected crop. Otherwise a button that requests the first advice, or adds crops. */
function None({ text }: { text: string | null }) {
  const t = useTranslate()
  const { data: crops = [] } = useRead(listCrops)
  if (text)
    return (
      <EmptyState
        picture="action.tell"
        text={text}
        action={<ButtonLink href="/advisories">{t('home.toAdvisories')}</ButtonLink>}
      />
    )
  if (crops.length > 0)
    return <EmptyState picture="action.tell" text={t('home.noAdvisories')} action={<GenerateAdviceButton big />} />
  return (
    <EmptyState
      picture="crop.maize"
      text={t('home.noCrops')}
      action={
        <ButtonLink href="/crops/new" icon="plus">
          {t('profile.addCrops')}
        </ButtonLink>
      }
    />
  )
}

const HEADS = {
  week: 'season.week',
  watch: 'advisory.watch',
  questions: 'advisory.questions',
  done: 'advisory.done',
  past: 'advisory.past',
} as const satisfies Record<AdvisorySection, MessageKey>

function Sections({ list }: { list: Advisory[] }) {
  const t = useTranslate()
  const today = useFarmDay()
  const { places, now, touched, sunk, last, onTick } = useTicked(list)
  const place = useRef<HTMLDivElement>(null)
  useStableFocus(place, touched, '.sunk button')
  // After undo the advisory returns to its former position.
  useStableFocus(place, sunk, `.task > a[href="/advisory/${last}"] ~ .tick button`)
  return (
    <div ref={place} className="stack">
      <p role="status" className="hidden-text">
        {sunk ? `${t('advisory.done')}: ${sunk.title}` : ''}
      </p>
      {groupIntoSections(places, today).map(({ section, groups }) => (
        <section key={section} id={section === 'past' ? 'past-advice' : undefined} className="stack stack-s">
          <h2 className="advice-section">{t(HEADS[section])}</h2>
          <ul className="list tasks">
            {groups.map((group) => (
              <AdviceGroup
                key={group.advisories[0].id}
                group={{
                  ...group,
                  advisories: group.advisories.map(({ id }) => now.get(id)!) as AdvisoryGroup['advisories'],
                }}
                today={today}
                onTick={onTick}
                sunk={section === 'done' ? null : sunk?.id}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function CropFilter({ crop }: { crop: string | null }) {
  const t = useTranslate()
  const { data = [] } = useRead(listCrops)
  const types = [...new Map(data.map(({ cropType }) => [canonicalCrop(cropType), cropType])).values()]
  if (types.length < 2) return null
  const chosen = (type: CropId) => crop !== null && isCropId(crop) && canonicalCrop(type) === canonicalCrop(crop)
  return (
    <nav className="chips" aria-label={t('cropForm.type')}>
      <a className="chip" href="/advisories" aria-current={crop === null ? 'page' : undefined}>
        {t('advisory.all')}
      </a>
      {types.map((type) => (
        <a
          key={type}
          className="chip"
          href={`/advisories?crop=${type}`}
          aria-current={chosen(type) ? 'page' : undefined}
        >
          {t(`crop.${type}`)}
        </a>
      ))}
    </nav>
  )
}

/** Returns a crop's name for the middle of a sentence: `maize`, not `Maize (Corn)`. */
const cropWords = (crop: string, t: Translate) => (isCropId(crop) ? cropName(crop, t).toLowerCase() : crop)
