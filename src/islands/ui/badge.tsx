import type { ReactNode } from 'react'
import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from './icon.tsx'

/** `danger` is a warning, `plain` a label. */
export type BadgeTone = 'plain' | 'leaf' | 'sun' | 'soil' | 'sky' | 'danger'

export function Badge({ tone = 'plain', icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  )
}
