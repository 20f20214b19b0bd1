import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { listNotifications } from '../../contracts/calls/notifications.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { UNREAD_COUNT_KEY } from '../../contracts/notifications.ts'
import { MAIN_TABS, type Tab } from '../../contracts/tabs.ts'
import { readOptions } from '../lib/api.ts'
import { registerLazyComponent } from '../lib/lazy-component.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { useUser } from '../lib/use-user.ts'
import { Icon } from '../ui/icon.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Footer } from './footer.tsx'
import { OfflineIndicator } from './offline-mark.tsx'

/**
 * Header, tabs, footer and toasts around a signed-in screen; `children` are the content of `<main>`. `active` is the
 * screen's tab, if any. The page provides the user and the number of unread notifications.
 */
export function Shell({ active, children }: { active?: Tab; children: ReactNode }) {
  return (
    <div className="shell">
      <Top active={active} {...useBar()} />
      <main id="main" tabIndex={-1} className="page">
        {children}
      </main>
      <End />
    </div>
  )
}

const Top = ({ active, ...bar }: { active?: Tab | undefined } & BarState) => {
  const t = useTranslate()
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Bar {...bar} />
      <nav className="tabs" aria-label={t('nav.label')}>
        {MAIN_TABS.map(({ name, href, icon, label }) => (
          <a key={name} className="tab" href={href} aria-current={name === active ? 'page' : undefined}>
            <Icon name={icon} />
            {t(label)}
          </a>
        ))}
      </nav>
    </>
  )
}

const End = () => (
  <>
    <Footer />
    <Toaster />
  </>
)

interface BarState {
  person: boolean
  admin: boolean
  unread: number
}

function useBar(): BarState {
  const { user } = useUser()
  const { data: unread = 0 } = useQuery<number>({ queryKey: UNREAD_COUNT_KEY, queryFn: skipToken })
  return { person: user !== null, admin: user?.isAdmin === true, unread }
}

export const Header = () => <Bar {...useBar()} />

/** Name, bell, profile and, for administrators, the link to the dashboard. */
function Bar({ person, admin, unread }: BarState) {
  const { t, appName } = usePage()
  return (
    <header className="bar">
      <a className="brand" href="/">
        <img src="/icon.svg" alt="" width="30" height="30" fetchPriority="low" />
        {appName}
      </a>
      {admin ? <BarLink href="/admin" icon="shield" text={t('nav.admin')} /> : null}
      <OfflineIndicator />
      {person ? <Bell unread={unread} /> : null}
      <BarLink href="/profile" icon="person" text={t('nav.profile')} />
    </header>
  )
}

const loadNotifications = registerLazyComponent(() => import('../notifications/notifications-dialog.tsx'))

/** Link to the notifications page. With JavaScript it opens the same list as a dialog, which loads then; offline it opens the cached page. */
function Bell({ unread }: { unread: number }) {
  const t = useTranslate()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const show = onPlainClick(() => {
    // Refetched on each opening, because new notifications may have arrived.
    void client.prefetchQuery({ ...readOptions(listNotifications), staleTime: 0 })
    setOpen(true)
  })
  const text = t('nav.notifications')
  return (
    <>
      <BarLink
        href="/notifications"
        icon="bell"
        text={text}
        label={unread ? `${text}, ${t('nav.unread', { count: unread })}` : text}
        badge={unreadCountText(unread)}
        onClick={(event) => (navigator.onLine ? show(event) : undefined)}
      />
      {open ? (
        <LazyDialog load={loadNotifications} href="/notifications" dialog={{ onClose: () => setOpen(false) }} />
      ) : null}
    </>
  )
}

/** Text of the bell's count: null for 0, at most 9+. */
export function unreadCountText(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 9 ? '9+' : String(unread)
}

function BarLink({
  href,
  icon,
  text,
  label = text,
  badge,
  onClick,
}: {
  href: string
  icon: IconName
  text: string
  label?: string
  badge?: string | null
  onClick?: (event: MouseEvent) => void
}) {
  return (
    <Tooltip text={text}>
      <a className="bar-link" href={href} aria-label={label} onClick={onClick}>
        <Icon name={icon} />
        {badge ? (
          <span className="count" aria-hidden="true">
            {badge}
          </span>
        ) : null}
      </a>
    </Tooltip>
  )
}
