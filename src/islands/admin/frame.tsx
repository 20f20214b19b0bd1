import { type ReactNode, useEffect, useRef } from 'react'
import {
  type AdminTab,
  AUDIENCE,
  CHANNELS,
  HARVESTS,
  PHONE,
  PRICES,
  QUESTIONS,
  TABS,
  TRIALS,
  tabAddress,
} from '../../contracts/admin-tabs.ts'
import { signOut } from '../../contracts/calls/accounts.ts'
import { usePage } from '../lib/page.tsx'
import { showUser } from '../lib/user.ts'
import { useLogOut } from '../offline/use-log-out.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/shell.tsx'
import type { Said } from '../shell/signed-in.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainClick } from '../ui/lazy-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { PressForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'
import { Toaster } from '../ui/toaster.tsx'

/** Header, sidebar and toasts around a tab of the dashboard or around a page of its own; on a phone the sidebar is a strip that scrolls sideways, past the ways out at its end. */
export function AdminFrame({
  tab,
  open,
  children,
}: {
  tab: AdminTab | 'audience' | 'prices' | 'inbox' | 'channels' | 'trials' | 'harvests' | 'phone'
  /** Opens another one without leaving the page; left out where that is another page. */
  open?: (tab: AdminTab) => void
  children: ReactNode
}) {
  const { t, props } = usePage()
  const said = props.said as Said | undefined
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
        {TABS.map(({ id, icon }) => (
          <a
            key={id}
            className="admin-tab"
            href={tabAddress(id)}
            aria-current={id === tab ? 'page' : undefined}
            onClick={open && plainClick(() => open(id))}
          >
            <Icon name={icon} />
            {t(`admin.${id}`)}
          </a>
        ))}
        <a className="admin-tab" href={AUDIENCE} aria-current={tab === 'audience' ? 'page' : undefined}>
          <Icon name="users" />
          {t('audience.title')}
        </a>
        <a className="admin-tab" href={PRICES} aria-current={tab === 'prices' ? 'page' : undefined}>
          <Icon name="basket" />
          {t('prices.title')}
        </a>
        <a className="admin-tab" href={QUESTIONS} aria-current={tab === 'inbox' ? 'page' : undefined}>
          <Icon name="reply" />
          {t('inbox.title')}
        </a>
        <a className="admin-tab" href={CHANNELS} aria-current={tab === 'channels' ? 'page' : undefined}>
          <Icon name="chart" />
          {t('reach.title')}
        </a>
        <a className="admin-tab" href={HARVESTS} aria-current={tab === 'harvests' ? 'page' : undefined}>
          <Icon name="basket" />
          {t('harvests.title')}
        </a>
        <a className="admin-tab" href={TRIALS} aria-current={tab === 'trials' ? 'page' : undefined}>
          <Icon name="chart" />
          {t('profile.comparisons')}
        </a>
        <a className="admin-tab" href={PHONE} aria-current={tab === 'phone' ? 'page' : undefined}>
          <Icon name="phone" />
          {t('practice.title')}
        </a>
        <div className="admin-out">
          <a className="admin-tab" href="/" title={t('admin.back')}>
            <Icon name="back" />
            <span>{t('admin.back')}</span>
          </a>
          <Logout />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className="page stack stack-l">
        {said ? <Notice tone={said.failed ? 'danger' : 'leaf'}>{said.words}</Notice> : null}
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
      showUser(client, null)
      toast({ title: t('profile.loggedOut') })
      location.assign('/')
    },
  })
  return (
    <PressForm action={signOut.form.at} onPress={() => logOut()}>
      <button type="submit" className="admin-tab" title={t('admin.logout')}>
        <Icon name="logout" />
        <span>{t('admin.logout')}</span>
      </button>
      {dialog}
    </PressForm>
  )
}
