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

/** Administrator's dashboard. A tab's data is read only while the tab is open. */
export default function Admin() {
  const { tab, open } = useTab()
  const Tab = TABS[tab]
  return (
    <AdminFrame tab={tab} open={open}>
      <Tab />
    </AdminFrame>
  )
}
