import type { ReactNode } from 'react'
import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from './icon.tsx'

type NoticeTone = 'plain' | 'sun' | 'danger' | 'leaf'
const ICONS: Record<NoticeTone, IconName> = { plain: 'info', sun: 'warning', danger: 'warning', leaf: 'check' }

/** Banner in the page. `danger` is announced at once (`role=alert`). */
export function Notice({
  tone = 'plain',
  action,
  children,
}: {
  tone?: NoticeTone
  /** Button or link on the right. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={tone === 'plain' ? 'notice' : `notice notice-${tone}`}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} />
      <p>{children}</p>
      {action}
    </div>
  )
}
