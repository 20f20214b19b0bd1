import type { Advisory } from '../../contracts/advisories.ts'
import { isPast } from '../home/tasks.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { CATEGORY_ICON } from './category-icon.ts'
import { DoneTap } from './done-tap.tsx'
import { PriorityBadge, UnreadDot } from './priority-badge.tsx'

/** An advisory in a list: the card opens it, one tap on it says that it was done. */
export function AdvisoryCard({ advisory }: { advisory: Advisory }) {
  const t = useT()
  const today = useFarmDay()
  const past = isPast(advisory, today)
  const card = (
    <a className={`card card-link advice${past ? ' advice-past' : ''}`} href={`/advisory/${advisory.id}`}>
      <span className={`advice-icon advice-${advisory.category}`}>
        <Icon name={CATEGORY_ICON[advisory.category]} />
      </span>
      <span className="advice-body">
        <span className="advice-crop small soft">
          {t(`crop.${advisory.cropType}`)}
          {advisory.isRead ? null : <UnreadDot />}
        </span>
        <h3>{advisory.title}</h3>
        <span className="advice-words soft">{advisory.content}</span>
        {advisory.beside ? (
          <span className="advice-words soft" lang={advisory.beside.language}>
            {advisory.beside.content}
          </span>
        ) : null}
        <span className="row">
          <PriorityBadge priority={advisory.priority} />
          {past ? <Badge>{t('advisory.past')}</Badge> : null}
        </span>
      </span>
    </a>
  )
  if (advisory.closes === null || past) return card
  return (
    <div className="advice-tap">
      {card}
      <DoneTap advisory={advisory} />
    </div>
  )
}
