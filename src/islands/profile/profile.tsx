import { Fragment, type ReactNode, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { placeText } from '../../contracts/profile-form.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { useRead } from '../lib/api.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { PhoneCard } from '../offline/phone-card.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { AccountCard } from './account-card.tsx'
import { ComparisonsCard } from './comparisons-card.tsx'
import { loadProfileDialog } from './load.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { ProfileCrops } from './profile-crops.tsx'
import { ShareCard } from './share-card.tsx'
import { PhoneSettings } from './this-phone.tsx'

export default function Profile() {
  return <SignedIn active="profile">{(user) => <Page user={user} />}</SignedIn>
}

function Page({ user }: { user: User }) {
  const { data: mine = [] } = useRead(listCrops)
  return (
    <div className="columns">
      <div className="stack stack-l">
        <PhoneSettings user={user} />
        <Who user={user} />
        <ProfileCrops user={user} crops={mine} />
        <QuestionLinks user={user} />
      </div>
      <div className="stack stack-l">
        <NotificationSettings user={user} />
        <ShareCard user={user} />
        <AccountCard />
        <ComparisonsCard user={user} />
        {/* Filled by JavaScript after hydration, so it is last and moves nothing. */}
        <PhoneCard user={user} />
      </div>
    </div>
  )
}

/** Links to ask a question and, for officers, to answer questions. */
function QuestionLinks({ user }: { user: User }) {
  const t = useTranslate()
  return (
    <div className="stack stack-s">
      <ButtonLink href="/questions" variant="secondary" icon="question" wide>
        {t('question.mine')}
      </ButtonLink>
      {user.isOfficer || user.isAdmin ? (
        <ButtonLink href="/officer" variant="secondary" icon="users" wide>
          {t('officer.link')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Who({ user }: { user: User }) {
  const t = useTranslate()
  const [editing, setEditing] = useState(false)
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || t('profile.noName')
  return (
    <section className="card stack" aria-labelledby="who">
      <div className="who">
        <Avatar name={name} src={user.profileImageUrl} large />
        <div className="stack stack-s">
          <h1 id="who">{name}</h1>
          {user.isLeadFarmer ? (
            <p>
              <Badge tone="sun" icon="star">
                {t('profile.lead')}
              </Badge>
            </p>
          ) : null}
          <p className="soft small">{t('profile.since', { date: formatDate(user.createdAt, t) })}</p>
        </div>
      </div>
      <dl className="about">
        {user.email ? <Line icon="mail" name={t('profile.email')} value={<Email address={user.email} />} /> : null}
        <Line icon="phone" name={t('profile.phone')} value={readablePhone(user.phone)} />
        <Line icon="pin" name={t('profile.location')} value={placeText(user.location) || t('profile.noLocation')} />
        <Line
          icon="sprout"
          name={t('profile.farmSize')}
          value={user.farmSize ? t(`farmSize.${user.farmSize}`) : t('profile.noFarmSize')}
        />
      </dl>
      <ButtonLink href="/profile/edit" icon="edit" onClick={onPlainClick(() => setEditing(true))}>
        {t('profile.edit')}
      </ButtonLink>
      {editing ? (
        <LazyDialog load={loadProfileDialog} href="/profile/edit" dialog={{ user, onClose: () => setEditing(false) }} />
      ) : null}
    </section>
  )
}

/** Allows line breaks in an email address only after @ and dots. */
const Email = ({ address }: { address: string }) =>
  (address.match(/[^@.]+[@.]*|[@.]+/g) ?? []).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never move
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))

const Line = ({ icon, name, value }: { icon: IconName; name: string; value: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} />
      <span className="hidden-text">{name}</span>
    </dt>
    <dd>{value}</dd>
  </div>
)
