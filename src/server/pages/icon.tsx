/** @jsxImportSource hono/jsx */
import { ICON_PATHS, type IconName } from '../../contracts/icon-paths.ts'

/** Counterpart of the screens' icons for pages without React. Always beside text, so hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
)
