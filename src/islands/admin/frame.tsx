import { type ReactNode, useEffect, useRef } from 'react'
import {
  ADMIN_TABS,
  type AdminTab,
  AUDIENCE_PATH,
  adminTabAddress,
  CHANNELS_PATH,
  HARVESTS_PATH,
  INBOX_PATH,
  PRICES_PATH,
  SIMULATOR_PATH,
  TRIALS_PATH,
} from '../../contracts/admin-tabs.ts'
import { signOut } from '../../contracts/calls/accounts.ts'
import { usePage } from '../lib/page.tsx'
import { setCachedUser } from '../lib/use-user.ts'
import { useLogOut } from '../offline/use-log-out.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/shell.tsx'
import type { ShownMessage } from '../shell/signed-in.tsx'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'
import { Toaster } from '../ui/toaster.tsx'

/** Dashboard pages that are not tabs. */
const PAGES = [
  ['audience', AUDIENCE_PATH, 'users', 'audience.title'],
  ['prices', PRICES_PATH, 'basket', 'prices.title'],
  ['inbox', INBOX_PATH, 'reply', 'inbox.title'],
  ['channels', CHANNELS_PATH, 'chart', 'reach.title'],
  ['harvests', HARVESTS_PATH, 'basket', 'harvests.title'],
  ['trials', TRIALS_PATH, 'chart', 'profile.comparisons'],
  ['phone', SIMULATOR_PATH, 'phone', 'practice.title'],
] as const

/** Header, sidebar and toasts of a dashboard page. On phones the sidebar is a strip that scrolls sideways. */
export function AdminFrame({
  tab,
  open,
  children,
}: {
  tab: AdminTab | (typeof PAGES)[number][0]
  /** Opens another tab without leaving the page; undefined on pages that are not tabs. */
  open?: (tab: AdminTab) => void
  children: ReactNode
}) {
  const { t, props } = usePage<{ said: ShownMessage | undefined }>()
  const message = props.said
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new tab is brought into sight
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - 24 })
  }, [tab])
  return (
    <div className="shell admin">
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Header />
      <nav ref={nav} className="admin-nav" aria-label={t('admin.nav')}>
        {ADMIN_TABS.map(({ id, icon }) => (
          <a
            key={id}
            className="admin-tab"
            href={adminTabAddress(id)}
            aria-current={id === tab ? 'page' : undefined}
            onClick={open && onPlainClick(() => open(id))}
          >
            <Icon name={icon} />
            {t(`admin.${id}`)}
          </a>
        ))}
        {PAGES.map(([page, href, icon, title]) => (
          <a key={page} className="admin-tab" href={href} aria-current={page === tab ? 'page' : undefined}>
            <Icon name={icon} />
            {t(title)}
          </a>
        ))}
        <div className="admin-out">
          <a className="admin-tab" href="/" title={t('admin.back')}>
            <Icon name="back" />
            <span>{t('admin.back')}</span>
          </a>
          <Logout />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className="page stack stack-l">
        {message ? <Notice tone={message.failed ? 'danger' : 'leaf'}>{message.words}</Notice> : null}
        {children}
      </main>
      <Footer />
      <Toaster />
    </div>
  )
}

function Logout() {
  const { t } = usePage()
  const { logOut, dialog } = useLogOut({
    onStart: () => toast({ title: t('profile.loggingOut') }),
    onDone: (client) => {
      client.clear()
      setCachedUser(client, null)
      toast({ title: t('profile.loggedOut') })
      location.assign('/')
    },
  })
  return (
    <SingleButtonForm action={signOut.form.at} onPress={() => logOut()}>
      <button type="submit" className="admin-tab" title={t('admin.logout')}>
        <Icon name="logout" />
        <span>{t('admin.logout')}</span>
      </button>
      {dialog}
    </SingleButtonForm>
  )
}
