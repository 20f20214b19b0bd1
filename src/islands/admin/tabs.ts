import { useEffect, useState } from 'react'
import { usePage } from '../lib/page.tsx'
import type { IconName } from '../ui/icon-paths.ts'

/** In the order of the sidebar. `analytics` is where SMS are managed (specification §2). */
export const TABS = [
  { id: 'overview', icon: 'chart' },
  { id: 'farmers', icon: 'users' },
  { id: 'content', icon: 'shield' },
  { id: 'exports', icon: 'download' },
  { id: 'analytics', icon: 'send' },
] as const satisfies { id: string; icon: IconName }[]
export type AdminTab = (typeof TABS)[number]['id']

export const tabAddress = (tab: AdminTab) => (tab === 'overview' ? '/admin' : `/admin?tab=${tab}`)

/** The tab an address asks for; Overview for none and for any other. */
export const tabOf = (asked: string | null | undefined): AdminTab =>
  TABS.find(({ id }) => id === asked)?.id ?? 'overview'

/** The open tab is in the address: it can be linked to, Back goes through tabs, and without script each is a page. */
export function useTab() {
  const { props } = usePage()
  const [tab, setTab] = useState(props.tab as AdminTab)
  useEffect(() => {
    const moved = () => setTab(tabIn(location.href))
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])
  const open = (next: AdminTab) => {
    if (next !== tab) history.pushState(null, '', tabAddress(next))
    setTab(next)
    scrollTo(0, 0)
  }
  return { tab, open }
}

const tabIn = (url: string) => tabOf(new URL(url, 'http://here.invalid').searchParams.get('tab'))
