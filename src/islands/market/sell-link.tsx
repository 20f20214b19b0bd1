import type { Advisory } from '../../contracts/advisories.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Link from sell-or-hold advice to the crop's prices and calculator. */
export function SellLink({ rule, cropId }: Pick<Advisory, 'rule' | 'cropId'>) {
  const t = useTranslate()
  if (rule !== 'harvest.sell' || cropId === null) return null
  return (
    <ButtonLink href={addressWithQuery('/prices', { crop: cropId })} variant="secondary" icon="basket">
      {t('market.hold')}
    </ButtonLink>
  )
}
