import { ICON_PATHS, type IconName } from '../../contracts/icon-paths.ts'

/** Icon beside text. Hidden from screen readers unless it has a `label`. */
export function Icon({ name, label, filled }: { name: IconName; label?: string; filled?: boolean }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} fill={filled ? 'currentColor' : undefined} />
    </svg>
  )
}
