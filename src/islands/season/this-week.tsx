import { listAdvisories } from '../../contracts/calls/advisories.ts'
import type { Crop } from '../../contracts/crop.ts'
import { AdvisoryCard } from '../advisories/advisory-card.tsx'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** The advice of this week for one field. */
export function ThisWeek({ crop }: { crop: Crop }) {
  const t = useT()
  const today = useFarmDay()
  const { data } = useRead(listAdvisories)
  if (!data) return null
  const own = data.filter(
    ({ cropId, validUntil }) => cropId === crop.id && (validUntil === null || validUntil >= today),
  )
  return (
    <section className="stack season-week" aria-labelledby="week">
      <h2 id="week">{t('season.week')}</h2>
      {own.map((advisory) => (
        <AdvisoryCard key={advisory.id} advisory={advisory} />
      ))}
      {own.length === 0 ? <EmptyState icon="leaf" text={t('season.nothing')} /> : null}
    </section>
  )
}
