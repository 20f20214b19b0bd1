import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

const DELAY_MS = 700
const SKIP_DELAY_MS = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * Text for a control that shows only an icon. It appears after 700 ms of hover or focus, or at once within 300 ms after
 * another closed. Escape hides it. The control needs its own accessible name.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = () => {
    clearTimeout(timer.current)
    const delay = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="tip"
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? show() : undefined)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => (event.target.matches(':focus-visible') ? show() : undefined)}
      onBlur={hide}
      onKeyDown={(event) => (event.key === 'Escape' ? hide() : undefined)}
    >
      {children}
      {open ? (
        <span className="tip-text" role="tooltip" id={id}>
          {text}
        </span>
      ) : null}
    </span>
  )
}
