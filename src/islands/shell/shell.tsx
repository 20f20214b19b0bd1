import { type MouseEvent, type ReactNode, useState } from 'react'
import { listNotifications } from '../../contracts/calls/notifications.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { TABS, type Tab } from '../../contracts/tabs.ts'
import { useRead } from '../lib/api.ts'
import { forLater } from '../lib/later.ts'
import { usePage } from '../lib/page.tsx'
import { useUser } from '../lib/user.ts'
import { Icon } from '../ui/icon.tsx'
import { LazyDialog, plainClick } from '../ui/lazy-dialog.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Footer } from './footer.tsx'
import { OfflineMark } from './offline-mark.tsx'

/**
 * Header, the four tabs, footer and toasts around a signed-in screen; `children` are the content of `<main>`. `active`
 * is the tab the screen belongs to, if any. Its page fills the reads `currentUser` and `notifications`.
 */
export function Shell({ active, children }: { active?: Tab; children: ReactNode }) {
  const { t } = usePage()
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Header />
      <nav className="tabs" aria-label={t('nav.label')}>
        {TABS.map(({ name, href, icon, label }) => (
          <a key={name} className="tab" href={href} aria-current={name === active ? 'page' : undefined}>
            <Icon name={icon} />
            {t(label)}
          </a>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className="page">
        {children}
      </main>
      <Footer />
      <Toaster />
    </div>
  )
}

/** Name, bell, profile, and for administrators the way to their dashboard. */
export function Header() {
  const { t, appName } = usePage()
  const { user } = useUser()
  return (
    <header className="bar">
      <a className="brand" href="/">
        <img src="/icon.svg" alt="" width="30" height="30" />
        {appName}
      </a>
      {user?.isAdmin ? <BarLink href="/admin" icon="shield" text={t('nav.admin')} /> : null}
      <OfflineMark />
      {user ? <Bell /> : null}
      <BarLink href="/profile" icon="person" text={t('nav.profile')} />
    </header>
  )
}

const loadNotifications = forLater(() => import('../notifications/notifications-dialog.tsx'))

/** A link to the page of notifications; with script it opens the dialog of the same list. */
function Bell() {
  const { t } = usePage()
  const [open, setOpen] = useState(false)
  const { data = [] } = useRead(listNotifications)
  const unread = data.filter((notification) => !notification.isRead).length
  const text = t('nav.notifications')
  return (
    <>
      <BarLink
        href="/notifications"
        icon="bell"
        text={text}
        label={unread ? `${text}, ${t('nav.unread', { count: unread })}` : text}
        badge={unreadWords(unread)}
        onClick={plainClick(() => setOpen(true))}
      />
      {open ? (
        <LazyDialog load={loadNotifications} href="/notifications" dialog={{ onClose: () => setOpen(false) }} />
      ) : null}
    </>
  )
}

/** The count on the bell: nothing for none, capped at 9+. */
export function unreadWords(unread: number): string | null {
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
