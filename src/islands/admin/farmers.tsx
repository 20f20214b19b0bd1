import { useT } from '../lib/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function Farmers() {
  const t = useT()
  return (
    <>
      <h1>{t('admin.farmersTitle')}</h1>
      <EmptyState picture="farm.done" text={t('admin.farmersSoon')} hint={t('admin.farmersText')} />
    </>
  )
}
