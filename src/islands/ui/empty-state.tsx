import type { ReactNode } from 'react'
import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from './icon.tsx'

/** What a list says when it is empty. `text` is the exact sentence; `action` a button or link. */
export function EmptyState({
  icon = 'sprout',
  text,
  hint,
  action,
}: {
  icon?: IconName
  text: ReactNode
  hint?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <p>{text}</p>
      {hint ? <p className="small">{hint}</p> : null}
      {action}
    </div>
  )
}
