import { listAdvisories } from '../../contracts/calls/advisories.ts'
import type { Crop } from '../../contracts/crop.ts'
import { AdviceGroup } from '../advisories/advice-group.tsx'
import { isPast, splitTitle } from '../home/tasks.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function ThisWeek({ crop }: { crop: Crop }) {
  const t = useTranslate()
  const today = useFarmDay()
  const { data } = useRead(listAdvisories)
  if (!data) return null
  const own = data.filter((advisory) => advisory.cropId === crop.id && !isPast(advisory, today))
  return (
    <section className="stack season-week" aria-labelledby="week">
      <h2 id="week">{t('season.week')}</h2>
      {own.length > 0 ? (
        <ul className="list tasks">
          {own.map((advisory) => (
            <AdviceGroup
              key={advisory.id}
              group={{ what: splitTitle(advisory.title).what, advisories: [advisory] }}
              today={today}
              onTick={() => undefined}
            />
          ))}
        </ul>
      ) : (
        <EmptyState picture="farm.done" text={t('season.nothing')} />
      )}
    </section>
  )
}
