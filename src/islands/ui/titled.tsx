import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from './icon.tsx'

/** Page heading with an icon. */
export const PageHeading = ({ icon, danger, children }: { icon: IconName; danger?: boolean; children: string }) => (
  <div className="titled">
    <span className={danger ? 'mark mark-danger' : 'mark'}>
      <Icon name={icon} />
    </span>
    <h1>{children}</h1>
  </div>
)
