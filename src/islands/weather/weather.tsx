import { useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { getForecast, getWeather } from '../../contracts/calls/weather.ts'
import { coordinatesOf, type PointLocation } from '../../contracts/shapes.ts'
import { FORECAST_DAYS } from '../../contracts/weather.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { loadProfileDialog } from '../profile/load.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { WarningCards } from '../warnings/cards.tsx'
import { CurrentCard } from './current-card.tsx'
import { Forecast } from './forecast.tsx'
import { RainsCard } from './rains-card.tsx'
import { WeekSummary } from './week.tsx'

const CURRENT_REFETCH_MS = 300_000
const FORECAST_REFETCH_MS = 3_600_000

export default function Weather() {
  return <SignedIn active="weather">{(user) => <Page user={user} />}</SignedIn>
}

function Page({ user }: { user: User }) {
  const t = useTranslate()
  const point = coordinatesOf(user.location)
  return (
    <div className="stack stack-l">
      <h1>{t('weather.title')}</h1>
      <WarningCards />
      {point ? <WeatherOf point={point} /> : <NoLocation user={user} />}
    </div>
  )
}

function NoLocation({ user }: { user: User }) {
  const t = useTranslate()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <EmptyState
        picture="sky.partly"
        text={t('weather.noLocation')}
        action={
          <ButtonLink href="/profile/edit" onClick={onPlainClick(() => setEditing(true))}>
            {t('weather.setLocation')}
          </ButtonLink>
        }
      />
      {editing ? (
        <LazyDialog load={loadProfileDialog} href="/profile/edit" dialog={{ user, onClose: () => setEditing(false) }} />
      ) : null}
    </>
  )
}

function WeatherOf({ point }: { point: PointLocation }) {
  const t = useTranslate()
  const { lat, lng, name } = point
  const now = useRead(getWeather, { lat, lng }, { refetchInterval: CURRENT_REFETCH_MS })
  const days = useRead(getForecast, { lat, lng, days: FORECAST_DAYS }, { refetchInterval: FORECAST_REFETCH_MS })
  const failed = now.isError || days.isError
  return (
    <>
      {failed ? <Notice tone="danger">{t('weather.failed')}</Notice> : null}
      {!failed && (now.isPending || days.isPending) ? <Spinner text={t('weather.loading')} /> : null}
      <div className="weather-parts">
        {days.data ? <WeekSummary days={days.data} stated={now.data?.estimated === true} /> : null}
        <RainsCard />
        {now.data ? (
          <CurrentCard
            weather={now.data}
            point={point}
            name={name || now.data.location.name}
            typical={now.data.estimated}
          />
        ) : null}
        {days.data ? <Forecast days={days.data} /> : null}
      </div>
    </>
  )
}
