import { useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { loadProfileDialog } from '../profile/load.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { WarningCards } from '../warnings/cards.tsx'
import { loadStageWizard } from '../wizard/load.ts'
import { CommunityWidget } from './community-widget.tsx'
import { ConfirmNumberNotice } from './confirm-number.tsx'
import { Greeting } from './hello.tsx'
import { MyCrops } from './my-crops.tsx'
import { NoCrops } from './no-crops.tsx'
import { OldLocationNotice } from './old-location.tsx'
import { PlaceWeather } from './place-weather.tsx'
import { QuickActions, SoonCards } from './quick-actions.tsx'
import { SetupCard } from './setup-card.tsx'
import { FarmSummary } from './summary.tsx'
import { TodaysAdvisories } from './todays-advisories.tsx'
import { useCropInitialization } from './use-crop-initialization.ts'
import { useStageSetup } from './use-stage-setup.ts'

export default function Home() {
  return <SignedIn active="home">{(user) => <Dashboard user={user} />}</SignedIn>
}

/** Dashboard, depending on the farmer's profile and crops. */
function Dashboard({ user }: { user: User }) {
  const { data: mine, error } = useRead(listCrops)
  const incomplete = !user.location || !user.farmSize
  const [profileOpen, setProfileOpen] = useState<'by itself' | 'asked' | 'closed'>('by itself')
  const editing = profileOpen === 'asked' || (profileOpen === 'by itself' && incomplete && !user.isAdmin)
  const openProfile = () => setProfileOpen('asked')
  const point = coordinatesOf(user.location)
  const hasCrops = mine !== undefined && mine.length > 0
  const starting = useCropInitialization(user, mine)
  const setup = useStageSetup(user, mine)
  const settingUp = setup.open && !incomplete && !editing
  const weather = <PlaceWeather location={user.location} onChange={openProfile} />

  return (
    <div className={`stack home${starting ? ' home-starting' : settingUp ? ' home-behind' : ''}`}>
      <WarningCards />
      {incomplete || !hasCrops ? <Greeting firstName={user.firstName} /> : null}
      {incomplete ? <IncompleteProfile onEdit={openProfile} /> : null}
      {starting ? <Spinner /> : null}
      <div className="columns">
        <div className="stack">
          {!mine ? <NotLoaded error={error} /> : hasCrops ? null : <NoCrops />}
          {!incomplete && hasCrops ? <FarmSummary firstName={user.firstName} /> : null}
          {user.location && !point ? <OldLocationNotice /> : null}
          {hasCrops && !incomplete ? <SetupCard crops={mine} onOpen={setup.show} /> : null}
          {hasCrops ? <TodaysAdvisories /> : null}
          {incomplete ? null : <ConfirmNumberNotice user={user} />}
          {hasCrops ? <MyCrops crops={mine} /> : null}
          {hasCrops ? null : weather}
        </div>
        <div className="stack">
          {hasCrops ? weather : null}
          <QuickActions />
          <CommunityWidget />
          <SoonCards />
        </div>
      </div>
      {editing ? (
        <LazyDialog
          load={loadProfileDialog}
          href={profileOpen === 'asked' ? '/profile/edit' : undefined}
          dialog={{ user, onClose: () => setProfileOpen('closed') }}
        />
      ) : mine && settingUp ? (
        <LazyDialog load={loadStageWizard} dialog={{ user, crops: mine, onClose: setup.close }} />
      ) : null}
    </div>
  )
}

function IncompleteProfile({ onEdit }: { onEdit: () => void }) {
  const t = useTranslate()
  return (
    <Notice
      tone="sun"
      action={
        <ButtonLink href="/profile/edit" onClick={onPlainClick(onEdit)}>
          {t('home.setupAction')}
        </ButtonLink>
      }
    >
      {t('home.setup')}
    </Notice>
  )
}
