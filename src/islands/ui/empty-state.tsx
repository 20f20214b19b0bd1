import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

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
