import type { ComponentType } from 'react'
import type { AdminTab } from '../../contracts/admin-tabs.ts'
import { Content } from './content.tsx'
import { Exports } from './exports.tsx'
import { Farmers } from './farmers.tsx'
import { AdminFrame } from './frame.tsx'
import { Overview } from './overview.tsx'
import { SmsTab } from './sms-tab.tsx'
import { useTab } from './use-tab.ts'

const TABS: Record<AdminTab, ComponentType> = {
  overview: Overview,
  farmers: Farmers,
  content: Content,
  exports: Exports,
  analytics: SmsTab,
}

/** The administrator's dashboard: what a tab reads is read only while it is open. */
export default function Admin() {
  const { tab, open } = useTab()
  const Tab = TABS[tab]
  return (
    <AdminFrame tab={tab} open={open}>
      <Tab />
    </AdminFrame>
  )
}
