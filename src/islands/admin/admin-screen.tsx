import { type ComponentType, useEffect, useState } from 'react'
import { Spinner } from '../ui/spinner.tsx'
import { AdminFrame } from './frame.tsx'
import { type AdminTab, tabAddress, useTab } from './tabs.ts'

type Tabs = Partial<Record<AdminTab, ComponentType>>

const LOADERS: Record<AdminTab, () => Promise<ComponentType>> = {
  overview: async () => (await import('./overview.tsx')).Overview,
  farmers: async () => (await import('./farmers.tsx')).Farmers,
  content: async () => (await import('./content.tsx')).Content,
  exports: async () => (await import('./exports.tsx')).Exports,
  analytics: async () => (await import('./sms-tab.tsx')).SmsTab,
}

/**
 * The administrator's dashboard: what a tab reads is read only while it is open. `ready` are the tabs whose code came
 * with the page; that of another is fetched when it is first opened.
 */
export function AdminScreen({ ready }: { ready: Tabs }) {
  const { tab, open } = useTab()
  const [loaded, setLoaded] = useState(ready)
  const Tab = loaded[tab]
  useEffect(() => {
    if (loaded[tab]) return
    LOADERS[tab]().then(
      (component) => setLoaded((tabs) => ({ ...tabs, [tab]: component })),
      () => location.assign(tabAddress(tab)),
    )
  }, [tab, loaded])
  return (
    <AdminFrame tab={tab} open={open}>
      {Tab ? <Tab /> : <Spinner />}
    </AdminFrame>
  )
}
