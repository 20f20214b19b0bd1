/** @jsxImportSource hono/jsx */
import { ICON_PATHS, type IconName } from '../../contracts/icon-paths.ts'

/** The same drawings as the screens', for pages without React. Beside words, so hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
)
