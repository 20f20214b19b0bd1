import type { ReactNode } from 'react'

/** One touch that fills the field beside it. `label` where its words are too short to be understood alone by ear. */
export function Pick({
  chosen,
  label,
  onClick,
  children,
}: {
  chosen: boolean
  label?: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className="pick" aria-pressed={chosen} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
