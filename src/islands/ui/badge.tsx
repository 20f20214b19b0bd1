import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** `danger` is the specification's "destructive" style, `plain` its "secondary". */
export type BadgeTone = 'plain' | 'leaf' | 'sun' | 'soil' | 'sky' | 'danger'

export function Badge({ tone = 'plain', icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  )
}
