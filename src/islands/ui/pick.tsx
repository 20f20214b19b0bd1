import type { ReactNode } from 'react'

/** Button that fills the field beside it. `label` is for screen readers if the button's text is too short. */
export function ChoiceButton({
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
