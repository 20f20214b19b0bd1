import { addressWithQuery, withPathParams } from '../../contracts/call.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getSeasonPlan, listLogEntries } from '../../contracts/calls/season.ts'
import type { Crop } from '../../contracts/crop.ts'
import { SheetHead } from '../advisories/week-sheet.tsx'
import { CropIcon } from '../crops/crop-icon.tsx'
import { StageBadge } from '../crops/stage-badge.tsx'
import { daysSince } from '../home/days-since.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatDate } from '../lib/format-time.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { LogOtherDayForm } from './another-day.tsx'
import { FarmLog } from './farm-log.tsx'
import { HarvestCard } from './harvest-card.tsx'
import { SeasonPlanCard } from './plan.tsx'
import { SeasonQuestionsCard } from './questions.tsx'
import { useSavedPlanLinks } from './saved-bags.ts'
import { QuickLogButtons } from './taps.tsx'
import { ThisWeek } from './this-week.tsx'

/** Page of one crop: this week's tasks, past work, the season's plan, and optional questions. */
export default function SeasonPage() {
  const id = usePage<{ id: string }>().props.id
  return <SignedIn active="home">{() => <Existing id={id} />}</SignedIn>
}

function Existing({ id }: { id: string }) {
  const t = useTranslate()
  const { data, error } = useRead(listCrops)
  if (!data) return <NotLoaded error={error} />
  const crop = data.find((each) => each.id === id)
  if (crop) return <Season crop={crop} />
  return (
    <EmptyState text={t('cropForm.missing')} action={<ButtonLink href="/profile">{t('profile.title')}</ButtonLink>} />
  )
}

function Season({ crop }: { crop: Crop }) {
  const t = useTranslate()
  const { link } = useSavedPlanLinks()
  const { data: plan } = useRead(withPathParams(getSeasonPlan, { id: crop.id }))
  const { data: log = [] } = useRead(withPathParams(listLogEntries, { id: crop.id }))
  return (
    <div className="stack stack-l reading season">
      <SheetHead />
      <Head crop={crop} harvest={plan?.steps.find(({ operation }) => operation === 'harvested')?.from ?? null} />
      {plan?.harvest ? <HarvestCard id={crop.id} /> : null}
      <ThisWeek crop={crop} />
      <QuickLogButtons crop={crop} steps={plan?.steps ?? []} />
      <LogOtherDayForm crop={crop} />
      <div className="season-links">
        <ButtonLink href={`/crops/${crop.id}/bags`} icon="sack" variant="secondary">
          {link}
        </ButtonLink>
        <ButtonLink href={addressWithQuery('/prices', { crop: crop.id })} icon="basket" variant="secondary">
          {t('market.link')}
        </ButtonLink>
        <ButtonLink href={`/questions?crop=${crop.id}`} icon="question" variant="secondary">
          {t('question.askAbout')}
        </ButtonLink>
      </div>
      {plan ? <SeasonPlanCard id={crop.id} plan={plan} joined={crop.createdAt.slice(0, 10)} /> : null}
      <FarmLog crop={crop} log={log} />
      <SeasonQuestionsCard crop={crop} />
    </div>
  )
}

function Head({ crop, harvest }: { crop: Crop; harvest: string | null }) {
  const t = useTranslate()
  const today = useFarmDay()
  const name = t(`crop.${crop.cropType}`)
  const { plantingDate, planned } = crop
  return (
    <header className="season-head">
      <CropIcon crop={crop.cropType} />
      <div className="crop-text">
        <h1>{name}</h1>
        {planned ? null : <StageBadge stage={crop.growthStage} />}
        <p className="soft">
          {plantingDate === null
            ? t('home.dateUnknown')
            : planned
              ? t('season.planned', { date: formatDate(plantingDate, t) })
              : t('home.days', { n: daysSince(plantingDate, today) })}
        </p>
        {harvest ? <p className="soft">{t('season.harvest', { date: formatDate(harvest, t) })}</p> : null}
      </div>
      <ButtonLink
        href={`/crops/${crop.id}/edit`}
        variant="quiet"
        icon="edit"
        aria-label={t('home.editCrop', { crop: name })}
      />
    </header>
  )
}
