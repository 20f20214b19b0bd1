import type { Priority } from '../../contracts/farm.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const TONES: Record<Priority, BadgeTone> = { high: 'danger', medium: 'sun', low: 'plain' }

const WORDS = { high: 'advisory.high', medium: 'advisory.medium', low: 'advisory.low' } as const

export function PriorityBadge({ priority }: { priority: Priority }) {
  const t = useTranslate()
  return (
    <Badge tone={TONES[priority]} icon={priority === 'high' ? 'warning' : undefined}>
      {t(WORDS[priority])}
    </Badge>
  )
}

/** Dot for sighted users, a word for screen readers. */
export function UnreadDot() {
  const t = useTranslate()
  return (
    <span className="dot">
      <span className="hidden-text">{t('advisory.unread')}</span>
    </span>
  )
}
