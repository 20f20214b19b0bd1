import { useEffect, useState } from 'react'
import { type AdminTab, adminTabAddress, parseAdminTab } from '../../contracts/admin-tabs.ts'
import { usePage } from '../lib/page.tsx'

/** Holds the open tab in the URL: tabs can be linked to, Back goes through them, and without JavaScript each is a page. */
export function useTab() {
  const { props } = usePage<{ tab: AdminTab }>()
  const [tab, setTab] = useState(props.tab)
  useEffect(() => {
    const moved = () => setTab(tabIn(location.href))
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])
  const open = (next: AdminTab) => {
    if (next !== tab) history.pushState(null, '', adminTabAddress(next))
    setTab(next)
    scrollTo(0, 0)
  }
  return { tab, open }
}

const tabIn = (url: string) => parseAdminTab(new URL(url, 'http://here.invalid').searchParams.get('tab'))
