import { AUDIENCE_PATH } from '../../contracts/admin-tabs.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function Farmers() {
  const t = useTranslate()
  return (
    <>
      <h1>{t('admin.farmersTitle')}</h1>
      <EmptyState
        picture="farm.done"
        text={t('admin.farmersSoon')}
        hint={t('audience.about')}
        action={<ButtonLink href={AUDIENCE_PATH}>{t('audience.title')}</ButtonLink>}
      />
    </>
  )
}
