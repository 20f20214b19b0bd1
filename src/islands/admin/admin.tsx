import { usePage } from '../lib/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Content } from './content.tsx'
import { Exports } from './exports.tsx'
import { AdminFrame } from './frame.tsx'
import { Overview } from './overview.tsx'
import { SmsTab } from './sms-tab.tsx'
import { useTab } from './tabs.ts'

/** The administrator's dashboard. What a tab reads is read only while it is open. */
export default function Admin() {
  const { tab, open } = useTab()
  return (
    <AdminFrame tab={tab} open={open}>
      {tab === 'overview' ? <Overview /> : null}
      {tab === 'farmers' ? <Farmers /> : null}
      {tab === 'content' ? <Content /> : null}
      {tab === 'exports' ? <Exports /> : null}
      {tab === 'analytics' ? <SmsTab /> : null}
    </AdminFrame>
  )
}

function Farmers() {
  const { t } = usePage()
  return (
    <>
      <h1>{t('admin.farmersTitle')}</h1>
      <EmptyState icon="users" text={t('admin.farmersSoon')} hint={t('admin.farmersText')} />
    </>
  )
}
